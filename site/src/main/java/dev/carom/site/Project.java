// SPDX-License-Identifier: Apache-2.0
package dev.carom.site;

import dev.carom.cli.Failure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The project that the site is about.
 *
 * @param root its directory
 * @param version the version in its pom
 * @param address the address of its repository, or an empty string
 */
record Project(Path root, String version, String address) {
  private static final Pattern VERSION = Pattern.compile("<version>([^<]*)</version>");
  private static final Pattern ADDRESS = Pattern.compile("<carom\\.address>([^<]*)<");

  /** Reads a project; {@code address} overrides that of its pom unless it is null. */
  static Project at(Path root, String address) throws Failure {
    String pom = read(root, "pom.xml");
    String its = address == null ? first(ADDRESS, pom) : address;
    return new Project(root, first(VERSION, pom), its.replaceFirst("/+$", ""));
  }

  private static String first(Pattern pattern, String text) {
    Matcher found = pattern.matcher(text);
    return found.find() ? found.group(1).strip() : "";
  }

  /** Returns the text of a file. */
  String read(String file) throws Failure {
    return read(root, file);
  }

  private static String read(Path root, String file) throws Failure {
    try {
      return Files.readString(root.resolve(file));
    } catch (IOException failure) {
      throw Failure.reading(root.resolve(file).toString(), failure);
    }
  }

  boolean has(String file) {
    return Files.isRegularFile(root.resolve(file));
  }

  /** Returns the names of all files below a directory of the project whose path ends like this. */
  List<String> filesBelow(String directory, String ending) throws Failure {
    try (Stream<Path> files = Files.walk(root.resolve(directory))) {
      return files
          .map(file -> root.relativize(file).toString().replace('\\', '/'))
          .filter(file -> file.endsWith(ending))
          .sorted()
          .toList();
    } catch (IOException failure) {
      throw Failure.reading(root.resolve(directory).toString(), failure);
    }
  }

  /** Returns where the repository shows a file; empty if the project has no address. */
  String addressOf(String file) {
    return address.isEmpty() ? "" : address + "/blob/HEAD/" + file;
  }
}
