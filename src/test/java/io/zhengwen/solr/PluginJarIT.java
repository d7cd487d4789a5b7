package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The plugin jar brings what Solr lacks, relocated, and nothing that Solr has. */
class PluginJarIT {
  private static Path jar;

  @BeforeAll
  static void find() throws Exception {
    jar = PluginJar.file();
  }

  @Test
  void holdsOnlyOurPackages() throws Exception {
    assertThat(entries())
        .filteredOn(name -> name.endsWith(".class"))
        .isNotEmpty()
        .allMatch(name -> name.startsWith("io/zhengwen/"));
    assertThat(entries()).noneMatch(name -> name.startsWith("META-INF/versions/"));
    assertThat(entries()).noneMatch(name -> name.startsWith("io/zhengwen/cli/"));
    assertThat(entries()).noneMatch(name -> name.startsWith("io/zhengwen/bench/"));
    assertThat(entries())
        .contains("io/zhengwen/shaded/jsoup/Jsoup.class", "io/zhengwen/shaded/langid/langid.lzma");
  }

  @Test
  void namesNoLibraryByItsOldName() throws Exception {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      for (ZipEntry entry : (Iterable<ZipEntry>) zip.stream().map(ZipEntry.class::cast)::iterator) {
        if (entry.getName().endsWith(".class")) {
          assertThat(constants(zip, entry))
              .as(entry.getName())
              .doesNotContain("org/jsoup/")
              .doesNotContain("libsvm")
              .doesNotContain("org/mozilla/universalchardet/")
              .doesNotContain("com/carrotsearch/");
        }
      }
    }
  }

  @Test
  void namesTheLicencesOfWhatItBrings() throws Exception {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      assertThat(text(zip, "META-INF/LICENSE")).contains("Apache License").contains("Version 2.0");
      String notice = text(zip, "META-INF/NOTICE");
      assertThat(notice).startsWith("Zhengwen").isEqualToNormalizingNewlines(projectNotice());
      Set<String> shaded =
          entries().stream()
              .filter(name -> name.matches("io/zhengwen/shaded/[^/]+/.+"))
              .map(name -> name.split("/")[3])
              .collect(Collectors.toSet());
      assertThat(shaded).isNotEmpty();
      String ofBothJars = notice.substring(0, notice.indexOf("The command line jar also contains"));
      assertThat(ofBothJars.toLowerCase(Locale.ROOT)).contains(shaded);
    }
  }

  private static String projectNotice() throws IOException {
    return Files.readString(Path.of(System.getProperty("zhengwen.basedir"), "NOTICE"));
  }

  private static String text(ZipFile zip, String entry) throws IOException {
    try (InputStream in = zip.getInputStream(zip.getEntry(entry))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static List<String> entries() throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      return zip.stream().map(ZipEntry::getName).toList();
    }
  }

  private static String constants(ZipFile zip, ZipEntry entry) throws IOException {
    try (InputStream in = zip.getInputStream(entry)) {
      return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
    }
  }
}
