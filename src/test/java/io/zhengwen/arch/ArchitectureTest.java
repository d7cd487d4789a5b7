package io.zhengwen.arch;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import io.zhengwen.text.LowerCase;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The rules of docs/architecture.md. */
class ArchitectureTest {
  private static final String OURS = "io.zhengwen";

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(OURS);

  @TestFactory
  Stream<DynamicTest> rules() {
    return Stream.of(
            mayUse("text"),
            mayUse("ml", "text"),
            mayUse("signature", "text"),
            mayUse("store", "text"),
            mayUse("page", "text"),
            mayUse("extract", "page", "text"),
            mayUse("metadata", "extract", "page", "text", "ml"),
            valuesOnly("metadata"),
            mayUse("posts", "extract", "metadata", "page", "text"),
            mayUse("entries", "extract", "metadata", "page", "text"),
            mayUse(
                "method", "entries", "posts", "metadata", "extract", "page", "text", "ml", "store"),
            mayUse("wrapper", "metadata", "page", "store", "text"),
            mayUse("registry", "method", "extract", "ml", "store", "text"),
            mayNotUse("studio", "solr", "bench", "cli"),
            mayNotUse("solr", "bench", "cli"),
            mayNotUse("bench", "solr", "cli"),
            mayNotUse("cli", "solr"),
            onlyIn("org.apache.solr..", "..zhengwen.solr.."),
            onlyIn(
                "org.jsoup..",
                "..zhengwen.page..",
                "..zhengwen.extract..",
                "..zhengwen.metadata..",
                "..zhengwen.studio..",
                "..bench.corpus..",
                "..bench.report..",
                "..bench.wrapper..",
                "..zhengwen.wrapper..",
                "..bench.train.combined.comments.."),
            noClasses().should().dependOnClassesThat().resideInAPackage("org.jsoup.internal.."),
            onlyIn("com.carrotsearch..", "..zhengwen.metadata.language.."),
            onlyIn("com.google.re2j..", "..zhengwen.wrapper..", "..zhengwen.text.quantity.."),
            onlyIn("org.jaxen..", "..zhengwen.wrapper.."),
            onlyIn("picocli..", "..zhengwen.cli.."),
            onlyIn("org.apache.james..", "..zhengwen.cli.."),
            onlyIn("org.netpreserve..", "..zhengwen.cli.."),
            onlyIn("org.apache.zookeeper..", "..zhengwen.cli.."),
            onlyIn("libsvm..", "..zhengwen.bench.."),
            onlyIn("io.github.metarank..", "..zhengwen.bench.."),
            onlyIn("com.google.common..", "..zhengwen.store..", "..zhengwen.bench.."),
            slices().matching("io.zhengwen.(*)..").should().beFreeOfCycles(),
            slices().matching("io.zhengwen.(**)").should().beFreeOfCycles())
        .map(rule -> DynamicTest.dynamicTest(rule.getDescription(), () -> rule.check(CLASSES)));
  }

  /** The demo runs with the plugin jar, which has neither. */
  @Test
  void demoUsesNeitherBenchNorCommandLine() {
    noClasses()
        .that()
        .resideInAPackage(OURS + ".demo..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(OURS + ".bench..", OURS + ".cli..")
        .check(new ClassFileImporter().importPackages(OURS + ".demo"));
  }

  /** Java's own takes time by the square of the length, see {@link LowerCase}. */
  @Test
  void pagesAreInSmallLettersByLowerCaseAlone() {
    noClasses()
        .that()
        .resideInAnyPackage(
            Stream.of("metadata.*", "posts", "entries", "extract", "page", "text", "method")
                .map(name -> OURS + "." + name + "..")
                .toArray(String[]::new))
        .and()
        .doNotHaveFullyQualifiedName(LowerCase.class.getName())
        .and()
        .resideOutsideOfPackage(OURS + ".method.sitetemplate")
        .should()
        .callMethod(String.class, "toLowerCase", Locale.class)
        .check(CLASSES);
  }

  /** Of our packages, {@code name} may use only itself and {@code others}. */
  private static ArchRule mayUse(String name, String... others) {
    String[] allowed =
        Stream.concat(Stream.of(name), Stream.of(others))
            .map(other -> OURS + "." + other + "..")
            .toArray(String[]::new);
    return noClasses()
        .that()
        .resideInAPackage(OURS + "." + name + "..")
        .should()
        .dependOnClassesThat(resideInAnyPackage(OURS + "..").and(not(resideInAnyPackage(allowed))))
        .as(name + " uses only our packages " + List.of(allowed))
        .allowEmptyShould(true);
  }

  /** A package that holds values uses none of the packages below it, which read them. */
  private static ArchRule valuesOnly(String name) {
    return noClasses()
        .that()
        .resideInAPackage(OURS + "." + name)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(OURS + "." + name + ".*..")
        .as(name + " itself uses no package below it");
  }

  private static ArchRule mayNotUse(String name, String... others) {
    return noClasses()
        .that()
        .resideInAPackage(OURS + "." + name + "..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            Stream.of(others).map(other -> OURS + "." + other + "..").toArray(String[]::new))
        .as(name + " does not use our packages " + List.of(others));
  }

  private static ArchRule onlyIn(String library, String... packages) {
    return noClasses()
        .that()
        .resideOutsideOfPackages(packages)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(library)
        .as(library + " only in " + List.of(packages));
  }
}
