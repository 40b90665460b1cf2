// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.bench;

import dev.carom.bench.Options;
import dev.carom.bench.Options.Peers;
import dev.carom.bench.Panel;
import dev.carom.bench.TemporaryFolder;
import dev.carom.bench.Workload;
import dev.carom.io.sample.MovingCircles;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.SparkSession;

/**
 * Finds all pairs of circles on Spark, from Parquet files to their number and to Parquet files,
 * compared with Sedona and others. With several numbers of circles, the others only run the first,
 * because they take long.
 */
public final class ClusterWorkload implements Workload {
  /** Creates the workload. */
  public ClusterWorkload() {}

  @Override
  public List<Integer> usualCounts() {
    return List.of(1_000_000, 10_000_000);
  }

  @Override
  public double usualSeconds() {
    return 10;
  }

  @Override
  public List<Panel> run(Options options, PrintStream out) throws Exception {
    List<Panel> panels = new ArrayList<>();
    Growth growth = new Growth(options.counts());
    try (TemporaryFolder folder = new TemporaryFolder();
        SparkSession spark = LocalCluster.start(folder.path())) {
      for (Scene scene : Scene.values()) {
        for (int k = 0; k < options.counts().size(); k++) {
          Path place = folder.path().resolve(scene + "-" + k);
          CircleFiles circles = CircleFiles.write(spark, scene, options.counts().get(k), place);
          List<Contender> contenders =
              contenders(spark, scene, k == 0 ? options.peers() : Peers.NONE);
          ClusterRace race = new ClusterRace(spark, circles, contenders, options, out);
          growth.add(scene + ", counted", race.countPairs());
          growth.add(scene + ", written", race.writePairs());
          race.printTaskSizes();
          race.printTiles();
          panels.addAll(race.panels());
          TemporaryFolder.delete(place);
        }
      }
    }
    if (options.counts().size() > 1) {
      out.println(growth);
    }
    return panels;
  }

  /** Returns the contenders, with Carom first as the reference. */
  private static List<Contender> contenders(SparkSession spark, Scene scene, Peers peers) {
    List<Contender> contenders = new ArrayList<>();
    contenders.add(new CaromOnSpark(spark));
    contenders.add(new CaromWithoutSpark(LocalCluster.PROCESSORS));
    if (peers != Peers.NONE) {
      contenders.add(new SqlTiles(spark));
    }
    if (peers == Peers.ALL && scene == Scene.UNIFORM) {
      contenders.add(Sedona.distances(spark, MovingCircles.RADIUS));
    }
    if (peers == Peers.ALL) {
      contenders.add(Sedona.boxes(spark));
    }
    return contenders;
  }
}
