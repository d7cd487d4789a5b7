package io.zhengwen.metadata;

import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.Selection;
import io.zhengwen.metadata.pager.Pager;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.WebAddress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a page says of itself, each value with its source and a confidence. A value that the page
 * does not state, or not clearly enough, is absent. Immutable and thread-safe.
 */
public final class PageMetadata {
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

  private final Optional<MetadataValue<String>> title;
  private final List<MetadataValue<String>> authors;
  private final Optional<MetadataValue<PageDate>> published;
  private final Optional<MetadataValue<PageDate>> modified;
  private final Optional<MetadataValue<String>> language;
  private final Optional<MetadataValue<String>> canonical;
  private final Optional<MetadataValue<String>> site;
  private final Optional<MetadataValue<String>> description;
  private final Optional<MetadataValue<String>> image;
  private final List<MetadataValue<String>> keywords;
  private final Optional<MetadataValue<String>> pageType;
  private final Optional<MetadataValue<String>> licence;
  private final Optional<MetadataValue<String>> next;
  private final Optional<MetadataValue<String>> prev;

  private PageMetadata(PageHead head, String content, List<ExtractedRecord> records) {
    TitleFinder.Found found = TitleFinder.find(head);
    title = found.title();
    Pager pager = PagerFinder.find(head);
    next = pager.next().map(PagerFinder::value);
    prev = pager.previous().map(PagerFinder::value);
    Optional<ThreadStarter> starter =
        head.location().filter(WebAddress::isHome).isPresent()
            ? Optional.empty()
            : ThreadStarter.of(records, head, content, prev.isPresent());
    authors = AuthorFinder.find(head, starter);
    language = LanguageFinder.find(head, content);
    DateFinder dates = new DateFinder(DateEvidence.of(head, found.headline()));
    published =
        began(starter, dates.published())
            .filter(date -> date.source() != MetadataSource.ADDRESS || !isError(head))
            .or(() -> Answers.areFirst(records, head.others()) ? dates.stated() : Optional.empty())
            .or(() -> ScriptedDate.of(head, language.map(MetadataValue::value).orElse("")));
    modified = DateFinder.notBefore(dates.modified(published), published);
    canonical = CanonicalFinder.find(head);
    site = SiteFinder.find(head);
    description = DescriptionFinder.find(head);
    image = ImageFinder.find(head);
    keywords = KeywordFinder.find(head);
    pageType = TypeFinder.find(head);
    licence = LicenceFinder.find(head);
  }

  /** Whether another page is shown than that of the address, which may hold its date. */
  private boolean isError(PageHead head) {
    return ErrorPages.isTitled(head.page().documentTitle())
        || title.filter(found -> ErrorPages.isTitled(found.value())).isPresent();
  }

  private static Optional<MetadataValue<PageDate>> began(
      Optional<ThreadStarter> starter, Optional<MetadataValue<PageDate>> stated) {
    return starter.isPresent() ? starter.get().began(stated) : stated;
  }

  /** Reads the metadata of a page. */
  public static PageMetadata of(PageModel page) {
    return of(page, "", Selection.empty(), List.of());
  }

  /**
   * Reads the metadata of a page whose main text is known.
   *
   * @param content the main text, may be empty
   * @param comments readers' comments, may be empty; their authors and dates are not the page's
   * @param records the page's records, may be empty; who wrote the first post of a thread is its
   *     author where the page states no other
   */
  public static PageMetadata of(
      PageModel page, String content, Selection comments, List<ExtractedRecord> records) {
    Selection others = comments.isEmpty() ? Answers.of(page, records) : comments;
    return new PageMetadata(PageHead.of(page, others), content, records);
  }

  /** The page's own headline without its site's name. */
  public Optional<MetadataValue<String>> title() {
    return title;
  }

  /** The authors' names in the order of the page. */
  public List<MetadataValue<String>> authors() {
    return authors;
  }

  /** When the page was first published. */
  public Optional<MetadataValue<PageDate>> published() {
    return published;
  }

  /** When the page was last changed. */
  public Optional<MetadataValue<PageDate>> modified() {
    return modified;
  }

  /**
   * The language of the main text by ISO 639-1, {@code zh} for Chinese in either script; where
   * there is little main text, that of the page.
   */
  public Optional<MetadataValue<String>> language() {
    return language;
  }

  /** The address that the page wants to be known by, absolute. */
  public Optional<MetadataValue<String>> canonical() {
    return canonical;
  }

  /** The name of the site. */
  public Optional<MetadataValue<String>> site() {
    return site;
  }

  /** A summary of the page. */
  public Optional<MetadataValue<String>> description() {
    return description;
  }

  /** The address of the page's lead image, absolute. */
  public Optional<MetadataValue<String>> image() {
    return image;
  }

  /** Keywords and tags in the order of the page, none twice. */
  public List<MetadataValue<String>> keywords() {
    return keywords;
  }

  /** What the page says it is, as schema.org or Open Graph name it, such as {@code NewsArticle}. */
  public Optional<MetadataValue<String>> pageType() {
    return pageType;
  }

  /** The licence of the content: an address, or a name where the page gives no address. */
  public Optional<MetadataValue<String>> licence() {
    return licence;
  }

  /** The address of the next page, absolute, if this is one of several. */
  public Optional<MetadataValue<String>> next() {
    return next;
  }

  /** The address of the previous page, absolute, if this is one of several. */
  public Optional<MetadataValue<String>> prev() {
    return prev;
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
        values.put(NAMES.get(i), Collections.unmodifiableList(new ArrayList<>(all.get(i))));
      }
    }
    return Collections.unmodifiableMap(values);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof PageMetadata other && values().equals(other.values());
  }

  @Override
  public int hashCode() {
    return values().hashCode();
  }

  @Override
  public String toString() {
    return "PageMetadata" + values();
  }
}
