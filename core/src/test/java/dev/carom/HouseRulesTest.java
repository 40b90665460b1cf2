// SPDX-License-Identifier: Apache-2.0
package dev.carom;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What every class of the core keeps to: what it may depend on, which arithmetic it may use. */
@Tag("scale")
class HouseRulesTest {
  private static final String CHECK = "dev.carom.internal.check";
  private static final String EXACT = "dev.carom.internal.exact";
  private static final String FORM = "dev.carom.internal.form";
  private static final String FACE = "dev.carom";
  private static final String PAIR = "dev.carom.pair";
  private static final String METHOD = "dev.carom.method";
  private static final String DRAW = "dev.carom.draw";
  private static final String BOUNDS = "dev.carom.internal.bounds";
  private static final String GRID = "dev.carom.internal.grid";
  private static final String JOIN = "dev.carom.internal.join";
  private static final String KEPT = "dev.carom.internal.kept";
  private static final String BULK = "dev.carom.bulk";
  private static final String STATE = "dev.carom.internal.state";
  private static final String QUERY = "dev.carom.internal.query";
  private static final String SAVE = "dev.carom.internal.save";
  private static final String WORLD = "dev.carom.world";
  private static final String MOTION = "dev.carom.motion";

  /** The packages of the core, also those to come, and which others each may use. */
  private static final Map<String, Set<String>> MAY_USE =
      Map.ofEntries(
          entry(CHECK, Set.of()),
          entry(EXACT, Set.of()),
          entry(FORM, Set.of(CHECK, EXACT)),
          entry(FACE, Set.of(CHECK, EXACT, FORM, PAIR)),
          entry(PAIR, Set.of(CHECK, EXACT, FORM, FACE)),
          entry(METHOD, Set.of(EXACT, FACE, PAIR)),
          entry(DRAW, Set.of(CHECK, FACE)),
          entry(BOUNDS, Set.of()),
          entry(GRID, Set.of(EXACT, BOUNDS)),
          entry(JOIN, Set.of(EXACT, BOUNDS)),
          entry(KEPT, Set.of(JOIN)),
          entry(BULK, Set.of(CHECK, EXACT, FACE, PAIR, BOUNDS, JOIN, KEPT)),
          entry(STATE, Set.of(CHECK, EXACT, FACE, PAIR, BOUNDS, GRID, JOIN, KEPT)),
          entry(QUERY, Set.of(CHECK, EXACT, FACE, PAIR, BOUNDS, STATE)),
          entry(SAVE, Set.of(CHECK, EXACT, FACE, PAIR, BOUNDS, STATE)),
          entry(WORLD, Set.of(CHECK, EXACT, FACE, PAIR, DRAW, GRID, JOIN, STATE, QUERY, SAVE)),
          entry(MOTION, Set.of(CHECK, EXACT, FACE, PAIR, BOUNDS, GRID, BULK, DRAW, QUERY, WORLD)));

  /** Methods of Math and StrictMath whose last bit, or whose existence, depends on the platform. */
  private static final Set<String> NOT_THE_SAME_EVERYWHERE =
      Set.of(
          ("fma sin cos tan asin acos atan atan2 sinh cosh tanh toDegrees toRadians"
                  + " exp expm1 log log10 log1p pow cbrt hypot round ulp random")
              .split(" "));

  private static final JavaClasses CORE =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(FACE);

  @Test
  void everyClassLivesInAPackageOfThePlan() {
    classes()
        .should()
        .resideInAnyPackage(MAY_USE.keySet().toArray(String[]::new))
        .because("a new package needs a place in the order of packages above")
        .check(CORE);
  }

  @Test
  void everyPackageUsesOnlyThoseBelowIt() {
    MAY_USE.forEach(
        (user, allowed) ->
            noClasses()
                .that()
                .resideInAPackage(user)
                .should()
                .dependOnClassesThat(packageOfTheCoreOtherThan(user, allowed))
                .allowEmptyShould(true)
                .check(CORE));
  }

  @Test
  void theCoreUsesNothingButJavaBase() {
    Set<String> javaBase = Object.class.getModule().getPackages();
    classes()
        .should()
        .onlyDependOnClassesThat(
            resideInAPackage("dev.carom..")
                .or(describe("are in java.base", type -> javaBase.contains(packageOf(type)))))
        .check(CORE);
  }

  @Test
  void theModuleRequiresNothingButJavaBase() throws URISyntaxException {
    Path core = Path.of(Circle.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    ModuleDescriptor module = ModuleFinder.of(core).find("dev.carom").orElseThrow().descriptor();
    assertThat(module.requires())
        .extracting(ModuleDescriptor.Requires::name)
        .containsExactly("java.base");
  }

  @Test
  void onlyTheArticlesMethodsUseArithmeticThatDiffersBetweenPlatforms() {
    noClasses()
        .that(not(resideInAPackage(METHOD)))
        .should()
        .callMethodWhere(
            describe(
                "Math or StrictMath method that is not the same everywhere",
                HouseRulesTest::differsBetweenPlatforms))
        .because("the same calls give the same bits on every JVM and in the browser")
        .check(CORE);
  }

  @Test
  void theCoreFormatsNothingInAWayThatDiffersBetweenPlatforms() {
    noClasses()
        .should()
        .callMethodWhere(
            describe(
                "String.format or formatted",
                call ->
                    call.getTargetOwner().isEquivalentTo(String.class)
                        && Set.of("format", "formatted").contains(call.getName())))
        .check(CORE);
  }

  /** What the guide promises for a browser, where only threads that were asked for may exist. */
  @Test
  void onlyTheWorkersThatAreAskedForStartThreads() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAPackage("java.util.concurrent..")
        .check(CORE);
    noClasses()
        .that(describe("are not the workers", type -> !type.getName().contains("ThreadWorkers")))
        .should()
        .accessTargetWhere(
            describe(
                "Thread, but for currentThread",
                access ->
                    access.getTargetOwner().isAssignableTo(Thread.class)
                        && !access.getName().equals("currentThread")))
        .check(CORE);
    noClasses()
        .that(
            describe(
                "are neither the workers nor the choice of them",
                type ->
                    !type.getName().startsWith(JOIN + ".ThreadWorkers")
                        && !type.getName().equals(JOIN + ".Workers")))
        .should()
        .dependOnClassesThat()
        .haveSimpleName("ThreadWorkers")
        .check(CORE);
  }

  private static DescribedPredicate<JavaClass> packageOfTheCoreOtherThan(
      String user, Set<String> allowed) {
    return describe(
        "are in another package of the core than " + allowed,
        type -> {
          String used = packageOf(type);
          return MAY_USE.containsKey(used) && !used.equals(user) && !allowed.contains(used);
        });
  }

  private static boolean differsBetweenPlatforms(JavaMethodCall call) {
    return (call.getTargetOwner().isEquivalentTo(Math.class)
            || call.getTargetOwner().isEquivalentTo(StrictMath.class))
        && NOT_THE_SAME_EVERYWHERE.contains(call.getName());
  }

  /** The package of a type; for an array, of its elements. */
  private static String packageOf(JavaClass type) {
    return type.getBaseComponentType().getPackageName();
  }
}
