package io.zhengwen.faults;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
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
    JettyConfig config =
        JettyConfig.builder().setContext("/solr").setPort(Integer.parseInt(args[1])).build();
    JettySolrRunner jetty = new JettySolrRunner(args[0], config);
    if (Integer.getInteger(PROXY_PORT) != null) {
      jetty.setProxyPort(Integer.getInteger(PROXY_PORT));
    }
    jetty.start();
    out.println(jetty.getBaseUrl());
    while (System.in.read() >= 0) {
      // Nothing is sent.
    }
    Runtime.getRuntime().halt(0);
  }
}
