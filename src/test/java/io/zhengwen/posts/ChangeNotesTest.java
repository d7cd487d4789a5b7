package io.zhengwen.posts;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.metadata.date.DateText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChangeNotesTest {
  private static boolean isNote(String text) {
    return ChangeNotes.is(text, new DateText("").first(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Last edited by amber; 2024-03-20 at 09:00",
        "Edited March 20, 2024 by dmitri",
        "(This post was last modified: 2024-03-20, 09:00 AM by dmitri.)",
        "Last edited by dmitri on 2024-03-20 9:00, edited 1 time in total.",
        "本帖最后由 老李 于 2024-3-20 09:00 编辑",
        "Zuletzt geändert von amber am 20.03.2024",
        "最終更新：2024年3月20日",
      })
  void notes(String text) {
    assertThat(isNote(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Edited: it has worked since 20 March 2024 and I am glad about it",
        "I edited the file on 2024-03-20 and now it works",
        "Edited March 20, 2024: a quarter turn of the lockring was all that it took",
        "本帖最后由 老李 于 2024-3-20 09:00 编辑 果然是中轴的问题，拧了一圈就好了",
        "Last edited by amber",
      })
  void whatPeopleWriteIsNone(String text) {
    assertThat(isNote(text)).isFalse();
  }
}
