package io.zhengwen.metadata.publication;

import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.metadata.descriptive.ImageFinder;
import io.zhengwen.ml.FeatureRow;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * When a page's lead image was uploaded, as far as its address says so: {@code
 * /uploads/2026/11/quay.jpg}, {@code /20261121/quay.jpg}. Pictures are mostly uploaded for the page
 * that shows them.
 *
 * @param month the month; null if the address names none
 * @param day the day; null if the address names none
 */
record UploadDate(YearMonth month, LocalDate day) {
  static final UploadDate NONE = new UploadDate(null, null);

  private static final int LONGEST_ADDRESS = 500;
  private static final int MOST_MONTHS = 24;
  private static final int MOST_DAYS = 10;
  private static final int UNKNOWN = -99;

  private static final Pattern DATE =
      Pattern.compile(
          "[/_-](199\\d|20[0-3]\\d)[/_-]?(0[1-9]|1[0-2])(?:[/_-]?(0[1-9]|[12]\\d|3[01]))?(?!\\d)");

  /** Reads the address of a page's lead image. */
  static UploadDate of(PageHead head) {
    return ImageFinder.declared(head).map(MetadataValue::value).map(UploadDate::of).orElse(NONE);
  }

  static UploadDate of(String address) {
    Matcher date = DATE.matcher(address);
    if (address.length() > LONGEST_ADDRESS || !date.find()) {
      return NONE;
    }
    YearMonth month = YearMonth.of(number(date.group(1)), number(date.group(2)));
    Optional<LocalDate> day =
        Optional.ofNullable(date.group(3))
            .map(UploadDate::number)
            .filter(month::isValidDay)
            .map(month::atDay);
    return new UploadDate(month, day.orElse(null));
  }

  private static int number(String digits) {
    return Integer.parseInt(digits);
  }

  /** Adds the features of a day beside it: whether the month is the same, and how far they are. */
  void addTo(FeatureRow row, LocalDate other) {
    YearMonth own = YearMonth.from(other);
    row.add("upload.sameMonth", month == null ? 0 : month.equals(own) ? 1 : -1);
    row.add(
        "upload.months",
        month == null ? UNKNOWN : within(MOST_MONTHS, ChronoUnit.MONTHS.between(month, own)));
    row.add(
        "upload.days",
        day == null ? UNKNOWN : within(MOST_DAYS, ChronoUnit.DAYS.between(day, other)));
  }

  private static long within(int most, long value) {
    return Math.max(-most, Math.min(most, value));
  }
}
