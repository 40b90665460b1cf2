// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What the classes of the games and of the page keep to. */
class HouseRulesTest {
  private static final Set<String> THE_SAME_EVERYWHERE =
      Set.of("sqrt", "floor", "ceil", "min", "max", "abs");

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("dev.carom.games", "dev.carom.playground");

  @Test
  void gamesKnowTheLibraryAndNothingElse() {
    classes()
        .that()
        .resideInAPackage("dev.carom.games..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "dev.carom",
            "dev.carom.pair",
            "dev.carom.draw",
            "dev.carom.world",
            "dev.carom.motion",
            "dev.carom.games..",
            "java.lang..",
            "java.util",
            "java.util.function")
        .check(CLASSES);
  }

  @Test
  void gamesKnowNothingOfEachOther() {
    slices().matching("dev.carom.games.(*)..").should().notDependOnEachOther().check(CLASSES);
  }

  @Test
  void gamesUseOnlyArithmeticThatIsTheSameEverywhere() {
    noClasses()
        .that()
        .resideInAPackage("dev.carom.games..")
        .should()
        .callMethodWhere(
            describe(
                "method of Math that is not the same everywhere",
                call ->
                    call.getTargetOwner().isEquivalentTo(Math.class)
                        && !THE_SAME_EVERYWHERE.contains(call.getName())))
        .check(CLASSES);
  }

  @Test
  void roomsKnowNoBrowserAndNoServer() {
    noClasses()
        .that()
        .resideInAPackage("dev.carom.playground.rooms")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "dev.carom.playground.browser", "dev.carom.playground.serve", "org.teavm..")
        .check(CLASSES);
  }

  @Test
  void thePageHasNothingOfTheCommands() {
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.carom.playground.serve")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("dev.carom.cli", "dev.carom.io..", "picocli..")
        .check(CLASSES);
  }

  @Test
  void theServerNeedsNothingOfThePagesCode() {
    noClasses()
        .that()
        .resideInAPackage("dev.carom.playground.serve")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "dev.carom.playground.browser", "dev.carom.playground.rooms", "org.teavm..")
        .check(CLASSES);
  }
}
