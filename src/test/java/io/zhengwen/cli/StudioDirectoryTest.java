package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.solr.Eventually;
import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The studio for pages of a directory, over HTTP. */
class StudioDirectoryTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final HttpClient CLIENT = HttpClient.newHttpClient();
  private static final String SEED = "localhost/flats/";

  @TempDir private Path directory;
  private StudioRun studio;

  @BeforeEach
  void start() throws Exception {
    Path flats = Files.createDirectories(directory.resolve("pages/flats"));
    for (int n = 1; n <= 6; n++) {
      Files.writeString(
          flats.resolve("flat " + n + ".html"),
          "<title>Flat "
              + n
              + "</title><nav><a href=/>90"
              + n
              + " EUR</a></nav><h1>Flat number "
              + n
              + "</h1><table><tr><th>Rent<td>90"
              + n
              + " EUR<tr><th>Size<td>4"
              + n
              + " m²</table><p>A flat with a balcony and a view of the river, close to the market.");
    }
    Files.writeString(flats.resolve("readme.txt"), "no page");
    open();
  }

  private void open() {
    studio =
        StudioRun.of(
            "studio", directory.resolve("pages"), "--library", directory.resolve("library"));
  }

  @AfterEach
  void stop() {
    studio.close();
  }

  private String base() {
    return studio.address().replaceFirst("/zhengwen/studio$", "");
  }

  private HttpResponse<String> get(String path, String... headers) throws Exception {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(base() + path));
    return send(request, headers);
  }

  private static HttpResponse<String> send(HttpRequest.Builder request, String... headers)
      throws Exception {
    if (headers.length > 0) {
      request.headers(headers);
    }
    return CLIENT.send(request.build(), BodyHandlers.ofString());
  }

  private HttpResponse<String> post(Map<String, ?> change, String... headers) throws Exception {
    return send(
        HttpRequest.newBuilder(URI.create(base() + "/zhengwen/wrappers"))
            .POST(BodyPublishers.ofString(JSON.writeValueAsString(change))),
        headers);
  }

  private JsonNode change(Map<String, ?> change) throws Exception {
    HttpResponse<String> answer = post(change, "Content-Type", "application/json");
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return JSON.readTree(answer.body());
  }

  private JsonNode seen(String path) throws Exception {
    HttpResponse<String> answer = get(path);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return JSON.readTree(answer.body());
  }

  private JsonNode health() {
    try {
      return seen("/zhengwen/wrappers?seed=" + SEED).path("health").path("flats");
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void pagesAreListedShownAndExtracted() throws Exception {
    JsonNode pages = seen("/zhengwen/pages");
    assertThat(pages.path("found").asInt()).isEqualTo(6);
    assertThat(pages.path("pages").path(0).path("title").asText()).isEqualTo("Flat 1");
    assertThat(pages.path("pages").path(0).path("url").asText())
        .isEqualTo("http://localhost/flats/flat%201.html");
    assertThat(seen("/zhengwen/pages?q=FLAT%203").path("found").asInt()).isEqualTo(1);
    JsonNode view = seen("/zhengwen/extract?id=flats/flat%202&view=page");
    assertThat(view.path("view").path("html").asText()).contains("Flat number 2");
    JsonNode extracted = seen("/zhengwen/extract?id=flats/flat%202&view=blocks&explain=false");
    assertThat(extracted.path("content").asText()).contains("balcony").doesNotContain("<");
    assertThat(extracted.path("view").path("kept").asText()).contains("1");
    assertThat(get("/zhengwen/extract?id=none").statusCode()).isEqualTo(404);
    assertThat(get("/zhengwen/extract?id=flats/flat%202&zhengwen.method=none").statusCode())
        .isEqualTo(400);
    assertThat(studio.err()).contains("6 pages read");
  }

  @Test
  void aTemplateReadsTheOtherPagesAtOnceAndIsKept() throws Exception {
    JsonNode found =
        change(
            Map.of(
                "action",
                "induce",
                "name",
                "flats",
                "pages",
                List.of(
                    Map.of(
                        "page",
                        "flats/flat 1",
                        "fields",
                        Map.of("rent", List.of("901 EUR"), "size", List.of("41 m²"))))));
    JsonNode reading = found.path("readings").path(0);
    assertThat(reading.path("fields").path("rent").path(0).asText()).isEqualTo("901 EUR");
    change(Map.of("action", "put", "definition", found.path("definition")));
    change(Map.of("action", "addSeed", "seed", SEED));
    change(Map.of("action", "attach", "seed", SEED, "template", "flats"));
    Eventually.holds("all pages are read", () -> health().path("complete").asInt() >= 6);
    String page = "/zhengwen/wrappers?seed=" + SEED + "&page=flats/flat%205&view=page";
    JsonNode read = seen(page).path("readings").path(0);
    assertThat(read.path("fields").path("size").path(0).asText()).isEqualTo("45 m²");
    placeIsThatOfTheRule(seen(page).path("view"), read.path("places").path("rent").path(0));
    stop();
    open();
    assertThat(seen("/zhengwen/wrappers?template=flats").path("definition").has("template"))
        .isTrue();
  }

  /** The rent stands in the menu first, but the rule reads it from the table. */
  private static void placeIsThatOfTheRule(JsonNode view, JsonNode place) {
    String html = view.path("html").asText();
    int menu = html.indexOf("905 EUR");
    int table = html.indexOf("905 EUR", menu + 1);
    assertThat(menu).isPositive();
    assertThat(table).isPositive();
    String text = html.substring(html.lastIndexOf("<z-t", table), table);
    int node = Integer.parseInt(text.replaceAll(".* n=\"(\\d+)\">.*", "$1"));
    assertThat(node).isBetween(place.path(0).asInt(), place.path(1).asInt() - 1);
    String other = html.substring(html.lastIndexOf("<z-t", menu), menu);
    assertThat(Integer.parseInt(other.replaceAll(".* n=\"(\\d+)\">.*", "$1")))
        .isLessThan(place.path(0).asInt());
  }

  @Test
  void strangersAreRefused() throws Exception {
    URI address = URI.create(studio.address());
    String secret = address.getPath().split("/")[1];
    assertThat(secret).hasSize(32);
    URI without = URI.create(studio.address().replace(secret, secret.replaceAll(".", "0")));
    assertThat(send(HttpRequest.newBuilder(without)).statusCode()).isEqualTo(403);
    assertThat(send(HttpRequest.newBuilder(address.resolve("/"))).statusCode()).isEqualTo(403);
    Map<String, ?> change = Map.of("action", "addSeed", "seed", SEED);
    String json = "application/json";
    for (String[] headers :
        List.of(
            new String[] {"Content-Type", json, "Origin", "https://attack.example"},
            new String[] {"Content-Type", json, "Origin", "null"},
            new String[] {"Content-Type", json, "Sec-Fetch-Site", "cross-site"},
            new String[] {"Content-Type", json, "Sec-Fetch-Site", "same-site"})) {
      assertThat(post(change, headers).statusCode()).as(headers[3]).isEqualTo(403);
    }
    assertThat(post(change, "Content-Type", "text/plain").statusCode()).isEqualTo(400);
    assertThat(raw(address, "attack.example")).contains(" 403 ");
    assertThat(raw(address, address.getAuthority())).contains(" 200 ");
    assertThat(seen("/zhengwen/wrappers?list=seeds").path("found").asInt()).isZero();
  }

  /** The first line of the answer to a request that names a host, as a rebound name would. */
  private static String raw(URI address, String host) throws Exception {
    try (Socket socket = new Socket("127.0.0.1", address.getPort())) {
      socket
          .getOutputStream()
          .write(
              ("GET " + address.getPath() + " HTTP/1.1\r\nHost: " + host + "\r\n\r\n")
                  .getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readNBytes(20), StandardCharsets.US_ASCII);
    }
  }

  @Test
  void itIsNotReachedFromOutside() throws Exception {
    int port = URI.create(studio.address()).getPort();
    int tried = 0;
    for (NetworkInterface network : NetworkInterface.networkInterfaces().toList()) {
      for (InetAddress address : network.inetAddresses().toList()) {
        if (address instanceof Inet4Address && !address.isLoopbackAddress()) {
          tried++;
          try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(address, port), 2_000);
            throw new AssertionError("reached at " + address);
          } catch (IOException refused) {
            assertThat(refused).isNotNull();
          }
        }
      }
    }
    org.junit.jupiter.api.Assumptions.assumeTrue(tried > 0, "SKIPPED: only a loopback interface");
  }

  @Test
  void wrongUseIsSaid() throws Exception {
    assertThat(CommandLineRun.of("studio", directory.resolve("none")).exitCode()).isNotZero();
    assertThat(CommandLineRun.of("studio", directory.resolve("library")).err())
        .contains("no page to show");
    assertThat(CommandLineRun.of("studio", directory, "--port", "70000").err())
        .contains("--port must be from 0 to 65535");
  }
}
