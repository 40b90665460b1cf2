// SPDX-License-Identifier: Apache-2.0
/**
 * Reads shapes from files, finds their pairs, and writes pairs to files.
 *
 * <pre>{@code
 * ShapeTable shapes = new ShapeReader().read(Path.of("shapes.csv"));
 * try (SafeFile file = SafeFile.at(Path.of("pairs.csv"));
 *     PairWriter pairs = PairWriter.to(file, shapes, shapes, false, 1)) {
 *   PairDetector.among(shapes).forEachPair(pairs::write);
 *   pairs.finish();
 *   file.commit();
 * }
 * }</pre>
 */
package dev.carom.io;
