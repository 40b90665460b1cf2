// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Map;

/** What GeoParquet adds to a Parquet file. */
final class GeoMetadata {
  private static final String KEY = "geo";

  private GeoMetadata() {}

  /** Returns the name of the column of geometries; null if the file is not GeoParquet. */
  static String primaryColumn(Map<String, String> metadata) {
    String json = metadata.get(KEY);
    if (json == null) {
      return null;
    }
    try (JsonParser parser = new JsonFactory().createParser(json)) {
      String name = null;
      if (parser.nextToken() == JsonToken.START_OBJECT) {
        while (name == null && parser.nextToken() == JsonToken.FIELD_NAME) {
          boolean isIt = parser.currentName().equals("primary_column");
          name = parser.nextToken() == JsonToken.VALUE_STRING && isIt ? parser.getText() : null;
          parser.skipChildren();
        }
      }
      return name;
    } catch (IOException broken) {
      // The name of the column decides then, as in other Parquet files.
      return null;
    }
  }
}
