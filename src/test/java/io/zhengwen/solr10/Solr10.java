package io.zhengwen.solr10;

import io.zhengwen.faults.NodeProcess;
import io.zhengwen.solr.PluginJar;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * A Solr 10 with the plugin jar, in a process of a JDK that it runs on. It is a hybrid, not stock
 * Solr 10; docs/operations.md says what it cannot show.
 *
 * <p>Its class path is resolved by the build from {@code src/test/solr10/pom.xml} and is not that
 * of the tests. What it lacks is compiled from {@code src/test/solr10/src} when it starts.
 */
public final class Solr10 {
  private static final String MAIN = "io.zhengwen.solr10.Solr10Main";
  private static final long COMPILE_SECONDS = 120;
  private static final Path BASE =
      Path.of(System.getProperty("zhengwen.basedir", "")).toAbsolutePath();

  /** Whether this run of tests that fit both is for Solr 10. */
  public static final boolean IS_TESTED = "10".equals(System.getProperty("zhengwen.solr"));

  private Solr10() {}

  /**
   * Prepares a node with the plugin jar in its home; it is not started. If there is no JDK, class
   * path or packaged plugin jar, the test is skipped.
   *
   * @param home a directory for the index and all else
   * @param zooKeeper the address of its SolrCloud's ZooKeeper; null for a standalone Solr
   */
  public static NodeProcess node(Path home, String zooKeeper) throws Exception {
    Path jdk =
        Jdk21.home()
            .orElseGet(() -> skip("no JDK 21 or later: set JAVA21_HOME or -Dzhengwen.jdk21"));
    String libraries =
        libraries().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    Path plugin = PluginJar.file();
    Path classes = Files.createDirectories(home.resolve("classes"));
    compile(jdk, libraries, BASE.resolve("src/test/solr10/src"), classes);
    Path lib = Files.createDirectories(home.resolve("lib"));
    Files.copy(plugin, lib.resolve(plugin.getFileName()));
    return new NodeProcess(
        home,
        zooKeeper,
        List.of(
            jdk.resolve("bin/java").toString(),
            "-Xmx2g",
            "-classpath",
            classes + File.pathSeparator + libraries,
            MAIN));
  }

  private static <V> V skip(String what) {
    String message = "not tested on Solr 10: " + what;
    System.out.println(message);
    return Assumptions.abort(message);
  }

  /** The class path; if the build could not resolve it, the test is skipped. */
  static List<Path> libraries() throws IOException {
    Path file = BASE.resolve("target/solr10/class-path.txt");
    List<Path> libraries =
        Files.isRegularFile(file)
            ? Stream.of(Files.readString(file).strip().split(File.pathSeparator))
                .map(Path::of)
                .toList()
            : List.of();
    return !libraries.isEmpty() && libraries.stream().allMatch(Files::isRegularFile)
        ? libraries
        : skip("its libraries could not be resolved");
  }

  private static void compile(Path jdk, String libraries, Path sources, Path classes)
      throws Exception {
    List<String> command =
        new ArrayList<>(
            List.of(
                jdk.resolve("bin/javac").toString(),
                "-nowarn",
                "-proc:none",
                "-encoding",
                "UTF-8",
                "-classpath",
                libraries,
                "-d",
                classes.toString()));
    try (Stream<Path> files = Files.walk(sources)) {
      files.map(Path::toString).filter(file -> file.endsWith(".java")).forEach(command::add);
    }
    Path log = classes.resolveSibling("javac.txt");
    Process compiler =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    if (!compiler.waitFor(COMPILE_SECONDS, TimeUnit.SECONDS) || compiler.exitValue() != 0) {
      compiler.destroyForcibly();
      throw new IOException("src/test/solr10 does not compile: " + Files.readString(log));
    }
  }
}
