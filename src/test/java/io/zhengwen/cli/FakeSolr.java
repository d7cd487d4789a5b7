package io.zhengwen.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.AbstractHandler;
import org.eclipse.jetty.util.ssl.SslContextFactory;

/** An HTTP server that records updates and gives prepared answers. */
final class FakeSolr implements AutoCloseable {
  record Answer(int status, String contentType, String body) {
    static Answer json(int status, String body) {
      return new Answer(status, "application/json", body);
    }
  }

  static final Answer OK = Answer.json(200, "{\"responseHeader\":{\"status\":0}}");

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final String scheme;
  private final Server server =
      new Server(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
  private final List<JsonNode> requests = new CopyOnWriteArrayList<>();
  private final List<Map<String, String>> headers = new CopyOnWriteArrayList<>();
  private final List<String> paths = new CopyOnWriteArrayList<>();
  private volatile String aliases;

  FakeSolr(Function<JsonNode, Answer> answers) {
    this(answers, null, null);
  }

  /**
   * For TLS.
   *
   * @param keyStore of the password {@code secret}
   * @param clients a store of the same password with the certificates that clients must have one
   *     of; null if they need none
   */
  FakeSolr(Function<JsonNode, Answer> answers, Path keyStore, Path clients) {
    scheme = keyStore == null ? "http" : "https";
    if (keyStore != null) {
      SslContextFactory.Server tls = new SslContextFactory.Server();
      tls.setKeyStorePath(keyStore.toString());
      tls.setKeyStorePassword("secret");
      if (clients != null) {
        tls.setTrustStorePath(clients.toString());
        tls.setTrustStorePassword("secret");
        tls.setNeedClientAuth(true);
      }
      ServerConnector connector = new ServerConnector(server, tls);
      connector.setHost("127.0.0.1");
      server.setConnectors(new Connector[] {connector});
    }
    server.setHandler(
        new AbstractHandler() {
          @Override
          public void handle(
              String target, Request base, HttpServletRequest request, HttpServletResponse response)
              throws IOException {
            answer(request, response, answers);
            base.setHandled(true);
          }
        });
    try {
      server.start();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  String url() {
    return scheme + "://127.0.0.1:" + server.getURI().getPort() + "/solr";
  }

  /** Makes it one with aliases, listed as JSON. */
  FakeSolr withAliases(String json) {
    aliases = json;
    return this;
  }

  List<String> paths() {
    return paths;
  }

  /** Requests that add documents. */
  List<JsonNode> batches() {
    return requests.stream().filter(r -> r.isArray() && !r.isEmpty()).toList();
  }

  long commits() {
    return requests.stream().filter(r -> r.has("commit")).count();
  }

  /** Of each request, its query and what authorizes it. */
  List<Map<String, String>> headers() {
    return headers;
  }

  private void answer(
      HttpServletRequest request, HttpServletResponse response, Function<JsonNode, Answer> answers)
      throws IOException {
    if (request.getRequestURI().endsWith("/admin/collections")) {
      if (aliases == null || !request.getQueryString().contains("action=LISTALIASES")) {
        response.setStatus(400);
      } else {
        response.getWriter().write(aliases);
      }
      return;
    }
    headers.add(
        Map.of(
            "Authorization",
            "" + request.getHeader("Authorization"),
            "query",
            "" + request.getQueryString()));
    JsonNode body = MAPPER.readTree(request.getInputStream());
    paths.add(request.getRequestURI());
    requests.add(body);
    Answer answer = answers.apply(body);
    response.setStatus(answer.status);
    response.setContentType(answer.contentType);
    response.getOutputStream().write(answer.body.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public void close() {
    try {
      server.stop();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /** Whether a request adds documents. */
  static boolean isBatch(JsonNode request) {
    return request.isArray() && !request.isEmpty();
  }

  /** The ids of all documents received. */
  List<String> ids() {
    List<String> ids = new ArrayList<>();
    batches().forEach(batch -> batch.forEach(doc -> ids.add(doc.get("id").textValue())));
    return ids;
  }

  /** Runs {@code index} against this server. */
  CommandLineRun index(Object... args) {
    List<Object> all = new ArrayList<>(List.of("index", "--solr", url(), "-c", "c"));
    all.addAll(List.of(args));
    return CommandLineRun.of(all.toArray());
  }
}
