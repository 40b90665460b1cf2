// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SparkMasterTest {
  @ParameterizedTest
  @ValueSource(strings = {"local", "local[2]", "local[*]", "local[2,3]", "local[*,3]"})
  void thisMachineIsAMaster(String name) throws Exception {
    assertThat(SparkMaster.of(name).isThisProcess()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "local-cluster[2,1,1024]",
        "local-cluster[ 2 , 1 , 1024 ]",
        "spark://host:7077",
        "spark://a:1,b:2",
        "k8s://https://host",
        "yarn"
      })
  void aClusterIsAMaster(String name) throws Exception {
    assertThat(SparkMaster.of(name).isThisProcess()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "local[x]",
        "local[]",
        "local[2",
        "local[2,*]",
        "locally",
        "local-cluster[2,1]",
        "spark://",
        "mesos://host",
        "yarn-client",
        "shapes.csv",
        " local",
        "local\n"
      })
  void anythingElseIsExplained(String name) {
    assertThatThrownBy(() -> SparkMaster.of(name))
        .isInstanceOf(Failure.class)
        .hasMessage(
            name
                + " is not a master; --on takes local[2] or local[*] for this machine,"
                + " spark://host:7077, yarn or k8s://host for a cluster; see docs/cluster.md");
  }

  @Test
  void aMasterThatIsMissingIsAskedFor() {
    assertThatThrownBy(() -> SparkMaster.of(""))
        .isInstanceOf(Failure.class)
        .hasMessage("--on needs a value: MASTER, for example --on \"local[2]\"");
  }
}
