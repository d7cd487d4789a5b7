package io.zhengwen.metadata.publication;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.metadata.date.DateText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AddressDateTest {
  @ParameterizedTest
  @CsvSource({
    "https://a.example/2026/11/21/ferry, 2026-11-21",
    "https://a.example/news/2026-11-21-ferry.html, 2026-11-21",
    "https://a.example/20261121/1.shtml, 2026-11-21",
    "https://a.example/t20261121_55.html, 2026-11-21",
    "https://a.example/2026-11/21/c_1.htm, 2026-11-21",
    "https://a.example/2026/1121/c90.html, 2026-11-21",
    "https://a.example/news/29-10-2026, 2026-10-29",
    "https://web.archive.example/web/20200101000000/http://b.example/2026/11/21/, 2026-11-21",
    "https://a.example/2026/november/03/ferry, 2026-11-03",
    "https://a.example/2026/may/10-best-ferries, ''",
    "https://a.example/2026/marketing/10/, ''",
    "https://a.example/objects/M1998-0417, ''",
    "https://a.example/1998-0417, 1998-04-17",
    "https://a.example/2026/11/ferry, ''",
    "https://a.example/2026/13/41/, ''",
    "https://a.example/12345678/, ''",
    "https://20261121.example/, ''",
    "2026/11/21/ferry, 2026-11-21",
    "'', ''"
  })
  void readsTheDay(String url, String day) {
    assertThat(AddressDate.of(url, new DateText("en")).map(Object::toString).orElse(""))
        .isEqualTo(day);
  }

  @ParameterizedTest
  @CsvSource({
    "fa, https://a.example/fa/news/1405/08/15/3440/ferry, 2026-11-06",
    "fa, https://a.example/news/14050815/ferry, ''",
    "fa, https://a.example/2026/11/21/ferry, 2026-11-21",
    "en, https://a.example/news/1405/08/15/ferry, ''",
  })
  void aPersianPageMayHaveItInItsCalendar(String language, String url, String day) {
    assertThat(AddressDate.of(url, new DateText(language)).map(Object::toString).orElse(""))
        .isEqualTo(day);
  }
}
