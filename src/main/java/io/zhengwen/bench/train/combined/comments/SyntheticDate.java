package io.zhengwen.bench.train.combined.comments;

import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Random dates with times in the twenty years from 2005, in formats found on pages. */
final class SyntheticDate {
  private static final LocalDateTime FIRST_DAY = LocalDateTime.of(2005, 1, 1, 0, 0);
  private static final int MINUTES = 20 * 365 * 24 * 60;
  private static final List<DateTimeFormatter> FORMATS =
      List.of(
          DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT),
          DateTimeFormatter.ofPattern("d/M/yyyy", Locale.ROOT),
          DateTimeFormatter.ofPattern("yyyy年M月d日", Locale.ROOT),
          DateTimeFormatter.ofPattern("MMMM d, yyyy 'at' h:mm a", Locale.ENGLISH));

  private SyntheticDate() {}

  /** Returns a random format. */
  static DateTimeFormatter format(Random random) {
    return FORMATS.get(random.nextInt(FORMATS.size()));
  }

  /** Returns a random date in the given format. */
  static String in(DateTimeFormatter format, Random random) {
    return format.format(FIRST_DAY.plusMinutes(random.nextInt(MINUTES)));
  }
}
