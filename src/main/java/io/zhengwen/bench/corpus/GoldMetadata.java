package io.zhengwen.bench.corpus;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a page's gold line says of its metadata. The set decides whether a value that is missing is
 * absent from the page or not labelled.
 *
 * @param published the day of publication
 * @param unknownDate whether the gold has a date that is not a day, such as {@code 2003-11}
 * @param authors names; empty if it has none
 * @param unknownAuthors whether the gold says that it does not know them
 * @param keywords tags; empty if it has none
 * @param images addresses of which one is the lead image
 * @param pager the page's neighbours; empty if the set does not label them
 */
public record GoldMetadata(
    Optional<LocalDate> published,
    boolean unknownDate,
    List<String> authors,
    boolean unknownAuthors,
    List<String> keywords,
    List<String> images,
    Optional<GoldPager> pager) {

  private static final String UNKNOWN = "UNKNOWN";

  /** Copies the lists. */
  public GoldMetadata {
    authors = List.copyOf(authors);
    keywords = List.copyOf(keywords);
    images = List.copyOf(images);
  }

  /** Reads the gold line of a page. */
  public static GoldMetadata of(LabelledPage page) {
    try {
      JsonNode gold = JsonLines.MAPPER.readTree(page.goldLine());
      Optional<LocalDate> published = GoldDate.of(gold);
      List<String> authors = strings(gold.path("authors"));
      return new GoldMetadata(
          published,
          published.isEmpty() && gold.path("date").isTextual(),
          authors.isEmpty() ? strings(gold.path("author")) : authors,
          gold.path("author").asText().equals(UNKNOWN),
          strings(gold.path("tags")),
          strings(gold.path("images")),
          GoldPager.of(page));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> strings(JsonNode node) {
    List<String> strings = new ArrayList<>();
    if (node.isTextual()) {
      strings.add(node.asText());
    }
    node.forEach(element -> strings.add(element.asText()));
    strings.removeIf(s -> s.isBlank() || s.equals(UNKNOWN));
    return strings;
  }
}
