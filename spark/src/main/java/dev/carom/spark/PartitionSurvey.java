// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import dev.carom.io.BadRow;
import dev.carom.io.ShapeRow;
import dev.carom.io.sample.SplitMix64;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Iterator;
import org.apache.spark.sql.catalyst.InternalRow;

/** The result of the first pass over a partition: a sample and some totals. */
final class PartitionSurvey implements Serializable {
  private static final long serialVersionUID = 1;

  final int partition;
  long rows;
  long shapes;
  double largestWidth;
  double largestHeight;

  /** The bounds of a uniform sample of shapes: minX, minY, maxX, maxY of each. */
  double[] sample = {};

  /** Null if there is none. */
  BadRow firstBadRow;

  /** Whether the ids are numbers in ascending order. */
  boolean ascends = true;

  long firstId;
  long lastId;

  /** The total length of all text ids. */
  long idText;

  /** The total size of the numbers of shapes that are neither circles nor boxes along the axes. */
  long numberBytes;

  private PartitionSurvey(int partition) {
    this.partition = partition;
  }

  static PartitionSurvey of(
      int partition, Iterator<InternalRow> rows, RowFormat.Reader reader, int mostSamples) {
    PartitionSurvey survey = new PartitionSurvey(partition);
    SplitMix64 random = new SplitMix64(partition);
    while (rows.hasNext()) {
      survey.rows++;
      if (reader.read(rows.next(), survey.rows)) {
        survey.add(reader, mostSamples, random);
      } else if (survey.firstBadRow == null) {
        survey.firstBadRow = reader.badRow();
      }
    }
    survey.sample = Arrays.copyOf(survey.sample, survey.samples(mostSamples) * Sample.SIDES);
    return survey;
  }

  private void add(RowFormat.Reader reader, int mostSamples, SplitMix64 random) {
    double minX = reader.minX();
    double minY = reader.minY();
    double maxX = reader.maxX();
    double maxY = reader.maxY();
    largestWidth = Math.max(largestWidth, maxX - minX);
    largestHeight = Math.max(largestHeight, maxY - minY);
    addId(reader.shape());
    numberBytes += reader.isOther() ? (long) reader.numbers() * Double.BYTES : 0;
    // Reservoir sampling: the k-th shape replaces another with the probability of being in the
    // sample.
    long place = shapes < mostSamples ? shapes : (long) (random.next() * (shapes + 1));
    shapes++;
    if (place < mostSamples) {
      int start = (int) place * Sample.SIDES;
      if (start >= sample.length) {
        sample = Arrays.copyOf(sample, Math.max(64, sample.length * 2));
      }
      sample[start] = minX;
      sample[start + 1] = minY;
      sample[start + 2] = maxX;
      sample[start + 3] = maxY;
    }
  }

  private void addId(ShapeRow shape) {
    long id = shape.idNumber();
    ascends &= shape.idText() == null && (shapes == 0 || id > lastId);
    idText += shape.idText() == null ? 0 : shape.idText().length();
    firstId = shapes == 0 ? id : firstId;
    lastId = id;
  }

  private int samples(int most) {
    return (int) Math.min(shapes, most);
  }

  /** Serializes this survey. */
  byte[] bytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(this);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }

  /**
   * Deserializes a survey. Java resolves classes by the caller of the stream, so this is not left
   * to a library: Spark separates its own classes from those of applications.
   */
  static PartitionSurvey of(byte[] bytes) {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      return (PartitionSurvey) in.readObject();
    } catch (IOException | ClassNotFoundException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
