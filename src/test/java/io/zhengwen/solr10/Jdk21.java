package io.zhengwen.solr10;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

/** Finds a JDK that Solr 10 runs on: 21 or later. */
final class Jdk21 {
  private static final int FEATURE = 21;
  private static final Path INSTALLED = Path.of("/usr/lib/jvm");

  private Jdk21() {}

  /**
   * Returns the home of the first that is one, of the property {@code zhengwen.jdk21}, the
   * environment's {@code JAVA21_HOME} and {@code JAVA_HOME_21_X64}, the one that runs, and those in
   * {@code /usr/lib/jvm}.
   */
  static Optional<Path> home() throws IOException {
    List<Path> homes = new ArrayList<>();
    Stream.of(
            System.getProperty("zhengwen.jdk21"),
            System.getenv("JAVA21_HOME"),
            System.getenv("JAVA_HOME_21_X64"),
            System.getProperty("java.home"))
        .filter(home -> home != null && !home.isBlank())
        .map(Path::of)
        .forEach(homes::add);
    if (Files.isDirectory(INSTALLED)) {
      try (Stream<Path> installed = Files.list(INSTALLED)) {
        installed.sorted().forEach(homes::add);
      }
    }
    for (Path home : homes) {
      if (feature(home) >= FEATURE && Files.isExecutable(home.resolve("bin/javac"))) {
        return Optional.of(home);
      }
    }
    return Optional.empty();
  }

  /** The version of the JDK in a directory; 0 if there is none. */
  private static int feature(Path home) throws IOException {
    Path release = home.resolve("release");
    if (!Files.isRegularFile(release)) {
      return 0;
    }
    Properties properties = new Properties();
    try (Reader in = Files.newBufferedReader(release)) {
      properties.load(in);
    }
    String version = properties.getProperty("JAVA_VERSION", "0").replace("\"", "");
    String first = version.replaceFirst("\\D.*", "");
    return first.isEmpty() ? 0 : Integer.parseInt(first);
  }
}
