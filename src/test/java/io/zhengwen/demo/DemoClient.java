package io.zhengwen.demo;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;

/** Sends requests to Solr over HTTP, as forms or JSON. */
final class DemoClient {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final String solr;

  DemoClient(String solr) {
    this.solr = solr;
  }

  /** Sends a request with parameters, given as alternating names and values. */
  JsonNode get(String path, String... parameters) throws DemoFailedException {
    return send(
        request(path)
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(BodyPublishers.ofString(form(parameters))));
  }

  /** Sends JSON. */
  JsonNode post(String path, String json) throws DemoFailedException {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(json, StandardCharsets.UTF_8)));
  }

  /** Whether a page is answered. */
  boolean answers(String path) throws DemoFailedException {
    try {
      return client.send(request(path).build(), BodyHandlers.discarding()).statusCode() == 200;
    } catch (IOException e) {
      throw new DemoFailedException(solr + path + ": " + e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new DemoFailedException("interrupted");
    }
  }

  /** Encodes parameters as in a URL. */
  static String form(String... parameters) {
    StringBuilder form = new StringBuilder();
    for (int i = 0; i < parameters.length; i += 2) {
      form.append(i == 0 ? "" : "&")
          .append(parameters[i])
          .append('=')
          .append(URLEncoder.encode(parameters[i + 1], StandardCharsets.UTF_8));
    }
    return form.toString();
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(solr + path));
  }

  private JsonNode send(HttpRequest.Builder request) throws DemoFailedException {
    HttpRequest built = request.build();
    try {
      HttpResponse<String> response =
          client.send(built, BodyHandlers.ofString(StandardCharsets.UTF_8));
      if (response.statusCode() != 200) {
        throw new DemoFailedException(
            built.uri() + " answers " + response.statusCode() + ": " + response.body());
      }
      return MAPPER.readTree(response.body());
    } catch (IOException e) {
      throw new DemoFailedException(built.uri() + ": " + e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new DemoFailedException("interrupted");
    }
  }
}
