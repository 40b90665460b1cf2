// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import dev.carom.io.BadRow;
import dev.carom.io.sample.SplitMix64;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.function.Function2;
import org.apache.spark.sql.catalyst.InternalRow;

/** The first pass over all shapes of a DataFrame, which determines the tiles. */
final class Survey {
  /** All samples together fit into 32 MB on the driver, for up to 16,384 partitions. */
  private static final int MOST_SAMPLES = 1 << 20;

  private static final int MOST_SAMPLES_OF_A_PARTITION = 1 << 13;
  private static final int FEWEST_SAMPLES_OF_A_PARTITION = 1 << 6;

  private final RowFormat format;
  private final List<PartitionSurvey> partitions;

  private Survey(RowFormat format, List<PartitionSurvey> partitions) {
    this.format = format;
    this.partitions = partitions;
  }

  /** Reads all rows; only samples and totals return to the driver. */
  static Survey of(JavaRDD<InternalRow> rows, RowFormat format) {
    int partitions = Math.max(1, rows.getNumPartitions());
    int samples =
        Math.max(
            FEWEST_SAMPLES_OF_A_PARTITION,
            Math.min(MOST_SAMPLES_OF_A_PARTITION, MOST_SAMPLES / partitions));
    List<PartitionSurvey> found = new ArrayList<>();
    for (byte[] bytes : rows.mapPartitionsWithIndex(new Look(format, samples), true).collect()) {
      found.add(PartitionSurvey.of(bytes));
    }
    found.sort(Comparator.comparingInt(survey -> survey.partition));
    return new Survey(format, found);
  }

  /** The work of a task. Its result is bytes, which every serializer of Spark supports. */
  private record Look(RowFormat format, int samples)
      implements Function2<Integer, Iterator<InternalRow>, Iterator<byte[]>> {
    @Override
    public Iterator<byte[]> call(Integer partition, Iterator<InternalRow> rows) {
      PartitionSurvey found = PartitionSurvey.of(partition, rows, format.reader(), samples);
      return List.of(found.bytes()).iterator();
    }
  }

  /** Returns the number of shapes. */
  long shapes() {
    return partitions.stream().mapToLong(part -> part.shapes).sum();
  }

  /** Returns the total length of all text ids. */
  long idText() {
    return partitions.stream().mapToLong(part -> part.idText).sum();
  }

  /** Returns the total size of all text ids, and of shapes with many numbers. */
  long extraBytes() {
    return idText() + partitions.stream().mapToLong(part -> part.numberBytes).sum();
  }

  double largestWidth() {
    return partitions.stream().mapToDouble(part -> part.largestWidth).max().orElse(0);
  }

  double largestHeight() {
    return partitions.stream().mapToDouble(part -> part.largestHeight).max().orElse(0);
  }

  /** Returns the number of rows before each partition. */
  long[] offsets() {
    long[] offsets = new long[partitions.size()];
    for (int k = 1; k < offsets.length; k++) {
      offsets[k] = offsets[k - 1] + partitions.get(k - 1).rows;
    }
    return offsets;
  }

  /** Returns the first invalid row; null if there is none. */
  BadRow firstBadRow() {
    long[] offsets = offsets();
    for (int k = 0; k < offsets.length; k++) {
      BadRow bad = partitions.get(k).firstBadRow;
      if (bad != null) {
        return format.badRow(offsets[k] + bad.line(), bad.column(), bad.value(), bad.problem());
      }
    }
    return null;
  }

  /** Returns true if the ids are ascending numbers, which cannot contain duplicates. */
  boolean hasAscendingIds() {
    List<PartitionSurvey> inhabited =
        partitions.stream()
            .filter(part -> part.shapes > 0)
            .sorted(Comparator.comparingLong(part -> part.firstId))
            .toList();
    for (int k = 0; k < inhabited.size(); k++) {
      if (!inhabited.get(k).ascends
          || k > 0 && inhabited.get(k - 1).lastId >= inhabited.get(k).firstId) {
        return false;
      }
    }
    return true;
  }

  /** Adds this fraction of the shapes to a sample. */
  void addTo(Sample sample, double perShape) {
    SplitMix64 random = new SplitMix64(partitions.size());
    for (PartitionSurvey part : partitions) {
      int found = part.sample.length / Sample.SIDES;
      double chance = perShape * part.shapes / Math.max(1, found);
      for (int k = 0; k < found; k++) {
        if (random.next() < chance) {
          sample.add(part.sample, k);
        }
      }
    }
  }

  /** Returns the largest fraction of shapes that every partition has sampled. */
  double samplesPerShape() {
    return partitions.stream()
        .filter(part -> part.shapes > 0)
        .mapToDouble(part -> part.sample.length / Sample.SIDES / (double) part.shapes)
        .min()
        .orElse(1);
  }
}
