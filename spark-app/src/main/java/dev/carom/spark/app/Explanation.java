// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.app;

import dev.carom.cli.Failure;
import dev.carom.io.BadFileException;
import dev.carom.spark.BadRowException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Explains failures on the cluster in one sentence. */
final class Explanation {
  private static final String OTHER_HEADER = "CSV header does not conform to the schema";

  private static final Pattern UNREADABLE = Pattern.compile("error while reading file (\\S+)\\. ");

  private Explanation() {}

  /** Returns the cause that a user can act on. */
  static Failure of(Throwable failure) {
    // Spark wraps these exceptions in messages about its own files and rows.
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof BadRowException || cause instanceof BadFileException) {
        return Failure.wrongInput(cause.getMessage());
      }
    }
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof OutOfMemoryError) {
        return Failure.unable(
            "out of memory; give Spark more with spark-submit --executor-memory 8g, or"
                + " --driver-memory 8g for a local master");
      }
      String message = String.valueOf(cause.getMessage());
      if (message.contains(OTHER_HEADER)) {
        return Failure.wrongInput(otherHeader(message));
      }
      Matcher unreadable = UNREADABLE.matcher(message);
      if (unreadable.find() && !reason(cause).contains(OTHER_HEADER)) {
        return Failure.wrongInput("cannot read " + unreadable.group(1) + ": " + reason(cause));
      }
    }
    return Failure.unable(
        "the work failed: " + reason(failure) + "; for details, add --conf spark.log.level=ERROR");
  }

  private static String otherHeader(String message) {
    String file = message.substring(message.lastIndexOf(' ') + 1);
    return file + ": all files must have the same columns in the same order, but this one differs";
  }

  /** Returns the innermost message on one line. */
  static String reason(Throwable failure) {
    Throwable cause = failure;
    while (cause.getCause() != null && cause.getCause().getMessage() != null) {
      cause = cause.getCause();
    }
    String message = String.valueOf(cause.getMessage());
    return message.lines().findFirst().orElse(cause.getClass().getSimpleName());
  }
}
