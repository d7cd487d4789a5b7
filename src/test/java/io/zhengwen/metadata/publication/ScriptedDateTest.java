package io.zhengwen.metadata.publication;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.metadata.MetadataSource;
import io.zhengwen.metadata.PageMetadata;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.metadata.read.MetadataReader;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScriptedDateTest {
  private static final String EMPTY = "<h1>Ferry</h1><em id=publish_time></em><p>The ferry left.";

  private static String date(String body, String script, String language) {
    String html = body + "<script>" + script + "</script>";
    PageHead head = PageHead.of(PageModelBuilder.build(new PageReader().read(html, "")));
    return ScriptedDate.of(head, language).map(date -> date.value().toString()).orElse("none");
  }

  @ParameterizedTest
  @CsvSource({
    "zh, 2026-11-25T00:30+08:00",
    "zh-Hant, 2026-11-25T00:30+08:00",
    "ja, 2026-11-25T01:30+09:00",
    "ko, 2026-11-25T01:30+09:00",
    "de, 2026-11-24T16:30Z",
    "'', 2026-11-24T16:30Z"
  })
  void momentsAreGivenByTheClockOfTheLanguage(String language, String expected) {
    assertThat(date(EMPTY, "var ct = \"1795537800\";", language)).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "var publish_time = '2026-11-24 16:30'",
        "window.page = {\"publishTime\":\"2026-11-24 16:30\"}",
        "var ct = 1795537800; createTime: '2026-11-24 16:30'",
        "var publishedAt='2026-11-24T16:30:00'"
      })
  void datesAreReadAsTheyAreWritten(String script) {
    assertThat(date(EMPTY, script, "zh")).startsWith("2026-11-24T16:30");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "var ct = '17955378001234567'",
        "var act = '1795537800'",
        "var ct = '295537800'",
        "var publish_time = '2026-13-44'",
        "var publish_time = ''"
      })
  void otherValuesAreNone(String script) {
    assertThat(date(EMPTY, script, "zh")).isEqualTo("none");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ct",
        "pubDate",
        "pub_time",
        "publishAt",
        "published_time",
        "createTime",
        "created_at",
        "createDate",
        "oriCreateTime",
        "ori_create_time",
        "ORICREATEDATE",
        "postDate",
        "post_time",
        "POST_DATE"
      })
  void everyNameIsFoundInAnyCaseAmidOtherWords(String name) {
    for (String written :
        List.of(name, name.toLowerCase(Locale.ROOT), name.toUpperCase(Locale.ROOT))) {
      for (String before : List.of("", " ", "create;post,", "_ori.", "{\"", "'", "o.c.", "é(")) {
        assertThat(date(EMPTY, before + written + "='2026-11-24'", "zh"))
            .as(before + written)
            .isEqualTo("2026-11-24");
      }
      for (String before : List.of("x", "7", "_", "C")) {
        assertThat(date(EMPTY, before + written + "='2026-11-24'", "zh"))
            .as(before + written)
            .isEqualTo("none");
      }
    }
  }

  @Test
  void onlyWhereAnElementOfThatNameIsEmpty() {
    assertThat(date("<h1>Ferry</h1><p>The ferry left.", "var ct = '1795537800'", "zh"))
        .isEqualTo("none");
    assertThat(date("<h1>Ferry</h1><em id=publish_time>today</em>", "var ct = '1795537800'", "zh"))
        .isEqualTo("none");
  }

  @Test
  void overlongScriptsAreNotRead() {
    String script = "var a = '" + "a".repeat(1_000_000) + "'; var ct = '1795537800'";
    assertThat(date(EMPTY, script, "zh")).isEqualTo("none");
  }

  @Test
  void aPageWithoutAnotherDateHasIt() {
    String html = EMPTY + "<script>var ct = '1795537800'</script>";
    PageMetadata found =
        MetadataReader.read(PageModelBuilder.build(new PageReader().read(html, "")));
    assertThat(found.published().orElseThrow().source()).isEqualTo(MetadataSource.INLINE_SCRIPT);
  }
}
