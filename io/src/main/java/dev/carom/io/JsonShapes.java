// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;

/**
 * Reads shapes from JSON: objects one after another, as in JSON lines, whose names are those of
 * columns; or GeoJSON, whose properties are columns. An object has only the columns it needs, so
 * that each may describe another kind of shape.
 */
final class JsonShapes {
  /** More than any file of shapes needs; deeper ones could exhaust the stack. */
  private static final int DEEPEST = 100;

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
          // Python writes them; they are refused where they are numbers of a shape.
          .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
          .build();

  private final String file;
  private final JsonParser parser;
  private final JsonRows rows;

  private JsonShapes(String file, JsonParser parser, JsonRows rows) {
    this.file = file;
    this.parser = parser;
    this.rows = rows;
  }

  static void read(
      String file, Dialect dialect, Target target, InputStream input, RowBuilder.BadRows badRows)
      throws IOException {
    try (JsonParser parser = FACTORY.createParser(new TextReader(file, input, 0))) {
      JsonRows rows = new JsonRows(file, dialect, target, badRows);
      new JsonShapes(file, parser, rows).readAll();
      rows.end();
    }
  }

  /** Returns a generator that writes JSON as short as possible. */
  static JsonGenerator generator(Writer writer) throws IOException {
    return FACTORY.createGenerator(writer);
  }

  private void readAll() throws IOException {
    try {
      read();
    } catch (JsonProcessingException broken) {
      throw explain(broken);
    }
  }

  private void read() throws IOException {
    JsonToken token = parser.nextToken();
    if (token == null && !FileFormat.isJsonLines(file)) {
      throw new BadFileException(file + " is empty; it must hold JSON objects or GeoJSON");
    }
    while (token != null) {
      if (token != JsonToken.START_OBJECT) {
        throw new BadFileException(
            place()
                + ": expected an object, such as {\"x\": 1, \"y\": 2, \"radius\": 3}, but found "
                + (token == JsonToken.START_ARRAY
                    ? "an array; write one object per line, for example with jq -c '.[]'"
                    : Printable.of(parser.getText())));
      }
      readObject();
      token = parser.nextToken();
    }
  }

  /** Reads an object that is a row, a feature or a collection of features. */
  private void readObject() throws IOException {
    JsonRow row = new JsonRow(line());
    boolean isCollection = false;
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String name = parser.currentName();
      JsonToken token = parser.nextToken();
      if (name.equals("features") && token == JsonToken.START_ARRAY && row.mayBeCollection()) {
        isCollection = true;
        readFeatures();
      } else {
        rows.readValue(parser, name, row);
      }
    }
    if (!isCollection) {
      rows.add(row, "");
    }
  }

  private void readFeatures() throws IOException {
    long number = 0;
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      number++;
      if (parser.currentToken() != JsonToken.START_OBJECT) {
        throw new BadFileException(
            file + ", feature " + number + ": expected an object, but found " + shown());
      }
      JsonRow row = new JsonRow(number);
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        String name = parser.currentName();
        parser.nextToken();
        rows.readValue(parser, name, row);
      }
      if (!row.isFeature()) {
        throw new BadFileException(
            file
                + ", feature "
                + number
                + ": a feature needs \"type\": \"Feature\" and a geometry");
      }
      rows.add(row, "feature");
    }
  }

  private String shown() throws IOException {
    return Printable.of(parser.getText());
  }

  private long line() {
    return parser.currentTokenLocation().getLineNr();
  }

  private String place() {
    return file + ":" + line();
  }

  private BadFileException explain(JsonProcessingException broken) {
    JsonLocation location =
        broken.getLocation() == null ? parser.currentLocation() : broken.getLocation();
    String message = String.valueOf(broken.getOriginalMessage());
    String problem;
    if (broken instanceof JsonEOFException || message.startsWith("Unexpected end-of-input")) {
      problem = "the file ends in the middle of a value; it is not complete";
    } else if (broken instanceof StreamConstraintsException) {
      problem =
          message.contains("nesting")
              ? "objects and arrays are nested more than " + DEEPEST + " deep"
              : "a number, a text or a name is too long";
    } else {
      // Without what is for programmers.
      String reason = message.split("\n", 2)[0].replaceFirst(": enable `.*", "");
      problem = "this is not JSON: " + Printable.of(reason);
    }
    return new BadFileException(
        file + ":" + Math.max(1, location.getLineNr()) + ": " + problem, broken);
  }
}
