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

  private static final String HAN = "\\p{IsHan}";

  /** A name whose letters spaces set apart, as long as names of three: {@code 王　明}. */
  private static final Pattern PADDED =
      Pattern.compile(
          "(?<!HAN)(HAN)[ \u3000]{1,3}(?:(HAN)[ \u3000]{1,3}(?=HAN(?!HAN|[ \u3000]{1,3}HAN(?!HAN))))?(HAN)(?!HAN)"
              .replace("HAN", HAN));

  /** Names with what each did behind a slash: {@code 孙梅/文 李响/图}. */
  private static final Pattern WITH_ROLE =
      Pattern.compile(
          "\\G[\\s、，,]*+([\\p{IsHan}·]{2,8})\\s?[/／]\\s?(文字?|[图圖]片?|[摄攝]影?|文[图圖])(?!\\p{IsHan})");

  /** The office of those who write for a paper, before their names. */
  private static final Pattern OFFICE =
      Pattern.compile("(?:[图圖]\\s?)?\\p{IsHan}{0,6}?(?:记者|記者)\\s?");

  /** The country of an author of another one: {@code [美] 罗伯特·希勒}. */
  private static final Pattern COUNTRY =
      Pattern.compile("\\s*[\\[［(（【〔]\\p{IsHan}{1,3}[\\]］)）】〕]\\s?");

  /** What a person is, behind the name and a comma. */
  private static final Pattern DESCRIPTION =
      Pattern.compile(
          "(?:系|现为|現為|现任|現任|曾任|就职|任职|任職|供职|毕业|畢業|著有|出版|生[于於]|籍[贯貫]).*"
              + "|\\p{IsHan}*(?:教授|讲师|講師|研究员|研究員|博士|硕士|主任|院长|院長|评论员|評論員|作家|学者|學者|律师|律師|医生|医师|专家|專家)");

  /** What ends the names after an announcement: marks, and the labels of what follows. */
  private static final Pattern END =
      Pattern.compile(
          "[|｜】）)\\]\\n\"“”。！？!?<>《》〈〉（(【\\[：:]|[，,]\\s?(?:[转轉][载載]|未[经經]|版[权權]|著作[权權]|[欢歡]迎|[请請]|如需|原文|本文)|(?<![ァ-ヺー])＝|＝(?![ァ-ヺ])|\\s{2}|作者|来源|來源|时间|時間|日期|编辑|編輯|责编|責編|责任|責任"
              + "|작성일|등록일|게시일|작성시간|날짜|조회|댓글|첨부|추천|입력|수정|발행|发布|發布|發佈|发表|發表|浏览|瀏覽|阅读|閱讀|点击|點擊|人气|人氣|字号|字號|摄影|攝影|供图|供圖|通讯员|通訊員"
              + "|实习|實習|举报|檢舉|\\d{4}|\\d{1,2}月|(?<=\\p{IsHan}{2})\\s\\p{IsHan}{2,6}\\s?[：:]"
              + "|(?:[图圖摄攝译譯]|编译|編譯|翻译|翻譯|校对|校對|插画|插畫|写真|撮影)\\s?[/／|｜＝：:]|\\s文\\s?[/／]|\\s著(?!\\p{IsHan})");

  /** A middle dot parts names unless it stands within one in Katakana: {@code ジョン・スミス}. */
  private static final Pattern BETWEEN = Pattern.compile("[、，,;；/／＆]|(?<![ァ-ヺー])・|・(?![ァ-ヺ])");

  /** A family name and a given name, but no agency, credit or note in brackets. */
  private static final Pattern SIGNED =
      Pattern.compile("\\p{IsHan}{3,6}(?<!略|通信|新聞|社|局|部|課|写真|提供|続|終|了|系|版|面|欄|員|長|中|時)");

  /** What somebody else did, where a name could stand: {@code 文/图}. */
  private static final Pattern ROLE =
      Pattern.compile("[图圖][片文]?|[摄攝]影?|摄像|攝像|[视視][频頻]|[编編][辑輯]|[来來]源|文");

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

  /** Whether what stands alone in brackets below a Japanese text is the name of its writer. */
  boolean isSigned(String name) {
    return japanese && SIGNED.matcher(name).matches();
  }

  /** The names at the start of a text that holds nothing else up to a mark. */
  List<String> listed(String text) {
    List<String> special = withRoles(text);
    if (special.isEmpty()) {
      special = ofReporters(text);
    }
    return special.isEmpty() ? listedPlainly(text) : special;
  }

  /** The names of those who wrote, where it stands behind each what it did. */
  private static List<String> withRoles(String text) {
    return WITH_ROLE
        .matcher(text)
        .results()
        .filter(m -> m.group(2).startsWith("文"))
        .map(m -> m.group(1))
        .toList();
  }

  private List<String> ofReporters(String text) {
    Matcher office = OFFICE.matcher(text);
    return !japanese && office.lookingAt()
        ? reporters(text.substring(office.end()), false, true)
        : List.of();
  }

  private List<String> listedPlainly(String text) {
    Matcher country = COUNTRY.matcher(text);
    int from = country.lookingAt() ? country.end() : 0;
    Matcher end = END.matcher(text).region(from, text.length());
    String part = unpadded(end.find() ? text.substring(from, end.start()) : text.substring(from));
    List<String> names = new ArrayList<>();
    for (String listed : BETWEEN.split(part, MOST_NAMES + 1)) {
      for (String name : spaced(withoutOffice(KoreanBylines.withoutOffice(listed.strip())))) {
        if (Nobody.isMeantBy(name)
            || ROLE.matcher(name).matches()
            || !names.isEmpty() && DESCRIPTION.matcher(name).matches()) {
          continue;
        }
        if (name.length() > LONGEST_NAME && PersonNames.hasCjk(name) || name.length() > 40) {
          return names;
        }
        if (name.chars().anyMatch(Character::isLetter)
            && name.chars().noneMatch(c -> "=\"{}<>".indexOf(c) >= 0)) {
          names.add(AuthorNames.trim(name));
        }
      }
    }
    return names.size() < 2
        ? names
        : names.stream().flatMap(n -> Arrays.stream(n.split("&"))).toList();
  }

  /** A text whose Chinese names hold no spaces. */
  String unpadded(String text) {
    return japanese || text.indexOf(' ') < 0 && text.indexOf('\u3000') < 0
        ? text
        : PADDED
            .matcher(text)
            .replaceAll(
                m ->
                    PersonNames.hasSurname(m.group(1))
                        ? m.group(1) + (m.group(2) == null ? "" : m.group(2)) + m.group(3)
                        : m.group());
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
    List<String> names =
        ReporterNames.at(unpadded(ReporterNames.withoutReport(text)), marked || spaced, MOST_NAMES);
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

  /**
   * The names that a text consists of, parted by spaces and commas; empty if it is no such text.
   */
  List<String> only(String text) {
    List<String> names = new ArrayList<>();
    for (String listed : unpadded(text).split("、")) {
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
