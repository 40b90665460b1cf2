// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import java.io.Serializable;

/**
 * Assigns the partitions of the shuffle: one per tile, then one for giants if there may be any,
 * then those that compare ids if necessary.
 *
 * @param tiles the number of tiles
 * @param hasGiants whether shapes that intersect very many tiles have a partition of their own
 * @param idParts the number of partitions that compare ids, for the first and the second DataFrame
 */
record Layout(int tiles, boolean hasGiants, int[] idParts) implements Serializable {
  int giants() {
    return tiles;
  }

  private int firstIdPart(int side) {
    return tiles + (hasGiants ? 1 : 0) + (side == 0 ? 0 : idParts[0]);
  }

  /** Returns the partition in which an id is compared with others of its DataFrame. */
  int idPart(int side, int hash) {
    return firstIdPart(side) + Integer.remainderUnsigned(hash, idParts[side]);
  }

  boolean isIdPart(int side, int part) {
    return part >= firstIdPart(side) && part < firstIdPart(side) + idParts[side];
  }

  boolean comparesIds(int side) {
    return idParts[side] > 0;
  }

  int parts() {
    return firstIdPart(1) + idParts[1];
  }
}
