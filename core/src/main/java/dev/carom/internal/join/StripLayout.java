// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import dev.carom.internal.bounds.RangeSample;
import dev.carom.internal.exact.FloatErrorBounds;
import java.util.Arrays;

/**
 * The division of the plane: into strips, and of each strip into buckets of equal width. Strips
 * have equal heights, unless most shapes are in few of them: then they are lower where there are
 * more shapes. Anything outside belongs to the first or last of them, so any layout gives the
 * correct pairs; a good one gives them fast.
 */
final class StripLayout {
  /** The height of a strip, relative to the average shape. */
  private static final float STRIP_HEIGHT = 3;

  /** The width of a bucket, relative to the average shape. */
  private static final float BUCKET_WIDTH = 0.3f;

  /** Strips are not so low that fewer shapes than these begin in one on average. */
  private static final int SHAPES_PER_STRIP = 64;

  /** Buckets are not so narrow that there are more than these per shape of a strip. */
  private static final int BUCKETS_PER_SHAPE = 4;

  /** Most shapes have fewer in reach than this many times the expected number. */
  private static final float FOLLOWERS_IN_REACH = 1.5f;

  static final int MOST_FOLLOWERS = 16;

  /** Keeps the error of a position in units of buckets well below {@link #SLACK}. */
  private static final int MOST_BUCKETS = 1 << 16;

  /** The largest number of fine buckets in one, a power of two. */
  static final int MOST_FINE_BUCKETS = 128;

  /** Two shapes this many bucket widths apart are in different buckets, in spite of rounding. */
  private static final float SLACK = 1.0625f;

  /** Strips higher than this many times the wanted height justify a count of the shapes by band. */
  private static final float TOO_HIGH = 2;

  /** The largest number of bands in which shapes are counted; each is cut into equal strips. */
  private static final int MOST_BANDS = 4096;

  /** Bands are not so low that chance decides how many shapes are in one. */
  private static final int STRIPS_PER_BAND = 4;

  /** One shape in this many is counted; odd, because kinds of shapes often alternate. */
  private static final int BAND_STEP = 7;

  /** If no band has more than this many times the average, strips of equal height are fine. */
  private static final int EVEN = 4;

  float bottom;
  int strips;
  float left;
  int buckets;

  /** The number of fine buckets in each bucket, as a power of two. */
  int fineBits;

  float perFineWidth;

  /**
   * True if some shapes are outside all buckets, and the first and the last bucket are for them.
   */
  boolean isCropped;

  /** Strips per unit of height if they are equal; otherwise where they are lowest. */
  private float perHeight;

  private float height;

  /** The order of left ends is correct up to this distance if shapes are sorted by buckets. */
  float slack;

  /** The same if they are sorted by fine buckets. */
  float fineSlack;

  /**
   * The number of followers that each shape is tested against whether or not they are in reach,
   * which is cheaper than a branch as long as most shapes have fewer in reach.
   */
  int followers;

  /** The number of strips above its first one that a shape may reach into. */
  int mostCarries;

  private final RangeSample sample = new RangeSample();

  /** The number of bands of unequal strips; 0 if all strips are equal. */
  private int bands;

  private float perBand;
  private float bandHeight;

  /** The first strip of each band, and the end of the last. */
  private int[] firstOfBand = {};

  private float[] bottomOfBand = {};
  private float[] perHeightOfBand = {};

  /** The beginning of each of the unequal strips, above the bottom of all. */
  private float[] aboveBottom = {};

  /** Fits a layout to shapes with these centres and reaches. */
  void fit(FloatStatistics statistics, FloatShapes floats) {
    int count = floats.count;
    sample.of(floats.y, count);
    sample.crop(statistics.minY, statistics.maxY);
    bottom = (float) sample.low();
    float extentY = (float) sample.high() - bottom;
    float wanted = Math.max(STRIP_HEIGHT * 2 * statistics.meanReachY, Float.MIN_NORMAL);
    height = Math.max(wanted, extentY * SHAPES_PER_STRIP / count);
    perHeight = extentY > 0 ? 1 / height : 0;
    strips = (int) (extentY * perHeight) + 1;
    bands = 0;
    if (height > TOO_HIGH * wanted && strips > 1) {
      fitToDensity(floats, extentY, wanted);
    }
    float slack = 2 * FloatErrorBounds.STRIPS * (Math.abs(bottom) + extentY);
    mostCarries = (int) Math.min((2 * statistics.mostReachY + slack) * perHeight + 2, strips);
    fitBuckets(statistics, floats);
  }

  private void fitBuckets(FloatStatistics statistics, FloatShapes floats) {
    int count = floats.count;
    sample.of(floats.x, count);
    isCropped = sample.crop(statistics.minX, statistics.maxX);
    float extentX = (float) (sample.high() - sample.low());
    float mostBuckets = Math.min((float) count / strips * BUCKETS_PER_SHAPE, MOST_BUCKETS - 3);
    float width = Math.max(BUCKET_WIDTH * 2 * statistics.meanReachX, extentX / mostBuckets);
    width = Math.max(width, Float.MIN_NORMAL * MOST_FINE_BUCKETS);
    float perWidth = extentX > 0 ? 1 / width : 0;
    left = (float) sample.low() - (isCropped ? width : 0);
    buckets = (int) (extentX * perWidth) + (isCropped ? 3 : 1);
    slack = width * SLACK;
    fineBits = 0;
    while (1 << fineBits < MOST_FINE_BUCKETS && buckets << fineBits + 1 <= MOST_BUCKETS) {
      fineBits++;
    }
    perFineWidth = perWidth * (1 << fineBits);
    fineSlack = slack / (1 << fineBits);
    float strip = 1 + 2 * statistics.meanReachY * perHeight;
    float perUnit = count / Math.max(extentX, width) / strips;
    followers = followers(perUnit * strip * (2 * statistics.meanReachX + slack));
  }

  /**
   * Returns how many followers to test, in whole groups, given how many are in reach on average.
   */
  static int followers(float inReach) {
    float wanted = Math.min(inReach * FOLLOWERS_IN_REACH, MOST_FOLLOWERS);
    return Math.max(1, (int) Math.ceil(wanted / Strip.GROUP)) * Strip.GROUP;
  }

  /** Makes strips lower where there are many shapes, and higher where there are few. */
  private void fitToDensity(FloatShapes floats, float extentY, float wanted) {
    bands = Math.max(1, Math.min(MOST_BANDS, strips / STRIPS_PER_BAND));
    reserveBands();
    bandHeight = extentY / bands;
    perBand = 1 / bandHeight;
    int[] shapesIn = firstOfBand;
    Arrays.fill(shapesIn, 0, bands + 1, 0);
    int fullest = 0;
    for (int shape = 0; shape < floats.count; shape += BAND_STEP) {
      int band = bandOf(floats.y[shape] - floats.reachY[shape]);
      fullest = Math.max(fullest, shapesIn[band] += BAND_STEP);
    }
    if ((float) fullest * bands <= (float) EVEN * floats.count && bands > 1) {
      bands = 0;
      return;
    }
    cutBands(wanted);
  }

  /**
   * Divides each band into strips; the number of its shapes is stored where its first strip will
   * be.
   */
  private void cutBands(float wanted) {
    int[] shapesIn = firstOfBand;
    int first = 0;
    float lowest = bandHeight;
    for (int band = 0; band < bands; band++) {
      float most = Math.min(bandHeight / wanted, (float) shapesIn[band] / SHAPES_PER_STRIP);
      int stripsHere = Math.max(1, (int) most);
      firstOfBand[band] = first;
      bottomOfBand[band] = bottom + band * bandHeight;
      perHeightOfBand[band] = stripsHere / bandHeight;
      lowest = Math.min(lowest, bandHeight / stripsHere);
      first += stripsHere;
    }
    firstOfBand[bands] = first;
    strips = first;
    perHeight = 1 / lowest;
    placeStrips();
  }

  private void reserveBands() {
    if (firstOfBand.length < bands + 1) {
      int length = Math.min(MOST_BANDS, bands + bands / 4) + 1;
      firstOfBand = new int[length];
      bottomOfBand = new float[length];
      perHeightOfBand = new float[length];
    }
  }

  private void placeStrips() {
    if (aboveBottom.length < strips + 1) {
      aboveBottom = new float[strips + strips / 4 + 1];
    }
    for (int band = 0; band < bands; band++) {
      float above = band * bandHeight;
      for (int strip = firstOfBand[band]; strip < firstOfBand[band + 1]; strip++) {
        aboveBottom[strip] = above + (strip - firstOfBand[band]) / perHeightOfBand[band];
      }
    }
    aboveBottom[strips] = bands * bandHeight;
  }

  private int bandOf(float low) {
    return Math.max(0, Math.min((int) ((low - bottom) * perBand), bands - 1));
  }

  /** Finds the strip that each of some shapes begins in, and counts them. */
  void deal(float[] y, float[] reachY, int from, int to, int[] strip, int[] counts) {
    if (bands > 0) {
      dealToBands(y, reachY, from, to, strip, counts);
      return;
    }
    float bottom = this.bottom;
    float perHeight = this.perHeight;
    int last = strips - 1;
    for (int shape = from; shape < to; shape++) {
      int number = (int) ((y[shape] - reachY[shape] - bottom) * perHeight);
      number = Math.max(0, Math.min(number, last));
      strip[shape] = number;
      counts[number]++;
    }
  }

  private void dealToBands(float[] y, float[] reachY, int from, int to, int[] strip, int[] counts) {
    for (int shape = from; shape < to; shape++) {
      float low = y[shape] - reachY[shape];
      int band = bandOf(low);
      int number = firstOfBand[band] + (int) ((low - bottomOfBand[band]) * perHeightOfBand[band]);
      number = Math.max(firstOfBand[band], Math.min(number, firstOfBand[band + 1] - 1));
      strip[shape] = number;
      counts[number]++;
    }
  }

  /**
   * Returns a height that every shape of the strip reaches, in spite of rounding, and that is not
   * below that of the strip before.
   */
  float bottomOf(int strip) {
    float above = bands > 0 ? aboveBottom[strip] : strip * height;
    float lowest = bottom - Math.abs(bottom) * FloatErrorBounds.STRIPS;
    return lowest + above * (1 - FloatErrorBounds.STRIPS);
  }
}
