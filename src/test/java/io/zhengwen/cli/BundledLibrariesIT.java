package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;

/** What is inside the jars is named in them, with its licence. */
class BundledLibrariesIT {
  private static final Path TARGET = Path.of(System.getProperty("zhengwen.basedir"), "target");

  /** NOTICE has its licence. */
  private static final String WITHOUT_LICENCE_IN_ITS_POM = "langid-java";

  @Test
  void billOfMaterialsNamesEveryLibraryWithItsLicence() throws Exception {
    JsonNode bom = new ObjectMapper().readTree(TARGET.resolve("bom.json").toFile());
    assertThat(bom.path("bomFormat").asText()).isEqualTo("CycloneDX");
    assertThat(bom.path("components").findValuesAsText("name"))
        .contains(
            "jsoup", "juniversalchardet", "jackson-databind", "picocli", "libsvm", "lightgbm4j")
        .doesNotContain("solr-core", "junit-jupiter");
    for (JsonNode component : bom.path("components")) {
      String name = component.path("name").asText();
      if (!name.equals(WITHOUT_LICENCE_IN_ITS_POM)) {
        assertThat(component.path("licenses")).as(name).isNotEmpty();
      }
    }
  }

  @Test
  void jarsAreModulesOfOneName() throws Exception {
    for (String name : new String[] {"zhengwen-cli.jar", "zhengwen-0.1.0-SNAPSHOT.jar"}) {
      try (JarFile jar = new JarFile(TARGET.resolve(name).toFile())) {
        assertThat(jar.getManifest().getMainAttributes().getValue("Automatic-Module-Name"))
            .isEqualTo("io.zhengwen");
      }
    }
  }

  @Test
  void noticeNamesEveryLibraryOfTheBillOfMaterials() throws Exception {
    try (JarFile jar = new JarFile(TARGET.resolve("zhengwen-cli.jar").toFile())) {
      String notice = text(jar, "META-INF/NOTICE").toLowerCase(Locale.ROOT);
      assertThat(text(jar, "META-INF/LICENSE")).contains("Apache License");
      JsonNode bom = new ObjectMapper().readTree(TARGET.resolve("bom.json").toFile());
      for (JsonNode component : bom.path("components")) {
        assertThat(notice).contains(component.path("name").asText().toLowerCase(Locale.ROOT));
      }
    }
  }

  private static String text(JarFile jar, String entry) throws Exception {
    return new String(
        jar.getInputStream(jar.getEntry(entry)).readAllBytes(), StandardCharsets.UTF_8);
  }
}
