package dev.carom.playground.serve;

import java.nio.file.*;

public final class Main {
  public static void main(String[] a) throws Exception {
    Files.writeString(Path.of(a[0]), Page.html());
  }
}
