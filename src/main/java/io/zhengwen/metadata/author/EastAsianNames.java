package io.zhengwen.metadata.author;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the names behind an announcement in Chinese or Japanese. A space parts two Chinese names,
 * but the family name from the given name in Japanese.
 */
final class EastAsianNames {
  private static final int MOST_NAMES = 8;
  private static final int LONGEST_NAME = 14;

  /** A Japanese word of so many Han is a full name. */
  private static final int FULL_NAME = 4;

  private static final EastAsianNames CHINESE = new EastAsianNames(false);
  private static final EastAsianNames JAPANESE = new EastAsianNames(true);

  /** What ends the names after an announcement: marks, and the labels of what follows. */
  private static final Pattern END =
      Pattern.compile(
          "[|｜】）)\\]\\n\"“”。！？!?<>《》〈〉（(【\\[：:]|(?<![ァ-ヺー])＝|＝(?![ァ-ヺ])|\\s{2}|作者|来源|來源|时间|時間|日期|编辑|編輯|责编|責編|责任|責任"
              + "|发布|發布|發佈|发表|發表|浏览|瀏覽|阅读|閱讀|点击|點擊|人气|人氣|字号|字號|摄影|攝影|供图|供圖|通讯员|通訊員"
              + "|实习|實習|举报|檢舉|\\d{4}|\\d{1,2}月|(?<=\\p{IsHan}{2})\\s\\p{IsHan}{2,6}\\s?[：:]"
              + "|(?:[图圖摄攝译譯]|编译|編譯|翻译|翻譯|校对|校對|插画|插畫|写真|撮影)\\s?[/／|｜＝]");

  /** What may follow a reporter's name. */
  private static final Pattern AFTER_REPORTER =
      Pattern.compile(
          "发自|發自|報導|报道|摄影|攝影|摄|攝|供图|供圖|文|图|圖|通讯员|通訊員|实习|實習|综合|綜合|编译|編譯" + "|[\\s、，,）)】/／&;；|。]");

  /** Where a reporter writes from and what: {@code ／台北報導}. */
  private static final Pattern REPORT =
      Pattern.compile(
          "\\s?[/／]\\s?[\\p{IsHan}\\d]{0,10}?(?:報導|报道|報道|报导|特稿|專訪|专访|連線|连线|電|电)(?!\\p{IsHan})");

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

  /** A middle dot parts names unless it stands within one in Katakana: {@code ジョン・スミス}. */
  private static final Pattern BETWEEN = Pattern.compile("[、，,;；/／＆]|(?<![ァ-ヺー])・|・(?![ァ-ヺ])");

  private static final Pattern SPACES = Pattern.compile("[\\s\u3000]+");

  private final boolean japanese;

  private EastAsianNames(boolean japanese) {
    this.japanese = japanese;
  }

  /**
   * A reader for a text.
   *
   * @param language the language that its page declares; if it is neither Chinese nor Japanese, the
   *     text is Japanese if it has kana
   */
  static EastAsianNames of(String language, String text) {
    boolean kana = !language.startsWith("zh") && text.chars().anyMatch(EastAsianNames::isKana);
    return kana || language.startsWith("ja") ? JAPANESE : CHINESE;
  }

  private static boolean isKana(int c) {
    return c >= 'ぁ' && c <= 'ゖ' || c >= 'ァ' && c <= 'ヺ';
  }

  /** The names at the start of a text that holds nothing else up to a mark. */
  List<String> listed(String text) {
    Matcher end = END.matcher(text);
    String part = end.find() ? text.substring(0, end.start()) : text;
    List<String> names = new ArrayList<>();
    for (String listed : BETWEEN.split(part, MOST_NAMES + 1)) {
      for (String name : spaced(withoutOffice(listed.strip()))) {
        if (name.length() > LONGEST_NAME && PersonNames.hasCjk(name) || name.length() > 40) {
          return names;
        }
        if (name.chars().anyMatch(Character::isLetter)
            && name.chars().noneMatch(c -> "=\"{}<>".indexOf(c) >= 0)) {
          names.add(name);
        }
      }
    }
    return names.size() < 2
        ? names
        : names.stream().flatMap(n -> Arrays.stream(n.split("&"))).toList();
  }

  /** The names that spaces part, or the only name with its spaces. */
  List<String> spaced(String text) {
    String[] words = SPACES.split(text);
    for (String word : words) {
      if (!PersonNames.isHanName(word) || japanese && word.length() < FULL_NAME) {
        return List.of(text);
      }
    }
    return List.of(words);
  }

  private static String withoutOffice(String name) {
    for (String office : new String[] {"本报记者", "本刊记者", "本网记者", "记者", "首席记者"}) {
      if (name.startsWith(office) && name.length() > office.length() + 1) {
        return name.substring(office.length()).strip();
      }
    }
    int reporter = name.indexOf("记者");
    return reporter > 0 && reporter + 3 < name.length()
        ? name.substring(reporter + 2).strip()
        : name;
  }

  /**
   * The reporters' names at the start of a text, which may go on with prose.
   *
   * @param marked whether a colon or the like announces them
   * @param spaced whether a space does
   */
  List<String> reporters(String text, boolean marked, boolean spaced) {
    if (japanese && marked) {
      return listed(text);
    }
    List<String> names = reporters(withoutReport(text), marked || spaced);
    return japanese && names.size() == 2 ? oneIfSpaced(names, text) : names;
  }

  /** A Japanese family name and given name as one. */
  private static List<String> oneIfSpaced(List<String> names, String text) {
    String first = names.get(0);
    String second = names.get(1);
    boolean parts = first.length() < FULL_NAME && second.length() < FULL_NAME;
    boolean spaced =
        text.startsWith(first + " " + second) || text.startsWith(first + "\u3000" + second);
    return parts && spaced ? List.of(first + " " + second) : names;
  }

  private static String withoutReport(String text) {
    Matcher report = REPORT.matcher(text);
    if (report.find()) {
      return text.substring(0, report.start());
    }
    Matcher cable = CABLE.matcher(text);
    return cable.lookingAt() ? text.substring(0, endOfName(text, cable.start(1))) : text;
  }

  /** The end of a name that a place of two Han or more follows with nothing between. */
  private static int endOfName(String text, int start) {
    int han = 0;
    while (PersonNames.isHan(text.charAt(start + han))) {
      han++;
    }
    int most = PersonNames.hasSurnameOfTwo(text.substring(start)) ? FULL_NAME : FULL_NAME - 1;
    return start + Math.min(most, han - SHORTEST_PLACE);
  }

  /** Names of two to four Han each at the start of a text. */
  private List<String> reporters(String text, boolean setApart) {
    List<String> names = new ArrayList<>();
    int i = 0;
    while (i < text.length() && names.size() < MOST_NAMES) {
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
      if (!PersonNames.isHanName(name) || EastAsianBylines.isCue(name) || !ended || !plausible) {
        break;
      }
      names.add(name);
      i = end;
      if (stop < end) {
        break;
      }
      while (i < text.length() && " 　、，,&;；/／".indexOf(text.charAt(i)) >= 0) {
        i++;
      }
    }
    return names;
  }

  /** Whether what follows a name says that it is the photographer's. */
  private static boolean isOfPicture(String text, int at) {
    return OF_PICTURE.matcher(text).region(at, text.length()).lookingAt();
  }

  /**
   * The names that a text consists of, parted by spaces and commas; empty if it is no such text.
   */
  List<String> only(String text) {
    List<String> names = new ArrayList<>();
    for (String listed : text.split("、")) {
      names.addAll(spaced(listed.strip()));
    }
    for (String name : names) {
      if (!PersonNames.isHanName(japanese ? SPACES.matcher(name).replaceAll("") : name)) {
        return List.of();
      }
    }
    return names.size() <= MOST_NAMES ? names : List.of();
  }
}
