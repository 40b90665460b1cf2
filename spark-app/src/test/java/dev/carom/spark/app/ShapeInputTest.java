// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShapeInputTest {
  private static final int ROWS = 5000;
  private static final String PART_SIZE = "spark.sql.files.maxPartitionBytes";
  private static final String LEAST_COST = "spark.sql.files.openCostInBytes";

  @TempDir Path folder;

  @BeforeEach
  void makeSmallParts() {
    ClusterRun.spark().conf().set(PART_SIZE, "10000");
    ClusterRun.spark().conf().set(LEAST_COST, "0");
  }

  @AfterEach
  void makeUsualParts() {
    ClusterRun.spark().conf().unset(PART_SIZE);
    ClusterRun.spark().conf().unset(LEAST_COST);
  }

  @Test
  void aLargeFileIsReadInPartsAndItsRowsStayInOrder() throws Exception {
    Dataset<Row> read = open(line -> line + ",\"a \"\"note\"\"\",0,0,1");
    assertThat(read.toJavaRDD().getNumPartitions()).isGreaterThan(3);
    assertThat(ids(read)).isEqualTo(numbers());
  }

  @Test
  void aLargeFileWithALineBreakInACellIsReadAsAWhole() throws Exception {
    Dataset<Row> read =
        open(line -> line + (line == ROWS - 1 ? ",\"a\n1,note,0,0,1\"" : ",note") + ",0,0,1");
    assertThat(read.toJavaRDD().getNumPartitions()).isEqualTo(1);
    assertThat(ids(read)).isEqualTo(numbers());
  }

  @Test
  void aFileMayBeCalledLikeAPattern() throws Exception {
    Path odd = folder.resolve("shapes[1]{a}.csv");
    Files.writeString(odd, "id,x,y,radius\n1,0,0,1\n");
    assertThat(new ShapeInput(ClusterRun.spark(), 1000).open(odd.toString()).count()).isEqualTo(1);
  }

  private Dataset<Row> open(java.util.function.IntFunction<String> row) throws Exception {
    Path file =
        Files.writeString(
            folder.resolve("shapes.csv"),
            "id,note,x,y,radius\n"
                + IntStream.range(0, ROWS).mapToObj(row).collect(Collectors.joining("\n")));
    return new ShapeInput(ClusterRun.spark(), 1000).open(file.toString());
  }

  private static List<String> ids(Dataset<Row> rows) {
    return rows.toJavaRDD().map(row -> row.getString(0)).collect();
  }

  private static List<String> numbers() {
    return IntStream.range(0, ROWS).mapToObj(Integer::toString).toList();
  }
}
