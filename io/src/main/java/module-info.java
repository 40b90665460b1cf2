// SPDX-License-Identifier: Apache-2.0
/**
 * Shapes from CSV, JSON and Parquet files, and all pairs of them to such files.
 *
 * <p>Parquet's archives are not modules. On the module path, leave them on the class path and start
 * Java with {@code --add-reads dev.carom.io=ALL-UNNAMED} to read and write Parquet, and text
 * compressed with zstd; other files do not need this.
 */
module dev.carom.io {
  requires transitive dev.carom;
  requires com.fasterxml.jackson.core;
  requires de.siegmar.fastcsv;

  exports dev.carom.io;
  exports dev.carom.io.sample;
}
