// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A piece of Java from the documentation: statements, perhaps after imports. What follows the line
 * {@code // every frame:} is a frame of a loop, and is run several times, since the second frame
 * may well fail where the first did not.
 */
public final class Sample {
  /** The line in front of the statements that a program runs again and again. */
  static final String EVERY_FRAME = "// every frame:";

  private static final int FRAMES = 5;

  /** Printed at the beginning of each frame, so that the first one can be told from the others. */
  private static final String FRAME_MARK = "\f";

  /** Where samples write pictures. */
  static final String PICTURES = "docs/pictures/";

  private Sample() {}

  /**
   * What it prints when it is compiled and run, up to the end of the first frame; pictures it
   * writes go to the folder.
   */
  public static String output(List<String> lines, Path folder) throws Exception {
    String imports = lines.stream().filter(Sample::isImport).collect(Collectors.joining("\n"));
    String statements =
        lines.stream().filter(line -> !isImport(line)).collect(Collectors.joining("\n"));
    statements = statements.replace(PICTURES, folder.toString().replace('\\', '/') + "/");
    Path source = folder.resolve("Sample.java");
    Files.writeString(
        source,
        imports
            + "\npublic class Sample {\npublic static void main(String[] arguments) throws Exception"
            + " {\n"
            + inFrames(statements)
            + "\n}\n}\n");
    compile(source, folder);
    String[] frames = run(folder).split(FRAME_MARK);
    return frames.length == 1 ? frames[0] : frames[0] + frames[1];
  }

  private static String inFrames(String statements) {
    int mark = statements.indexOf(EVERY_FRAME + "\n");
    if (mark < 0) {
      return statements;
    }
    return statements.substring(0, mark)
        + "for (int repeated = 0; repeated < "
        + FRAMES
        + "; repeated++) {\nSystem.out.print(\"\\f\");\n"
        + statements.substring(mark)
        + "\n}";
  }

  private static boolean isImport(String line) {
    return line.startsWith("import ");
  }

  private static void compile(Path source, Path folder) throws Exception {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      List<String> options =
          List.of("-d", folder.toString(), "-cp", System.getProperty("java.class.path"));
      boolean compiled =
          compiler
              .getTask(null, files, null, options, null, files.getJavaFileObjects(source))
              .call();
      if (!compiled) {
        throw new AssertionError("does not compile, see above:\n" + Files.readString(source));
      }
    }
  }

  private static String run(Path folder) throws Exception {
    PrintStream out = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    try (URLClassLoader classes = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
      System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
      classes
          .loadClass("Sample")
          .getMethod("main", String[].class)
          .invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(out);
    }
    return printed.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }
}
