package io.zhengwen.metadata.thread;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.extract.ExtractedField;
import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.ExtractedRecord.Kind;
import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Selection;
import io.zhengwen.metadata.MetadataSource;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.PageDate;
import io.zhengwen.metadata.PageMetadata;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.metadata.read.MetadataReader;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ThreadStarterTest {
  private static ExtractedRecord post(Kind kind, String user, int day) {
    LocalDate date = LocalDate.of(2024, 3, day);
    return new ExtractedRecord(
        kind,
        Selection.empty(),
        List.of(
            new ExtractedField(ExtractedRecord.AUTHOR, user, user),
            new ExtractedField(ExtractedRecord.DATE, date.toString(), date)),
        Optional.empty());
  }

  private static Optional<String> starter(ExtractedRecord... posts) {
    PageModel page = PageModelBuilder.build(new PageReader().read("<p>Pedals</p>", ""));
    return ThreadStarter.of(List.of(posts), PageHead.of(page), "", false)
        .flatMap(ThreadStarter::user);
  }

  @Test
  void whoWroteTheFirstPost() {
    assertThat(starter(post(Kind.POST, "amber", 1), post(Kind.POST, "bo", 2))).contains("amber");
  }

  @Test
  void notOfCommentsOrOfALatestPostThatComesFirst() {
    assertThat(starter(post(Kind.POST, "amber", 2), post(Kind.POST, "bo", 1))).isEmpty();
    assertThat(starter(post(Kind.COMMENT, "amber", 1), post(Kind.COMMENT, "bo", 2))).isEmpty();
    assertThat(starter(post(Kind.POST, "amber", 1))).isEmpty();
  }

  @Test
  void isTheAuthorOfAThreadsFirstPageAlone() {
    List<ExtractedRecord> posts = List.of(post(Kind.POST, "amber", 1), post(Kind.POST, "bo", 2));
    assertThat(authors("<p>Pedals</p>", posts)).containsExactly("amber");
    assertThat(authors("<a rel='prev' href='/forum/7'>Previous page</a>", posts)).isEmpty();
  }

  @Test
  void itsDayIsThatOfAPageThatStatesNone() {
    List<ExtractedRecord> posts = List.of(post(Kind.POST, "amber", 1), post(Kind.POST, "bo", 2));
    assertThat(page("<p>Pedals</p>", posts).published().orElseThrow().value())
        .hasToString("2024-03-01");
    assertThat(page("<a rel='prev' href='/forum/7'>Previous page</a>", posts).published())
        .isEmpty();
  }

  @Test
  void answersAreNotOfWhoAsked() {
    PageModel page =
        PageModelBuilder.build(
            new PageReader()
                .read(
                    "<h1>Pedals</h1><div class=answer-item><b>amber</b><p>Grease</p></div>"
                        + "<div class=answer-item><b>bo</b><p>Oil</p></div>",
                    "https://bikes.example/question/7"));
    List<ExtractedRecord> answers =
        List.of(answer(page, "Grease", "amber", 1), answer(page, "Oil", "bo", 2));
    PageMetadata found = MetadataReader.read(page, "", with(answers));
    assertThat(found.authors()).isEmpty();
    assertThat(found.published()).isEmpty();
  }

  private static Extraction with(List<ExtractedRecord> records) {
    return Extraction.of(Selection.empty()).records(records).build();
  }

  private static ExtractedRecord answer(PageModel page, String text, String user, int day) {
    int node = 0;
    while (!page.isText(node) || !page.text(node).equals(text)) {
      node++;
    }
    Selection own = new Selection.Builder(page).add(node).build();
    return new ExtractedRecord(
        Kind.POST, own, post(Kind.POST, user, day).fields(), Optional.empty());
  }

  @Test
  void itsDayIsThatOfAPageThatShowsALaterOne() {
    assertThat(began(stated(9, MetadataSource.TIME))).isEqualTo("2024-03-01");
    assertThat(began(stated(2, MetadataSource.TIME))).isEqualTo("2024-03-01");
    assertThat(began(stated(9, MetadataSource.JSON_LD))).isEqualTo("2024-03-09");
  }

  private static String began(Optional<MetadataValue<PageDate>> stated) {
    PageModel page = PageModelBuilder.build(new PageReader().read("<p>Pedals</p>", ""));
    List<ExtractedRecord> posts = List.of(post(Kind.POST, "amber", 1), post(Kind.POST, "bo", 2));
    ThreadStarter starter = ThreadStarter.of(posts, PageHead.of(page), "", false).orElseThrow();
    return starter.began(stated).orElseThrow().value().toString();
  }

  private static Optional<MetadataValue<PageDate>> stated(int day, MetadataSource source) {
    return Optional.of(new MetadataValue<>(new PageDate(LocalDate.of(2024, 3, day)), source, 0.6));
  }

  private static List<String> authors(String body, List<ExtractedRecord> posts) {
    return page(body, posts).authors().stream().map(MetadataValue::value).toList();
  }

  private static PageMetadata page(String body, List<ExtractedRecord> posts) {
    PageModel page =
        PageModelBuilder.build(
            new PageReader()
                .read(
                    "<html><body>" + body + "</body></html>",
                    "https://bikes.example/forum/7?page=2"));
    return MetadataReader.read(page, "", with(posts));
  }
}
