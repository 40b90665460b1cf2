// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

/** Arrays of floats from arrays of doubles. */
public final class Floats {
  private Floats() {}

  /** Each value as the nearest finite float. */
  public static float[] of(double[] values) {
    float[] floats = new float[values.length];
    for (int k = 0; k < values.length; k++) {
      floats[k] = (float) Math.max(-Float.MAX_VALUE, Math.min(values[k], Float.MAX_VALUE));
    }
    return floats;
  }

  static double[] rounded(double[] values) {
    double[] result = new double[values.length];
    float[] floats = of(values);
    for (int k = 0; k < values.length; k++) {
      result[k] = floats[k];
    }
    return result;
  }
}
