package io.zhengwen.solr;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The shipped configset, with replacements in {@code solrconfig.xml} where a test needs another.
 */
public final class Configset {
  private final Path conf;
  private final Map<String, String> replacements = new LinkedHashMap<>();

  private Configset(Path conf) {
    this.conf = conf;
  }

  /** {@code solr-config/} of this project. */
  public static Configset shipped() {
    return new Configset(
        Path.of(System.getProperty("zhengwen.basedir", ""), "solr-config", "conf"));
  }

  /** Replaces a string that must occur. */
  public Configset with(String old, String replacement) {
    replacements.put(old, replacement);
    return this;
  }

  /** The directory {@code conf}, as shipped. */
  public Path conf() {
    return conf.toAbsolutePath();
  }

  /** Copies the files into {@code instance/conf}. */
  public void copyTo(Path instance) throws IOException {
    Path target = Files.createDirectories(instance.resolve("conf"));
    try (Stream<Path> files = Files.list(conf)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Files.copy(file, target.resolve(file.getFileName()));
      }
    }
    Path solrconfig = target.resolve("solrconfig.xml");
    String text = Files.readString(solrconfig);
    for (Map.Entry<String, String> replacement : replacements.entrySet()) {
      if (!text.contains(replacement.getKey())) {
        throw new IllegalArgumentException("solrconfig.xml lacks " + replacement.getKey());
      }
      text = text.replace(replacement.getKey(), replacement.getValue());
    }
    Files.writeString(solrconfig, text);
  }
}
