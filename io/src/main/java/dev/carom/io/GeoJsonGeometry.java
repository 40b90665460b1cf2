// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The object that describes a geometry in GeoJSON. */
final class GeoJsonGeometry {
  private static final String MULTI = "MULTI";

  private String type;

  /** A position, or a list of positions, of such lists, and so on; null if there are none. */
  private Object coordinates;

  /** What is wrong with the coordinates, whatever the type; null if nothing is. */
  private String problem;

  private GeoJsonGeometry() {}

  /** Reads the object that has just begun. Coordinates may come before the type. */
  static GeoJsonGeometry read(JsonParser parser) throws IOException {
    GeoJsonGeometry geometry = new GeoJsonGeometry();
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String name = parser.currentName();
      JsonToken token = parser.nextToken();
      if (name.equals("type") && token == JsonToken.VALUE_STRING) {
        geometry.type = parser.getText();
      } else if (name.equals("coordinates") && token == JsonToken.START_ARRAY) {
        geometry.coordinates = geometry.readArray(parser);
      } else {
        parser.skipChildren();
      }
    }
    return geometry;
  }

  /** Reads the array that has just begun as corners, like [[0, 0], [4, 0], [0, 3]]. */
  static Object readPoints(JsonParser parser) throws IOException {
    GeoJsonGeometry points = new GeoJsonGeometry();
    points.type = "Polygon";
    points.coordinates = List.of(points.readArray(parser));
    try {
      return PointsText.of(points.parse().parts().get(0));
    } catch (IllegalArgumentException wrong) {
      return new JsonRow.Plain("[…]", wrong.getMessage());
    }
  }

  /** Reads an array of numbers, or of arrays. */
  private Object readArray(JsonParser parser) throws IOException {
    List<Object> arrays = new ArrayList<>();
    double[] numbers = new double[3];
    int count = 0;
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      JsonToken token = parser.currentToken();
      if (token == JsonToken.START_ARRAY) {
        arrays.add(readArray(parser));
      } else if (token.isNumeric()) {
        if (count == numbers.length) {
          numbers = Arrays.copyOf(numbers, 2 * count);
        }
        numbers[count++] = number(parser);
      } else {
        refuse("has coordinates that are not numbers: " + Printable.of(parser.getText()));
        parser.skipChildren();
      }
    }
    if (count > 0 && !arrays.isEmpty()) {
      refuse("has coordinates that mix numbers and arrays");
    }
    return arrays.isEmpty() ? Arrays.copyOf(numbers, count) : arrays;
  }

  private double number(JsonParser parser) throws IOException {
    double number =
        NumberText.parse(
            parser.getTextCharacters(), parser.getTextOffset(), parser.getTextLength());
    if (!(Math.abs(number) <= Double.MAX_VALUE)) {
      refuse("has a coordinate that is not a finite number: " + Printable.of(parser.getText()));
    }
    return number;
  }

  private void refuse(String why) {
    problem = problem == null ? why : problem;
  }

  /** Returns the type, for messages. */
  String shown() {
    return type == null ? "" : type;
  }

  /**
   * Returns the geometry.
   *
   * @throws IllegalArgumentException if it is invalid; the message says what it "is" or "has"
   */
  Geometry parse() {
    if (type == null) {
      throw new IllegalArgumentException("has no \"type\", such as Point or Polygon");
    }
    String name = type.toUpperCase(Locale.ROOT);
    boolean isMulti = name.startsWith(MULTI);
    String single = isMulti ? name.substring(MULTI.length()) : name;
    Geometry.Type part =
        Arrays.stream(Geometry.Type.values())
            .filter(known -> known.word.equals(single))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException(unsupported()));
    if (problem != null) {
      throw new IllegalArgumentException(problem);
    }
    if (coordinates == null) {
      throw new IllegalArgumentException("has no \"coordinates\"");
    }
    Geometry.Builder geometry = new Geometry.Builder(part);
    for (Object item : isMulti ? list(coordinates) : List.of(coordinates)) {
      addPart(part, item, geometry);
    }
    return geometry.build();
  }

  private String unsupported() {
    return type.equals("GeometryCollection")
        ? Geometry.unsupported(type)
        : "is not a type of GeoJSON geometries, such as Point, LineString or Polygon";
  }

  private void addPart(Geometry.Type part, Object item, Geometry.Builder geometry) {
    switch (part) {
      case POINT -> addPoint(item, geometry);
      case LINE -> list(item).forEach(point -> addPoint(point, geometry));
      case POLYGON -> {
        List<?> rings = list(item);
        if (rings.size() > 1) {
          throw new IllegalArgumentException(Geometry.HOLE);
        }
        for (Object ring : rings) {
          list(ring).forEach(point -> addPoint(point, geometry));
        }
      }
    }
    geometry.endPart();
  }

  private void addPoint(Object item, Geometry.Builder geometry) {
    if (!(item instanceof double[] position)) {
      throw nestedOtherwise();
    }
    if (position.length < 2) {
      throw new IllegalArgumentException(
          position.length == 0 && geometry.count() == 0
              ? Geometry.EMPTY
              : "needs two numbers for each point, but point "
                  + (geometry.count() + 1)
                  + " has "
                  + position.length);
    }
    geometry.add(position[0], position[1]);
  }

  /** Returns the arrays in an array. */
  private List<?> list(Object item) {
    if (item instanceof List<?> list) {
      return list;
    }
    if (((double[]) item).length > 0) {
      throw nestedOtherwise();
    }
    return List.of();
  }

  private IllegalArgumentException nestedOtherwise() {
    return new IllegalArgumentException(
        "has coordinates that are nested differently from those of this type");
  }
}
