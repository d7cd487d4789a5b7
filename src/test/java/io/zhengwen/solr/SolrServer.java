package io.zhengwen.solr;

import io.zhengwen.faults.NodeProcess;
import io.zhengwen.solr10.Solr10;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.apache.solr.embedded.JettyConfig;
import org.apache.solr.embedded.JettySolrRunner;

/** A standalone Solr behind HTTP on 127.0.0.1. */
public final class SolrServer implements AutoCloseable {
  private final Path home;
  private final SolrHttp http;
  private final AutoCloseable process;

  private SolrServer(Path home, SolrHttp http, AutoCloseable process) {
    this.home = home;
    this.http = http;
    this.process = process;
  }

  /**
   * Starts a server in this JVM.
   *
   * @param home a directory for the index and all else; emptied first
   * @param port 0 for any free one
   */
  public static SolrServer start(Path home, int port) throws Exception {
    return start(prepared(home), port, http -> http);
  }

  /** Starts a server whose {@link Users users} have to say who they are; this speaks as one. */
  public static SolrServer secured(Path home, String user) throws Exception {
    Path directory = prepared(home);
    Files.writeString(directory.resolve("security.json"), Users.security());
    return start(directory, 0, http -> http.as(user));
  }

  private static Path prepared(Path home) throws IOException {
    Path directory = home.toAbsolutePath();
    empty(directory);
    Files.createDirectories(directory);
    Files.writeString(directory.resolve("solr.xml"), "<solr></solr>");
    return directory;
  }

  private static SolrServer start(Path directory, int port, UnaryOperator<SolrHttp> speaker)
      throws Exception {
    System.setProperty("solr.install.dir", directory.toString());
    System.setProperty("solr.log.dir", directory.resolve("logs").toString());
    JettySolrRunner jetty =
        new JettySolrRunner(
            directory.toString(),
            JettyConfig.builder().setContext("/solr").setPort(port).stopAtShutdown(true).build());
    jetty.start();
    SolrHttp http = speaker.apply(new SolrHttp(jetty.getBaseUrl().toString()));
    return new SolrServer(directory, http, jetty::stop);
  }

  /**
   * Starts a server of Solr 10 in a process of its own; without what that needs, tests are skipped.
   *
   * @param home a directory for the index and all else; emptied first
   */
  public static SolrServer start10(Path home) throws Exception {
    Path directory = home.toAbsolutePath();
    empty(directory);
    NodeProcess node = Solr10.node(directory, null);
    node.start();
    return new SolrServer(directory, node.http(), node::kill);
  }

  /** The directory with the cores. */
  Path home() {
    return home;
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
    process.close();
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
