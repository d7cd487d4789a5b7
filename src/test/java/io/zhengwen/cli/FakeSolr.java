package io.zhengwen.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;

/** An HTTP server that records updates and answers as told. */
final class FakeSolr implements AutoCloseable {
  record Answer(int status, String contentType, String body) {
    static Answer json(int status, String body) {
      return new Answer(status, "application/json", body);
    }
  }

  static final Answer OK = Answer.json(200, "{\"responseHeader\":{\"status\":0}}");

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final HttpServer server;
  private final List<JsonNode> requests = new CopyOnWriteArrayList<>();
  private final List<String> paths = new CopyOnWriteArrayList<>();

  FakeSolr(Function<JsonNode, Answer> answers) throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", exchange -> handle(exchange, answers));
    server.start();
  }

  String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/solr";
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

  private void handle(HttpExchange exchange, Function<JsonNode, Answer> answers)
      throws IOException {
    try (exchange) {
      JsonNode request = MAPPER.readTree(exchange.getRequestBody());
      paths.add(exchange.getRequestURI().getRawPath());
      requests.add(request);
      Answer answer = answers.apply(request);
      byte[] body = answer.body.getBytes(StandardCharsets.UTF_8);
      exchange.getResponseHeaders().set("Content-Type", answer.contentType);
      exchange.sendResponseHeaders(answer.status, body.length == 0 ? -1 : body.length);
      exchange.getResponseBody().write(body);
    }
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
