// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdOutputStream;
import de.siegmar.fastcsv.reader.CsvReader;
import dev.carom.Circle;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** CSV compressed with zstd. */
class ZstdTest {
  @TempDir Path folder;

  @Test
  void isRecognisedWhateverTheName() throws IOException {
    byte[] packed = zstd("x,y,radius\n1,2,3\n");
    for (String name : new String[] {"shapes.csv.zst", "shapes.csv", "shapes.zst"}) {
      Path file = Files.write(folder.resolve(name), packed);
      assertThat(new ShapeReader().threads(2).read(file).size()).isEqualTo(1);
    }
    assertThat(read(packed).size()).as("from a stream").isEqualTo(1);
  }

  @Test
  void framesOneAfterAnotherAreOneFile() throws IOException {
    ByteArrayOutputStream both = new ByteArrayOutputStream();
    both.write(zstd("id;x;y;radius\n\"a\";1;2;3\n"));
    both.write(zstd("b;1;2;3\n"));
    ShapeTable shapes = read(both.toByteArray());
    assertThat(shapes.size()).isEqualTo(2);
    assertThat(shapes.id(1)).isEqualTo("b");
  }

  @Test
  void largeFilesAreReadWithSeveralThreadsToo() throws IOException {
    Random random = new Random(20_018);
    StringBuilder csv = new StringBuilder("x,y,radius\n");
    for (int row = 0; row < 120_000; row++) {
      csv.append(random.nextDouble()).append(',').append(random.nextDouble()).append(",1\n");
    }
    Path file = Files.write(folder.resolve("shapes.csv.zst"), zstd(csv.toString()));
    assertThat(Files.size(file)).isGreaterThan(2 * CsvParts.SMALLEST_PART);
    assertThat(new ShapeReader().threads(2).read(file).size()).isEqualTo(120_000);
  }

  @Test
  void rowErrorsNameTheLine() {
    assertThatThrownBy(() -> read(zstd("x,y,radius\n1,2,x\n")))
        .isInstanceOf(BadFileException.class)
        .hasMessage("test.csv:2: column \"radius\": \"x\" is not a number");
  }

  @Test
  void damagedDataIsExplained() throws IOException {
    String csv = "id,x,y,radius\n1,2,3,4\n\"a\",2,3,4\n";
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZstdOutputStream output = new ZstdOutputStream(bytes).setChecksum(true)) {
      output.write(csv.getBytes(StandardCharsets.UTF_8));
    }
    byte[] packed = bytes.toByteArray();
    assertThat(read(packed).size()).isEqualTo(2);
    assertThatThrownBy(() -> read(Arrays.copyOf(packed, packed.length - 3)))
        .isInstanceOf(BadFileException.class)
        .hasMessage("test.csv is damaged: its zstd data cannot be unpacked (Truncated source)");
    packed[packed.length - 1] ^= 1;
    assertThatThrownBy(() -> read(packed))
        .isInstanceOf(BadFileException.class)
        .hasMessageMatching("test.csv is damaged: its zstd data cannot be unpacked .*checksum.*");
  }

  @Test
  void packedParquetIsExplained() {
    assertThatThrownBy(() -> read(zstd("PAR1 and more")))
        .isInstanceOf(BadFileException.class)
        .hasMessage("test.csv is a Parquet file, not CSV; unpack it and name it .parquet");
  }

  @Test
  void aPackedFileNamedParquetIsExplained() throws IOException {
    Path file = Files.write(folder.resolve("shapes.parquet"), zstd("x,y,radius\n1,2,3\n"));
    assertThatThrownBy(() -> new ShapeReader().read(file))
        .isInstanceOf(BadFileException.class)
        .hasMessageStartingWith(file + " is compressed with zstd; decompress it first");
  }

  @Test
  void theStreamStaysOpen() throws IOException {
    boolean[] isClosed = {false};
    InputStream input =
        new ByteArrayInputStream(zstd("x,y,radius\n1,2,3\n")) {
          @Override
          public void close() {
            isClosed[0] = true;
          }
        };
    new ShapeReader().read("test.csv", input);
    assertThat(isClosed).containsExactly(false);
  }

  @Test
  void otherCsvDoesNotNeedTheLibrary() throws Exception {
    URL[] places = {place(ShapeReader.class), place(Circle.class), place(CsvReader.class)};
    try (URLClassLoader loader = new URLClassLoader(places, ClassLoader.getPlatformClassLoader())) {
      Class<?> reader = loader.loadClass(ShapeReader.class.getName());
      InputStream csv =
          new ByteArrayInputStream("x,y,radius\n1,2,3\n".getBytes(StandardCharsets.UTF_8));
      Object shapes =
          reader
              .getMethod("read", String.class, InputStream.class)
              .invoke(reader.getConstructor().newInstance(), "test.csv", csv);
      assertThat(shapes.getClass().getMethod("size").invoke(shapes)).isEqualTo(1);
    }
  }

  private static URL place(Class<?> of) {
    return of.getProtectionDomain().getCodeSource().getLocation();
  }

  private static byte[] zstd(String text) {
    return Zstd.compress(text.getBytes(StandardCharsets.UTF_8));
  }

  private static ShapeTable read(byte[] packed) throws IOException {
    return new ShapeReader().read("test.csv", new ByteArrayInputStream(packed));
  }
}
