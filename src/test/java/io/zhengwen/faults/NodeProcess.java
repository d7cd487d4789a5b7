package io.zhengwen.faults;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.solr.SolrHttp;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.solr.client.solrj.cloud.SocketProxy;

/**
 * A Solr in a process of its own that can be killed, and started again with the same home and port.
 */
public final class NodeProcess {
  /** For processes that live a minute: compiling well would cost more than all the rest. */
  public static final String QUICK_START = "-XX:TieredStopAtLevel=1";

  /** As MiniSolrCloudCluster's, with a session that ends soon after the process. */
  private static final String SOLR_XML =
      """
      <solr>
        <solrcloud>
          <str name="host">127.0.0.1</str>%s
          <int name="hostPort">${hostPort:8983}</int>
          <int name="zkClientTimeout">${zkClientTimeout:3000}</int>
          <int name="leaderVoteWait">2000</int>
          <int name="distribUpdateConnTimeout">5000</int>
          <int name="distribUpdateSoTimeout">${distribUpdateSoTimeout:30000}</int>
        </solrcloud>
      </solr>
      """;

  /** What Solr 9 requires and Solr 10 refuses. */
  private static final String CONTEXT = "<str name=\"hostContext\">solr</str>";

  private final Path home;
  private final List<String> java;
  private final String zooKeeper;
  private final int port;
  private List<String> before = List.of();
  private List<String> properties = List.of();
  private SocketProxy proxy;
  private Process process;
  private SolrHttp http;

  /**
   * Prepares a node.
   *
   * @param zooKeeper the address of its SolrCloud's ZooKeeper; null for a standalone Solr
   */
  public NodeProcess(Path home, String zooKeeper) throws IOException {
    this(
        home,
        zooKeeper,
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-classpath",
            System.getProperty("java.class.path"),
            NodeMain.class.getName()),
        CONTEXT);
  }

  /**
   * Prepares a node of Solr 10.
   *
   * @param zooKeeper the address of its SolrCloud's ZooKeeper; null for a standalone Solr
   * @param java the command of a program like {@link NodeMain}
   */
  public NodeProcess(Path home, String zooKeeper, List<String> java) throws IOException {
    this(home, zooKeeper, java, "");
  }

  private NodeProcess(Path home, String zooKeeper, List<String> java, String context)
      throws IOException {
    this.home = home;
    this.java = List.copyOf(java);
    this.zooKeeper = zooKeeper;
    this.port = freePort();
    Files.createDirectories(home);
    Files.writeString(
        home.resolve("solr.xml"),
        zooKeeper == null ? "<solr></solr>" : SOLR_XML.replace("%s", context));
  }

  /** Has the process started by another command. */
  NodeProcess under(List<String> command) {
    before = List.copyOf(command);
    return this;
  }

  /** Has the process started with further properties, as {@code -Dname=value}. */
  public NodeProcess with(String... options) {
    properties = List.of(options);
    return this;
  }

  /** Has other nodes reach the node through a proxy. */
  NodeProcess behindProxy() throws Exception {
    proxy = new SocketProxy(0, false);
    proxy.open(URI.create("http://127.0.0.1:" + port));
    return this;
  }

  /** Cuts the connections that other nodes have to the node. */
  void cutConnections() throws Exception {
    List<SocketProxy.Bridge> connections;
    synchronized (proxy.connections) {
      connections = List.copyOf(proxy.connections);
    }
    for (SocketProxy.Bridge connection : connections) {
      connection.close();
    }
  }

  /** Starts the process and waits for its server. */
  public void start() throws IOException {
    List<String> command = new ArrayList<>(java);
    command.addAll(
        1,
        List.of(
            "-Xmx512m",
            QUICK_START,
            "-Djava.awt.headless=true",
            zooKeeper == null ? "-Dstandalone" : "-DzkHost=" + zooKeeper,
            "-Dsolr.install.dir=" + home,
            "-Dsolr.log.dir=" + home.resolve("logs"),
            "-Dzhengwen.basedir=" + System.getProperty("zhengwen.basedir", "")));
    command.addAll(1, properties);
    if (proxy != null) {
      command.add(1, "-D" + NodeMain.PROXY_PORT + "=" + proxy.getListenPort());
    }
    command.addAll(List.of(home.toString(), Integer.toString(port)));
    command.addAll(0, before);
    process =
        new ProcessBuilder(command)
            .redirectError(ProcessBuilder.Redirect.appendTo(home.resolve("stderr.txt").toFile()))
            .start();
    BufferedReader output =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    String address = output.readLine();
    if (address == null) {
      throw new IOException(
          "the node did not start: " + Files.readString(home.resolve("stderr.txt")));
    }
    http = new SolrHttp(proxy == null ? address : "http://127.0.0.1:" + port + "/solr");
  }

  /** Ends the process as {@code kill -9} does, and waits until it is gone. */
  public void kill() throws InterruptedException {
    if (process != null) {
      process.destroyForcibly().waitFor();
    }
  }

  /** Has the process stand still until it is killed, as under a long pause of its memory. */
  void freeze() throws Exception {
    Process stop = new ProcessBuilder("kill", "-STOP", Long.toString(process.pid())).start();
    assertThat(stop.waitFor()).isZero();
  }

  /** Kills the process, and ends what was started beside it. */
  void close() throws InterruptedException {
    kill();
    if (proxy != null) {
      proxy.close();
    }
  }

  /** Speaks to the node. */
  public SolrHttp http() {
    return http;
  }

  /** The node's name in the cluster's state. */
  String name() {
    return "127.0.0.1:" + (proxy == null ? port : proxy.getListenPort()) + "_solr";
  }

  static int freePort() throws IOException {
    try (ServerSocket socket =
        new ServerSocket(0, 1, InetAddress.getByAddress(new byte[] {127, 0, 0, 1}))) {
      return socket.getLocalPort();
    }
  }
}
