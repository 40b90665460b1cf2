// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench;

import dev.carom.bench.Options.Peers;
import dev.carom.bench.crowd.CrowdWorkload;
import dev.carom.bench.files.FilesWorkload;
import dev.carom.bench.frames.FramesWorkload;
import dev.carom.bench.frames.MotionWorkload;
import dev.carom.bench.growth.GrowthWorkload;
import dev.carom.bench.hard.HardWorkload;
import dev.carom.bench.pairs.PairsWorkload;
import dev.carom.bench.queries.QueriesWorkload;
import dev.carom.cli.CommandRunner;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The carom bench command. */
@Command(
    name = "carom bench",
    header = "Compares the speed of Carom and other libraries on the same shapes.",
    customSynopsis = "carom bench [WORKLOAD] [OPTIONS]",
    description = "",
    sortOptions = false,
    footer = {
      "",
      "Workloads:",
      "  pairs     single pairs: do they intersect?",
      "  swarm     moving circles of one size: all pairs in every frame",
      "  level     moving circles among 100,000 static boxes",
      "  skew      moving circles of all sizes, many in clusters",
      "  tumble    100,000 turned boxes that move and turn",
      "  motion    circles of one size in seven kinds of motion, from still to jumping",
      "  queries   segments, points, sweeps and nearest boxes among 100,000 boxes",
      "  crowd     10,000 overlapping circles, pushed apart; Carom only",
      "  hard      layouts that are hard for an index, each compared with a benign one; Carom only",
      "  growth    how time and memory grow with the number of shapes; Carom only",
      "  files     all pairs of a file of circles, from CSV and Parquet to CSV",
      "  cluster   all pairs of circles on Spark, compared with Apache Sedona; downloads 340 MB once",
      "Without a workload, runs all except cluster, each in its own JVM, in about 40 minutes.",
      "",
      "Examples:",
      "  carom bench swarm --svg swarm.svg",
      "  carom bench swarm --count 1000000 --peers none",
      "  carom bench motion --json before.json",
      "  carom bench motion --compare before.json",
      "  carom bench cluster --count 1000000 --peers fast"
    })
public final class Main implements Callable<Integer> {
  private static final int MOST_CIRCLES = 10_000_000;
  private static final int MOST_SECONDS = 3600;

  private static final List<String> FRAMES = List.of("swarm", "level", "skew", "tumble", "motion");

  /** The workload that another module provides. */
  private static final String CLUSTER = "cluster";

  private final Map<String, Workload> workloads = new LinkedHashMap<>();

  @Parameters(paramLabel = "WORKLOAD", arity = "0..1", description = "A workload (see below).")
  private String workload;

  @Option(
      names = "--peers",
      paramLabel = "WHO",
      description =
          "Which other libraries to run: all (default), fast (without the physics engines and Sedona),"
              + " or none. Workload pairs always runs all of them.")
  private Peers peers = Peers.ALL;

  @Option(
      names = "--count",
      paramLabel = "N",
      hideParamSyntax = true,
      split = ",",
      description =
          "Number of circles, or several numbers separated by commas. Default for swarm:"
              + " 10000,100000,1000000; files uses the largest. Default for motion: 100000,1000000."
              + " Default for cluster: 1000000,10000000; only Carom runs more than the first.")
  private List<Integer> counts;

  @Option(
      names = "--frames",
      paramLabel = "N",
      description =
          "Maximum frames per batch in swarm, level, skew, tumble and motion (default: 300).")
  private Integer frames;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description =
          "Seconds of warm-up per contender, and at most per batch (default: 1.5; motion: 0.5;"
              + " cluster: 10). Does not apply to pairs.")
  private Double seconds;

  @Mixin private ResultOptions results;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Prints this help.")
  private boolean help;

  @Spec private CommandSpec spec;

  private Main() {
    workloads.put("pairs", new PairsWorkload());
    workloads.put("swarm", FramesWorkload.swarm());
    workloads.put("level", FramesWorkload.level());
    workloads.put("skew", FramesWorkload.skew());
    workloads.put("tumble", FramesWorkload.tumble());
    workloads.put("motion", new MotionWorkload());
    workloads.put("queries", new QueriesWorkload());
    workloads.put("crowd", new CrowdWorkload());
    workloads.put("hard", new HardWorkload());
    workloads.put("growth", new GrowthWorkload());
    workloads.put("files", new FilesWorkload());
  }

  private Main(String name, Workload workload) {
    workloads.put(name, workload);
  }

  /** Runs the command and ends the process with its exit code. */
  public static void main(String[] arguments) {
    System.exit(run(new Main(), arguments));
  }

  /** Runs the command for one workload that another module provides, and returns the exit code. */
  public static int run(String name, Workload workload, String... arguments) {
    return run(new Main(name, workload), arguments);
  }

  static int run(String... arguments) {
    return run(new Main(), arguments);
  }

  private static int run(Main main, String... arguments) {
    int exitCode = CommandRunner.run(main, arguments);
    if (System.out.checkError()) {
      System.err.println("carom: cannot write to standard output");
      return CommandLine.ExitCode.SOFTWARE;
    }
    return exitCode;
  }

  @Override
  public Integer call() throws Exception {
    check();
    if (workload != null) {
      results.check(workload, counts(workload));
      return runOne();
    }
    for (String name : workloads.keySet()) {
      results.of(name).check(name, counts(name));
    }
    return runAll();
  }

  private void check() {
    if (CLUSTER.equals(workload) && !workloads.containsKey(CLUSTER)) {
      throw wrong("cluster must be the first argument, as in carom bench cluster");
    }
    if (workload != null && !workloads.containsKey(workload)) {
      throw wrong(
          "unknown workload " + workload + ", only " + String.join(", ", workloads.keySet()));
    }
    if (counts != null && workload != null && counts(workload).isEmpty()) {
      throw wrong(
          "--count applies to swarm, motion, files and cluster, but the workload was " + workload);
    }
    for (int count : counts == null ? List.<Integer>of() : counts) {
      if (count < 1 || count > MOST_CIRCLES) {
        throw wrong("--count must be from 1 to " + MOST_CIRCLES + ", but was " + count);
      }
    }
    if (frames != null && FRAMES.stream().noneMatch(this::isAsked)) {
      throw wrong(
          "--frames applies to swarm, level, skew, tumble and motion, but the workload was "
              + workload);
    }
    if (frames != null && frames < 1) {
      throw wrong("--frames must be at least 1, but was " + frames);
    }
    if (seconds != null && !(seconds >= 0 && seconds <= MOST_SECONDS)) {
      throw wrong("--seconds must be from 0 to " + MOST_SECONDS + ", but was " + seconds);
    }
  }

  private boolean isAsked(String name) {
    return workload == null || workload.equals(name);
  }

  /** Returns the numbers of circles of a workload; empty if they cannot be chosen. */
  private List<Integer> counts(String name) {
    List<Integer> usual = workloads.get(name).usualCounts();
    return counts == null || usual.isEmpty() ? usual : counts;
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private int runOne() throws Exception {
    PrintStream out = System.out;
    out.println(Machine.description());
    out.println();
    Workload asked = workloads.get(workload);
    Options options =
        new Options(
            peers,
            counts(workload),
            frames == null ? 300 : frames,
            seconds == null ? asked.usualSeconds() : seconds);
    List<Panel> panels = asked.run(options, out);
    results.keep(new Results(Machine.description(), workload, options, panels), out);
    return CommandLine.ExitCode.OK;
  }

  /** Runs every workload in its own JVM, so that none affects the compiled code of another. */
  private int runAll() throws IOException, InterruptedException {
    int worst = CommandLine.ExitCode.OK;
    for (String name : workloads.keySet()) {
      worst = Math.max(worst, new ProcessBuilder(command(name)).inheritIO().start().waitFor());
    }
    return worst;
  }

  private List<String> command(String name) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.add(name);
    command.addAll(List.of("--peers", peers.name().toLowerCase(Locale.ROOT)));
    if (counts != null && !counts(name).isEmpty()) {
      command.addAll(List.of("--count", Options.text(counts)));
    }
    if (frames != null && FRAMES.contains(name)) {
      command.addAll(List.of("--frames", String.valueOf(frames)));
    }
    if (seconds != null) {
      command.addAll(List.of("--seconds", String.valueOf(seconds)));
    }
    command.addAll(results.of(name).arguments());
    return command;
  }
}
