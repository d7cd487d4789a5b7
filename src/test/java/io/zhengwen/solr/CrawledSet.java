package io.zhengwen.solr;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.CrawlAddress;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** The pages of a labelled set in the order of a crawl, each with an address on its own site. */
final class CrawledSet {
  private CrawledSet() {}

  /**
   * A page.
   *
   * @param site the registrable domain
   * @param leaves the distinct texts of elements without text in elements inside
   * @param gold the labelled main text, empty where the set labels fields
   * @param values the labelled values of fields, none where the set labels main text
   * @param fields the same by field, as they stand in the page
   */
  record Page(
      String id,
      String url,
      String site,
      String html,
      Set<String> leaves,
      String gold,
      Set<String> values,
      Map<String, List<String>> fields) {}

  static boolean isPresent(String set) {
    return Files.isDirectory(directory(set).resolve("pages"));
  }

  private static Path directory(String set) {
    return Path.of(System.getProperty("zhengwen.data"), set);
  }

  static List<Page> read(String set) throws IOException {
    Path gold = directory(set).resolve("gold.jsonl.gz");
    boolean hasFields = !Files.exists(gold);
    List<Page> pages = new ArrayList<>();
    try (InputStream in =
            new GZIPInputStream(
                Files.newInputStream(
                    hasFields ? directory(set).resolve("fields.jsonl.gz") : gold));
        MappingIterator<JsonNode> lines =
            new ObjectMapper().readerFor(JsonNode.class).readValues(in)) {
      while (lines.hasNext()) {
        pages.add(page(set, lines.next(), hasFields));
      }
    }
    return pages;
  }

  private static Page page(String set, JsonNode line, boolean hasFields) throws IOException {
    String id = line.path("id").asText();
    byte[] bytes;
    try (InputStream in =
        new GZIPInputStream(
            Files.newInputStream(directory(set).resolve("pages").resolve(id + ".html.gz")))) {
      bytes = in.readAllBytes();
    }
    Charset charset = hasFields ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8;
    String html = new String(bytes, charset);
    Document page = Jsoup.parse(html);
    String url = CrawlAddress.of(line.path("url").asText(""), page, id);
    Set<String> values = new HashSet<>();
    Map<String, List<String>> fields = new LinkedHashMap<>();
    line.path("fields")
        .properties()
        .forEach(
            field ->
                field
                    .getValue()
                    .forEach(
                        value -> {
                          values.add(plain(value.asText()));
                          fields
                              .computeIfAbsent(field.getKey(), f -> new ArrayList<>())
                              .add(value.asText());
                        }));
    return new Page(
        id,
        url,
        CrawlAddress.site(url).orElse(""),
        html,
        leaves(page),
        line.path("content").asText(),
        values,
        fields);
  }

  private static Set<String> leaves(Document page) {
    Set<String> leaves = new HashSet<>();
    for (Element element : page.body().getAllElements()) {
      if (element.children().stream().noneMatch(Element::hasText)) {
        String text = plain(element.text());
        if (!text.isEmpty()) {
          leaves.add(text);
        }
      }
    }
    return leaves;
  }

  private static String plain(String text) {
    return text.replaceAll("\\s+", " ").strip();
  }
}
