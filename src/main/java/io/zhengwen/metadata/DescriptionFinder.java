package io.zhengwen.metadata;

import io.zhengwen.text.TextCleaner;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;

/** Finds the summary that a page gives of itself. */
final class DescriptionFinder {
  private static final int SHORTEST = 10;
  private static final int LONGEST = 5_000;

  /** A tag of those that editors write into texts. */
  private static final Pattern TAG =
      Pattern.compile(
          "</?(?:a|b|blockquote|br|div|em|font|h[1-6]|i|img|li|ol|p|span|strong|sub|sup|u|ul)\\b[^<>]*>",
          Pattern.CASE_INSENSITIVE);

  private DescriptionFinder() {}

  /** The description that is made for readers of links, or else that for search engines. */
  static Optional<MetadataValue<String>> find(PageHead head) {
    return value(head.meta("og:description"), MetadataSource.OPEN_GRAPH, 0.9)
        .or(() -> value(head.meta("description"), MetadataSource.META, 0.85))
        .or(() -> ofJsonLd(head))
        .or(() -> value(head.meta("twitter:description"), MetadataSource.META, 0.85))
        .or(
            () ->
                value(
                    head.meta("dc.description", "dcterms.description", "dcterms.abstract"),
                    MetadataSource.DUBLIN_CORE,
                    0.8));
  }

  private static Optional<MetadataValue<String>> ofJsonLd(PageHead head) {
    return head.jsonLd().subjects().stream()
        .flatMap(subject -> JsonLd.text(subject, "description").stream())
        .findFirst()
        .flatMap(text -> value(text, MetadataSource.JSON_LD, 0.8));
  }

  private static Optional<MetadataValue<String>> value(
      String declared, MetadataSource source, double confidence) {
    String text =
        declared.length() <= LONGEST && TAG.matcher(declared).find()
            ? TextCleaner.clean(Jsoup.parseBodyFragment(declared).text())
            : declared;
    return text.length() < SHORTEST || text.length() > LONGEST
        ? Optional.empty()
        : Optional.of(new MetadataValue<>(text, source, confidence));
  }
}
