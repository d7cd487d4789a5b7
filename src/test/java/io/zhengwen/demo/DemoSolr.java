package io.zhengwen.demo;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.apache.solr.embedded.JettyConfig;
import org.apache.solr.embedded.JettySolrRunner;

/**
 * A Solr server on 127.0.0.1. Its home directory is named after its port, and has the plugin jar in
 * {@code lib}.
 */
final class DemoSolr implements AutoCloseable {
  private static final int FIRST_PORT = 8983;
  private static final int LAST_PORT = 9082;
  private static final String CONFIGSET = "zhengwen";

  private final JettySolrRunner jetty;
  private final Path home;

  private DemoSolr(JettySolrRunner jetty, Path home) {
    this.jetty = jetty;
    this.home = home;
  }

  /** Starts Solr with the configset {@code zhengwen} for its collections. */
  static DemoSolr start(DemoOptions options) throws DemoFailedException {
    int port = freePort(options.port());
    Path home = options.work().resolve("solr-home-" + port);
    try {
      delete(home);
      install(options, home);
      JettyConfig config = JettyConfig.builder().setContext("/solr").setPort(port).build();
      JettySolrRunner jetty = new JettySolrRunner(home.toString(), config);
      jetty.start();
      return new DemoSolr(jetty, home);
    } catch (DemoFailedException e) {
      throw e;
    } catch (Exception e) {
      throw new DemoFailedException("Solr does not start: " + e);
    }
  }

  private static void install(DemoOptions options, Path home) throws IOException {
    Files.createDirectories(home.resolve("lib"));
    Files.copy(options.pluginJar(), home.resolve("lib").resolve(options.pluginJar().getFileName()));
    Files.writeString(home.resolve("solr.xml"), "<solr/>\n");
    Path conf = home.resolve("configsets/" + CONFIGSET + "/conf");
    try (Stream<Path> files = Files.walk(options.configset())) {
      for (Path from : (Iterable<Path>) files::iterator) {
        Path to = conf.resolve(options.configset().relativize(from).toString());
        if (Files.isDirectory(from)) {
          Files.createDirectories(to);
        } else {
          Files.copy(from, to);
        }
      }
    }
  }

  private static int freePort(int wanted) throws DemoFailedException {
    if (wanted > 0) {
      if (!isFree(wanted)) {
        throw new DemoFailedException("port " + wanted + " is in use");
      }
      return wanted;
    }
    for (int port = FIRST_PORT; port <= LAST_PORT; port++) {
      if (isFree(port)) {
        return port;
      }
    }
    throw new DemoFailedException(
        "no port is free from "
            + FIRST_PORT
            + " to "
            + LAST_PORT
            + "; -Dzhengwen.port sets another");
  }

  private static boolean isFree(int port) {
    try (ServerSocket socket = new ServerSocket()) {
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port));
      return true;
    } catch (IOException inUse) {
      return false;
    }
  }

  String url() {
    return jetty.getBaseUrl().toString();
  }

  /** Creates a collection (a core, in Solr without ZooKeeper) from the configset. */
  void create(DemoClient http, String collection) throws DemoFailedException {
    http.get("/admin/cores", "action", "CREATE", "name", collection, "configSet", CONFIGSET);
  }

  @Override
  public void close() {
    try {
      jetty.stop();
      delete(home);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static void delete(Path directory) throws IOException {
    if (!Files.exists(directory)) {
      return;
    }
    try (Stream<Path> files = Files.walk(directory)) {
      files.sorted(Comparator.reverseOrder()).forEach(DemoSolr::deleteOne);
    }
  }

  private static void deleteOne(Path file) {
    try {
      Files.delete(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
