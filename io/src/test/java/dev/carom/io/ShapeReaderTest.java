// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import dev.carom.Box;
import dev.carom.Circle;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShapeReaderTest {
  @TempDir Path folder;

  @Test
  void readsCirclesAndBoxesByKind() throws IOException {
    ShapeTable shapes =
        read(
            """
            id,kind,x,y,radius,width,height
            ball,circle,1,2,3,,
            brick,box,4,5,,2,6
            """);
    assertThat(shapes.size()).isEqualTo(2);
    assertThat(shapes.circles()).isEqualTo(1);
    assertThat(shapes.boxes()).isEqualTo(1);
    assertThat(shapes.id(0)).isEqualTo("ball");
    assertThat(shapes.shape(0)).isEqualTo(new Circle(1, 2, 3));
    assertThat(shapes.shape(1)).isEqualTo(new Box(3, 2, 5, 8));
  }

  @Test
  void columnsMayComeInAnyOrderWithOthersBetween() throws IOException {
    ShapeTable shapes = read(" Radius ,name,Y,x\n3,Anna,2,1\n");
    assertThat(shapes.shape(0)).isEqualTo(new Circle(1, 2, 3));
    assertThat(shapes.id(0)).as("without ids, the number of the row").isEqualTo("1");
  }

  @Test
  void boxesMayBeGivenByTheirSides() throws IOException {
    assertThat(read("min_x,min_y,max_x,max_y\n1,2,3,4\n").shape(0)).isEqualTo(new Box(1, 2, 3, 4));
  }

  @Test
  void aFileMayGiveBoxesInBothWays() throws IOException {
    ShapeTable shapes =
        read("kind,x,y,width,height,min_x,min_y,max_x,max_y\nbox,0,0,2,2,,,,\nbox,,,,,1,2,3,4\n");
    assertThat(shapes.shape(0)).isEqualTo(new Box(-1, -1, 1, 1));
    assertThat(shapes.shape(1)).isEqualTo(new Box(1, 2, 3, 4));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "id,x,y,radius\r\na,1,2,3\r\nb,4,5,6\r\n",
        "id,x,y,radius\na,1,2,3\nb,4,5,6",
        "\uFEFFid,x,y,radius\na,1,2,3\n\n\nb,4,5,6\n\n",
        "\"id\",\"x\",\"y\",\"radius\"\n\"a\",\"1\",\"2\",\"3\"\n\"b\",\"4\",\"5\",\"6\"\n",
        "id,x,y,radius\na, 1e0 ,0.02E2,+3.0\nb,4,5,.6e1\n"
      })
  void writingsOfTheSameAreReadAsTheSame(String csv) throws IOException {
    ShapeTable shapes = read(csv);
    assertThat(shapes.size()).isEqualTo(2);
    assertThat(shapes.id(0)).isEqualTo("a");
    assertThat(shapes.shape(0)).isEqualTo(new Circle(1, 2, 3));
    assertThat(shapes.id(1)).isEqualTo("b");
    assertThat(shapes.shape(1)).isEqualTo(new Circle(4, 5, 6));
  }

  @Test
  void quotedIdsMayHoldAnything() throws IOException {
    ShapeTable shapes = read("id,x,y,radius\n\"a, \"\"b\"\"\nc\",1,2,3\n");
    assertThat(shapes.id(0)).isEqualTo("a, \"b\"\nc");
  }

  @Test
  void aFileWithByteOrderMarkOfUtf16IsReadToo() throws IOException {
    Charset utf16 = StandardCharsets.UTF_16;
    ShapeTable shapes = read(new ByteArrayInputStream("id,x,y,radius\nø,1,2,3\n".getBytes(utf16)));
    assertThat(shapes.id(0)).isEqualTo("ø");
  }

  /** Replaced, both would be the same id. */
  @ParameterizedTest
  @ValueSource(strings = {"", "\"q\",0,0,1\n"})
  void anotherEncodingIsRefusedWithTheLineAndAGuess(String quoted) {
    String csv = "id,x,y,radius\n" + quoted + "Grün-ä,0,0,1\r\nGrün-ö,0,0,1\n";
    byte[] bytes = csv.getBytes(StandardCharsets.ISO_8859_1);
    assertThatThrownBy(() -> read(new ByteArrayInputStream(bytes)))
        .isInstanceOf(BadFileException.class)
        .hasMessage(
            "test.csv:%d: byte 0xFC is not valid UTF-8; in windows-1252 (Latin-1) it would be"
                    .formatted(quoted.isEmpty() ? 2 : 3)
                + " \"Grün-ä\". Save the file as UTF-8, for example with iconv -f windows-1252 -t"
                + " UTF-8");
  }

  @Test
  void bytesThatAreNoTextAreRefusedWhereverTheyAre() {
    for (String csv :
        List.of(
            "id,x,y,radius,colour\na,0,0,1,gr\u0081n\n",
            "id,x,y,radius,gr\u0081n\na,0,0,1,7\n",
            "id,x,y,radius,colour\na,0,0,1,\"gr\u0081n\"\n",
            "id,x,y,radius,colour\na,0,0,1,\u00c3")) {
      assertThatThrownBy(
              () -> read(new ByteArrayInputStream(csv.getBytes(StandardCharsets.ISO_8859_1))))
          .isInstanceOf(BadFileException.class)
          .hasMessageMatching("test.csv:[12]: byte 0x(81|C3) is not valid UTF-8; .*");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"wrong", "\"wrong\""})
  void aWrongHeaderIsNamedBeforeInvalidBytesBelowIt(String header) {
    byte[] bytes = (header + "\n1,2\ngr\u0081n\n").getBytes(StandardCharsets.ISO_8859_1);
    assertThatThrownBy(() -> read(new ByteArrayInputStream(bytes)))
        .isInstanceOf(BadFileException.class)
        .hasMessageContaining("found: wrong");
  }

  @Test
  void brokenUtf16IsRefusedToo() {
    byte[] bytes = "\uFEFFid,x,y,radius\na?,1,2,3\n".getBytes(StandardCharsets.UTF_16LE);
    bytes[bytes.length - 17] = (byte) 0xd8; // Half a character, in front of a comma.
    assertThatThrownBy(() -> read(new ByteArrayInputStream(bytes)))
        .isInstanceOf(BadFileException.class)
        .hasMessage(
            "test.csv:2: the byte order mark says UTF-16LE, but this line is something else; save it as UTF-8");
  }

  @Test
  void idsAreKeptAsTheyAre() throws IOException {
    ShapeTable shapes = read("id,x,y,radius\n\"a\",0,0,1\n\" a\",0,0,1\n a ,0,0,1\n 7,0,0,1\n");
    assertThat(List.of(shapes.id(0), shapes.id(1), shapes.id(2), shapes.id(3)))
        .containsExactly("a", " a", " a ", " 7");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\"\"", "\"  \""})
  void anIdOfSpacesIsEmpty(String id) {
    assertThatThrownBy(() -> read("id,x,y,radius\n" + id + ",0,0,1\n"))
        .hasMessage("test.csv:2: column \"id\": is empty");
  }

  @Test
  void gzipIsRecognisedWhateverTheName() throws IOException {
    byte[] packed = gzip("x,y,radius\n1,2,3\n");
    assertThat(read(new ByteArrayInputStream(packed)).size()).isEqualTo(1);
    Path file = Files.write(folder.resolve("shapes.csv"), packed);
    assertThat(new ShapeReader().read(file).size()).isEqualTo(1);
  }

  @Test
  void aHeaderWithoutRowsIsNoShape() throws IOException {
    assertThat(read("id,x,y,radius\n").size()).isZero();
  }

  @Test
  void numbersAndWordsMayBothBeIds() throws IOException {
    ShapeTable shapes = read("id,x,y,radius\n7,0,0,1\n-3,0,0,1\n007,0,0,1\nseven,0,0,1\n");
    assertThat(List.of(shapes.id(0), shapes.id(1), shapes.id(2), shapes.id(3)))
        .containsExactly("7", "-3", "007", "seven");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''|is empty; its first line must name the columns",
        "1,2,3\\n4,5,6|the first line must name the columns, for example"
            + " id,kind,x,y,radius,width,height, but looks like a row of data: 1,2,3",
        "tug-1,112,60,2.5\\n|but looks like a row of data: tug-1,112,60,2.5",
        "x,y\\n1,2|circles need the columns x, y and radius; boxes x, y, width and height, or"
            + " min_x, min_y, max_x and max_y; capsules x, y, x2, y2 and radius; polygons points;"
            + " geometries in WKT or WKB the column geometry; to read x and y as points, use"
            + " --points; found: x, y",
        "x,radius\\n1,2|missing column: y; found: x, radius",
        "min_x,min_y,max_x\\n1,2,3|missing column: max_y; found: min_x, min_y, max_x",
        "x,y,width\\n1,2,3|missing column: height; found: x, y, width",
        "id,x_min,y_min,x_max,y_max\\n|missing columns: min_x, min_y, max_x, max_y; found: id, x_min,"
            + " y_min, x_max, y_max. Did you mean min_x for x_min, min_y for y_min, max_x for x_max,"
            + " max_y for y_max?",
        "id,x,y,r\\n|missing column: radius; found: id, x, y, r. Did you mean radius for r?",
        "id,lon,lat,radius\\n|missing columns: x, y; found: id, lon, lat, radius. Did you mean x for"
            + " lon, y for lat?",
        "x,y,raduis\\n|Did you mean radius for raduis?",
        "cx,cy,W,H\\n|missing columns: x, y, width, height; found: cx, cy, W, H. Did you mean x for"
            + " cx, y for cy, width for W, height for H?",
        "colour,weight\\n|circles need the columns x, y and radius; boxes x, y, width and height, or"
            + " min_x, min_y, max_x and max_y; capsules x, y, x2, y2 and radius; polygons points;"
            + " geometries in WKT or WKB the column geometry; found: colour, weight",
        "i\0d\0,\0x\0\\n|looks like UTF-16 without a byte order mark",
        "x,y,radius,width,height\\n1,2,3,4,5|add a column \"kind\"",
        "x,y,x,radius\\n1,2,3,4|duplicate column \"x\"",
        "x,y,radius\\n1,\"2,3|a quote is not closed",
        "x,y,radius\\n1,\"2\"x,3|a quote is not closed, or something follows",
      })
  void aFileThatIsNoTableOfShapesIsExplained(String csv, String problem) {
    assertThatThrownBy(() -> read(csv.replace("\\n", "\n")))
        .isInstanceOf(BadFileException.class)
        .hasMessageStartingWith("test.csv")
        .hasMessageContaining(problem);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "504b0304140000000800|is a zip archive; decompress it first",
        "504b03045b436f6e74656e745f54797065735d2e786d6c|is an Excel workbook; save the sheet as CSV",
        "425a6839314159265359|is compressed with bzip2; decompress it first, for example with bunzip2",
        "fd377a585a000004|is compressed with xz",
        "d0cf11e0a1b11ae1|is an Excel workbook",
        "53514c69746520666f726d6174203300|is a SQLite database",
      })
  void filesOfOtherProgramsAreRecognised(String start, String problem) throws IOException {
    byte[] bytes = Arrays.copyOf(HexFormat.of().parseHex(start), 100);
    assertThatThrownBy(() -> read(new ByteArrayInputStream(bytes)))
        .isInstanceOf(BadFileException.class)
        .hasMessageStartingWith("test.csv " + problem);
    Path parquet = Files.write(folder.resolve("shapes.parquet"), bytes);
    assertThatThrownBy(() -> new ShapeReader().read(parquet))
        .hasMessageStartingWith(parquet + " " + problem);
  }

  /** A PNG, an ELF program, a Windows program, a shapefile. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "89504e470d0a1a0a0000000d49484452",
        "7f454c46020101000000000000000000",
        "4d5a90000300000004000000ffff0000",
        "0000270a000000000000000000000000"
      })
  void otherBinaryDataIsRecognised(String start) {
    byte[] bytes = Arrays.copyOf(HexFormat.of().parseHex(start), 100);
    Arrays.fill(bytes, 20, 100, (byte) 0xe4);
    assertThatThrownBy(() -> read(new ByteArrayInputStream(bytes)))
        .isInstanceOf(BadFileException.class)
        .hasMessage(
            "test.csv is not a text file; Carom reads CSV, JSON lines, GeoJSON and Parquet");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "circle,one,2,3,,|test.csv:2: column \"x\": \"one\" is not a number",
        "circle,1,NaN,3,,|test.csv:2: column \"y\": \"NaN\" is not a number",
        "circle,1,2,-3,,|test.csv:2: column \"radius\": \"-3\" must not be negative",
        "circle,1,2,,,|test.csv:2: column \"radius\": is empty",
        "circle,1e999,2,3,,|test.csv:2: column \"x\": \"1e999\" exceeds the range of doubles",
        "box,1,2,,-1,1|test.csv:2: column \"width\": \"-1\" must not be negative",
        "box,1,2,,1,|test.csv:2: column \"height\": is empty",
        "box,1,2,0.5,1,1|test.csv:2: column \"radius\": \"0.5\" does not apply to a box; leave the cell"
            + " empty, or write a polygon with a radius",
        "box,1,2,half,1,1|test.csv:2: column \"radius\": \"half\" does not apply to a box; leave the"
            + " cell empty, or write a polygon with a radius",
        "box,1e308,2,,1.7e308,1|test.csv:2: column \"width\": the box exceeds the range of doubles",
        "star,1,2,3,4,5|test.csv:2: column \"kind\": \"star\" must be circle, box, capsule or polygon",
        ",1,2,3,4,5|test.csv:2: column \"kind\": is empty; it must be circle, box, capsule or polygon",
        "circle,1,2|test.csv:2: the row has 3 cells, but there are 6 columns",
        "circle,1,2,3,4,5,6|test.csv:2: the row has 7 cells, but there are 6 columns"
      })
  void aBadRowIsNamedWithLineColumnAndValue(String row, String message) {
    assertThatThrownBy(() -> read("kind,x,y,radius,width,height\n" + row + "\n"))
        .isInstanceOf(BadFileException.class)
        .hasMessage(message);
  }

  @Test
  void aCommaInANumberIsExplained() {
    assertThatThrownBy(() -> read("x,y,radius\n1,2,\"1,5\"\n"))
        .hasMessage(
            "test.csv:2: column \"radius\": \"1,5\" is not a number (use a point, not a comma)");
  }

  @Test
  void aSeparatorOfThousandsIsExplained() {
    assertThatThrownBy(() -> read("x,y,radius\n1,2,\"1,234.5\"\n"))
        .hasMessage(
            "test.csv:2: column \"radius\": \"1,234.5\" is not a number (leave out the commas)");
  }

  @Test
  void sidesInTheWrongOrderAreABadRow() {
    assertThatThrownBy(() -> read("min_x,min_y,max_x,max_y\n1,2,3,4\n5,2,3,4\n"))
        .hasMessage("test.csv:3: column \"min_x\": \"5\" must not exceed max_x, which is 3");
  }

  @ParameterizedTest
  @ValueSource(strings = {"5,0,0,1\n3,0,0,1\n5,0,0,1", "a,0,0,1\nb,0,0,1\na,0,0,1"})
  void anIdThatIsThereTwiceIsABadRow(String rows) {
    assertThatThrownBy(() -> read("id,x,y,radius\n" + rows + "\n"))
        .hasMessageMatching(
            "test.csv:4: column \"id\": \"[5a]\" is already the id of an earlier row");
  }

  @Test
  void badRowsCanBeSkipped() throws IOException {
    List<BadRow> bad = new ArrayList<>();
    String csv = "id,x,y,radius\na,1,2,3\nb,1,2,x\nc,1,2\na,4,5,6\nd,4,5,6\n,4,5,6\n";
    ShapeTable shapes =
        new ShapeReader()
            .skipBadRows(bad::add)
            .read("test.csv", new ByteArrayInputStream(csv.getBytes(StandardCharsets.UTF_8)));
    assertThat(shapes.size()).isEqualTo(2);
    assertThat(shapes.id(1)).isEqualTo("d");
    assertThat(bad)
        .extracting(BadRow::line, BadRow::column, BadRow::value)
        .containsExactly(
            tuple(3L, "radius", "x"), tuple(4L, "", ""), tuple(5L, "id", "a"), tuple(7L, "id", ""));
  }

  @Test
  void skippedRowsDoNotShiftTheNumbersThatStandForIds() throws IOException {
    String csv = "x,y,radius\nx,2,3\n4,5,6\n";
    ShapeTable shapes =
        new ShapeReader()
            .skipBadRows(bad -> {})
            .read("test.csv", new ByteArrayInputStream(csv.getBytes(StandardCharsets.UTF_8)));
    assertThat(shapes.id(0)).isEqualTo("2");
  }

  @Test
  void theLongestCellsAreThoseOfAboutTheNumberInTheMessage() throws IOException {
    String header = "id,x,y,radius\n";
    assertThat(read(header + "a".repeat(65_500) + ",1,2,3\n").size()).isEqualTo(1);
    assertThat(read(header + '"' + "a".repeat(65_500) + "\",1,2,3\n").size()).isEqualTo(1);
    for (String quote : List.of("", "\"")) {
      assertThatThrownBy(() -> read(header + quote + "a".repeat(65_536) + quote + ",1,2,3\n"))
          .isInstanceOf(BadFileException.class)
          .hasMessage(
              "test.csv:2: a cell has about 65536 characters or more, or a quote is not closed");
    }
  }

  /** It must end soon and without taking the memory for it. */
  @ParameterizedTest
  @ValueSource(strings = {"1", ",", "\"", "1,"})
  void aLineOfABillionCharactersIsRefused(String repeated) {
    assertThatThrownBy(() -> read(new Endless("x,y,radius\n", repeated, 1_000_000_000L)))
        .isInstanceOf(BadFileException.class)
        .hasMessageMatching(
            "(?s)test.csv:2: (a cell has about 65536 characters or more, or a quote is not closed"
                + "|the row has more than 1048576 cells)");
  }

  /** The same characters over and over. */
  private static final class Endless extends InputStream {
    private final byte[] start;
    private final byte[] repeated;
    private final long length;
    private long at;

    Endless(String start, String repeated, long length) {
      this.start = start.getBytes(StandardCharsets.US_ASCII);
      this.repeated = repeated.getBytes(StandardCharsets.US_ASCII);
      this.length = length;
    }

    @Override
    public int read() {
      if (at >= length) {
        return -1;
      }
      long place = at++;
      return place < start.length ? start[(int) place] : repeated[(int) (place % repeated.length)];
    }

    @Override
    public int read(byte[] bytes, int offset, int count) {
      int done = 0;
      while (done < count && at < length) {
        bytes[offset + done++] = (byte) read();
      }
      return done == 0 && count > 0 ? -1 : done;
    }
  }

  @Test
  void aTextNamedParquetIsExplained() throws IOException {
    Path file = Files.writeString(folder.resolve("shapes.parquet"), "x,y,radius\n1,2,3\n");
    assertThatThrownBy(() -> new ShapeReader().read(file))
        .isInstanceOf(BadFileException.class)
        .hasMessageContaining("is not a Parquet file");
  }

  @Test
  void aParquetFileNamedCsvIsExplained() throws IOException {
    Path file = Files.writeString(folder.resolve("shapes.csv"), "PAR1 and more");
    assertThatThrownBy(() -> new ShapeReader().read(file))
        .isInstanceOf(BadFileException.class)
        .hasMessageContaining("is a Parquet file, not CSV; name it .parquet");
  }

  @Test
  void damagedFilesAreExplained() throws IOException {
    byte[] packed = gzip("x,y,radius\n" + "1,2,3\n".repeat(10_000));
    Path cut = folder.resolve("cut.csv.gz");
    Files.write(cut, Arrays.copyOf(packed, packed.length / 2));
    assertThatThrownBy(() -> new ShapeReader().read(cut))
        .isInstanceOf(BadFileException.class)
        .hasMessageContaining("is damaged: its gzip data");
    Path parquet = Files.writeString(folder.resolve("cut.parquet"), "PAR1PAR1PAR1PAR1PAR1");
    assertThatThrownBy(() -> new ShapeReader().read(parquet))
        .isInstanceOf(BadFileException.class)
        .hasMessageContaining("is damaged");
  }

  @Test
  void progressReachesTheEnd() throws IOException {
    Path file = Files.writeString(folder.resolve("shapes.csv"), "x,y,radius\n1,2,3\n");
    List<Double> parts = new ArrayList<>();
    new ShapeReader().progress(parts::add).read(file);
    assertThat(parts).isSorted().last().isEqualTo(1.0);
  }

  private static byte[] gzip(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream packed = new GZIPOutputStream(bytes)) {
      packed.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return bytes.toByteArray();
  }

  private static ShapeTable read(String csv) throws IOException {
    return read(new ByteArrayInputStream(csv.getBytes(StandardCharsets.UTF_8)));
  }

  private static ShapeTable read(InputStream csv) throws IOException {
    return new ShapeReader().read("test.csv", csv);
  }
}
