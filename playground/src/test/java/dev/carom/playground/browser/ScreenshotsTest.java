// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Pictures of every room on a phone, a laptop and a large screen, in target/screenshots, to be
 * looked at. With -Dcarom.pictures=write also those of the documentation.
 */
class ScreenshotsTest extends PageInBrowser {
  private static final Path FOLDER = Path.of("target", "screenshots");
  private static final Path DOCUMENTATION = Path.of("..", "docs", "playground");

  /** Steps after which a room that plays itself has something to show. */
  private static final int STEPS = 1350;

  static Stream<String> homeAndRooms() {
    return Stream.concat(Stream.of(""), ROOMS.stream());
  }

  @ParameterizedTest
  @MethodSource("homeAndRooms")
  void everyRoomFitsEveryScreen(String room) throws Exception {
    String name = room.isEmpty() ? "home" : room;
    take(room, 360, 740, false, name + "-360.png");
    take(room, 1280, 900, false, name + "-1280.png");
    take(room, 2560, 1440, true, name + "-2560.png");
    if (System.getProperty("carom.pictures", "").equals("write")) {
      take(room, 1000, 700, room.equals("shmup") || room.equals("swarm"), name + ".png");
      Path picture = DOCUMENTATION.resolve(name + ".png");
      Files.createDirectories(DOCUMENTATION);
      pack(FOLDER.resolve(name + ".png"), picture);
      assertThat(Files.size(picture)).isLessThan(150_000);
    }
  }

  /** Copies a picture without its alpha channel, and packed better than the browser does. */
  private static void pack(Path from, Path to) throws IOException {
    BufferedImage picture = ImageIO.read(from.toFile());
    BufferedImage opaque =
        new BufferedImage(picture.getWidth(), picture.getHeight(), BufferedImage.TYPE_INT_RGB);
    opaque.getGraphics().drawImage(picture, 0, 0, null);
    ImageIO.write(opaque, "png", to.toFile());
  }

  private static void take(String room, int width, int height, boolean dark, String file)
      throws Exception {
    browser.setScreen(width, height, dark);
    open(room);
    browser.run(
        """
        const demo = document.querySelector("#controls [data-option=demo]");
        if (room && demo) {
          demo.click();
          for (let k = 0; k < arguments[0]; k++) carom.step(room.stage);
        }
        // As many circles as the slider says.
        const count = document.querySelector("#controls [data-option=count]");
        if (room && count) {
          count.value = 1000;
          count.dispatchEvent(new Event("input", { bubbles: true }));
        }
        """,
        STEPS);
    browser.awaitFrames(room.isEmpty() ? 12 : 3);
    browser.screenshot(FOLDER.resolve(file));
    long overflow = (Long) browser.run("return document.documentElement.scrollWidth - innerWidth");
    assertThat(overflow).as(file + ": pixels beyond the right edge").isLessThanOrEqualTo(0);
  }
}
