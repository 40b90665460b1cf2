// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Selects which columns to read as text, besides those that describe the shapes. */
final class TextSelection {
  /** Selects none. */
  static final TextSelection NONE = new TextSelection(List.of(), false);

  private final List<String> needed;
  private final boolean keepsAll;

  /**
   * Creates a selection.
   *
   * @param needed names of columns that each file must have
   * @param keepsAll whether all others are selected too, to be written with the pairs
   */
  TextSelection(List<String> needed, boolean keepsAll) {
    this.needed = List.copyOf(needed);
    this.keepsAll = keepsAll;
  }

  /**
   * Returns the selected columns by their positions in a header; null for the others.
   *
   * @param known what the columns say about shapes; null for the others
   * @throws BadFileException if a needed column is missing, or a selected one is there twice
   */
  TextColumn[] of(List<String> names, String file, Column[] known) throws BadFileException {
    TextColumn[] columns = new TextColumn[names.size()];
    for (String wanted : needed) {
      int found = -1;
      for (int k = 0; k < columns.length; k++) {
        if (isSame(names.get(k), wanted)) {
          if (found >= 0) {
            throw duplicate(file, wanted);
          }
          found = k;
        }
      }
      columns[check(wanted, found, names, file, known)] =
          new TextColumn(names.get(found).strip(), keepsAll);
    }
    if (keepsAll) {
      keepOthers(columns, names, file, known);
    }
    return columns;
  }

  /** Returns true if each file must have this column. */
  boolean needs(String name) {
    return needed.stream().anyMatch(wanted -> isSame(name, wanted));
  }

  private static int check(
      String wanted, int found, List<String> names, String file, Column[] known)
      throws BadFileException {
    if (found < 0) {
      throw new BadFileException(
          file + ": missing column: " + wanted + "; found: " + HeaderAdvice.found(names, ", "));
    }
    if (known[found] != null) {
      throw new BadFileException(
          "%s: column \"%s\" describes the shapes; name another one".formatted(file, wanted));
    }
    return found;
  }

  private static void keepOthers(
      TextColumn[] columns, List<String> names, String file, Column[] known)
      throws BadFileException {
    Set<String> kept = new HashSet<>();
    for (int k = 0; k < columns.length; k++) {
      String name = names.get(k).strip();
      if (name.isEmpty() || known[k] != null) {
        continue;
      }
      if (!kept.add(name)) {
        throw duplicate(file, name);
      }
      columns[k] = new TextColumn(name, true);
    }
  }

  /** Returns true if a name means a column, ignoring case and surrounding spaces. */
  static boolean isSame(String name, String wanted) {
    return name.strip().toLowerCase(Locale.ROOT).equals(wanted.strip().toLowerCase(Locale.ROOT));
  }

  private static BadFileException duplicate(String file, String name) {
    return new BadFileException(file + ": duplicate column \"" + name + "\"; keep one of them");
  }
}
