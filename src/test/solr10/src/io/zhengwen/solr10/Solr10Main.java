package io.zhengwen.solr10;

import jakarta.servlet.DispatcherType;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import org.apache.solr.servlet.CoreContainerProvider;
import org.apache.solr.servlet.SolrDispatchFilter;
import org.eclipse.jetty.ee10.servlet.DefaultServlet;
import org.eclipse.jetty.ee10.servlet.FilterHolder;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.rewrite.handler.RewriteHandler;
import org.eclipse.jetty.rewrite.handler.RewritePatternRule;
import org.eclipse.jetty.server.Server;

/**
 * A standalone Solr 10 on 127.0.0.1, served by Jetty 12 as Solr's own server does: {@code /solr} by
 * Solr's filter, {@code /api} rewritten to it. It prints its address once its cores are loaded, and
 * ends when its input does.
 *
 * <p>This is a hybrid, not stock Solr 10: {@link
 * org.apache.solr.client.solrj.jetty.HttpJettySolrClient}.
 */
public final class Solr10Main {
  private Solr10Main() {}

  /** Starts Solr with the home and the port given. */
  public static void main(String[] args) throws Exception {
    PrintStream out =
        new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    // Nobody reads what is logged to the output.
    System.setOut(System.err);
    System.setProperty("solr.solr.home", args[0]);
    int port = Integer.parseInt(args[1]);
    byte[] loopback = {127, 0, 0, 1};
    Server server = new Server(new InetSocketAddress(InetAddress.getByAddress(loopback), port));
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
    out.println("http://127.0.0.1:" + port + "/solr");
    while (System.in.read() >= 0) {
      // Nothing is sent.
    }
    Runtime.getRuntime().halt(0);
  }
}
