// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

/** What two shapes with clearances of their own must keep from each other. */
public enum ClearanceRule {
  /** The larger of both clearances. */
  LARGER,
  /** The sum of both clearances, which is not rounded. */
  SUM
}
