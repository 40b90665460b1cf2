package dev.carom.io;

import java.nio.charset.StandardCharsets;

/** Formats that are given for CSV now and then; each is recognised by its first bytes. */
enum ForeignFormat {
  EXCEL("an Excel workbook; save the sheet as CSV (UTF-8)"),
  SPREADSHEET("an OpenDocument spreadsheet; save the sheet as CSV (UTF-8)"),
  ZIP("a zip archive; decompress it first"),
  BZIP2("compressed with bzip2; decompress it first, for example with bunzip2"),
  XZ("compressed with xz; decompress it first, for example with unxz"),
  ZSTD("compressed with zstd; decompress it first, for example with unzstd"),
  ENCRYPTED_PARQUET("an encrypted Parquet file, which Carom cannot read"),
  ARROW("an Arrow file; save it as Parquet"),
  AVRO("an Avro file; save it as Parquet"),
  SQLITE("a SQLite database; export the table as CSV"),
  PDF("a PDF document, not a table of shapes");

  /** How many bytes of a file are worth a look. */
  static final int LOOK = 512;

  private final String words;

  ForeignFormat(String words) {
    this.words = words;
  }

  /** Says what a file is, and what to do about it. */
  String explain(String file) {
    return file + " is " + words;
  }

  /** The format of a file that begins so; null if it is none of these. */
  static ForeignFormat of(byte[] start) {
    String text = new String(start, StandardCharsets.ISO_8859_1);
    if (text.startsWith("PK\u0003\u0004")) {
      return text.contains("[Content_Types].xml") || text.contains("xl/")
          ? EXCEL
          : text.contains("opendocument.spreadsheet") ? SPREADSHEET : ZIP;
    }
    if (text.startsWith("\u00d0\u00cf\u0011\u00e0")) {
      return EXCEL;
    }
    if (text.matches("(?s)BZh[1-9].*")) {
      return BZIP2;
    }
    if (text.startsWith("\u00fd7zXZ\0")) {
      return XZ;
    }
    if (text.startsWith("\u0028\u00b5\u002f\u00fd")) {
      return ZSTD;
    }
    if (text.startsWith("PARE")) {
      return ENCRYPTED_PARQUET;
    }
    if (text.startsWith("ARROW1")) {
      return ARROW;
    }
    if (text.startsWith("Obj\u0001")) {
      return AVRO;
    }
    if (text.startsWith("SQLite format 3")) {
      return SQLITE;
    }
    return text.startsWith("%PDF-") ? PDF : null;
  }
}
