// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** Statements that the page shows, compiled and run with all of Carom imported. */
public final class SampleCode {
  private static final String BEFORE =
      """
      import dev.carom.*;
      import dev.carom.bulk.*;
      import dev.carom.motion.*;
      import dev.carom.world.*;

      public class Sample {
        public static void main(String[] arguments) {
      """;

  private SampleCode() {}

  /** Compiles statements into the folder and runs them. */
  public static void run(String statements, Path folder) throws Exception {
    Path source = folder.resolve("Sample.java");
    Files.writeString(source, BEFORE + statements + "\n}\n}\n");
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter errors = new StringWriter();
    try (var files = compiler.getStandardFileManager(null, null, null)) {
      List<String> options =
          List.of("-d", folder.toString(), "-cp", System.getProperty("java.class.path"));
      boolean compiled =
          compiler
              .getTask(errors, files, null, options, null, files.getJavaFileObjects(source))
              .call();
      assertThat(compiled).as(statements + "\n" + errors).isTrue();
    }
    try (URLClassLoader classes = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
      classes
          .loadClass("Sample")
          .getMethod("main", String[].class)
          .invoke(null, (Object) new String[0]);
    }
  }
}
