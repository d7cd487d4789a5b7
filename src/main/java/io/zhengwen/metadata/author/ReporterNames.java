package io.zhengwen.metadata.author;

import io.zhengwen.text.ResourceLines;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the names of Chinese reporters and correspondents at the start of a text. */
final class ReporterNames {
  private static final Pattern LABEL_END = Pattern.compile("\\s?[：:]");

  /** Offices within a list of names. */
  private static final Pattern ALSO =
      Pattern.compile(
          "(?:\\p{IsHan}{3,6}?(?=实习生|實習生|记者|記者))?(?:特约|特約|实习|實習|见习|見習)?(?:通讯员|通訊員|记者|記者|实习生|實習生)");

  /** What may follow a reporter's name. */
  private static final Pattern AFTER_REPORTER =
      Pattern.compile(
          "发自|發自|報導|报道|摄影|攝影|摄|攝|供图|供圖|文|图|圖|通讯员|通訊員|实习|實習|综合|綜合|编译|編譯" + "|[\\s、，,）)】/／&;；|。]");

  /** Where a reporter writes from and what: {@code ／台北報導}. */
  private static final Pattern REPORT =
      Pattern.compile(
          "\\s?[/／]\\s?[\\p{IsHan}\\d]{0,10}?(?:報導|报道|報道|报导|特稿|專訪|专访|連線|连线|電|电)(?!\\p{IsHan})");

  /**
   * Where a reporter writes from, behind a space: {@code 张三 上海报道}. What reads like a name is who
   * reports, except the commonest places that do.
   */
  private static final Pattern REPORT_FROM =
      Pattern.compile(
          "(?<=\\p{IsHan})[\\s\u3000]+(\\p{IsHan}{2,8}?)(?:综合|綜合|现场|現場)?(?:报道|報道|报导|報導|[专專][电電])(?!\\p{IsHan})");

  private static final Set<String> PLACES_LIKE_NAMES =
      Set.copyOf(ResourceLines.of(ReporterNames.class, "places.txt"));

  /**
   * Where and on which day a reporter cabled, behind the names: {@code 王小明台北26日電}. A full name has
   * nearly always three Han there, or four with a surname of two.
   */
  private static final Pattern CABLE =
      Pattern.compile(
          "(?:\\p{IsHan}{2,4}[、，])*+(\\p{IsHan}{4,8})\\d{1,2}日(?:綜合外|综合外)?[專专]?[電电](?!\\p{IsHan})");

  private static final int SHORTEST_PLACE = 2;

  /**
   * What says that the name before it is a photographer's; with a name behind, it is of that one.
   */
  private static final Pattern OF_PICTURE =
      Pattern.compile("\\s?[摄攝](?!影[\\s：:]+\\p{IsHan}{2,4}(?!\\p{IsHan}))|供[图圖]");

  private ReporterNames() {}

  /** A text up to where it says what its reporters sent from where. */
  static String withoutReport(String text) {
    Matcher report = REPORT.matcher(text);
    if (report.find()) {
      return text.substring(0, report.start());
    }
    Matcher from = REPORT_FROM.matcher(text);
    if (from.find() && isPlace(from.group(1))) {
      return text.substring(0, from.start());
    }
    Matcher cable = CABLE.matcher(text);
    return cable.lookingAt() ? text.substring(0, endOfName(text, cable.start(1))) : text;
  }

  private static boolean isPlace(String text) {
    return text.length() > 4 || !PersonNames.hasSurname(text) || PLACES_LIKE_NAMES.contains(text);
  }

  /** The end of a name that a place of two Han or more follows with nothing between. */
  private static int endOfName(String text, int start) {
    int han = 0;
    while (PersonNames.isHan(text.charAt(start + han))) {
      han++;
    }
    int most = PersonNames.hasSurnameOfTwo(text.substring(start)) ? 4 : 3;
    return start + Math.min(most, han - SHORTEST_PLACE);
  }

  /**
   * Names of two to four Han each at the start of a text.
   *
   * @param setApart whether an announcement is set apart from the text
   * @param most the greatest number of names
   */
  static List<String> at(String text, boolean setApart, int most) {
    List<String> names = new ArrayList<>();
    int i = 0;
    while (i < text.length() && names.size() < most) {
      int end = i;
      while (end < text.length()
          && (PersonNames.isHan(text.charAt(end)) || text.charAt(end) == '·')) {
        end++;
      }
      Matcher after = AFTER_REPORTER.matcher(text).region(i, text.length());
      int stop = after.find() && after.start() < end ? after.start() : end;
      String name = text.substring(i, stop);
      if (isOfPicture(text, stop)) {
        return name.isEmpty() ? names : List.of();
      }
      boolean ended =
          stop < end || end == text.length() || !Character.isLetterOrDigit(text.charAt(end));
      boolean plausible = setApart || !names.isEmpty() || PersonNames.hasSurname(name);
      boolean label =
          !names.isEmpty() && LABEL_END.matcher(text).region(stop, text.length()).lookingAt();
      if (!PersonNames.isHanName(name)
          || EastAsianBylines.isCue(name)
          || !ended
          || !plausible
          || label) {
        break;
      }
      names.add(name);
      i = after(" 　、，,&;；/／", text, stop);
      Matcher also = ALSO.matcher(text).region(i, text.length());
      if (also.lookingAt()) {
        i = after(" 　：:/／", text, also.end());
      } else if (stop < end) {
        break;
      }
    }
    return names;
  }

  /** The index behind some characters. */
  private static int after(String characters, String text, int from) {
    int i = from;
    while (i < text.length() && characters.indexOf(text.charAt(i)) >= 0) {
      i++;
    }
    return i;
  }

  /** Whether what follows a name says that it is the photographer's. */
  private static boolean isOfPicture(String text, int at) {
    return OF_PICTURE.matcher(text).region(at, text.length()).lookingAt();
  }
}
