package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Site templates in the studio for pages of a directory. */
class StudioSitesTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final HttpClient CLIENT = HttpClient.newHttpClient();
  private static final String FOOTER = "All rights reserved.";
  private static final String BASE = "https://quay.example/";

  @TempDir private Path directory;
  private Path pages;

  @BeforeEach
  void write() throws Exception {
    pages = Files.createDirectory(directory.resolve("pages"));
    for (int n = 0; n < 6; n++) {
      String words = Integer.toString(n * 7919 + 1, 2).repeat(3);
      Files.writeString(
          pages.resolve(n + ".html"), "<p>" + words + "</p><div>" + FOOTER + "</div>");
    }
  }

  private static HttpRequest.Builder request(StudioRun studio, String path) {
    String base = studio.address().replaceFirst("/studio$", "");
    return HttpRequest.newBuilder(URI.create(base + path));
  }

  private static JsonNode get(StudioRun studio, String path) throws Exception {
    HttpResponse<String> answer =
        CLIENT.send(request(studio, path).build(), BodyHandlers.ofString());
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return JSON.readTree(answer.body());
  }

  private static int change(StudioRun studio, String action, Object version, String... headers)
      throws Exception {
    Map<String, Object> change =
        Map.of(
            "action",
            action,
            "site",
            "quay.example",
            "tag",
            "div",
            "text",
            FOOTER,
            "version",
            version);
    HttpRequest.Builder request =
        request(studio, "/templates")
            .POST(BodyPublishers.ofString(JSON.writeValueAsString(change)));
    return CLIENT.send(request.headers(headers).build(), BodyHandlers.discarding()).statusCode();
  }

  @Test
  void theyAreLearnedFromThePagesAndCorrected() throws Exception {
    try (StudioRun studio = StudioRun.of("studio", pages, "--base-url", BASE)) {
      JsonNode site = get(studio, "/templates").path("sites").path(0);
      assertThat(site.path("site").asText()).isEqualTo("quay.example");
      assertThat(site.path("pages").asInt()).isEqualTo(6);
      assertThat(get(studio, "/templates?site=quay.example").path("templates").path(0).toString())
          .contains(FOOTER, "\"pages\":6", "\"sample\":\"" + BASE);
      String extract = "/extract?id=2&zhengwen.method=fulltext%2Bsitetemplate";
      assertThat(get(studio, extract).path("content").asText()).doesNotContain(FOOTER);
      int version = site.path("version").asInt();
      String[] json = {"Content-Type", "application/json"};
      assertThat(change(studio, "block", version + 7, json)).isEqualTo(409);
      assertThat(change(studio, "block", version, "Content-Type", "text/plain")).isEqualTo(400);
      assertThat(change(studio, "block", version, json[0], json[1], "Origin", "https://x.example"))
          .isEqualTo(403);
      assertThat(change(studio, "block", version, json)).isEqualTo(200);
      assertThat(get(studio, extract).path("content").asText()).contains(FOOTER);
      assertThat(
              CLIENT
                  .send(
                      request(studio, "/templates?site=none.example").build(),
                      BodyHandlers.discarding())
                  .statusCode())
          .isEqualTo(404);
    }
  }

  @Test
  void changesStayInTheStore() throws Exception {
    Path store = directory.resolve("store");
    CommandLineRun learned =
        CommandLineRun.of("templates", "learn", pages, "--base-url", BASE, "--store", store);
    assertThat(learned.exitCode()).as(learned.err()).isZero();
    try (StudioRun studio =
        StudioRun.of("studio", pages, "--base-url", BASE, "--templates", store)) {
      int version = get(studio, "/templates").path("sites").path(0).path("version").asInt();
      assertThat(change(studio, "pin", version, "Content-Type", "application/json")).isEqualTo(200);
    }
    assertThat(
            CommandLineRun.of("templates", "show", "quay.example", "--store", store, "--json")
                .out())
        .contains("PINNED");
    assertThat(CommandLineRun.of("studio", pages, "--templates", directory.resolve("none")).err())
        .contains("no such directory");
  }
}
