package io.zhengwen.solr;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.solr.core.SolrConfig;
import org.apache.solr.schema.IndexSchema;
import org.apache.solr.schema.IndexSchemaFactory;

/** The shipped configset, with replacements where a test needs another. Immutable. */
public final class Configset {
  private record Replacement(String file, String old, String replacement) {}

  private final Path conf;
  private final List<Replacement> replacements;

  private Configset(Path conf, List<Replacement> replacements) {
    this.conf = conf;
    this.replacements = List.copyOf(replacements);
  }

  /** {@code solr-config/} of this project. */
  public static Configset shipped() {
    Path base = Path.of(System.getProperty("zhengwen.basedir", "")).toAbsolutePath();
    return new Configset(base.resolve("solr-config").resolve("conf"), List.of());
  }

  /** The same with a string replaced, which must occur, in {@code solrconfig.xml}. */
  public Configset with(String old, String replacement) {
    return with("solrconfig.xml", old, replacement);
  }

  /** The same with a string replaced, which must occur, in a file. */
  public Configset with(String file, String old, String replacement) {
    List<Replacement> more = new ArrayList<>(replacements);
    more.add(new Replacement(file, old, replacement));
    return new Configset(conf, more);
  }

  /** The directory {@code conf}, as shipped. */
  public Path conf() {
    return conf;
  }

  /** Copies the files into {@code instance/conf} and reads the schema there. */
  IndexSchema schema(Path instance) throws IOException {
    copyTo(instance);
    return IndexSchemaFactory.buildIndexSchema(
        "managed-schema.xml", new SolrConfig(instance, "solrconfig.xml"));
  }

  /** Copies the files into {@code instance/conf}. */
  public void copyTo(Path instance) throws IOException {
    Path target = Files.createDirectories(instance.resolve("conf"));
    try (Stream<Path> files = Files.list(conf)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Files.copy(file, target.resolve(file.getFileName()));
      }
    }
    for (Replacement r : replacements) {
      Path file = target.resolve(r.file);
      String text = Files.readString(file);
      if (!text.contains(r.old)) {
        throw new IllegalArgumentException(r.file + " lacks " + r.old);
      }
      Files.writeString(file, text.replace(r.old, r.replacement));
    }
  }
}
