package io.zhengwen.metadata.date;

import io.zhengwen.text.LowerCase;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.TemporalAccessor;
import java.util.Map;

/** Reads times of day, as they stand before or after a date. */
final class TimeReader {
  /** Zone abbreviations with one meaning in practice, by their offset in minutes. */
  private static final Map<String, Integer> ZONES =
      Map.ofEntries(
          Map.entry("z", 0),
          Map.entry("gmt", 0),
          Map.entry("utc", 0),
          Map.entry("edt", -240),
          Map.entry("est", -300),
          Map.entry("cdt", -300),
          Map.entry("mdt", -360),
          Map.entry("mst", -420),
          Map.entry("pdt", -420),
          Map.entry("pst", -480),
          Map.entry("wet", 0),
          Map.entry("cet", 60),
          Map.entry("mez", 60),
          Map.entry("cest", 120),
          Map.entry("mesz", 120),
          Map.entry("eet", 120),
          Map.entry("eest", 180),
          Map.entry("msk", 180),
          Map.entry("мск", 180),
          Map.entry("pkt", 300),
          Map.entry("wib", 420),
          Map.entry("wita", 480),
          Map.entry("hkt", 480),
          Map.entry("sgt", 480),
          Map.entry("jst", 540),
          Map.entry("kst", 540),
          Map.entry("aest", 600),
          Map.entry("aedt", 660));

  private static final String[] CONNECTORS = {
    "at", "um", "t", "à", "a", "às", "as", "ore", "alle", "kl", "klo", "om", "u", "o", "в", "о",
    "godz", "saat", "på", "ob", "pukul", "jam", "lúc", "las", "h", "ساعت", "الساعة", "في", "v", "у",
    "об", "ora", "orele", "la", "στις", "ώρα", "klockan", "kello", "kell", "plkst", "val", "בשעה",
    "เวลา", "در", "को"
  };

  /** Words for a year or a day that follow the date. */
  private static final String[] BEHIND_DATE = {"г", "год", "года", "р", "року", "r", "roku", "d"};

  /** Words that may follow a time. */
  private static final String[] CLOCK = {"uhr", "óra", "uur", "hodin", "น", "นาฬิกา"};

  /** As in {@code martes a las 10:15}. */
  private static final int MOST_WORDS = 3;

  private static final int MOST_MARKS = 12;

  /** A time of day with or without an offset, null if there is none. */
  record Time(LocalTime time, ZoneOffset offset) {
    /** A date at this time. */
    TemporalAccessor on(LocalDate date) {
      LocalDateTime local = date.atTime(time);
      return offset == null ? local : local.atOffset(offset);
    }
  }

  private TimeReader() {}

  /** The time after a date, the cursor behind it; null and the cursor unmoved if there is none. */
  static Time after(Cursor c) {
    int start = c.at();
    if (c.peek() == 'T' || c.peek() == 't') {
      c.moveTo(c.at() + 1);
    }
    int afterMark = c.at();
    skipWordBehindDate(c);
    c.skip(".");
    c.skipSpaces();
    Weekdays.skip(c);
    boolean connected = false;
    for (int words = 0; words < MOST_WORDS; words++) {
      skipMarks(c);
      boolean connector = c.at() > afterMark && c.skipWord(CONNECTORS);
      if (connector) {
        c.skip(".");
        connected = true;
      } else if (!Weekdays.skip(c)) {
        break;
      }
    }
    skipMarks(c);
    Time time = at(c, connected);
    if (time == null) {
      c.moveTo(start);
    }
    return time;
  }

  private static void skipWordBehindDate(Cursor c) {
    int start = c.at();
    c.skipSpaces();
    if (!c.skipWord(BEHIND_DATE)) {
      c.moveTo(start);
    }
  }

  private static void skipMarks(Cursor c) {
    int start = c.at();
    while (c.at() - start < MOST_MARKS
        && (c.skip(",，、،|·•-–—:@/(（[\"") || Cursor.isSpace(c.peek()))) {
      c.skipSpaces();
    }
  }

  /**
   * The time here, the cursor behind it; null if there is none.
   *
   * @param dotted whether a dot may stand between hours and minutes without a word that says so
   */
  static Time at(Cursor c, boolean dotted) {
    Boolean half = HalfDays.before(c);
    int hour = c.oneOrTwo();
    if (hour < 0) {
      return null;
    }
    boolean dot = c.peek() == '.';
    boolean marked = skipHourMark(c);
    int minute = marked || dot && c.skip(".") ? minutes(c) : -1;
    int second = 0;
    int nanos = 0;
    if (minute >= 0 && c.peek() == ':' && Character.isDigit(c.charAt(c.at() + 1))) {
      c.moveTo(c.at() + 1);
      second = c.oneOrTwo();
      nanos = fraction(c);
    } else if (minute >= 0 && c.skip("分분")) {
      int behind = c.at();
      second = Math.max(0, c.oneOrTwo());
      if (!c.skip("秒초")) {
        second = 0;
        c.moveTo(behind);
      }
    }
    int behind = c.at();
    c.skipSpaces();
    boolean letter = Cursor.isLetter(c.peek());
    boolean clock = letter && (c.skipWord(CLOCK) || isZone(c));
    Boolean latin = letter && half == null ? HalfDays.after(c) : null;
    if (!clock && latin == null) {
      c.moveTo(behind);
    }
    half = half == null ? latin : half;
    if (minute < 0 && half != null && !marked && !dot) {
      minute = 0;
    }
    if (minute < 0 || dot && !marked && !dotted && !clock && half == null) {
      return null;
    }
    if (half != null && half && hour < 12) {
      hour += 12;
    } else if (half != null && !half && hour == 12) {
      hour = 0;
    }
    try {
      return new Time(LocalTime.of(hour, minute, second, nanos), offset(c));
    } catch (DateTimeException notATime) {
      return null;
    }
  }

  private static boolean isZone(Cursor c) {
    return ZONES.containsKey(LowerCase.of(c.word(5)));
  }

  private static boolean skipHourMark(Cursor c) {
    int before = c.at();
    if (c.skip(":hH点點时時시")) {
      int behind = c.at();
      c.skipSpaces();
      if (!Character.isDigit(c.peek())) {
        c.moveTo(behind);
      }
      return true;
    }
    c.skipSpaces();
    if (c.skip(":h")) {
      c.skipSpaces();
      return true;
    }
    c.moveTo(before);
    return false;
  }

  /** Minutes; 0 after an hour's own mark, such as {@code 8h}, without digits. */
  private static int minutes(Cursor c) {
    int digits = c.digits();
    if (digits == 0) {
      return "h时時点點시".indexOf(Character.toLowerCase(c.charAt(c.at() - 1))) >= 0 ? 0 : -1;
    }
    return digits == 2 || digits > 2 && c.charAt(c.at() - 1) == ':' && digits == 4
        ? c.number(2)
        : -1;
  }

  private static int fraction(Cursor c) {
    if ((c.peek() != '.' && c.peek() != ',') || !Character.isDigit(c.charAt(c.at() + 1))) {
      return 0;
    }
    c.moveTo(c.at() + 1);
    int digits = Math.min(9, c.digits());
    int nanos = c.number(digits);
    for (int i = digits; i < 9; i++) {
      nanos *= 10;
    }
    while (Character.isDigit(c.peek())) {
      c.moveTo(c.at() + 1);
    }
    return nanos;
  }

  /**
   * The offset after a time, the cursor behind it; null and the cursor unmoved if there is none.
   */
  static ZoneOffset offset(Cursor c) {
    int start = c.at();
    c.skipSpaces();
    c.skip("(");
    Integer named = ZONES.get(LowerCase.of(c.word(5)));
    if (named != null) {
      c.moveTo(c.at() + c.word(5).length());
    }
    boolean apart = Cursor.isSpace(c.charAt(start));
    boolean signed = (c.peek() == '+' || c.peek() == '-') && (named == null || named == 0);
    if (signed) {
      Integer minutes = signedMinutes(c, apart && named == null);
      if (minutes != null) {
        return ZoneOffset.ofTotalSeconds(minutes * 60);
      }
    }
    if (named == null) {
      c.moveTo(start);
      return null;
    }
    return ZoneOffset.ofTotalSeconds(named * 60);
  }

  private static Integer signedMinutes(Cursor c, boolean wholeOnly) {
    int start = c.at();
    int sign = c.peek() == '-' ? -1 : 1;
    c.moveTo(start + 1);
    int digits = c.digits();
    int hours = digits == 4 ? c.number(2) : digits == 1 || digits == 2 ? c.number(digits) : 99;
    int minutes = 0;
    if (digits == 4) {
      minutes = c.number(2);
    } else if (c.peek() == ':' && Character.isDigit(c.charAt(c.at() + 1))) {
      c.moveTo(c.at() + 1);
      minutes = c.digits() == 2 ? c.number(2) : 99;
    } else if (wholeOnly) {
      hours = 99;
    }
    if (hours > 14 || minutes > 59) {
      c.moveTo(start);
      return null;
    }
    return sign * (hours * 60 + minutes);
  }
}
