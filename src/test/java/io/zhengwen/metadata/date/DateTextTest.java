package io.zhengwen.metadata.date;

import static io.zhengwen.metadata.date.FoundDates.found;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.time.LocalDate;
import java.time.Month;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DateTextTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          2026-11-21                                     | 2026-11-21
          2026-11-21 08:30:00                            | 2026-11-21T08:30
          2026-11-21T08:30:15+08:00                      | 2026-11-21T08:30:15+08:00
          2026-11-21T08:30:15.250Z                       | 2026-11-21T08:30:15.250Z
          2026-11-21T08:30:15+0100                       | 2026-11-21T08:30:15+01:00
          2026/1/5                                       | 2026-01-05
          2026. 11. 21.                                  | 2026-11-21
          2026·11·21                                     | 2026-11-21
          21 · 11 · 2026                                 | 2026-11-21
          发布时间：2026年11月21日 08:30                 | 2026-11-21T08:30
          ２０２６年１１月２１日０８：３０               | 2026-11-21T08:30
          2026年11月21日下午3点05分                      | 2026-11-21T15:05
          2026年11月                                     | 2026-11
          二〇二六年十一月二十一日                       | 2026-11-21
          令和8年11月21日                                | 2026-11-21
          2026年（令和8年）11月21日                      | 2026-11-21
          令和元年(2019年)5月1日                         | 2019-05-01
          民國115年11月21日                              | 2026-11-21
          民國 115.11.21                                 | 2026-11-21
          中華民國一一五年十一月二十一日                 | 2026-11-21
          中華民國一百一十五年十一月二十一日             | 2026-11-21
          平成二十六年四月一日                           | 2014-04-01
          二〇二六年十一月廿四日                         | 2026-11-24
          二0二六年十一月三十日                          | 2026-11-30
          2026年11月21日(土) 8時30分                     | 2026-11-21T08:30
          2026년 11월 21일 오후 3:05                     | 2026-11-21T15:05
          2026.11.21 15:05                               | 2026-11-21T15:05
          November 21, 2026                              | 2026-11-21
          Posted on Saturday, Nov. 21st, 2026 at 8:30 PM | 2026-11-21T20:30
          Sat, 21 Nov 2026 08:30:00 GMT                  | 2026-11-21T08:30Z
          Sat Nov 21 08:30:00 CET 2026                   | 2026-11-21T08:30+01:00
          Nov 21 Sat 2026 08:30                          | 2026-11-21T08:30
          21st of November, 2026                         | 2026-11-21
          21-Nov-2026                                    | 2026-11-21
          21-Nov-26                                      | 2026-11-21
          May 2026                                       | 2026-05
          20:15, 21 November 2026                        | 2026-11-21T20:15
          21. März 2026, 8.30 Uhr                        | 2026-03-21T08:30
          21.11.2026 - 08:30                             | 2026-11-21T08:30
          21.11.26                                       | 2026-11-21
          1er janvier 2026 à 8h30                        | 2026-01-01T08:30
          21 de noviembre de 2026                        | 2026-11-21
          21 de novembro de 2026 às 08h30                | 2026-11-21T08:30
          21 ноября 2026 года, 08:30                     | 2026-11-21T08:30
          21 листопада 2026                              | 2026-11-21
          2026. november 21.                             | 2026-11-21
          2026 m. lapkričio 21 d.                        | 2026-11-21
          21 Kasım 2026 08:30                            | 2026-11-21T08:30
          21 fevrier 2026                                | 2026-02-21
          21 พ.ย. 2569                                   | 2026-11-21
          2569-11-21T08:30+07:00                         | 2026-11-21T08:30+07:00
          2567-02-29                                     | 2024-02-29
          21/11/2569 08:30                               | 2026-11-21T08:30
          พฤศจิกายน 2569                                 | 2026-11
          ngày 21 tháng 11 năm 2026                      | 2026-11-21
          21 בנובמבר 2026                                | 2026-11-21
          ٢١ نوفمبر ٢٠٢٦                                 | 2026-11-21
          21 नवंबर 2026                                  | 2026-11-21
          21 كانون الثاني 2026                           | 2026-01-21
          21 كانون الثاني/يناير 2026                     | 2026-01-21
          21 يناير (كانون الثاني) 2026، 08:30            | 2026-01-21T08:30
          تشرين الثاني 21, 2026                          | 2026-11-21
          تشرين الأول 2026                               | 2026-10
          21 شباط 2026                                   | 2026-02-21
          21 اذار 2026                                   | 2026-03-21
          3 آب/أغسطس 2026 الساعة 08:30 م                 | 2026-08-03T20:30
          3 اغسطس 2026                                   | 2026-08-03
          25 نوفمبر 2025 في 10:15 م                      | 2025-11-25T22:15
          25 نوفمبر 2025 في الساعة 10:15 مساءً           | 2025-11-25T22:15
          25 نوفمبر 2025 10:15 بعد الظهر                 | 2025-11-25T22:15
          25 نوفمبر 2025 10:15 مصر                       | 2025-11-25T10:15
          21 de noviembre de 2026 a las 08:30            | 2026-11-21T08:30
          21 أيلول 2026                                  | 2026-09-21
          21 جانفي 2026                                  | 2026-01-21
          21 جويلية 2026                                 | 2026-07-21
          21 أوت 2026                                    | 2026-08-21
          21 غشت 2026                                    | 2026-08-21
          21 شتنبر 2026                                  | 2026-09-21
          21 يوليوز 2026                                 | 2026-07-21
          13/11/2026                                     | 2026-11-13
          11/13/2026                                     | 2026-11-13
          from 1 May 2026 to 3 May 2026                  | 2026-05-01 2026-05-03
          """)
  void readsDates(String text, String expected) {
    assertThat(found("", text)).isEqualTo(expected);
  }

  @Test
  void readsDatesWhosePartsAreSetApartByLines() {
    assertThat(found("", "26 | 01 | 2026")).isEqualTo("2026-01-26");
    assertThat(found("", "2026|01|26")).isEqualTo("2026-01-26");
    assertThat(found("", "26 | 01 | 26")).isEmpty();
    assertThat(found("", "26|01|2026|4")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "3 hours ago",
        "yesterday, 08:30",
        "November 21",
        "11-21 08:30",
        "2026",
        "31 February 2026",
        "2026-13-01",
        "2026-02-30",
        "21.11",
        "version 1.2.2026.4",
        "192.168.10.26",
        "call 0171-12-2026",
        "ISBN 978-3-16-148410-0",
        "isbn 2012-10-11-123",
        "3/4 cup",
        "may 20 people come",
        "order a2026-11-21",
        "21 novembers 2026",
        "99.99.2026",
        "11 21 2026",
        "21 كانون 2026",
        ""
      })
  void findsNoDateWhereThereIsNone(String text) {
    assertThat(found("en", text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "en, 5/6/2026, 2026-05-06",
    "en-US, 5/6/2026, 2026-05-06",
    "en-GB, 5/6/2026, 2026-06-05",
    "fr_FR, 5/6/2026, 2026-06-05",
    "de, 5.6.2026, 2026-06-05",
    "en-US, 5.6.2026, 2026-06-05",
    "hr, 5. listopada 2026, 2026-10-05",
    "cs, 5. listopadu 2026, 2026-11-05",
    "th, 21/11/69, 2026-11-21",
    "th, 21/11/26, 2026-11-21",
    "th, 2569-11-21, 2026-11-21",
    "zh-CN, 26-11-24 08:30, 2026-11-24T08:30",
    "zh, 26.1.5, 2026-01-05",
    "zh-CN, 26年11月24日, 2026-11-24",
    "zh-CN, 3年10月, ''",
    "zh-CN, 24/11/2026, 2026-11-24",
    "zh-CN, 24/13/26, ''",
    "zh-HK, 24/11/26, 2026-11-24",
    "ja, 26/11/24, 2026-11-24",
    "ja, 26年11月24日, ''",
    "ko, 26년 11월 24일, 2026-11-24",
    "de, 26.11.24, 2024-11-26",
    "zh-TW, 115-11-24, 2026-11-24",
    "zh-TW, 115年11月24日, 2026-11-24",
    "zh-Hant, 115/11/24 08:30, 2026-11-24T08:30",
    "zh-TW, 99.5.1, 2010-05-01",
    "zh-TW, 26-11-24, 2026-11-24",
    "zh-TW, 180-11-24, ''",
    "zh-TW, 115.11.24.3, ''",
    "zh-CN, 115-11-24, ''",
    "en, 115-11-24, ''",
    "fa, 05/07/04, ''",
    "fa, 21-نوامبر-26, ''",
    "'', ۰۵/۰۷/۰۴, ''",
    "ur, ۰۵/۰۷/۲۶, 2026-07-05",
    "fa, 2026/11/21, 2026-11-21"
  })
  void theLanguageDecides(String language, String text, String expected) {
    assertThat(found(language, text)).isEqualTo(expected);
  }

  @Test
  void saysWhatIsAmbiguousAndWhereItStands() {
    DateText english = new DateText("en");
    DateMatch match = english.first("on 5/6/2026 at noon").orElseThrow();
    assertThat(List.of(match.start(), match.end())).containsExactly(3, 11);
    assertThat(match.order()).isEqualTo(DayOrder.EITHER);
    assertThat(english.first("5/5/2026").orElseThrow().order()).isEqualTo(DayOrder.CLEAR);
  }

  @ParameterizedTest
  @CsvSource({
    "20261121, 2026-11-21",
    "20261121083000, 2026-11-21T08:30",
    "2026-11, 2026-11",
    "1795250000, 2026-11-21T08:33:20Z",
    "1795250000000, 2026-11-21T08:33:20Z",
    "'Sat, 21 Nov 2026', 2026-11-21",
    "99999999, ''",
    "9999999999, ''",
    "9999999999999, ''",
    "--11-21, ''",
    "-----11, ''",
    "12345, ''",
    "2026, ''"
  })
  void readsFormsForMachines(String value, String expected) {
    assertThat(new DateText("").declared(value).map(Object::toString).orElse(""))
        .isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "fr", "es", "it", "pt", "nl", "sv", "pl", "cs", "ru", "tr", "el"})
  void knowsTheMonthsOfTheLocale(String language) {
    Locale locale = Locale.forLanguageTag(language);
    for (Month month : Month.values()) {
      String text = "21 " + month.getDisplayName(TextStyle.FULL, locale) + " 2026";
      assertThat(found(language, text)).as(text).isEqualTo(LocalDate.of(2026, month, 21) + "");
    }
  }

  @Test
  void aHostileTextTakesTimeInProportionToItsLength() {
    DateText reader = new DateText("");
    for (String part :
        List.of(
            "1",
            "1:",
            "1/",
            "may ",
            "2026-",
            "二",
            "民國",
            "一百",
            "1 de ",
            "a",
            " ",
            "12:30 ",
            "1 آبان ",
            "كانون الثاني/",
            "1405/8/")) {
      String text = part.repeat(2_000_000 / part.length());
      assertThat(assertTimeoutPreemptively(Duration.ofSeconds(20), () -> reader.find(text)))
          .isEmpty();
    }
  }
}
