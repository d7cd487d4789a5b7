package io.zhengwen.demo;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The options of the demo, from system properties set by the build and the user.
 *
 * @param basedir the project's directory
 * @param pages the directory of pages to index
 * @param pluginJar the plugin jar
 * @param commandLineJar the command line jar
 * @param port the port requested, 0 for the first free one from 8983
 * @param smoke whether to end after the searches
 */
record DemoOptions(
    Path basedir, Path pages, Path pluginJar, Path commandLineJar, int port, boolean smoke) {

  static DemoOptions ofSystemProperties() throws DemoFailedException {
    Path basedir = Path.of(property("zhengwen.basedir"));
    DemoOptions options =
        new DemoOptions(
            basedir,
            basedir.resolve(property("zhengwen.pages")),
            Path.of(property("zhengwen.pluginJar")),
            Path.of(property("zhengwen.cliJar")),
            port(property("zhengwen.port")),
            Boolean.parseBoolean(property("zhengwen.smoke")));
    if (!Files.isDirectory(options.pages)) {
      throw new DemoFailedException(
          "there is no directory '" + options.pages + "'; -Dzhengwen.pages names another");
    }
    return options;
  }

  private static String property(String name) throws DemoFailedException {
    String value = System.getProperty(name);
    if (value == null) {
      throw new DemoFailedException(name + " is not set; start the demo by: mvn -Pdemo");
    }
    return value;
  }

  private static int port(String value) throws DemoFailedException {
    int port = value.equals("auto") ? 0 : value.matches("\\d{1,5}") ? Integer.parseInt(value) : -1;
    if (port < 0 || port > 65535) {
      throw new DemoFailedException(
          "zhengwen.port has the value '" + value + "', must be from 1 to 65535, or auto");
    }
    return port;
  }

  Path configset() {
    return basedir.resolve("solr-config/conf");
  }

  /** Returns the directory that the demo writes to. */
  Path work() {
    return basedir.resolve("target/demo");
  }

  /** Returns the file of what should be found in the pages; empty if there is none beside them. */
  Optional<Path> gold() {
    Path parent = pages.toAbsolutePath().normalize().resolveSibling("");
    return Stream.of("gold.jsonl", "gold.jsonl.gz")
        .map(parent::resolve)
        .filter(Files::isRegularFile)
        .findFirst();
  }

  /** Returns a path relative to the project's directory if it is inside. */
  String shown(Path path) {
    Path absolute = path.toAbsolutePath().normalize();
    return absolute.startsWith(basedir.toAbsolutePath())
        ? basedir.toAbsolutePath().relativize(absolute).toString()
        : path.toString();
  }
}
