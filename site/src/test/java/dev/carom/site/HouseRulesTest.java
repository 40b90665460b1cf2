// SPDX-License-Identifier: Apache-2.0
package dev.carom.site;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** What the classes of the site keep to. */
class HouseRulesTest {
  @Test
  void theSiteKnowsTheCommandsAndThePageAndNothingElseOfTheProject() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "dev.carom.site",
            "dev.carom.cli",
            "dev.carom.playground.serve",
            "java..",
            "javax.imageio",
            "org.commonmark..",
            "picocli..")
        .check(
            new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("dev.carom.site"));
  }
}
