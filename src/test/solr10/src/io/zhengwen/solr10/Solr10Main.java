package io.zhengwen.solr10;

import jakarta.servlet.DispatcherType;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import org.apache.solr.servlet.CoreContainerProvider;
import org.apache.solr.servlet.SolrDispatchFilter;
import org.eclipse.jetty.ee10.servlet.DefaultServlet;
import org.eclipse.jetty.ee10.servlet.FilterHolder;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.http2.server.HTTP2CServerConnectionFactory;
import org.eclipse.jetty.rewrite.handler.RewriteHandler;
import org.eclipse.jetty.rewrite.handler.RewritePatternRule;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/**
 * A Solr 10 on 127.0.0.1, alone or a node of a SolrCloud, served by Jetty 12 as Solr's own server
 * does: {@code /solr} by Solr's filter, {@code /api} rewritten to it, in HTTP 1.1 and 2. It prints
 * its address once its cores are loaded, and ends when its input does.
 *
 * <p>This is a hybrid, not stock Solr 10: see {@code docs/operations.md}.
 */
public final class Solr10Main {
  /** A property: the port by which other nodes reach the node, if it is another. */
  private static final String PROXY_PORT = "zhengwen.proxyPort";

  private Solr10Main() {}

  /** Starts Solr with the home and the port given; the address of ZooKeeper is a property. */
  public static void main(String[] args) throws Exception {
    PrintStream out =
        new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    // Nobody reads what is logged to the output.
    System.setOut(System.err);
    System.setProperty("solr.solr.home", args[0]);
    System.setProperty("hostPort", System.getProperty(PROXY_PORT, args[1]));
    try {
      start(Integer.parseInt(args[1]));
    } catch (Exception e) {
      e.printStackTrace();
      Runtime.getRuntime().halt(1); // threads that were started would go on
    }
    out.println("http://127.0.0.1:" + args[1] + "/solr");
    while (System.in.read() >= 0) {
      // Nothing is sent.
    }
    Runtime.getRuntime().halt(0);
  }

  private static void start(int port) throws Exception {
    Server server = new Server();
    HttpConfiguration http = new HttpConfiguration();
    ServerConnector connector =
        new ServerConnector(
            server, new HttpConnectionFactory(http), new HTTP2CServerConnectionFactory(http));
    connector.setHost("127.0.0.1");
    connector.setPort(port);
    server.addConnector(connector);
    ServletContextHandler solr = new ServletContextHandler("/solr");
    solr.addEventListener(new CoreContainerProvider());
    FilterHolder filter =
        solr.addFilter(SolrDispatchFilter.class, "/*", EnumSet.of(DispatcherType.REQUEST));
    solr.addServlet(DefaultServlet.class, "/");
    RewriteHandler rewrite = new RewriteHandler(solr);
    rewrite.addRule(new RewritePatternRule("/api/*", "/solr/____v2"));
    server.setHandler(rewrite);
    server.start();
    ((SolrDispatchFilter) filter.getFilter()).getCores().waitForLoadingCoresToFinish(60_000);
  }
}
