// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.app;

import dev.carom.cli.Failure;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.LogManager;
import org.apache.spark.SparkConf;
import org.apache.spark.sql.SparkSession;

/** Creates the Spark session; the user's settings take precedence over Carom's defaults. */
final class Session {
  /** The number of workers on this machine, processors per worker, and megabytes per worker. */
  private static final Pattern LOCAL_CLUSTER =
      Pattern.compile("local-cluster\\[[^,]*,[^,]*, *(\\d+) *]");

  private static final String MASTER_SCHEME = "spark://";
  private static final int MASTER_PORT = 7077;
  private static final int MASTER_TIMEOUT_MILLISECONDS = 10_000;

  /** Set by the carom script if standard error is a terminal. */
  private static final String TERMINAL = "carom.terminal";

  private Session() {}

  static SparkSession start(boolean quiet) throws Failure {
    SparkConf configuration = new SparkConf();
    String master = configuration.get("spark.master", "");
    if (master.isEmpty()) {
      throw Failure.wrongInput("no master is set; start with spark-submit --master local[2] ...");
    }
    checkThatAMasterAnswers(master);
    prefer(configuration, master, quiet);
    try {
      SparkSession spark = SparkSession.builder().config(configuration).getOrCreate();
      if (!quiet && !master.startsWith("local")) {
        ExecutorWatch.watch(spark);
      }
      return spark;
    } catch (Exception failure) {
      // Some of Spark's exceptions are checked but not declared.
      throw Failure.wrongInput(
          "Spark failed to start on " + master + ": " + Explanation.reason(failure));
    }
  }

  static void prefer(SparkConf configuration, String master, boolean quiet) {
    if (configuration.get("spark.app.name", "").equals(Main.class.getName())) {
      configuration.setAppName("carom detect");
    }
    // Carom reports errors itself. Setting a level that is already set would print a message.
    if (LogManager.getRootLogger().getLevel() != Level.OFF) {
      configuration.setIfMissing("spark.log.level", "OFF");
    }
    configuration.setIfMissing(
        "spark.ui.showConsoleProgress", String.valueOf(!quiet && Boolean.getBoolean(TERMINAL)));
    if (master.startsWith("local")) {
      configuration.setIfMissing("spark.ui.enabled", "false");
    }
    if (master.equals("local") || master.startsWith("local[")) {
      // No other machine needs to resolve the name of this one.
      configuration.setIfMissing("spark.driver.host", "localhost");
      configuration.setIfMissing("spark.driver.bindAddress", "127.0.0.1");
    }
    Matcher cluster = LOCAL_CLUSTER.matcher(master);
    if (cluster.matches()) {
      // By default, executors require 1 GB and do not start with less.
      configuration.setIfMissing("spark.executor.memory", cluster.group(1) + "m");
    }
    // Above this limit, the first pairs are sorted on disk instead of in memory.
    configuration.setIfMissing("spark.sql.execution.topKSortFallbackThreshold", "100000");
  }

  /** Checks that a master responds; Spark itself would retry for a minute and report little. */
  private static void checkThatAMasterAnswers(String master) throws Failure {
    if (!master.startsWith(MASTER_SCHEME)) {
      return;
    }
    List<String> silent = new ArrayList<>();
    for (String address : master.substring(MASTER_SCHEME.length()).split(",")) {
      if (answers(address)) {
        return;
      }
      silent.add(address);
    }
    throw Failure.wrongInput("no Spark master responds at " + String.join(" or ", silent));
  }

  private static boolean answers(String address) {
    int colon = address.lastIndexOf(':');
    try (Socket socket = new Socket()) {
      String host = colon < 0 ? address : address.substring(0, colon);
      int port = colon < 0 ? MASTER_PORT : Integer.parseInt(address.substring(colon + 1));
      socket.connect(new InetSocketAddress(host, port), MASTER_TIMEOUT_MILLISECONDS);
      return true;
    } catch (IOException | IllegalArgumentException silent) {
      return false;
    }
  }
}
