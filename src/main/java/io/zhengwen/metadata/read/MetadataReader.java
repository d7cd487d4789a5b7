package io.zhengwen.metadata.read;

import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Selection;
import io.zhengwen.metadata.MetadataSource;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.PageDate;
import io.zhengwen.metadata.PageMetadata;
import io.zhengwen.metadata.author.AuthorFinder;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.metadata.descriptive.CanonicalFinder;
import io.zhengwen.metadata.descriptive.DescriptionFinder;
import io.zhengwen.metadata.descriptive.ImageFinder;
import io.zhengwen.metadata.descriptive.KeywordFinder;
import io.zhengwen.metadata.descriptive.LicenceFinder;
import io.zhengwen.metadata.descriptive.SiteFinder;
import io.zhengwen.metadata.descriptive.TypeFinder;
import io.zhengwen.metadata.language.LanguageFinder;
import io.zhengwen.metadata.pager.Pager;
import io.zhengwen.metadata.pager.PagerFinder;
import io.zhengwen.metadata.publication.DateEvidence;
import io.zhengwen.metadata.publication.DateFinder;
import io.zhengwen.metadata.publication.ScriptedDate;
import io.zhengwen.metadata.thread.Answers;
import io.zhengwen.metadata.thread.ThreadStarter;
import io.zhengwen.metadata.title.Headline;
import io.zhengwen.metadata.title.TitleFinder;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.WebAddress;
import java.util.List;
import java.util.Optional;

/**
 * Reads the metadata of pages: asks a finder for each value, and lets what is known of one decide
 * on another, such as the posts of a thread on when it began.
 */
public final class MetadataReader {
  private final PageHead head;
  private final String content;
  private final Selection mainText;
  private final List<ExtractedRecord> records;

  private MetadataReader(PageHead head, String content, Extraction extraction) {
    this.head = head;
    this.content = content;
    mainText = extraction.mainText();
    records = extraction.records();
  }

  /** Reads the metadata of a page. */
  public static PageMetadata read(PageModel page) {
    return read(page, "", Extraction.of(Selection.empty()).build());
  }

  /**
   * Reads the metadata of a page of which it is known what a method found on it.
   *
   * @param content the main text as text, may be empty
   * @param extraction what was found: authors and dates of comments are not the page's; who wrote
   *     the first post of a thread is its author where the page states no other; a picture of the
   *     main text leads the page where it names none
   */
  public static PageMetadata read(PageModel page, String content, Extraction extraction) {
    Selection comments = extraction.comments();
    Selection others = comments.isEmpty() ? Answers.of(page, extraction.records()) : comments;
    return new MetadataReader(PageHead.of(page, others), content, extraction).read();
  }

  private PageMetadata read() {
    TitleFinder.Found found = TitleFinder.find(head);
    Pager pager = PagerFinder.find(head);
    Optional<ThreadStarter> starter = starter(pager);
    Optional<MetadataValue<String>> language = LanguageFinder.find(head, content);
    int headline = Headline.node(head, found.headline());
    DateFinder dates = new DateFinder(DateEvidence.of(head, headline));
    Optional<MetadataValue<PageDate>> published =
        began(starter, dates.published())
            .filter(date -> date.source() != MetadataSource.ADDRESS || !isError(found.title()))
            .or(() -> Answers.areFirst(records, head.others()) ? dates.stated() : Optional.empty())
            .or(() -> ScriptedDate.of(head, language.map(MetadataValue::value).orElse("")));
    return new PageMetadata(
        found.title(),
        authors(headline, starter),
        published,
        DateFinder.notBefore(dates.modified(published), published),
        language,
        CanonicalFinder.find(head),
        SiteFinder.find(head, found.title().map(MetadataValue::value).orElse("")),
        DescriptionFinder.find(head),
        ImageFinder.find(head, mainText),
        KeywordFinder.find(head),
        TypeFinder.find(head),
        LicenceFinder.find(head),
        pager.next().map(PagerFinder::value),
        pager.previous().map(PagerFinder::value));
  }

  /** Who began the thread whose posts the page shows; empty if it shows none. */
  private Optional<ThreadStarter> starter(Pager pager) {
    return head.location().filter(WebAddress::isHome).isPresent()
        ? Optional.empty()
        : ThreadStarter.of(records, head, content, pager.previous().isPresent());
  }

  private List<MetadataValue<String>> authors(int headline, Optional<ThreadStarter> starter) {
    return AuthorFinder.find(
        head,
        headline,
        starter.flatMap(ThreadStarter::user),
        starter.filter(ThreadStarter::settlesAuthor).isPresent(),
        node -> starter.filter(thread -> thread.isInPosts(node)).isPresent());
  }

  /** Whether another page is shown than that of the address, which may hold its date. */
  private boolean isError(Optional<MetadataValue<String>> title) {
    return ErrorPages.isTitled(head.page().documentTitle())
        || title.filter(found -> ErrorPages.isTitled(found.value())).isPresent();
  }

  private static Optional<MetadataValue<PageDate>> began(
      Optional<ThreadStarter> starter, Optional<MetadataValue<PageDate>> stated) {
    return starter.isPresent() ? starter.get().began(stated) : stated;
  }
}
