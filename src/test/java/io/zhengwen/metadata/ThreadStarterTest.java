package io.zhengwen.metadata;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.extract.ExtractedField;
import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.ExtractedRecord.Kind;
import io.zhengwen.extract.Selection;
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

  @Test
  void whoWroteTheFirstPost() {
    assertThat(ThreadStarter.of(List.of(post(Kind.POST, "amber", 1), post(Kind.POST, "bo", 2))))
        .contains("amber");
  }

  @Test
  void notOfCommentsOrOfALatestPostThatComesFirst() {
    assertThat(ThreadStarter.of(List.of(post(Kind.POST, "amber", 2), post(Kind.POST, "bo", 1))))
        .isEmpty();
    assertThat(
            ThreadStarter.of(List.of(post(Kind.COMMENT, "amber", 1), post(Kind.COMMENT, "bo", 2))))
        .isEmpty();
    assertThat(ThreadStarter.of(List.of(post(Kind.POST, "amber", 1)))).isEmpty();
  }

  @Test
  void isTheAuthorOfAThreadsFirstPageAlone() {
    List<ExtractedRecord> posts = List.of(post(Kind.POST, "amber", 1), post(Kind.POST, "bo", 2));
    assertThat(authors("<p>Pedals</p>", posts)).containsExactly("amber");
    assertThat(authors("<a rel='prev' href='/forum/7'>Previous page</a>", posts)).isEmpty();
  }

  @Test
  void theDayOfTheFirstPostIsThatOfAThreadWhosePageShowsNoneOrALaterOne() {
    List<ExtractedRecord> posts = List.of(post(Kind.POST, "amber", 1), post(Kind.POST, "bo", 2));
    assertThat(ThreadStarter.began(posts, Optional.empty()).map(ThreadStarterTest::day))
        .contains("2024-03-01");
    assertThat(
            ThreadStarter.began(posts, stated(9, MetadataSource.TIME)).map(ThreadStarterTest::day))
        .contains("2024-03-01");
    assertThat(
            ThreadStarter.began(posts, stated(2, MetadataSource.TIME)).map(ThreadStarterTest::day))
        .contains("2024-03-02");
    assertThat(
            ThreadStarter.began(posts, stated(9, MetadataSource.JSON_LD))
                .map(ThreadStarterTest::day))
        .contains("2024-03-09");
  }

  @Test
  void commentsBeginNoThread() {
    List<ExtractedRecord> posts =
        List.of(post(Kind.COMMENT, "amber", 1), post(Kind.COMMENT, "bo", 2));
    assertThat(ThreadStarter.began(posts, Optional.empty())).isEmpty();
  }

  private static Optional<MetadataValue<PageDate>> stated(int day, MetadataSource source) {
    return Optional.of(new MetadataValue<>(new PageDate(LocalDate.of(2024, 3, day)), source, 0.6));
  }

  private static String day(MetadataValue<PageDate> date) {
    return date.value().toString();
  }

  private static List<String> authors(String body, List<ExtractedRecord> posts) {
    PageModel page =
        PageModelBuilder.build(
            new PageReader()
                .read(
                    "<html><body>" + body + "</body></html>",
                    "https://bikes.example/forum/7?page=2"));
    return PageMetadata.of(page, "", Selection.empty(), posts).authors().stream()
        .map(MetadataValue::value)
        .toList();
  }
}
