package io.zhengwen.solr;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The packaged plugin. */
public final class PluginJar {
  private PluginJar() {}

  /** Returns its file; if the plugin is not packaged, the test is skipped. */
  public static Path file() throws URISyntaxException {
    Path jar =
        Path.of(
            MainContentUpdateProcessorFactory.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
    assumeTrue(Files.isRegularFile(jar), "runs against the packaged plugin: mvn verify");
    return jar;
  }
}
