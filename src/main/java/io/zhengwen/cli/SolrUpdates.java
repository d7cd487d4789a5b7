package io.zhengwen.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.cli.console.CommandFailedException;
import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A Solr collection's {@code /update}, spoken to in JSON. Thread-safe. Nothing is tried twice. */
final class SolrUpdates {
  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(10);
  private static final Duration ANSWER_TIMEOUT = Duration.ofMinutes(5);
  private static final int QUOTED = 300;

  private final HttpClient client =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(CONNECT_TIMEOUT)
          .build();
  private final ObjectMapper mapper = new ObjectMapper();
  private final String collection;
  private final URI update;

  /**
   * A collection by its address.
   *
   * @param solr Solr's own address, such as {@code http://127.0.0.1:8983/solr}
   * @throws IllegalArgumentException if it is not an HTTP address
   */
  SolrUpdates(URI solr, String collection) {
    String scheme = solr.getScheme();
    if (!("http".equals(scheme) || "https".equals(scheme)) || solr.getHost() == null) {
      throw new IllegalArgumentException(
          "'" + solr + "' is not the address of a Solr server, such as http://127.0.0.1:8983/solr");
    }
    this.collection = collection;
    String name = URLEncoder.encode(collection, StandardCharsets.UTF_8).replace("+", "%20");
    this.update =
        URI.create(solr.toString().replaceFirst("/+$", "") + "/" + name + "/update?maxErrors=-1");
  }

  /** Documents were refused as a whole, for a reason that lies in them. */
  static final class RefusedException extends Exception {
    RefusedException(String message) {
      super(message);
    }
  }

  /** Fails unless the collection is there and takes updates. */
  void check() throws CommandFailedException {
    try {
      post(List.of());
    } catch (RefusedException e) {
      throw new CommandFailedException(e.getMessage());
    }
  }

  /**
   * Adds documents.
   *
   * @return the reasons by document id if Solr refuses some documents and accepts the others
   * @throws RefusedException if Solr refuses the whole request because of a document
   */
  Map<String, String> add(List<Map<String, Object>> documents)
      throws CommandFailedException, RefusedException {
    Map<String, String> refused = new HashMap<>();
    for (JsonNode error : post(documents).path("responseHeader").path("errors")) {
      refused.put(error.path("id").asText(), error.path("message").asText());
    }
    return refused;
  }

  /** Makes what was added visible to searches. */
  void commit() throws CommandFailedException {
    try {
      post(Map.of("commit", Map.of()));
    } catch (RefusedException e) {
      throw new CommandFailedException("the commit failed: " + e.getMessage());
    }
  }

  private JsonNode post(Object body) throws CommandFailedException, RefusedException {
    HttpResponse<byte[]> response;
    try {
      HttpRequest request =
          HttpRequest.newBuilder(update)
              .timeout(ANSWER_TIMEOUT)
              .header("Content-Type", "application/json")
              .POST(
                  BodyPublishers.ofByteArray(
                      mapper.writeValueAsString(body).getBytes(StandardCharsets.UTF_8)))
              .build();
      response = client.send(request, BodyHandlers.ofByteArray());
    } catch (ConnectException e) {
      throw new CommandFailedException("no Solr answers at " + update);
    } catch (HttpTimeoutException e) {
      throw new CommandFailedException("Solr does not answer in time at " + update);
    } catch (IOException e) {
      throw new CommandFailedException(
          "the connection to " + update + " failed: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CommandFailedException("interrupted");
    }
    return answer(response);
  }

  private JsonNode answer(HttpResponse<byte[]> response)
      throws CommandFailedException, RefusedException {
    int status = response.statusCode();
    JsonNode json = json(response.body());
    if (status == 404) {
      throw new CommandFailedException(
          "there is no collection '"
              + collection
              + "': "
              + update
              + " answers 404"
              + (update.getPath().startsWith("/solr/")
                  ? ""
                  : "; Solr's address usually ends in /solr"));
    }
    if (json == null) {
      throw new CommandFailedException(
          update
              + " answers "
              + status
              + " without JSON ("
              + response.headers().firstValue("Content-Type").orElse("no content type")
              + "); is it a Solr?");
    }
    if (status == 400) {
      throw new RefusedException(message(json));
    }
    if (status != 200) {
      throw new CommandFailedException(update + " answers " + status + ": " + message(json));
    }
    return json;
  }

  /** Returns the answer as a JSON object, or null if it is not one. */
  private JsonNode json(byte[] body) {
    try {
      JsonNode json = mapper.readTree(body);
      return json != null && json.isObject() ? json : null;
    } catch (JsonProcessingException e) {
      return null;
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String message(JsonNode json) {
    String message = json.path("error").path("msg").asText("no reason given");
    String line = message.replaceAll("\\s+", " ").strip();
    return line.length() <= QUOTED ? line : line.substring(0, QUOTED) + "...";
  }
}
