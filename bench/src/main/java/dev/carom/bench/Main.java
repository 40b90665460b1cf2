package dev.carom.bench;

import dev.carom.bench.pairs.PairsWorkload;
import java.util.Map;
import java.util.Set;
import org.openjdk.jmh.runner.RunnerException;

/** Runs one workload by name. */
public final class Main {
  private static final Map<String, Workload> WORKLOADS = Map.of("pairs", new PairsWorkload());

  private Main() {}

  public static void main(String[] arguments) throws RunnerException {
    String usage =
        "usage: carom bench WORKLOAD, where WORKLOAD is one of "
            + String.join(", ", WORKLOADS.keySet());
    if (arguments.length == 1 && Set.of("-h", "--help").contains(arguments[0])) {
      System.out.println(usage);
      return;
    }
    Workload workload = arguments.length == 1 ? WORKLOADS.get(arguments[0]) : null;
    if (workload == null) {
      System.err.println(usage);
      System.exit(2);
    }
    System.out.printf(
        "%s %s, %s, %d processors%n%n",
        System.getProperty("java.vm.name"),
        Runtime.version(),
        System.getProperty("os.arch"),
        Runtime.getRuntime().availableProcessors());
    workload.run(System.out);
  }
}
