package io.zhengwen.metadata.date;

import static io.zhengwen.metadata.date.FoundDates.found;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HijriDatesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ۱۵ آبان ۱۴۰۵                        | 2026-11-06
          جمعه ۱۵ آبان ۱۴۰۵ - ۰۸:۳۰           | 2026-11-06T08:30
          ۱۵ آبان‌ماه ۱۴۰۵، ساعت ۰۸:۳۰        | 2026-11-06T08:30
          ۱۵ آبان ماه سال ۱۴۰۵                | 2026-11-06
          آبان ۱۵, ۱۴۰۵ ۸:۳۰ ب.ظ              | 2026-11-06T20:30
          ۱۵ آبان ۱۴۰۵ ۸:۳۰ بعدازظهر          | 2026-11-06T20:30
          ۱۵ آبان ۱۴۰۵ ۸:۳۰ بعد از ظهر        | 2026-11-06T20:30
          ۱۵ آبان ۱۴۰۵ ۸:۳۰ بعد‌از‌ظهر          | 2026-11-06T20:30
          ۱۵ آبان ۱۴۰۵ ۸:۳۰ عصر               | 2026-11-06T20:30
          ۱۵ آبان ۱۴۰۵ ۸:۳۰ عصر، ایران        | 2026-11-06T20:30
          ۱۵ آبان ۱۴۰۵ ۸:۳۰ عصر ایران         | 2026-11-06T08:30
          آبان ۱۵، ۱۴۰۵                       | 2026-11-06
          ۲۱ شهريور ۱۴۰۴                      | 2025-09-12
          ۱ امرداد ۱۴۰۴                       | 2025-07-23
          ۳۰ اسفند ۱۳۹۹                       | 2021-03-20
          ۲ حمل ۱۴۰۴                          | 2025-03-22
          ۱۰ حوت ۱۴۰۴                         | 2026-03-01
          ۲ وری ۱۴۰۴                          | 2025-03-22
          ١٥ خەزەڵوەر ١٤٠٥                    | 2026-11-06
          ۱۴۰۵/۰۸/۱۵                          | 2026-11-06
          ۱۰:۲۰ - ۱۴۰۵/۸/۱۵                   | 2026-11-06T10:20
          ۱۵/۸/۱۴۰۵                           | 2026-11-06
          ۰۵/۰۸/۱۴۰۵                          | 2026-10-27
          """)
  void solarDatesByTheirMonthOrDigits(String text, String expected) {
    assertThat(found("", text)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "fa, 1405/8/15 10:20, 2026-11-06T10:20",
    "fa-IR, 1405-08-15T10:20:00+03:30, 2026-11-06T10:20+03:30",
    "prs, 1405/8/15, 2026-11-06",
    "ps, 15/8/1405, 2026-11-06",
    "ckb, ١٤٠٥/٨/١٥, 2026-11-06",
    "fa, ۱۴۰۵/۸/۱۵ ه.ش ۱۰:۲۰, 2026-11-06T10:20",
    "ar, 15 محرم 1447 هـ, 2025-07-10",
    "ar-SA, 15 محرم 1447, 2025-07-10",
    "ar, 15 من محرم 1447هـ الساعة 10:20 م, 2025-07-10T22:20",
    "ar, ١٥/١/١٤٤٧هـ, 2025-07-10",
    "ar, ١٥‏/١‏/١٤٤٧ هـ, 2025-07-10",
    "ar, 1447/1/15 هـ - 10:20, 2025-07-10T10:20",
    "ar, 1 رَمضان 1446, 2025-03-01",
    "ar, 1 ذو الحجة 1446, 2025-05-28",
    "ar, 3 ربيع الاخر 1447, 2025-09-25",
  })
  void theLanguageTellsTheCalendar(String language, String text, String expected) {
    assertThat(found(language, text)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "'', 1405/8/15",
    "en, 15/08/1405",
    "en, 1405-08-15",
    "fa, آبان ۱۴۰۵",
    "fa, ۱۵ آبان",
    "fa, ۳۱ مهر ۱۴۰۵",
    "fa, ۳۰ اسفند ۱۴۰۴",
    "fa, ۱۵ آبان ۲۰۲۶",
    "fa, 15 نوامبر 1405",
    "fa, ۱۴۴۷/۰۱/۱۵",
    "fa, ۱۴۰۵/۸/۱۵ ه.ق",
    "fa, 15 محرم 1447",
    "ur, ۱۴۰۵/۰۸/۱۵",
    "ur, 15 محرم 1447",
    "ar, ١٥/١/١٤٤٧",
    "ar, 1405/8/15",
    "ar, 1447/13/15 هـ",
    "fa, 1299/8/15",
    "fa, 1501/8/15",
  })
  void whereTheCalendarIsUncertainThereIsNone(String language, String text) {
    assertThat(found(language, text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "15 محرم 1447 هـ الموافق 11 يوليو 2025 م",
    "11 يوليو 2025 - 15 محرم 1447 هـ",
    "15/1/1447هـ | 2025/7/11",
  })
  void aDayInBothCalendarsIsThatOfTheCommonEra(String text) {
    DateText arabic = new DateText("ar");
    assertThat(found("ar", text)).isEqualTo("2025-07-11");
    assertThat(arabic.first(text).orElseThrow().value()).hasToString("2025-07-11");
    assertThat(arabic.declared(text).orElseThrow()).hasToString("2025-07-11");
  }

  @Test
  void daysApartInBothCalendarsAreTwo() {
    assertThat(found("ar", "15 محرم 1447 هـ، 20 يوليو 2025")).isEqualTo("2025-07-10 2025-07-20");
    assertThat(new DateText("ar").first("15 محرم 1447 هـ").orElseThrow().lunar()).isTrue();
    assertThat(new DateText("fa").first("۱۵ آبان ۱۴۰۵").orElseThrow().lunar()).isFalse();
  }

  @Test
  void threeNumbersMeanADayOfTheCalendarOfTheLanguage() {
    assertThat(new DateText("fa").dayOf(1405, 8, 15).orElseThrow()).hasToString("2026-11-06");
    assertThat(new DateText("fa").dayOf(2026, 11, 6).orElseThrow()).hasToString("2026-11-06");
    assertThat(new DateText("en").dayOf(1405, 8, 15)).isEmpty();
    assertThat(new DateText("fa").dayOf(1405, 8, 31)).isEmpty();
  }
}
