// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.app;

import static org.apache.spark.sql.functions.input_file_name;
import static org.apache.spark.sql.functions.udf;
import static org.apache.spark.sql.functions.when;

import dev.carom.io.FileCheck;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.api.java.UDF2;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.util.SerializableConfiguration;

/**
 * Rejects text that is not UTF-8. Spark's CSV reader replaces each invalid byte by a replacement
 * character, which could make two ids equal. If this character appears, the file itself is checked
 * for invalid bytes. Ordinary files do not contain it and are not read again.
 */
final class ValidText implements UDF2<String, String, String> {
  private static final long serialVersionUID = 1;

  private static final String REPLACEMENT = "\uFFFD";

  /** Files that legitimately contain the replacement character; each is checked once. */
  private static final Set<String> CHECKED = ConcurrentHashMap.newKeySet();

  private final String name;
  private final Broadcast<SerializableConfiguration> configuration;

  private ValidText(String name, Broadcast<SerializableConfiguration> configuration) {
    this.name = name;
    this.configuration = configuration;
  }

  /**
   * Returns the same text if it is as in the file.
   *
   * @param name the name of the file in messages; null for its own name
   */
  static Column of(Column text, String name, Broadcast<SerializableConfiguration> configuration) {
    return when(
            text.contains(REPLACEMENT),
            udf(new ValidText(name, configuration), DataTypes.StringType)
                .apply(text, input_file_name()))
        .otherwise(text);
  }

  @Override
  public String call(String text, String file) throws IOException {
    Path path = new Path(URI.create(file));
    Configuration hadoop = configuration.value().value();
    String version =
        file + ' ' + path.getFileSystem(hadoop).getFileStatus(path).getModificationTime();
    if (!CHECKED.contains(version)) {
      try (InputStream input = InputFiles.open(path, hadoop)) {
        FileCheck.utf8(name == null ? path.toUri().getPath() : name, input);
      }
      CHECKED.add(version);
    }
    return text;
  }
}
