package io.zhengwen.solr;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.apache.solr.embedded.JettyConfig;
import org.apache.solr.embedded.JettySolrRunner;

/** A standalone Solr behind HTTP on 127.0.0.1, in this JVM. */
public final class SolrServer implements AutoCloseable {
  private final Path home;
  private final JettySolrRunner jetty;
  private final SolrHttp http;

  private SolrServer(Path home, JettySolrRunner jetty) {
    this.home = home;
    this.jetty = jetty;
    this.http = new SolrHttp(jetty.getBaseUrl().toString());
  }

  /**
   * Starts a server.
   *
   * @param home a directory for the index and all else; emptied first
   * @param port 0 for any free one
   */
  public static SolrServer start(Path home, int port) throws Exception {
    Path directory = home.toAbsolutePath();
    empty(directory);
    Files.createDirectories(directory);
    Files.writeString(directory.resolve("solr.xml"), "<solr></solr>");
    System.setProperty("solr.install.dir", directory.toString());
    System.setProperty("solr.log.dir", directory.resolve("logs").toString());
    JettySolrRunner jetty =
        new JettySolrRunner(
            directory.toString(),
            JettyConfig.builder().setContext("/solr").setPort(port).stopAtShutdown(true).build());
    jetty.start();
    return new SolrServer(directory, jetty);
  }

  /** Makes a core of a configset; the answer's status is 200 unless the core cannot be loaded. */
  public SolrHttp.Response createCore(String name, Configset configset) throws IOException {
    configset.copyTo(home.resolve(name));
    return http.get(
        "/admin/cores",
        List.of("action", "CREATE", "name", name, "instanceDir", home.resolve(name).toString()));
  }

  /** Speaks to this server. */
  public SolrHttp http() {
    return http;
  }

  @Override
  public void close() throws Exception {
    jetty.stop();
  }

  private static void empty(Path directory) throws IOException {
    if (Files.exists(directory)) {
      try (Stream<Path> files = Files.walk(directory)) {
        for (Path file : (Iterable<Path>) files.sorted(Comparator.reverseOrder())::iterator) {
          Files.delete(file);
        }
      }
    }
  }
}
