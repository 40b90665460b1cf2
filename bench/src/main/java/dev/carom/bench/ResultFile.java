// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonParseException;
import com.google.gson.Strictness;
import dev.carom.cli.Failure;
import dev.carom.cli.OutputFile;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;

/** Results as JSON. */
final class ResultFile {
  private static final Gson GSON =
      new GsonBuilder()
          .setStrictness(Strictness.STRICT)
          .setPrettyPrinting()
          .disableHtmlEscaping()
          .create();

  private ResultFile() {}

  static void write(Path path, Results results) throws Failure {
    OutputFile.write(path, (GSON.toJson(results) + "\n").getBytes(StandardCharsets.UTF_8));
  }

  /** Reads a file that {@link #write} has written; the failure says what is wrong with another. */
  static Results read(Path path) throws Failure {
    String text = text(path);
    if (!isJson(text)) {
      throw notJson(path);
    }
    try {
      Results results = GSON.fromJson(text, Results.class);
      if (isComplete(results)) {
        return results;
      }
    } catch (JsonParseException | NumberFormatException otherType) {
      // Refused below, like a missing value.
    }
    throw Failure.wrongInput(path + " was not written by carom bench --json");
  }

  private static String text(Path path) throws Failure {
    try {
      return Files.readString(path);
    } catch (CharacterCodingException notText) {
      throw notJson(path);
    } catch (IOException failure) {
      throw Failure.reading(path.toString(), failure);
    }
  }

  private static boolean isJson(String text) {
    try {
      // Empty text gives null.
      return GSON.fromJson(text, JsonElement.class) != null;
    } catch (JsonParseException notJson) {
      return false;
    }
  }

  private static Failure notJson(Path path) {
    return Failure.wrongInput(path + " is not JSON");
  }

  private static boolean isComplete(Results results) {
    return results != null
        && results.machine() != null
        && results.workload() != null
        && isComplete(results.options())
        && all(results.panels(), ResultFile::isComplete);
  }

  private static boolean isComplete(Options options) {
    return options != null && options.peers() != null && all(options.counts(), count -> true);
  }

  private static boolean isComplete(Panel panel) {
    return panel.title() != null && all(panel.bars(), ResultFile::isComplete);
  }

  private static boolean isComplete(Panel.Bar bar) {
    return bar.name() != null && bar.value() > 0;
  }

  private static <T> boolean all(List<T> list, Predicate<T> predicate) {
    return list != null && list.stream().allMatch(each -> each != null && predicate.test(each));
  }
}
