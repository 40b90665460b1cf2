// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringWriter;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/** Code that the page shows or copies, compiled and run. */
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
    try (URLClassLoader classes = compile("Sample", BEFORE + statements + "\n}\n}\n", folder)) {
      runMain(classes.loadClass("Sample"));
    }
  }

  /** Compiles a file into the folder and runs its class as a program; returns what it prints. */
  public static String output(String type, String file, Path folder) throws Exception {
    PrintStream before = System.out;
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    try (URLClassLoader classes = compile(type, file, folder)) {
      System.setOut(new PrintStream(output, true, StandardCharsets.UTF_8));
      runMain(classes.loadClass(type));
    } finally {
      System.setOut(before);
    }
    return output.toString(StandardCharsets.UTF_8);
  }

  private static void runMain(Class<?> type) throws Exception {
    type.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
  }

  /**
   * Compiles a file into the folder and runs the tests of its class; returns how many there are.
   */
  public static int test(String type, String file, Path folder) throws Exception {
    int count = 0;
    try (URLClassLoader classes = compile(type, file, folder)) {
      Constructor<?> constructor = classes.loadClass(type).getDeclaredConstructor();
      constructor.setAccessible(true);
      for (Method method : classes.loadClass(type).getDeclaredMethods()) {
        if (method.isAnnotationPresent(Test.class)) {
          method.setAccessible(true);
          method.invoke(constructor.newInstance());
          count++;
        }
      }
    }
    return count;
  }

  private static URLClassLoader compile(String type, String file, Path folder) throws Exception {
    Path source = folder.resolve(type + ".java");
    Files.writeString(source, file);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter errors = new StringWriter();
    try (var files = compiler.getStandardFileManager(null, null, null)) {
      List<String> options =
          List.of("-d", folder.toString(), "-cp", System.getProperty("java.class.path"));
      boolean compiled =
          compiler
              .getTask(errors, files, null, options, null, files.getJavaFileObjects(source))
              .call();
      assertThat(compiled).as(file + "\n" + errors).isTrue();
    }
    return new URLClassLoader(new URL[] {folder.toUri().toURL()});
  }
}
