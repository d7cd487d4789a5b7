package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The long vowel mark of Japanese is a letter, except at the end of longer words in katakana. */
@Tag("solr10")
class LongVowelsIT {
  private static SearchedPages pages;

  @BeforeAll
  static void start() throws Exception {
    pages =
        SearchedPages.of(
            "vowels",
            List.of(
                Map.of("id", "beer", "content", "冷たいビールを飲みながら、カーテンを替えた。"),
                Map.of("id", "building", "content", "高いビルの窓を拭いた。"),
                Map.of("id", "server", "content", "夜中にサーバーを止めて、らーめんを食べた。"),
                Map.of("id", "short server", "content", "朝にサーバを動かした。")));
  }

  @Test
  void wordsWithAndWithoutItDiffer() throws Exception {
    assertThat(pages.ids("ビール")).containsExactly("beer");
    assertThat(pages.ids("ﾋﾞｰﾙ")).containsExactly("beer");
    assertThat(pages.ids("ビル")).containsExactly("building");
    assertThat(pages.ids("らーめん")).containsExactly("server");
    assertThat(pages.ids("らめん")).isEmpty();
  }

  @Test
  void longerWordsHaveItAtTheEndOrNot() throws Exception {
    assertThat(pages.ids("サーバー")).containsExactlyInAnyOrder("server", "short server");
    assertThat(pages.ids("サーバ")).containsExactlyInAnyOrder("server", "short server");
    assertThat(pages.ids("サバ")).isEmpty();
  }

  @Test
  void snippetsMarkWhatWasFound() throws Exception {
    assertThat(pages.snippet("beer", "ーテン")).contains("カ<em>ーテン</em>を");
    assertThat(pages.snippet("server", "サーバー")).contains("<em>サーバー</em>を");
  }
}
