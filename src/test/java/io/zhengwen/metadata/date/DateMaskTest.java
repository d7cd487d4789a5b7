package io.zhengwen.metadata.date;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DateWordsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "November 3, 2025 | * 3, 2025",
        "Nov. 3rd, 2025 7:51 PM | * 3*, 2025 7:51 *",
        "Monday, 3 May 2025 at 10:16 a.m. | *, 3 * 2025 at 10:16 *",
        "Posted by Ann on Tue, 4 Nov 2025 | Posted by Ann on *, 4 * 2025",
        "5. listopada 2025 | 5. * 2025",
        "3 de noviembre de 2025 | 3 de * de 2025",
        "2025年11月3日 | 2025年11月3日",
        "2025-11-03T10:15:00Z | 2025-11-03T10:15:00Z",
        "May Street 12 | May Street 12",
        "5 min | 5 min",
        "Saturday | Saturday",
      })
  void wordsThatOtherDatesHaveOtherwiseAreMasked(String text, String masked) {
    assertThat(DateMask.masked(text, '*')).isEqualTo(masked);
  }
}
