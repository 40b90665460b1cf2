// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

/** The known correct answers of {@link Motion}. */
final class MotionAnswers {
  private MotionAnswers() {}

  /** Returns the answers for a number of circles; null if they are not known. */
  static Answers of(Motion.Kind kind, int count) {
    return switch (count) {
      case 100_000 -> ofHundredThousand(kind);
      case 1_000_000 -> ofMillion(kind);
      default -> null;
    };
  }

  private static Answers ofHundredThousand(Motion.Kind kind) {
    return switch (kind) {
      case STILL -> Answers.of(50_102, 0xd8b139d68f675eecL, 501_020, 0x76ec42619a09b538L);
      case SLOW -> Answers.of(50_081, 0xfb80adfa60495bfcL, 501_652, 0x648074a4861298c0L);
      case ORDINARY -> Swarm.known(100_000);
      case FAST -> Answers.of(49_916, 0xfd9978cf59a48914L, 501_224, 0x12349cdd4602a203L);
      case JUMPING -> Answers.of(49_637, 0x15353415a8ae36b4L, 499_125, 0x83598fa2b461404dL);
      case SOME_BULLETS -> Answers.of(50_134, 0x6a2839fc3fc7dff3L, 502_480, 0x73af5aff89b51102L);
      case FEW_BULLETS -> Answers.of(50_155, 0xde285834bf930735L, 502_326, 0x6e15200db7e90d2cL);
    };
  }

  private static Answers ofMillion(Motion.Kind kind) {
    return switch (kind) {
      case STILL -> Answers.of(498_985, 0x67f5b90a4c3b1ac8L, 4_989_850, 0x0f993a66fa4f0bd0L);
      case SLOW -> Answers.of(498_967, 0x80ef07b2c2b2f236L, 4_991_431, 0x29022e2f5fa2c7a7L);
      case ORDINARY -> Swarm.known(1_000_000);
      case FAST -> Answers.of(498_791, 0x6bac3971fed268c0L, 4_995_495, 0x881007d5f40703e3L);
      case JUMPING -> Answers.of(499_627, 0x303eff2a5a4322aaL, 4_999_249, 0x8c58069cc8009658L);
      case SOME_BULLETS -> Answers.of(499_275, 0x6e3a225021987dbfL, 4_991_316, 0x09bac2772684b80bL);
      case FEW_BULLETS -> Answers.of(499_308, 0x357fb28687339cdfL, 4_991_862, 0xa9702c6f39183b45L);
    };
  }
}
