package io.zhengwen.posts;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.Pages;
import io.zhengwen.extract.ExtractedField;
import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.ExtractedRecord.Kind;
import io.zhengwen.extract.Selection;
import io.zhengwen.page.PageModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RepeatsTest {
  private static final PageModel PAGE =
      Pages.model(
          "<p id=a>Grease the bearings before the rain comes, and not only after it.</p>"
              + "<p id=b>Grease the bearings before the rain comes, and not only after it.</p>"
              + "<p id=c>Oil will do.</p><p id=d>Thanks!</p><p id=e>Thanks!</p>");

  private static ExtractedRecord post(String id, String author, String date) {
    List<ExtractedField> fields = new ArrayList<>();
    if (author != null) {
      fields.add(new ExtractedField(ExtractedRecord.AUTHOR, author, author));
    }
    if (date != null) {
      fields.add(new ExtractedField(ExtractedRecord.DATE, date, date));
    }
    Selection text = Selection.ofSubtree(PAGE, Pages.byId(PAGE, id));
    return new ExtractedRecord(Kind.POST, text, fields, Optional.empty());
  }

  private static List<ExtractedRecord> without(ExtractedRecord... posts) {
    return Repeats.without(PAGE, List.of(posts));
  }

  @Test
  void theCopyThatSaysMoreStays() {
    ExtractedRecord preview = post("a", "amber", null);
    ExtractedRecord other = post("c", "amber", "2024-03-11");
    ExtractedRecord whole = post("b", "amber", "2024-03-12");
    assertThat(without(preview, other, whole)).containsExactly(whole, other);
    assertThat(without(whole, other, preview)).containsExactly(whole, other);
  }

  @Test
  void theSameWordsOfOthersOrOfOtherDaysAreNoCopies() {
    ExtractedRecord post = post("a", "amber", "2024-03-11");
    ExtractedRecord unsigned = post("a", null, null);
    ExtractedRecord later = post("b", "amber", "2024-03-12");
    ExtractedRecord another = post("b", "carla77", "2024-03-11");
    assertThat(without(post, unsigned, later, another))
        .containsExactly(post, unsigned, later, another);
    assertThat(without(unsigned, unsigned)).hasSize(2);
  }

  @Test
  void theSameFewWordsOfOneUserOnOneDayAreTwoPosts() {
    ExtractedRecord question = post("a", "amber", "2024-03-11");
    ExtractedRecord thanks = post("d", "bo", "2024-03-11");
    ExtractedRecord answer = post("c", "amber", "2024-03-11");
    ExtractedRecord again = post("e", "bo", "2024-03-11");
    assertThat(without(question, thanks, answer, again))
        .containsExactly(question, thanks, answer, again);
  }

  @Test
  void fewWordsAreCopiesWhereTheirNeighboursAre() {
    ExtractedRecord thanks = post("d", "bo", "2024-03-11");
    ExtractedRecord answer = post("c", "amber", "2024-03-11");
    assertThat(without(thanks, answer, post("e", "bo", "2024-03-11"), answer))
        .containsExactly(thanks, answer);
    ExtractedRecord preview = post("e", "bo", null);
    assertThat(without(thanks, answer, preview)).containsExactly(thanks, answer);
  }
}
