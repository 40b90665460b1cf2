// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version that Maven wrote into the archive. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() throws IOException {
    try (InputStream file =
        Version.class.getResourceAsStream("/META-INF/maven/dev.carom/carom-cli/pom.properties")) {
      if (file == null) {
        return new String[] {"carom, not packaged"};
      }
      Properties properties = new Properties();
      properties.load(file);
      return new String[] {"carom " + properties.getProperty("version")};
    }
  }
}
