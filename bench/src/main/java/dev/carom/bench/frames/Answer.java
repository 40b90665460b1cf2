// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

/** A number of pairs and a checksum that does not depend on their order. */
record Answer(long pairs, long checksum) {}
