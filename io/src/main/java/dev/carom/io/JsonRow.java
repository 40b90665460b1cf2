// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** An object of a JSON file: the names and values of a row, or of a GeoJSON feature. */
final class JsonRow {
  /** The name of the member of a feature that holds its geometry. */
  static final String GEOMETRY = "geometry";

  private static final String ID = "id";
  private static final String TYPE = "type";

  private static final Set<String> GEOMETRIES =
      Set.of("Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon");

  /** The line, or the number of the feature. */
  final long line;

  final List<String> names = new ArrayList<>();

  /** Each is null, a {@link String}, a {@link Plain} or a {@link GeoJsonGeometry}. */
  final List<Object> values = new ArrayList<>();

  /** The properties of a feature; null if there are none. */
  JsonRow properties;

  /**
   * A value that is neither text nor a geometry.
   *
   * @param text the value as written, or some of it
   * @param problem why it cannot be a cell that describes a shape; null if it can
   */
  record Plain(String text, String problem) {
    /** Returns a number, true or false. */
    static Plain literal(String text) {
      return new Plain(text, null);
    }

    /** Returns an object or an array. */
    static Plain nested(String text) {
      return new Plain(text, "must not be an object or an array");
    }
  }

  JsonRow(long line) {
    this.line = line;
  }

  void add(String name, Object value) {
    names.add(name);
    values.add(value);
  }

  /** Returns true unless the type so far says something else. */
  boolean mayBeCollection() {
    return !names.contains(TYPE) || "FeatureCollection".equals(value(TYPE));
  }

  boolean isFeature() {
    return "Feature".equals(value(TYPE)) && names.contains(GEOMETRY);
  }

  /**
   * Returns what to do about GeoJSON that is neither a feature nor a collection of features; null
   * if this is something else.
   */
  String adviceForGeoJson() {
    if (!(value(TYPE) instanceof String type)) {
      return null;
    }
    if (type.equals("FeatureCollection")) {
      return "a FeatureCollection needs \"features\", an array of features";
    }
    if (type.equals("GeometryCollection")) {
      return "a GeometryCollection is not a shape; put each of its geometries in a Feature";
    }
    boolean isGeometry = GEOMETRIES.contains(type) && names.contains("coordinates");
    return isGeometry
        ? ("a %1$s alone is not a shape; wrap it in a Feature:"
                + " {\"type\": \"Feature\", \"geometry\": {\"type\": \"%1$s\", …}}")
            .formatted(type)
        : null;
  }

  private Object value(String name) {
    int k = names.indexOf(name);
    return k < 0 ? null : values.get(k);
  }

  /**
   * Returns the columns of a feature: its geometry, its id and its properties, without those that
   * have the same names.
   */
  JsonRow columns() {
    JsonRow columns = new JsonRow(line);
    columns.add(GEOMETRY, value(GEOMETRY));
    Object id = value(ID);
    if (id != null) {
      columns.add(ID, id);
    }
    for (int k = 0; properties != null && k < properties.names.size(); k++) {
      String name = properties.names.get(k);
      boolean isTaken =
          TextSelection.isSame(name, GEOMETRY) || id != null && TextSelection.isSame(name, ID);
      if (!isTaken) {
        columns.add(name, properties.values.get(k));
      }
    }
    return columns;
  }
}
