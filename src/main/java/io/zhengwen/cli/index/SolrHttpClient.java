package io.zhengwen.cli.index;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Posts updates of one collection to Solr nodes over HTTP. Thread-safe. */
final class SolrHttpClient {
  private static final Duration ANSWER_TIMEOUT = Duration.ofMinutes(5);
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final HttpClient http;
  private final List<String> headers;
  private final String collection;
  private final String query;

  /**
   * An answer.
   *
   * @param from the address asked
   * @param json null if it is not a JSON object
   * @param contentType of the answer
   * @param retryAfter what the server asks for, zero if nothing
   */
  record Answer(URI from, int status, JsonNode json, String contentType, Duration retryAfter) {}

  /**
   * Creates a client.
   *
   * @param headers names and values in turn
   * @param parameters of each update
   */
  SolrHttpClient(
      HttpClient http, List<String> headers, String collection, Map<String, String> parameters) {
    this.http = http;
    this.headers = headers;
    this.collection = collection;
    StringBuilder joined = new StringBuilder();
    parameters.forEach(
        (name, value) -> joined.append('&').append(encode(name)).append('=').append(encode(value)));
    this.query = joined.toString();
    // Refuses bad headers now rather than in the middle of the work.
    request(URI.create("http://localhost/")).build();
  }

  /**
   * Returns a Solr's address without slashes at its end.
   *
   * @throws IllegalArgumentException if it is not an HTTP address
   */
  static URI checked(URI solr) {
    if (solr.getRawUserInfo() != null) {
      throw new IllegalArgumentException(
          "leave the user and password off Solr's address; give them by --user");
    }
    if (solr.getRawQuery() != null || solr.getRawFragment() != null) {
      throw new IllegalArgumentException(
          "leave off what follows "
              + solr.toString().replaceFirst("[?#].*", "")
              + " in Solr's address");
    }
    boolean web = "http".equals(solr.getScheme()) || "https".equals(solr.getScheme());
    if (!web || solr.getHost() == null) {
      throw new IllegalArgumentException(noAddress(solr.toString()));
    }
    String address = solr.toString();
    int end = address.length();
    while (address.charAt(end - 1) == '/') {
      end--;
    }
    return URI.create(address.substring(0, end));
  }

  /** Reads what is typed as an address; whether it is one of a server is not checked. */
  static URI address(String typed) {
    try {
      return new URI(typed);
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException(noAddress(typed), e);
    }
  }

  private static String noAddress(String typed) {
    return "'"
        + typed.replaceFirst("//[^/@]*@", "//")
        + "' is not the address of a Solr server, such as http://127.0.0.1:8983/solr";
  }

  String collection() {
    return collection;
  }

  /** The address of a collection's updates at a node. */
  URI updates(URI node) {
    return URI.create(node + "/" + encode(collection) + "/update");
  }

  /** Posts a body in JSON. */
  Answer update(URI node, byte[] json) throws IOException {
    URI address = URI.create(updates(node) + "?wt=json" + query);
    return send(
        request(address)
            .setHeader("Content-Type", "application/json")
            .POST(BodyPublishers.ofByteArray(json))
            .build(),
        updates(node));
  }

  /** Asks for the state of the collection in a SolrCloud. */
  Answer clusterStatus(URI node) throws IOException {
    return collections(node, "CLUSTERSTATUS&collection=" + encode(collection));
  }

  /** Asks for the aliases of a SolrCloud. */
  Answer aliases(URI node) throws IOException {
    return collections(node, "LISTALIASES");
  }

  private Answer collections(URI node, String action) throws IOException {
    URI address = URI.create(node + "/admin/collections?wt=json&action=" + action);
    return send(request(address).GET().build(), address);
  }

  private HttpRequest.Builder request(URI address) {
    HttpRequest.Builder request = HttpRequest.newBuilder(address).timeout(ANSWER_TIMEOUT);
    for (int i = 0; i < headers.size(); i += 2) {
      request.header(headers.get(i), headers.get(i + 1));
    }
    return request;
  }

  private Answer send(HttpRequest request, URI named) throws IOException {
    try {
      HttpResponse<byte[]> response = http.send(request, BodyHandlers.ofByteArray());
      return new Answer(
          named,
          response.statusCode(),
          json(response.body()),
          response.headers().firstValue("Content-Type").orElse("no content type"),
          retryAfter(response));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted");
    }
  }

  private static JsonNode json(byte[] body) throws IOException {
    try {
      JsonNode json = MAPPER.readTree(body);
      return json != null && json.isObject() ? json : null;
    } catch (JsonProcessingException e) {
      return null;
    }
  }

  private static Duration retryAfter(HttpResponse<?> response) {
    String seconds = response.headers().firstValue("Retry-After").orElse("");
    return seconds.matches("\\d{1,6}")
        ? Duration.ofSeconds(Long.parseLong(seconds))
        : Duration.ZERO;
  }

  private static String encode(String s) {
    return URLEncoder.encode(s, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
