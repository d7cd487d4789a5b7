package io.zhengwen.faults;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import org.apache.solr.embedded.JettyConfig;
import org.apache.solr.embedded.JettySolrRunner;

/**
 * A node of a SolrCloud in a process of its own. It prints its address once it runs, and ends when
 * its input does: no node outlives the test that started it.
 */
public final class NodeMain {
  /** A property: the port by which other nodes reach the node, if it is another. */
  static final String PROXY_PORT = "zhengwen.proxyPort";

  private NodeMain() {}

  /** Starts a node with the home and the port given; the address of ZooKeeper is a property. */
  public static void main(String[] args) throws Exception {
    PrintStream out =
        new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    try {
      out.println(start(args[0], Integer.parseInt(args[1])));
    } catch (Exception e) {
      e.printStackTrace();
      Runtime.getRuntime().halt(1); // threads that were started would go on
    }
    while (System.in.read() >= 0) {
      // Nothing is sent.
    }
    Runtime.getRuntime().halt(0);
  }

  private static URL start(String home, int port) throws Exception {
    JettySolrRunner jetty =
        new JettySolrRunner(home, JettyConfig.builder().setContext("/solr").setPort(port).build());
    if (Integer.getInteger(PROXY_PORT) != null) {
      jetty.setProxyPort(Integer.getInteger(PROXY_PORT));
    }
    jetty.start();
    return jetty.getBaseUrl();
  }
}
