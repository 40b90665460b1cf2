// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.StringWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Builds a table of shapes from the objects of a JSON file. */
final class JsonRows {
  /** Files have few; this only keeps strange ones from taking memory. */
  private static final int MOST_FORMATS = 1000;

  private final String file;
  private final Dialect dialect;
  private final Dialect dialectOfFeatures;
  private final Target target;
  private final RowBuilder.BadRows badRows;
  private final Map<Names, Format> formats = new HashMap<>();

  /** The columns that each file must have and that this one has not had so far. */
  private final Set<String> missing;

  /** Null before the first row. */
  private Format last;

  /** Null before the first valid row. */
  private RowBuilder row;

  private boolean hasIds;
  private boolean hasClearances;

  /** The number of invalid rows before the first valid one. */
  private long skippedFirst;

  JsonRows(String file, Dialect dialect, Target target, RowBuilder.BadRows badRows) {
    this.file = file;
    this.dialect = dialect.ofObjects();
    dialectOfFeatures = this.dialect.withGeometry(JsonRow.GEOMETRY);
    this.target = target;
    this.badRows = badRows;
    missing = target.needed();
  }

  /**
   * The names of a row.
   *
   * @param list the names in order
   * @param areOfFeature whether they come from a feature
   */
  private record Names(List<String> list, boolean areOfFeature) {}

  /**
   * What rows with the same names have in common.
   *
   * @param names the names of the columns
   * @param header the columns; null if they are not those of a shape
   * @param problem why they are not; null if they are
   * @param texts the columns of text by their positions; null for the others
   */
  private record Format(Names names, Header header, String problem, TextColumn[] texts) {}

  /** Reads the value that the parser is at, and adds it to a row. */
  void readValue(JsonParser parser, String name, JsonRow to) throws IOException {
    JsonToken token = parser.currentToken();
    switch (token) {
      case VALUE_NULL -> to.add(name, null);
      case VALUE_STRING -> to.add(name, parser.getText());
      case START_OBJECT -> {
        if (dialect.mayBe(Column.GEOMETRY, name)) {
          to.add(name, GeoJsonGeometry.read(parser));
        } else if (name.equals("properties") && to.properties == null) {
          to.properties = new JsonRow(to.line);
          readProperties(parser, to);
        } else {
          to.add(name, nested(parser, name));
        }
      }
      case START_ARRAY -> {
        if (dialect.mayBe(Column.POINTS, name)) {
          to.add(name, GeoJsonGeometry.readPoints(parser));
        } else {
          to.add(name, nested(parser, name));
        }
      }
      default -> to.add(name, JsonRow.Plain.literal(parser.getText()));
    }
  }

  private void readProperties(JsonParser parser, JsonRow to) throws IOException {
    JsonRow properties = to.properties;
    // Names like "properties" have no meaning in there.
    properties.properties = properties;
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String name = parser.currentName();
      parser.nextToken();
      readValue(parser, name, properties);
    }
    to.add("properties", JsonRow.Plain.nested("{…}"));
  }

  /** Returns an object or array as JSON if it is kept, and otherwise only what it is. */
  private JsonRow.Plain nested(JsonParser parser, String name) throws IOException {
    if (!target.wants(name)) {
      boolean isArray = parser.currentToken() == JsonToken.START_ARRAY;
      parser.skipChildren();
      return JsonRow.Plain.nested(isArray ? "[…]" : "{…}");
    }
    StringWriter json = new StringWriter();
    try (JsonGenerator generator = JsonShapes.generator(json)) {
      copy(parser, generator);
    }
    return JsonRow.Plain.nested(json.toString());
  }

  /** Copies an object or array; not by the generator, which parses the numbers. */
  private static void copy(JsonParser parser, JsonGenerator generator) throws IOException {
    int depth = 0;
    do {
      switch (parser.currentToken()) {
        case START_OBJECT -> generator.writeStartObject();
        case END_OBJECT -> generator.writeEndObject();
        case START_ARRAY -> generator.writeStartArray();
        case END_ARRAY -> generator.writeEndArray();
        case FIELD_NAME -> generator.writeFieldName(parser.currentName());
        case VALUE_STRING -> generator.writeString(parser.getText());
        default -> generator.writeRawValue(parser.getText());
      }
      depth +=
          parser.currentToken().isStructStart() ? 1 : parser.currentToken().isStructEnd() ? -1 : 0;
    } while (depth > 0 && parser.nextToken() != null);
  }

  /**
   * Adds a row or feature, or reports that it is invalid.
   *
   * @param lineWord what is counted; empty for lines
   */
  void add(JsonRow object, String lineWord) throws IOException {
    boolean isFeature = object.isFeature();
    JsonRow cells = isFeature ? object.columns() : object;
    Format format = format(cells.names, isFeature);
    if (format.problem != null) {
      String advice = object.adviceForGeoJson();
      skip(lineWord, cells.line, advice == null ? format.problem : advice);
      return;
    }
    boolean hasId = format.header.has(Column.ID);
    if (row == null) {
      row = target.begin(file, lineWord, format.header, badRows);
      row.skip(skippedFirst);
      hasIds = hasId;
    }
    if (hasId != hasIds) {
      String problem =
          hasId
              ? "has an id, but the first one does not; give all of them ids, or none"
              : "has no id, but the first one does; give all of them ids, or none";
      skip(lineWord, cells.line, "this object " + problem);
      return;
    }
    row.use(format.header, lineWord, target.shapes.texts);
    row.begin();
    for (int k = 0; k < cells.names.size(); k++) {
      Column column = format.header.column(k);
      if (column != null) {
        set(column, cells.values.get(k));
      } else if (format.texts[k] != null && cells.values.get(k) != null) {
        setText(format.texts[k], cells.values.get(k));
      }
    }
    row.end(cells.line);
  }

  /** Reports an invalid row, which counts where row numbers are ids. */
  private void skip(String lineWord, long line, String problem) throws IOException {
    RowBuilder.report(file, lineWord, line, problem, badRows);
    if (row == null) {
      skippedFirst++;
    } else {
      row.skip(1);
    }
  }

  private Format format(List<String> names, boolean isFeature) throws BadFileException {
    Names key = new Names(names, isFeature);
    if (last == null || !last.names.equals(key)) {
      last = formats.get(key);
      if (last == null) {
        last = create(new Names(List.copyOf(names), isFeature));
        if (formats.size() < MOST_FORMATS) {
          formats.put(last.names, last);
        }
      }
    }
    return last;
  }

  private Format create(Names names) throws BadFileException {
    TextColumn[] texts = new TextColumn[names.list.size()];
    Header header;
    try {
      header = Header.of(names.list, "", names.areOfFeature ? dialectOfFeatures : dialect);
    } catch (BadFileException wrong) {
      // Without the name of the file and the colon after it, which the row has too.
      return new Format(names, null, wrong.getMessage().substring(2), texts);
    }
    hasClearances |= header.has(Column.CLEARANCE);
    for (int k = 0; k < texts.length; k++) {
      String name = names.list.get(k);
      missing.removeIf(wanted -> TextSelection.isSame(name, wanted));
      texts[k] = target.goOn(name, file, header.column(k));
    }
    return new Format(names, header, null, texts);
  }

  private void set(Column column, Object value) {
    if (value == null) {
      return;
    }
    if (value instanceof GeoJsonGeometry geometry) {
      if (column == Column.GEOMETRY) {
        row.geometry(geometry);
      } else {
        row.broken(column, "", "must not be a geometry");
      }
    } else if (value instanceof JsonRow.Plain plain) {
      if (plain.problem() == null) {
        row.literal(column, plain.text());
      } else {
        row.broken(column, plain.text(), plain.problem());
      }
    } else {
      String text = (String) value;
      if (isBroken(text)) {
        row.broken(column, text, "has half of a surrogate pair, which is not a character");
      } else {
        row.cell(column, text.toCharArray(), 0, text.length());
      }
    }
  }

  private void setText(TextColumn column, Object value) {
    String text = value instanceof JsonRow.Plain plain ? plain.text() : String.valueOf(value);
    if (value instanceof GeoJsonGeometry geometry) {
      text = geometry.shown();
    }
    if (isBroken(text)) {
      row.broken(column.name, text, "has half of a surrogate pair, which is not a character");
    } else {
      column.set(text);
    }
  }

  /** Returns true for text that UTF-8 cannot represent. */
  private static boolean isBroken(String text) {
    for (int k = 0; k < text.length(); k++) {
      if (Character.isSurrogate(text.charAt(k))) {
        boolean isPair =
            k + 1 < text.length() && Character.isSurrogatePair(text.charAt(k), text.charAt(k + 1));
        if (!isPair) {
          return true;
        }
        k++;
      }
    }
    return false;
  }

  /** Checks, after everything has been read, that the needed columns were there. */
  void end() throws BadFileException {
    if (last != null && dialect.usesClearances() && !hasClearances) {
      throw Header.missingClearances(file, last.names.list, dialect);
    }
    if (last != null && !missing.isEmpty()) {
      throw TextSelection.missing(file, missing.iterator().next(), last.names.list);
    }
  }
}
