// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import dev.carom.pair.Parts;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleConsumer;
import java.util.stream.IntStream;
import org.apache.parquet.schema.Type;

/** Reads shapes from Parquet: columns in parallel, then row by row. */
final class ParquetShapes implements Closeable {
  private static final int MOST_ROWS = Integer.MAX_VALUE - 16;

  private final String file;
  private Dialect dialect;
  private final Target target;
  private final ShapeTable table;
  private final List<ParquetColumns> readers = new ArrayList<>();
  private Header header;
  private long done;

  private ParquetShapes(String file, Dialect dialect, Target target) {
    this.target = target;
    table = target.shapes;
    this.file = file;
    this.dialect = dialect;
  }

  static void read(
      Path path,
      String file,
      Dialect dialect,
      Target target,
      RowBuilder.BadRows badRows,
      int threads,
      DoubleConsumer progress)
      throws IOException {
    try (ParquetShapes shapes = new ParquetShapes(file, dialect, target)) {
      shapes.open(path, threads);
      shapes.read(badRows, progress);
    }
  }

  /** Opens the file once per thread; each thread reads some of the columns. */
  private void open(Path path, int threads) throws IOException {
    ParquetColumns first = ParquetColumns.open(path);
    readers.add(first);
    List<String> names = new ArrayList<>();
    List<Type> types = first.metaData().getSchema().getFields();
    types.forEach(type -> names.add(type.getName()));
    String geometry = GeoMetadata.primaryColumn(first.metaData().getKeyValueMetaData());
    if (names.contains(geometry)) {
      dialect = dialect.withGeometry(geometry);
    }
    Map<Type, Column> columns = new LinkedHashMap<>();
    Column[] known = dialect.columns(names);
    for (int k = 0; k < known.length; k++) {
      if (known[k] != null) {
        check(types.get(k), known[k]);
        columns.put(types.get(k), known[k]);
      }
    }
    header = Header.of(names, file, dialect);
    Map<String, TextColumn> texts = new HashMap<>();
    TextColumn[] selected = target.goOn(texts(names, types));
    for (int k = 0; k < selected.length; k++) {
      if (selected[k] != null) {
        columns.put(types.get(k), null);
        texts.put(types.get(k).getName(), selected[k]);
      }
    }
    List<Type> needed = List.copyOf(columns.keySet());
    first.checkCompression(needed, file);
    int parts = Math.min(threads, needed.size());
    while (readers.size() < parts) {
      readers.add(ParquetColumns.open(path));
    }
    for (int part = 0; part < parts; part++) {
      Map<Type, Column> ofPart = new LinkedHashMap<>();
      for (int k = part; k < needed.size(); k += parts) {
        ofPart.put(needed.get(k), columns.get(needed.get(k)));
      }
      readers.get(part).select(ofPart, texts);
    }
  }

  /** Returns the columns to read as text, without those that hold several values per row. */
  private TextColumn[] texts(List<String> names, List<Type> types) throws BadFileException {
    TextColumn[] texts = target.select(names, file, dialect);
    for (int k = 0; k < texts.length; k++) {
      if (texts[k] != null && !isOneValue(types.get(k))) {
        if (target.needs(texts[k].name)) {
          throw wrongType(types.get(k), "one value per row");
        }
        texts[k] = null;
      }
    }
    return texts;
  }

  private void read(RowBuilder.BadRows badRows, DoubleConsumer progress) throws IOException {
    long rows = readers.get(0).totalRows();
    if (rows > MOST_ROWS - table.size()) {
      throw new BadFileException(file + " has " + rows + " rows, more than fit into one table");
    }
    table.reserve(
        table.size() + (int) rows,
        header.hasOnly(Parts.Kind.CIRCLE),
        header.hasOnly(Parts.Kind.BOX));
    RowBuilder row = target.begin(file, "row", header, badRows);
    while (readGroup()) {
      addRows(row);
      progress.accept((double) done / rows);
    }
  }

  private boolean readGroup() throws IOException {
    boolean[] found = new boolean[readers.size()];
    try {
      IntStream.range(0, found.length)
          .parallel()
          .forEach(
              part -> {
                try {
                  found[part] = readers.get(part).next();
                } catch (IOException failure) {
                  throw new UncheckedIOException(failure);
                }
              });
    } catch (UncheckedIOException failure) {
      throw failure.getCause();
    }
    return found[0];
  }

  private void addRows(RowBuilder row) throws IOException {
    List<ParquetCellReader> cells = new ArrayList<>();
    readers.forEach(reader -> cells.addAll(reader.cells()));
    PlainCircles circles = PlainCircles.of(cells);
    int rows = readers.get(0).rows();
    for (int k = 0; k < rows; k++) {
      done++;
      if (circles == null || !circles.add(k, table)) {
        row.begin();
        for (int column = 0; column < cells.size(); column++) {
          cells.get(column).cell(k, row);
        }
        row.end(done);
      }
    }
  }

  /** Rows with only a numeric id, x, y and radius, as in most large files. */
  private record PlainCircles(long[] ids, double[] x, double[] y, double[] radius) {
    static PlainCircles of(List<ParquetCellReader> cells) {
      long[] ids = null;
      double[][] numbers = new double[Column.values().length][];
      for (ParquetCellReader cell : cells) {
        if (cell.column() == null) {
          return null;
        }
        ids = cell.column() == Column.ID ? cell.completeIds() : ids;
        numbers[cell.column().ordinal()] = cell.completeNumbers();
      }
      double[] x = numbers[Column.X.ordinal()];
      double[] y = numbers[Column.Y.ordinal()];
      double[] radius = numbers[Column.RADIUS.ordinal()];
      boolean isAll = cells.size() == 4 && ids != null && x != null && y != null && radius != null;
      return isAll ? new PlainCircles(ids, x, y, radius) : null;
    }

    /** Adds a row; returns false without adding it if it is invalid. */
    boolean add(int row, ShapeTable table) {
      boolean isFine =
          Math.abs(x[row]) <= Double.MAX_VALUE
              && Math.abs(y[row]) <= Double.MAX_VALUE
              && radius[row] >= 0
              && radius[row] <= Double.MAX_VALUE
              && table.ids.add(ids[row]);
      if (isFine) {
        table.addCircle(x[row] + 0.0, y[row] + 0.0, radius[row] + 0.0);
      }
      return isFine;
    }
  }

  private void check(Type type, Column column) throws BadFileException {
    String wanted =
        isOneValue(type)
            ? ParquetCellType.of(type.asPrimitiveType()).mismatch(column)
            : "one value per row";
    if (wanted != null) {
      throw wrongType(type, wanted);
    }
  }

  private static boolean isOneValue(Type type) {
    return type.isPrimitive() && !type.isRepetition(Type.Repetition.REPEATED);
  }

  private BadFileException wrongType(Type type, String wanted) {
    return new BadFileException(
        "%s: column \"%s\" must hold %s, but holds %s"
            .formatted(file, type.getName(), wanted, ParquetCellType.name(type)));
  }

  @Override
  public void close() throws IOException {
    for (ParquetColumns reader : readers) {
      reader.close();
    }
  }
}
