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
      throw missing(file, wanted, names);
    }
    if (known[found] != null) {
      throw describesShapes(file, wanted);
    }
    return found;
  }

  /** Returns an exception for a file that does not have a needed column. */
  static BadFileException missing(String file, String wanted, List<String> names) {
    return new BadFileException(
        file + ": missing column: " + wanted + "; found: " + HeaderAdvice.found(names, ", "));
  }

  private static BadFileException describesShapes(String file, String wanted) {
    return new BadFileException(
        "%s: column \"%s\" describes the shapes; name another one".formatted(file, wanted));
  }

  /**
   * Returns a new column of text of this name; null if it is not selected.
   *
   * @param known what the column says about shapes; null if it says nothing
   * @throws BadFileException if it is needed and describes shapes
   */
  TextColumn of(String name, String file, Column known) throws BadFileException {
    boolean isNeeded = needs(name);
    if (isNeeded && known != null) {
      throw describesShapes(file, name);
    }
    boolean isSelected = known == null && !name.isBlank() && (isNeeded || keepsAll);
    return isSelected ? new TextColumn(name.strip(), keepsAll) : null;
  }

  /** Returns the names of columns that each file must have. */
  List<String> needed() {
    return needed;
  }

  /** Returns true if a column of this name is selected, if it does not describe shapes. */
  boolean wants(String name) {
    return keepsAll || needs(name);
  }

  /** Returns an empty column for a needed name. */
  TextColumn ofNeeded(String name) {
    return new TextColumn(name.strip(), keepsAll);
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

  /** Returns an exception for a file that has a column twice. */
  static BadFileException duplicate(String file, String name) {
    return new BadFileException(file + ": duplicate column \"" + name + "\"; keep one of them");
  }
}
