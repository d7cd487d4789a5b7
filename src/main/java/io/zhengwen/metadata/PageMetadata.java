package io.zhengwen.metadata;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a page says of itself, each value with its source and a confidence. A value that the page
 * does not state, or not clearly enough, is absent. Immutable and thread-safe.
 *
 * @param title the page's own headline without its site's name
 * @param authors the authors' names in the order of the page
 * @param published when the page was first published
 * @param modified when the page was last changed
 * @param language the language of the main text by ISO 639-1, {@code zh} for Chinese in either
 *     script; where there is little main text, that of the page
 * @param canonical the address that the page wants to be known by, absolute
 * @param site the name of the site
 * @param description a summary of the page
 * @param image the address of the page's lead image, absolute
 * @param keywords keywords and tags in the order of the page, none twice
 * @param pageType what the page says it is, as schema.org names it, such as {@code NewsArticle};
 *     what schema.org has no name for, as the page does
 * @param licence the licence of the content: an address, or a name where the page gives no address
 * @param next the address of the next page, absolute, if this is one of several
 * @param prev the address of the previous page, absolute, if this is one of several
 */
public record PageMetadata(
    Optional<MetadataValue<String>> title,
    List<MetadataValue<String>> authors,
    Optional<MetadataValue<PageDate>> published,
    Optional<MetadataValue<PageDate>> modified,
    Optional<MetadataValue<String>> language,
    Optional<MetadataValue<String>> canonical,
    Optional<MetadataValue<String>> site,
    Optional<MetadataValue<String>> description,
    Optional<MetadataValue<String>> image,
    List<MetadataValue<String>> keywords,
    Optional<MetadataValue<String>> pageType,
    Optional<MetadataValue<String>> licence,
    Optional<MetadataValue<String>> next,
    Optional<MetadataValue<String>> prev) {
  /** The names of all values, in the order of {@link #values()}. */
  public static final List<String> NAMES =
      List.of(
          "title",
          "authors",
          "published",
          "modified",
          "language",
          "canonical",
          "site",
          "description",
          "image",
          "keywords",
          "pageType",
          "licence",
          "next",
          "prev");

  /** Copies the lists. */
  public PageMetadata {
    authors = List.copyOf(authors);
    keywords = List.copyOf(keywords);
  }

  /** The values that are known, by their names in the order of {@link #NAMES}. */
  public Map<String, List<MetadataValue<?>>> values() {
    List<List<? extends MetadataValue<?>>> all =
        List.of(
            title.stream().toList(),
            authors,
            published.stream().toList(),
            modified.stream().toList(),
            language.stream().toList(),
            canonical.stream().toList(),
            site.stream().toList(),
            description.stream().toList(),
            image.stream().toList(),
            keywords,
            pageType.stream().toList(),
            licence.stream().toList(),
            next.stream().toList(),
            prev.stream().toList());
    Map<String, List<MetadataValue<?>>> values = new LinkedHashMap<>();
    for (int i = 0; i < all.size(); i++) {
      if (!all.get(i).isEmpty()) {
        values.put(NAMES.get(i), List.copyOf(all.get(i)));
      }
    }
    return Collections.unmodifiableMap(values);
  }

  /** The values that are known. */
  @Override
  public String toString() {
    return "PageMetadata" + values();
  }
}
