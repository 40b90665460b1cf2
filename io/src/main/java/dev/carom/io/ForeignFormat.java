// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.nio.charset.StandardCharsets;

/** Formats that are sometimes mistaken for CSV, recognised by their first bytes. */
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
  PDF("a PDF document, not a table of shapes"),
  BINARY("not a text file; Carom reads CSV, JSON lines, GeoJSON and Parquet");

  /** The number of bytes to inspect. */
  static final int LOOK = 512;

  private final String words;

  ForeignFormat(String words) {
    this.words = words;
  }

  /** Returns a message that names the format and what to do. */
  String explain(String file) {
    return file + " is " + words;
  }

  /**
   * Returns true if a file that should be text starts with these bytes but is not text. UTF-16 has
   * zero bytes, too, but hardly ever two in a row.
   */
  static boolean isBinary(byte[] start) {
    String text = new String(start, StandardCharsets.ISO_8859_1);
    boolean hasMark =
        text.startsWith("\u00ff\u00fe")
            || text.startsWith("\u00fe\u00ff")
            || text.startsWith("\0\0\u00fe\u00ff");
    return !hasMark && text.contains("\0\0");
  }

  /** Returns the format of a file that starts with these bytes; null if unknown. */
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
