package io.zhengwen.metadata.date;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.DateTimeException;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolarHijriTest {
  @ParameterizedTest
  @CsvSource({
    "1304, 1, 11, 1925-03-31",
    "1357, 11, 22, 1979-02-11",
    "1375, 12, 30, 1997-03-20",
    "1399, 12, 30, 2021-03-20",
    "1400, 1, 1, 2021-03-21",
    "1403, 1, 1, 2024-03-20",
    "1403, 12, 30, 2025-03-20",
    "1404, 1, 1, 2025-03-21",
    "1405, 6, 31, 2026-09-22",
    "1405, 7, 1, 2026-09-23",
    "1405, 8, 15, 2026-11-06",
    "1405, 12, 29, 2027-03-20",
    "1407, 1, 1, 2028-03-20",
    "1408, 12, 30, 2030-03-20",
  })
  void knownDays(int year, int month, int day, LocalDate expected) {
    assertThat(SolarHijri.toIso(year, month, day)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({"1404, 12, 30", "1405, 7, 31", "1405, 13, 1", "1405, 0, 1", "1405, 1, 0"})
  void daysThatTheCalendarLacks(int year, int month, int day) {
    assertThatThrownBy(() -> SolarHijri.toIso(year, month, day))
        .isInstanceOf(DateTimeException.class);
  }

  @Test
  void yearsFollowOneAnother() {
    for (int year = 1300; year < 1500; year++) {
      LocalDate first = SolarHijri.toIso(year, 1, 1);
      LocalDate next = SolarHijri.toIso(year + 1, 1, 1);
      assertThat(SolarHijri.toIso(year, 12, next.isEqual(first.plusDays(366)) ? 30 : 29))
          .isEqualTo(next.minusDays(1));
      assertThat(first.getMonthValue()).isEqualTo(3);
      assertThat(first.getDayOfMonth()).isBetween(20, 22);
    }
  }
}
