package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Broken pages over HTTP, each in the middle of a batch: the others are indexed, the page has an
 * defined result, and the server stays up.
 */
@Tag("solr10")
class BrokenInputIT {
  private static final String CORE = "broken";
  private static final String SENTENCE =
      "The tide tables for the northern islands were printed again this spring, with corrections. ";

  private static SolrHttp solr;

  @BeforeAll
  static void start() throws Exception {
    solr = SharedSolr.core(CORE, Configset.shipped());
  }

  @AfterEach
  void serverStaysUp() throws Exception {
    solr.updateJson(CORE, List.of(Map.of("id", "alive", "html", Pages.ENGLISH)));
    assertThat(SharedSolr.stored(CORE, "alive").path("content").asText()).contains("rivets");
  }

  @Test
  void empty() throws Exception {
    for (String page : List.of("", " \n ", "<html></html>")) {
      JsonNode stored = index("empty", page);
      assertThat(stored.path("extract_outcome").asText()).isEqualTo("empty");
      assertThat(stored.has("content")).isFalse();
    }
  }

  @Test
  void noBytes() throws Exception {
    JsonNode stored = indexBytes("no-bytes", new byte[0]);
    assertThat(stored.path("extract_outcome").asText()).isEqualTo("empty");
  }

  @Test
  void textOnlyInScripts() throws Exception {
    String data = "{\"articleBody\":\"" + SENTENCE.repeat(20) + "\"}";
    JsonNode stored =
        index("shell", "<div>Loading</div><script type=application/ld+json>" + data + "</script>");
    assertThat(stored.path("content").asText()).contains("tide tables");
    assertThat(stored.path("extract_outcome").asText()).isEqualTo("extracted");
    assertThat(stored.path("extract_reason").asText()).contains("scripts");
    assertThat(stored.has("extract_confidence")).isFalse();
  }

  @Test
  @Tag("slow")
  void tenMegabytesOfDivs() throws Exception {
    JsonNode stored = index("divs", "<div>".repeat(2_000_000));
    assertThat(stored.path("extract_outcome").asText()).isEqualTo("empty");
    assertThat(stored.path("extract_reason").asText()).contains("maxSize=5000000");
  }

  @Test
  @Tag("slow")
  void aTextOfMoreThanAMillionCharacters() throws Exception {
    String paragraph = "<p>" + SENTENCE.repeat(5);
    JsonNode stored = index("book", paragraph.repeat(1_300_000 / paragraph.length()));
    assertThat(stored.path("extract_reason").asText()).contains("maxContent=1000000");
    assertThat(stored.path("content").asText())
        .hasSizeBetween(999_000, 1_000_000)
        .endsWith(SENTENCE.strip());
  }

  @Test
  @Tag("slow")
  void twoHundredThousandLevels() throws Exception {
    String text = "<p>" + SENTENCE.repeat(5);
    JsonNode open = index("deep-open", "<b>".repeat(199_999) + text);
    assertThat(open.path("extract_outcome").asText()).isEqualTo("extracted");
    assertThat(open.path("content").asText()).contains("tide tables");
    assertThat(open.path("extract_reason").asText()).contains("maxDepth=512");
    String closed = "<div>".repeat(99_000) + text + "</p>" + "</div>".repeat(99_000);
    assertThat(index("deep-closed", closed).path("content").asText()).contains("tide tables");
    JsonNode beyond = index("deep-beyond", "<i>".repeat(200_000) + text);
    assertThat(beyond.path("extract_outcome").asText()).isEqualTo("empty");
    assertThat(beyond.path("extract_reason").asText()).contains("maxTags=200000");
  }

  @Test
  void truncatedInsideATag() throws Exception {
    int end = Pages.ENGLISH.indexOf("<a href=\"/imprint\"") + 12;
    JsonNode stored = index("cut", Pages.ENGLISH.substring(0, end));
    assertThat(stored.path("content").asText()).contains("rivets");
  }

  @Test
  void nulBytes() throws Exception {
    JsonNode text = index("nul", Pages.ENGLISH.replace(" ", " \0"));
    assertThat(text.path("content").asText()).contains("rivets").doesNotContain("\0");
    byte[] bytes = Pages.ENGLISH.replace("the", "\0the\0\0").getBytes(StandardCharsets.UTF_8);
    assertThat(indexBytes("nul-bytes", bytes).path("content").asText())
        .contains("rivets")
        .doesNotContain("\0");
    JsonNode only = index("nul-only", "\0".repeat(1000));
    assertThat(only.path("extract_outcome").asText()).isEqualTo("non_html");
  }

  @Test
  void wrongCharsetLabel() throws Exception {
    byte[] utf8CalledLatin1 =
        Pages.CHINESE.replace("utf-8", "iso-8859-1").getBytes(StandardCharsets.UTF_8);
    assertThat(indexBytes("label-1", utf8CalledLatin1).path("content").asText()).contains("免费讲座");
    byte[] gbCalledUtf8 = Pages.CHINESE.getBytes(Charset.forName("GB18030"));
    assertThat(indexBytes("label-2", gbCalledUtf8).path("content").asText()).contains("免费讲座");
    byte[] unknown = Pages.CHINESE.replace("utf-8", "klingon").getBytes(StandardCharsets.UTF_8);
    assertThat(indexBytes("label-3", unknown).path("content").asText()).contains("免费讲座");
  }

  @Test
  void pdf() throws Exception {
    byte[] pdf = new byte[20_000];
    for (int i = 0; i < pdf.length; i++) {
      pdf[i] = (byte) (i * 31 + i / 256);
    }
    byte[] magic = "%PDF-1.4\n".getBytes(StandardCharsets.US_ASCII);
    System.arraycopy(magic, 0, pdf, 0, magic.length);
    JsonNode bytes = indexBytes("pdf", pdf);
    assertThat(bytes.path("extract_outcome").asText()).isEqualTo("non_html");
    assertThat(bytes.path("extract_reason").asText()).contains("PDF");
    JsonNode text = index("pdf-text", new String(pdf, StandardCharsets.UTF_8));
    assertThat(text.path("extract_reason").asText()).contains("PDF");
  }

  @Test
  @Tag("slow")
  void fiftyMegabytes() throws Exception {
    String paragraph = "<p>" + SENTENCE.repeat(10) + "</p>\n";
    String page = paragraph.repeat(50_000_000 / paragraph.length() + 1);
    JsonNode stored = index("long", page);
    assertThat(stored.path("extract_outcome").asText()).isEqualTo("extracted");
    assertThat(stored.path("extract_reason").asText()).contains("maxSize=5000000");
    assertThat(stored.path("html").asText()).hasSameSizeAs(page);
  }

  @Test
  void tenThousandAttributes() throws Exception {
    StringBuilder tag = new StringBuilder("<p");
    for (int i = 0; i < 10_000; i++) {
      tag.append(" a").append(i).append("=\"v").append(i).append('"');
    }
    JsonNode stored = index("attributes", tag + ">" + SENTENCE.repeat(5) + "</p>");
    assertThat(stored.path("content").asText()).contains("tide tables").doesNotContain("v99");
  }

  @Test
  void loneSurrogates() throws Exception {
    String json =
        "[{\"id\":\"sur-first\",\"html\":\"<p>first page of this batch</p>\"},"
            + "{\"id\":\"sur\",\"html\":\"<p>"
            + SENTENCE.repeat(5)
            + "\\ud800 middle \\udc00\\udc00 end.</p>\"},"
            + "{\"id\":\"sur-last\",\"html\":\"<p>last page of this batch</p>\"}]";
    SolrHttp.Response response =
        solr.update(
            CORE, "application/json", json.getBytes(StandardCharsets.UTF_8), "commit", "true");
    assertThat(response.status()).as(response.error()).isEqualTo(200);
    assertThat(SharedSolr.stored(CORE, "sur").path("content").asText())
        .contains("tide tables")
        .contains("middle")
        .contains("end.");
    for (String other : List.of("sur-first", "sur-last")) {
      assertThat(SharedSolr.stored(CORE, other).path("content").asText()).contains("page of this");
    }
    assertThat(solr.select(CORE, "q", "middle tide").found()).isEqualTo(1);
  }

  @Test
  void wordLongerThanTheIndexAllows() throws Exception {
    JsonNode stored =
        index("word", "<h1>" + "x".repeat(100_000) + "</h1><p>" + SENTENCE.repeat(5) + "</p>");
    assertThat(stored.path("content").asText()).contains("tide tables");
  }

  private static JsonNode indexBytes(String id, byte[] page) throws Exception {
    // No bytes are an empty string in base64, too.
    return index(id, Base64.getEncoder().encodeToString(page));
  }

  private static JsonNode index(String id, String page) throws Exception {
    SolrHttp.Response response =
        solr.updateJson(
            CORE,
            List.of(
                Map.of("id", id + "-first", "html", Pages.ENGLISH),
                Map.of("id", id, "html", page),
                Map.of("id", id + "-last", "html", Pages.CHINESE)));
    assertThat(response.status()).as(response.error()).isEqualTo(200);
    assertThat(SharedSolr.stored(CORE, id + "-first").path("content").asText()).contains("rivets");
    assertThat(SharedSolr.stored(CORE, id + "-last").path("content").asText()).contains("免费讲座");
    return SharedSolr.stored(CORE, id);
  }
}
