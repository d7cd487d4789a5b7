package io.zhengwen.metadata.date;

import static io.zhengwen.metadata.date.FoundDates.found;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Dates and times as news and weblogs write them in languages of Asia and Europe. */
class WorldDatesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          24 KASIM 2026             | 2026-11-24
          24.XI.2026                | 2026-11-24
          7 X 2026 r.               | 2026-10-07
          24 ARALIK 2026            | 2026-12-24
          24 ΜΑΪΟΥ 2026             | 2026-05-24
          24 Νοέμβρη 2026           | 2026-11-24
          24 noi. 2026              | 2026-11-24
          24. новембра 2026.        | 2026-11-24
          24. avgusta 2026          | 2026-08-24
          24 Agt 2026               | 2026-08-24
          24 नवम्बर 2026              | 2026-11-24
          24 अक्टूबर 2026             | 2026-10-24
          24 फरवरी 2026             | 2026-02-24
          24 फ़रवरी 2026             | 2026-02-24
          24 नव. 2026               | 2026-11-24
          ২৪ জানুয়ারি ২০২৬           | 2026-01-24
          ২৪ জানুয়ারি ২০২৬           | 2026-01-24
          ২৪ ফেব্রুয়ারি ২০২৬          | 2026-02-24
          24 ஆகஸ்டு 2026            | 2026-08-24
          24 నవంబరు 2026            | 2026-11-24
          24 નવેમ્બર 2026             | 2026-11-24
          24 ನವೆಂಬರ್ 2026           | 2026-11-24
          24 നവംബർ 2026             | 2026-11-24
          24 ਨਵੰਬਰ 2026             | 2026-11-24
          2026 නොවැම්බර් 24          | 2026-11-24
          24 נוב' 2026              | 2026-11-24
          24 Tháng Mười Một, 2026   | 2026-11-24
          24 tháng mười hai 2026    | 2026-12-24
          Tháng Mười Một 24, 2026   | 2026-11-24
          24 Th11, 2026             | 2026-11-24
          24 thg 11, 2026           | 2026-11-24
          24 พฤศจิกายน พ.ศ. 2569     | 2026-11-24
          24 พฤศจิกายน ค.ศ. 2026     | 2026-11-24
          2026. gada 24. novembris  | 2026-11-24
          2026-yil 24-noyabr        | 2026-11-24
          2026 жылғы 24 қараша      | 2026-11-24
          """)
  void readsMonthsAsTheyAreWritten(String text, String expected) {
    assertThat(found("", text)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "th, 24 พ.ย. 69, 2026-11-24",
    "th, 24 พ.ย. 69 (08:30 น.), 2026-11-24T08:30",
    "th, 24 พ.ย. 08:30, ''",
    "en, 24 Nov 69, ''"
  })
  void twoDigitsBehindAThaiMonthAreABuddhistYear(String language, String text, String expected) {
    assertThat(found(language, text)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "24 Kasım 2026 Salı 08:30",
        "24 KASIM 2026, SALI - 08:30",
        "24 listopada 2026, wtorek 08:30",
        "24 listopada 2026 r., godz. 8.30",
        "2026. november 24., kedd 08:30",
        "2026.11.24. 08:30",
        "24. 11. 2026 v 8:30",
        "24. 11. 2026, 8.30 hodin",
        "24. новембра 2026. у 08:30",
        "24 noiembrie 2026, ora 08:30",
        "24 de novembro de 2026, terça-feira, às 08h30",
        "2026 m. lapkričio 24 d. 08:30",
        "24 Νοεμβρίου 2026 στις 8:30 πμ",
        "24 листопада 2026 р., 08:30",
        "24 ноября 2026 г. в 8:30",
        "24/11/2026 בשעה 08:30",
        "24 พฤศจิกายน 2569 เวลา 08.30 น.",
        "24 พ.ย. 2569 08.30 น.",
        "24 नवंबर 2026, मंगलवार, सुबह 8:30",
        "২৪ নভেম্বর ২০২৬, ০৮:৩০ এএম",
        "नवम्बर 24, 2026 को 8:30 पूर्वाह्न पर",
        "۳ آذر ۱۴۰۵ در ۸:۳۰ ق.ظ",
        "24. marraskuuta 2026 kello 8.30",
        "24 november 2026 klockan 08:30",
        "2026年11月24日 星期二 08:30",
        "2026年11月24日 週二 上午8:30",
        "2026/11/24（二）08:30",
        "2026/11/24 火曜日 08:30",
        "2026. 11. 24. 오전 8:30",
        "2026년 11월 24일 화요일 오전 8:30",
        "2026-11-24 (화) 08:30",
        "08:30, Thứ Ba, 24/11/2026",
        "08h30 ngày 24/11/2026",
        "08:30 on Tuesday, 24 November 2026",
      })
  void findsTheTimeBehindAWeekdayOrAWord(String text) {
    assertThat(found("", text)).isEqualTo("2026-11-24T08:30");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "24/11/2026, 3:05 chiều; 2026-11-24T15:05",
        "24 nov. 2026, 3:05 p. m.; 2026-11-24T15:05",
        "24/11/2026 3:05 μ.μ.; 2026-11-24T15:05",
        "24 Nov 2026 03:05 petang; 2026-11-24T15:05",
        "২৪ নভেম্বর ২০২৬, ০৩:০৫ পিএম; 2026-11-24T15:05",
        "Selasa, 24 Nov 2026 | 08.30 WIB; 2026-11-24T08:30+07:00",
        "24 ноября 2026, 08:30 мск; 2026-11-24T08:30+03:00",
      })
  void knowsHalvesOfADayAndZones(String text, String expected) {
    assertThat(found("", text)).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "24 November 2026. Start 19:00",
        "24 November 2026, market 08:30",
        "at 08:30, the bus leaves; 24 November 2026",
        "24.11.2026. 8 people came",
      })
  void otherWordsSetATimeApart(String text) {
    assertThat(found("", text)).isEqualTo("2026-11-24");
  }
}
