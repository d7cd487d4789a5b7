package io.zhengwen.metadata.date;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.temporal.TemporalAccessor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads dates from texts: numeric forms, names of months in some sixty languages, Chinese, Japanese
 * and Korean forms, with or without a time of day and an offset. Dates of the Hijri calendars are
 * given in the common era where it is certain that they are such. Dates without a year and dates
 * relative to another are not dates; a date that the calendar lacks is none either. Immutable and
 * thread-safe; the time taken is in proportion to the length of the text.
 */
public final class DateText {
  /** What markup states in more characters is no date. */
  public static final int LONGEST_STATED = 80;

  private static final int FIRST_YEAR = 1900;
  private static final int LAST_YEAR = 2100;

  /** More characters do not stand between the name of a month and the number after it. */
  private static final int LONGEST_GAP = 8;

  /** More do not stand between the start of a month or an era and its first digit. */
  private static final int MOST_BEFORE_NUMBER = 40;

  private final DateHabits habits;

  /**
   * Creates a reader for texts in a language.
   *
   * @param languageTag a code of BCP 47 such as {@code en-US}, or an empty string; it decides what
   *     {@code 5/6/2026} means, and the month of a name that languages do not agree on
   */
  public DateText(String languageTag) {
    habits = DateHabits.of(languageTag);
  }

  /** The dates in a text, in order; they do not overlap. */
  public List<DateMatch> find(String text) {
    return find(text, Integer.MAX_VALUE);
  }

  private List<DateMatch> find(String text, int most) {
    int end = lastNumber(text);
    if (end == 0) {
      return List.of();
    }
    List<DateMatch> found = new ArrayList<>();
    TimeBefore before = new TimeBefore();
    boolean inWord = false;
    int number = -1;
    for (int i = 0; i < end && found.size() < most; ) {
      char c = text.charAt(i);
      if (number < i) {
        number = nextDigit(text, i);
      }
      boolean digit = isDigitOrNumeral(c);
      boolean starts =
          digit
              ? i == 0 || !isInNumber(text, i)
              : !inWord
                  && (number - i <= MOST_BEFORE_NUMBER || EastAsianDateForms.beginsEra(text, i))
                  && mayBeginName(text, i)
                  && isBeforeNumber(text, i);
      DateMatch match = starts ? at(text, i) : null;
      if (match != null) {
        addTo(found, before.attachTo(match, text));
        i = match.end();
        inWord = false;
      } else if (digit && starts && Cursor.isDigit(c)) {
        before.read(text, i);
        i++;
      } else {
        inWord = Cursor.isLetter(c) && c < 0x2E80;
        i++;
      }
    }
    return found;
  }

  /** Adds a match, of a day and the same in the lunar calendar only that in the common one. */
  private static void addTo(List<DateMatch> found, DateMatch match) {
    DateMatch last = found.isEmpty() ? match : found.get(found.size() - 1);
    if (last.lunar() == match.lunar() || !last.mayBeSameDay(match)) {
      found.add(match);
    } else if (last.lunar()) {
      found.set(found.size() - 1, match);
    }
  }

  /**
   * Where no date begins any more: behind the last numeral, or at the last number, as a date that
   * begins with a number has another. 0 if there is neither.
   */
  private static int lastNumber(String text) {
    int last = text.length() - 1;
    while (last >= 0 && !isDigitOrNumeral(text.charAt(last))) {
      last--;
    }
    int first = last;
    while (first >= 0 && Cursor.isDigit(text.charAt(first))) {
      first--;
    }
    return first == last ? last + 1 : first + 1;
  }

  private static boolean isDigitOrNumeral(char c) {
    return Cursor.isDigit(c) || EastAsianDateForms.isNumeral(c);
  }

  /** The index of the first digit from here; far behind the end if there is none. */
  private static int nextDigit(String text, int from) {
    int i = from;
    while (i < text.length() && !Cursor.isDigit(text.charAt(i))) {
      i++;
    }
    return i < text.length() ? i : Integer.MAX_VALUE;
  }

  private static boolean mayBeginName(String text, int i) {
    char c = text.charAt(i);
    return Cursor.isLetter(c)
        && (MonthNames.mayBegin(c, i + 1 < text.length() ? text.charAt(i + 1) : 0)
            || EastAsianDateForms.mayBeginEra(c));
  }

  /** The first date in a text. */
  public Optional<DateMatch> first(String text) {
    List<DateMatch> found = find(text, 1);
    if (!found.isEmpty() && found.get(0).lunar()) {
      found = find(text, 2);
    }
    return found.isEmpty() ? Optional.empty() : Optional.of(found.get(0));
  }

  /**
   * The date that markup states, such as the value of an attribute {@code datetime}. Forms made for
   * machines count too: {@code 20261121}, {@code 2026-11}, and seconds or milliseconds since 1970.
   */
  public Optional<TemporalAccessor> declared(String value) {
    return stated(value).map(DateMatch::value);
  }

  /** The date that markup states, as {@link #declared} reads it, with its order. */
  public Optional<DateMatch> stated(String value) {
    String text = value.strip();
    Optional<TemporalAccessor> machine =
        text.chars().allMatch(c -> c >= '0' && c <= '9' || c == '-')
            ? machineForm(text)
            : Optional.empty();
    return machine.isPresent()
        ? machine.map(date -> new DateMatch(date, 0, text.length(), DayOrder.CLEAR, false))
        : first(text);
  }

  /** Whether the month comes first in {@code 5/6/2026}. */
  public boolean monthFirst() {
    return habits.monthFirst();
  }

  /**
   * The day that three numbers with marks between them mean, the year first.
   *
   * @return empty if the calendar of the language lacks it
   */
  public Optional<LocalDate> dayOf(int year, int month, int day) {
    try {
      if (HijriDates.isSolarInNumbers(year) && HijriDates.isSolar(habits.language())) {
        return Optional.of(SolarHijri.toIso(year, month, day));
      }
      return inRange(year) ? Optional.of(LocalDate.of(year, month, day)) : Optional.empty();
    } catch (DateTimeException notADate) {
      return Optional.empty();
    }
  }

  private static Optional<TemporalAccessor> machineForm(String text) {
    boolean digits = text.indexOf('-') < 0;
    try {
      if (digits && (text.length() == 10 || text.length() == 13)) {
        Instant instant =
            text.length() == 10
                ? Instant.ofEpochSecond(Long.parseLong(text))
                : Instant.ofEpochMilli(Long.parseLong(text));
        OffsetDateTime time = instant.atOffset(ZoneOffset.UTC);
        return inRange(time.getYear()) ? Optional.of(time) : Optional.empty();
      }
      if (digits && (text.length() == 8 || text.length() == 12 || text.length() == 14)) {
        LocalDate day = LocalDate.of(part(text, 0, 4), part(text, 4, 6), part(text, 6, 8));
        return inRange(day.getYear())
            ? Optional.of(
                text.length() == 8
                    ? day
                    : day.atTime(
                        part(text, 8, 10),
                        part(text, 10, 12),
                        text.length() == 14 ? part(text, 12, 14) : 0))
            : Optional.empty();
      }
      if (text.length() == 7 && text.indexOf('-') == 4 && text.lastIndexOf('-') == 4) {
        YearMonth month = YearMonth.of(part(text, 0, 4), part(text, 5, 7));
        return inRange(month.getYear()) ? Optional.of(month) : Optional.empty();
      }
    } catch (DateTimeException notADate) {
      return Optional.empty();
    }
    return Optional.empty();
  }

  private static int part(String digits, int from, int to) {
    return Integer.parseInt(digits, from, to, 10);
  }

  static boolean inRange(int year) {
    return year >= FIRST_YEAR && year <= LAST_YEAR;
  }

  /**
   * Whether a word that starts here may begin a date: a number follows it, or, where words are not
   * set apart, may follow.
   */
  private static boolean isBeforeNumber(String text, int start) {
    if (text.charAt(start) >= 0x0E00) {
      return true;
    }
    int i = start;
    int most = Math.min(text.length(), start + MonthNames.LONGEST + 1);
    while (i < most && Cursor.isLetter(text.charAt(i))) {
      i++;
    }
    boolean twoWords =
        MonthNames.isArabic(text.charAt(start)) || VietnameseMonths.mayBegin(text, start);
    int gap = Math.min(text.length(), i + (twoWords ? MonthNames.LONGEST : LONGEST_GAP));
    while (i < gap && !Cursor.isDigit(text.charAt(i))) {
      i++;
    }
    return i < gap;
  }

  /** Whether a digit is not the first of a number, or the number is part of a longer token. */
  private static boolean isInNumber(String text, int i) {
    char before = text.charAt(i - 1);
    if (Cursor.isDigit(before) || before < 128 && Cursor.isLetter(before)) {
      return true;
    }
    boolean joins = before == '.' || before == '-' || before == '/' || before == ',';
    return joins && i > 1 && Cursor.isDigit(text.charAt(i - 2));
  }

  private DateMatch at(String text, int start) {
    Cursor c = new Cursor(text, start);
    DateForms forms = new DateForms(c, habits);
    TemporalAccessor date = forms.read();
    if (date == null || date instanceof YearMonth && followsNumber(text, start)) {
      return null;
    }
    if (date instanceof LocalDate day) {
      TimeReader.Time time = TimeReader.after(c);
      date = time == null ? day : time.on(day);
    }
    return new DateMatch(date, start, c.at(), forms.order(), forms.isLunar());
  }

  /** Whether a number stands before a month, which would be its day if it had that many. */
  private static boolean followsNumber(String text, int start) {
    int i = start - 1;
    while (i >= 0 && (Cursor.isSpace(text.charAt(i)) || text.charAt(i) == '.')) {
      i--;
    }
    return i >= 0 && Cursor.isDigit(text.charAt(i));
  }
}
