package dev.carom.spark;

import java.io.Serializable;

/**
 * Which part of the shuffle is what: first a part for every tile, then one for giants if there may
 * be any, then some where ids are compared if that is needed.
 *
 * @param tiles how many tiles there are
 * @param hasGiants whether shapes that reach into very many tiles go to a part of their own
 * @param idParts the parts where ids are compared, of the first and of the second DataFrame
 */
record Layout(int tiles, boolean hasGiants, int[] idParts) implements Serializable {
  int giants() {
    return tiles;
  }

  private int firstIdPart(int side) {
    return tiles + (hasGiants ? 1 : 0) + (side == 0 ? 0 : idParts[0]);
  }

  /** Where an id is compared with others of its DataFrame. */
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
