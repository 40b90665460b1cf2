package dev.carom.index;

/**
 * How the plane is cut: into strips of equal height, and each strip into buckets of equal width.
 * What lies outside belongs to the first or last of them, so any layout gives the right pairs; a
 * good one gives them fast.
 */
final class StripLayout {
  /** A strip is so many times as high as the average lane. */
  private static final float STRIP_HEIGHT = 3;

  /** A bucket is so many times as wide as the average lane. */
  private static final float BUCKET_WIDTH = 0.3f;

  /** Strips are not so low that fewer lanes than these begin in one on average. */
  private static final int LANES_PER_STRIP = 64;

  /** Buckets are not so narrow that there are more than these per lane of a strip. */
  private static final int BUCKETS_PER_LANE = 4;

  /** So many times the expected number in reach is more than most lanes have. */
  private static final float FOLLOWERS_IN_REACH = 1.5f;

  private static final int MOST_FOLLOWERS = 16;

  /** Keeps the error of a position in units of buckets well below {@link #SLACK}. */
  private static final int MOST_BUCKETS = 1 << 16;

  /** Two lanes this many bucket widths apart are in different buckets, in spite of rounding. */
  private static final float SLACK = 1.0625f;

  float bottom;
  float perHeight;
  int strips;
  float left;
  float perWidth;
  int buckets;

  private float height;

  /** The order of left ends is right but for this distance. */
  float slack;

  /** What all lanes reach, if they are round and equal; 0 if not. */
  float commonReach;

  /**
   * Each lane is tested against so many followers without asking whether they are in reach: cheaper
   * than the branch, as long as most lanes have fewer in reach.
   */
  int followers;

  /** How many strips above its first one a lane may reach into. */
  int mostCarries;

  /** Fits a layout to lanes with these centres and reaches. */
  void fit(LaneStatistics lanes, int count) {
    float extentY = lanes.maxY - lanes.minY;
    height = Math.max(STRIP_HEIGHT * 2 * lanes.meanReachY, extentY * LANES_PER_STRIP / count);
    height = Math.max(height, Float.MIN_NORMAL);
    bottom = lanes.minY;
    perHeight = extentY > 0 ? 1 / height : 0;
    strips = (int) (extentY * perHeight) + 1;
    mostCarries = (int) Math.min(2 * lanes.mostReachY * perHeight + 2, strips);
    commonReach = lanes.commonReach();
    float extentX = lanes.maxX - lanes.minX;
    float mostBuckets = Math.min((float) count / strips * BUCKETS_PER_LANE, MOST_BUCKETS - 1);
    float width = Math.max(BUCKET_WIDTH * 2 * lanes.meanReachX, extentX / mostBuckets);
    width = Math.max(width, Float.MIN_NORMAL);
    left = lanes.minX;
    perWidth = extentX > 0 ? 1 / width : 0;
    buckets = (int) (extentX * perWidth) + 1;
    slack = width * SLACK;
    followers = followers(lanes, count / Math.max(extentX, width) / strips);
  }

  /** Rounded up to whole groups. */
  private int followers(LaneStatistics lanes, float perUnitOfStrip) {
    float strips = 1 + 2 * lanes.meanReachY * perHeight;
    float inReach = perUnitOfStrip * strips * (2 * lanes.meanReachX + slack);
    float wanted = Math.min(inReach * FOLLOWERS_IN_REACH, MOST_FOLLOWERS);
    return Math.max(1, (int) Math.ceil(wanted / Strip.GROUP)) * Strip.GROUP;
  }

  /** A height that every lane reaches which belongs into the strip, in spite of rounding. */
  float bottomOf(int strip) {
    float above = strip * height;
    return bottom + above - (Math.abs(bottom) + above) * 0x1p-20f;
  }
}
