package io.zhengwen.solr;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/** Posts to a Solr and asks it, over HTTP and in JSON. */
public final class SolrHttp {
  private static final ObjectMapper JSON =
      new ObjectMapper(
          JsonFactory.builder()
              .streamReadConstraints(
                  StreamReadConstraints.builder().maxStringLength(Integer.MAX_VALUE).build())
              .build());

  /** Pages of 5 MB wait for each other, on machines that have other work to do, too. */
  private static final Duration TIMEOUT = Duration.ofMinutes(10);

  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final String base;
  private final String authorization;

  /** With a Solr's address, such as {@code http://127.0.0.1:8983/solr}. */
  public SolrHttp(String base) {
    this(base, null);
  }

  private SolrHttp(String base, String authorization) {
    this.base = base;
    this.authorization = authorization;
  }

  /** The same Solr for a user with a password of the same name. */
  public SolrHttp as(String user) {
    byte[] credentials = (user + ":" + user).getBytes(StandardCharsets.UTF_8);
    return new SolrHttp(base, "Basic " + Base64.getEncoder().encodeToString(credentials));
  }

  /** A status and the body's JSON; an empty object if it has none. */
  public record Response(int status, JsonNode body) {
    /** The message of an error. */
    public String error() {
      return body.path("error").path("msg").asText();
    }

    /** The documents of a search. */
    public JsonNode docs() {
      return body.path("response").path("docs");
    }

    /** The number of documents that match. */
    public long found() {
      return body.path("response").path("numFound").asLong(-1);
    }
  }

  /** The address of this Solr. */
  public String base() {
    return base;
  }

  /** Asks; parameters are names and values in turn. */
  public Response get(String path, List<String> params) throws IOException {
    return send(HttpRequest.newBuilder(uri(path, params)).GET());
  }

  /** Asks for an answer in a format that is not JSON; parameters are names and values in turn. */
  public String text(String path, String format, List<String> params) throws IOException {
    var answer = exchange(HttpRequest.newBuilder(uri(path, format, params)).GET());
    return new String(answer.body(), StandardCharsets.UTF_8);
  }

  /** Searches a collection with its default handler. */
  public Response select(String collection, String... params) throws IOException {
    return get("/" + collection + "/select", List.of(params));
  }

  /** Posts a body to a collection's {@code /update}. */
  public Response update(String collection, String contentType, byte[] body, String... params)
      throws IOException {
    return post("/" + collection + "/update", contentType, body, params);
  }

  /** Posts a body; parameters are names and values in turn. */
  public Response post(String path, String contentType, byte[] body, String... params)
      throws IOException {
    return send(
        HttpRequest.newBuilder(uri(path, List.of(params)))
            .header("Content-Type", contentType)
            .POST(BodyPublishers.ofByteArray(body)));
  }

  /** Posts anything that Jackson writes as Solr's JSON, and commits. */
  public Response updateJson(String collection, Object documents, String... params)
      throws IOException {
    List<String> all = new ArrayList<>(List.of(params));
    all.add("commit");
    all.add("true");
    return update(
        collection,
        "application/json",
        JSON.writeValueAsBytes(documents),
        all.toArray(String[]::new));
  }

  private Response send(HttpRequest.Builder request) throws IOException {
    var answer = exchange(request);
    boolean isJson =
        answer.headers().firstValue("Content-Type").filter(t -> t.contains("json")).isPresent();
    return new Response(
        answer.statusCode(), isJson ? JSON.readTree(answer.body()) : JSON.createObjectNode());
  }

  private HttpResponse<byte[]> exchange(HttpRequest.Builder request) throws IOException {
    if (authorization != null) {
      request.header("Authorization", authorization);
    }
    try {
      return client.send(request.timeout(TIMEOUT).build(), BodyHandlers.ofByteArray());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException();
    }
  }

  private URI uri(String path, List<String> params) {
    return uri(path, "json", params);
  }

  private URI uri(String path, String format, List<String> params) {
    StringBuilder uri = new StringBuilder(base).append(path).append("?wt=").append(format);
    for (int i = 0; i < params.size(); i += 2) {
      uri.append('&').append(encode(params.get(i))).append('=').append(encode(params.get(i + 1)));
    }
    return URI.create(uri.toString());
  }

  private static String encode(String s) {
    return URLEncoder.encode(s, StandardCharsets.UTF_8);
  }
}
