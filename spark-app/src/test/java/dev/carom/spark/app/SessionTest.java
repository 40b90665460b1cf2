// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.cli.Failure;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.apache.spark.SparkConf;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SessionTest {
  private static final String MASTER = "spark.master";

  @AfterEach
  void forgetTheMaster() {
    System.clearProperty(MASTER);
  }

  @Test
  void withoutAMasterItSaysHowToStart() {
    assertThatThrownBy(() -> Session.start(true))
        .isInstanceOf(Failure.class)
        .hasMessageContaining("spark-submit --master");
  }

  @Test
  void aMasterThatDoesNotAnswerIsNamed() throws Exception {
    String silent = "localhost:" + freePort();
    System.setProperty(MASTER, "spark://" + silent + ",localhost:odd");
    assertThatThrownBy(() -> Session.start(true))
        .isInstanceOf(Failure.class)
        .hasMessage("no Spark master responds at " + silent + " or localhost:odd");
  }

  @Test
  void executorsOnThisMachineHaveTheMemoryOfTheirWorkers() {
    SparkConf configuration = new SparkConf(false);
    Session.prefer(configuration, "local-cluster[2,1,512]", true);
    assertThat(configuration.get("spark.executor.memory")).isEqualTo("512m");
    Session.prefer(configuration, "local-cluster[2, 1, 4096]", true);
    assertThat(configuration.get("spark.executor.memory")).as("set already").isEqualTo("512m");
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }
}
