package io.zhengwen.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DemoSolrIT {
  @TempDir private Path checkout;

  @Test
  void twoDemosOfOneCheckoutDoNotInterfere() throws Exception {
    Files.createDirectories(checkout.resolve("solr-config/conf"));
    Path jar = checkout.resolve("plugin.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), new Manifest())) {
      out.flush();
    }
    DemoOptions options = new DemoOptions(checkout, checkout, jar, jar, 0, true);
    try (DemoSolr first = DemoSolr.start(options)) {
      List<Path> homeOfFirst = homes(options);
      try (DemoSolr second = DemoSolr.start(options)) {
        assertThat(second.url()).isNotEqualTo(first.url());
        assertThat(homes(options)).hasSize(2).containsAll(homeOfFirst);
        assertThat(homes(options)).allSatisfy(h -> assertThat(h.resolve("solr.xml")).exists());
      }
      assertThat(homes(options)).isEqualTo(homeOfFirst);
      assertThat(homeOfFirst.get(0).resolve("solr.xml")).exists();
    }
    assertThat(homes(options)).isEmpty();
  }

  private static List<Path> homes(DemoOptions options) throws Exception {
    try (Stream<Path> homes = Files.list(options.work())) {
      return homes.filter(Files::isDirectory).toList();
    }
  }
}
