// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.Shape;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The {@code pair} command, which reports on two shapes. */
@Under(Heading.SINGLE)
@Command(
    name = "pair",
    header = "Reports how two shapes relate.",
    customSynopsis = "carom pair [--svg FILE] [--y-down] SHAPE SHAPE",
    description = {
      "",
      "Prints their relation, their distance, and their contact (normal, depth, point, push). Also"
          + " prints the verdicts of well-known methods for circles and boxes, and explains those"
          + " that are wrong.",
      ""
    },
    footer = {
      "",
      "Shapes (in quotes; spaces or commas between numbers):",
      "  circle x y radius",
      "  box x y width height        (x, y) is the centre",
      "  rect x y width height       (x, y) is the smallest corner",
      "  capsule x0 y0 x1 y1 radius  around the segment from (x0, y0) to (x1, y1)",
      "  polygon x0 y0 x1 y1 ...     convex; three corners or more, in order",
      "  polygon ... radius r        with rounded corners: all points up to r away",
      "  ... turned degrees          any of these, turned about the centre of its",
      "                              bounds; counter-clockwise if y points up",
      "",
      "Examples:",
      "  carom pair \"circle 3 4 5\" \"box 0 0 2 1\" --svg pair.svg",
      "  carom pair \"circle 0, 0, 2\" \"circle 3, 0, 1\"",
      "  carom pair \"circle 6 2 1.5\" \"rect -8 -1 16 2\" --svg miss.svg",
      "  carom pair \"capsule 0 0 4 0 1\" \"polygon 2 0 5 1 3 4\"",
      "  carom pair \"box 0 0 2 1 turned 30\" \"polygon 1 0 4 0 3 2 radius 0.5\""
    })
final class PairCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "SHAPE",
      arity = "0..*",
      description = "A circle, box, capsule or polygon (see below).")
  private List<String> shapes = List.of();

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Draws the pair with its zones, closest points, normal and push.")
  private Path svg;

  @Option(names = "--y-down", description = "Draws with the y axis pointing down, as on screens.")
  private boolean yDown;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Prints this help.")
  private boolean help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws Failure {
    if (shapes.size() != 2) {
      throw wrong(
          "pair needs two shapes, each in quotes, but got "
              + (shapes.isEmpty() ? "none" : shapes.size())
              + "\nexample: carom pair \"circle 3 4 5\" \"box 0 0 2 1\"");
    }
    if (svg != null && svg.toString().isEmpty()) {
      throw wrong("--svg needs a file name");
    }
    if (svg != null && Files.notExists(svg) && !Picture.isSvg(svg)) {
      throw wrong("--svg must end in .svg, but was " + svg);
    }
    Shape a = parse(shapes.get(0));
    Shape b = parse(shapes.get(1));
    spec.commandLine().getOut().print(PairReport.of(a, b));
    spec.commandLine().getOut().flush();
    if (svg != null) {
      OutputFile.write(svg, PairPicture.of(a, b, yDown).getBytes(StandardCharsets.UTF_8));
    }
    return CommandLine.ExitCode.OK;
  }

  private Shape parse(String text) {
    try {
      return ShapeText.parse(text);
    } catch (IllegalArgumentException refused) {
      throw wrong(refused.getMessage());
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
