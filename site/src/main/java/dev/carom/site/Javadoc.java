// SPDX-License-Identifier: Apache-2.0
package dev.carom.site;

import dev.carom.cli.Failure;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The API reference: one javadoc for all modules that are published. */
final class Javadoc {
  static final String FOLDER = "api";

  /** Their sources, and how the list of packages calls them. */
  private static final List<Module> MODULES =
      List.of(
          new Module("core", "dev.carom:carom", "dev.carom:dev.carom.*"),
          new Module("io", "dev.carom:carom-io", "dev.carom.io*"),
          new Module("spark", "dev.carom:carom-spark", "dev.carom.spark*"));

  private static final Pattern TYPE =
      Pattern.compile("dev/(?:[a-z]+/)+([A-Z]\\w*(?:\\.[A-Z]\\w*)*)\\.html");

  private static final Pattern FONTS = Pattern.compile("@import url\\([^)]*dejavu[^)]*\\);\\s*");

  private record Module(String folder, String artifact, String packages) {}

  private Javadoc() {}

  /** Writes the reference to a folder of the site. */
  static void write(Project project, Path site) throws Failure {
    ToolProvider javadoc =
        ToolProvider.findFirst("javadoc")
            .orElseThrow(() -> Failure.unable("this Java has no javadoc; use a JDK"));
    StringWriter output = new StringWriter();
    PrintWriter writer = new PrintWriter(output);
    String[] arguments = arguments(project, site).toArray(String[]::new);
    if (javadoc.run(writer, writer, arguments) != 0) {
      throw Failure.unable("javadoc failed: " + output);
    }
    removeFonts(site);
  }

  /**
   * Some JDKs write a style sheet that loads fonts without these fonts; the site uses the system's.
   */
  private static void removeFonts(Path site) throws Failure {
    Path styles = site.resolve(FOLDER).resolve("stylesheet.css");
    try {
      if (Files.exists(styles)) {
        Files.writeString(styles, FONTS.matcher(Files.readString(styles)).replaceAll(""));
      }
    } catch (IOException failure) {
      throw Failure.writing(styles, failure);
    }
  }

  private static List<String> arguments(Project project, Path site) throws Failure {
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("-quiet", "-notimestamp", "-encoding", "UTF-8"));
    // The build has checked the comments, and the site has no links to other sites' APIs.
    arguments.addAll(List.of("-Xdoclint:none", "--no-platform-links", "-nohelp", "-notree"));
    arguments.addAll(List.of("-d", site.resolve(FOLDER).toString()));
    arguments.addAll(List.of("-windowtitle", "Carom API", "-doctitle", "Carom API"));
    arguments.addAll(List.of("--allow-script-in-comments", "-header", header()));
    StringBuilder classPath = new StringBuilder();
    for (Module module : MODULES) {
      arguments.addAll(List.of("-group", module.artifact, module.packages));
      classPath.append(project.root().resolve(module.folder + "/target/classes"));
      classPath.append(File.pathSeparator);
      String needed = module.folder + "/target/api-class-path";
      classPath.append(project.has(needed) ? project.read(needed) : "");
      classPath.append(File.pathSeparator);
    }
    arguments.addAll(List.of("-classpath", classPath.toString()));
    // Files, not packages, because with a source path the first module-info would make all of them
    // one module.
    for (Module module : MODULES) {
      project.filesBelow(module.folder + "/src/main/java", ".java").stream()
          .filter(file -> !file.contains("/internal/") && !file.endsWith("/module-info.java"))
          .forEach(file -> arguments.add(project.root().resolve(file).toString()));
    }
    return arguments;
  }

  /** Returns what is at the top of every page. */
  private static String header() {
    return "<script src=\"{@docRoot}/../theme.js\"></script>"
        + "<link rel=\"stylesheet\" href=\"{@docRoot}/../api.css\">"
        + "<a href=\"{@docRoot}/../index.html\">Carom documentation</a>";
  }

  /** Returns the addresses in the site of all types whose names are unique, by their names. */
  static Map<String, String> types(Path site) throws Failure {
    try (Stream<Path> files = Files.walk(site.resolve(FOLDER))) {
      Map<String, List<String>> addresses =
          files
              .map(file -> site.relativize(file).toString().replace('\\', '/'))
              .filter(file -> typeName(file) != null)
              .collect(Collectors.groupingBy(Javadoc::typeName, TreeMap::new, Collectors.toList()));
      addresses.values().removeIf(each -> each.size() > 1);
      return addresses.entrySet().stream()
          .collect(
              Collectors.toMap(
                  Map.Entry::getKey, each -> each.getValue().get(0), (a, b) -> a, TreeMap::new));
    } catch (IOException failure) {
      throw Failure.reading(site.resolve(FOLDER).toString(), failure);
    }
  }

  private static String typeName(String address) {
    Matcher type = TYPE.matcher(address.replaceFirst(FOLDER + "/", ""));
    return type.matches() ? type.group(1) : null;
  }
}
