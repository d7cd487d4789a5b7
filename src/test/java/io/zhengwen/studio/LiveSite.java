package io.zhengwen.studio;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.handler.AbstractHandler;

/** A web site with pages of our own, below {@code /strict/} with the strictest of policies. */
final class LiveSite implements AutoCloseable {
  private static final String POLICY =
      "default-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script';"
          + " trusted-types 'none'";

  private final Server server = new Server(new InetSocketAddress("127.0.0.1", 0));
  private final Map<String, String> pages = new ConcurrentHashMap<>();

  private LiveSite() {
    server.setHandler(
        new AbstractHandler() {
          @Override
          public void handle(
              String path, Request base, HttpServletRequest request, HttpServletResponse response)
              throws IOException {
            base.setHandled(true);
            response.setContentType("text/html;charset=utf-8");
            if (path.startsWith("/strict/")) {
              response.setHeader("Content-Security-Policy", POLICY);
              response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
            }
            response.getWriter().write(pages.getOrDefault(path, ""));
          }
        });
  }

  static LiveSite start() throws Exception {
    LiveSite site = new LiveSite();
    site.server.start();
    return site;
  }

  /** Has a page; its address. */
  String page(String path, String html) {
    pages.put(path, html);
    return "http://localhost:" + server.getURI().getPort() + path;
  }

  @Override
  public void close() throws Exception {
    server.stop();
  }
}
