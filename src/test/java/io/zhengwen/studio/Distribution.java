package io.zhengwen.studio;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.handler.AbstractHandler;

/**
 * A Solr as its distribution serves it, which adds a Content-Security-Policy of its own to every
 * answer (server/etc/jetty.xml of Solr 9.10): another server in front of one of this JVM.
 */
final class Distribution implements AutoCloseable {
  private static final String POLICY =
      "default-src 'none'; base-uri 'none'; connect-src 'self'; form-action 'self'; font-src 'self';"
          + " frame-ancestors 'none'; img-src 'self' data:; media-src 'self'; style-src 'self'"
          + " 'unsafe-inline'; script-src 'self'; worker-src 'self';";

  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final Server server = new Server(new InetSocketAddress("127.0.0.1", 0));
  private final String solr;

  private Distribution(String solr) {
    this.solr = solr;
    server.setHandler(
        new AbstractHandler() {
          @Override
          public void handle(
              String path, Request base, HttpServletRequest request, HttpServletResponse response)
              throws IOException {
            base.setHandled(true);
            answer(request, response);
          }
        });
  }

  /** Stands before a server such as {@code http://127.0.0.1:8983/solr}. */
  static Distribution before(String solr) throws Exception {
    Distribution distribution = new Distribution(solr);
    distribution.server.start();
    return distribution;
  }

  /** The address that stands for the server's. */
  String base() {
    return server.getURI().resolve("/solr").toString();
  }

  private void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    String query = request.getQueryString() == null ? "" : "?" + request.getQueryString();
    URI target = URI.create(solr).resolve(request.getRequestURI() + query);
    HttpRequest.Builder forwarded =
        HttpRequest.newBuilder(target)
            .method(
                request.getMethod(),
                BodyPublishers.ofByteArray(request.getInputStream().readAllBytes()));
    for (String name : new String[] {"Content-Type", "Origin", "Sec-Fetch-Site"}) {
      if (request.getHeader(name) != null) {
        forwarded.header(name, request.getHeader(name));
      }
    }
    forwarded.header("X-Forwarded-Host", request.getHeader("Host"));
    try {
      HttpResponse<byte[]> answer = client.send(forwarded.build(), BodyHandlers.ofByteArray());
      response.setStatus(answer.statusCode());
      response.setHeader("Content-Security-Policy", POLICY);
      for (String name :
          new String[] {"Content-Type", "Content-Security-Policy", "X-Content-Type-Options"}) {
        answer.headers().allValues(name).forEach(value -> response.addHeader(name, value));
      }
      response.getOutputStream().write(answer.body());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException();
    }
  }

  @Override
  public void close() throws Exception {
    server.stop();
  }
}
