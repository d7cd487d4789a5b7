package io.zhengwen.metadata.author;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the bylines of Korean reporters, {@code 홍길동 김철수 선임기자}, and of writers: {@code 글·사진 홍길동},
 * {@code 글=홍길동 그림=김철수}.
 */
final class KoreanBylines {
  private static final String REPORTER = "기자";

  private static final String SURNAME =
      "[김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진나지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국]";

  /**
   * A department, which ends as a few names do: those that begin like a name of three are listed.
   */
  private static final String DEPARTMENT =
      "(?:(?!"
          + SURNAME
          + "\\p{IsHangul}부)\\p{IsHangul}{2,3}부"
          + "|(?:정치|문화|국제|전국|기획|지방|지역|유통|연예|방송|국방|조사|노동|여성|여론|인사|주말)부)";

  /** What kind of reporter it is: a rank, a department, a field. */
  private static final String RANK =
      "(?:객원|선임|수습|인턴|수석|책임|전문|특파|시민|명예|대표|논설|편집|취재|사진|영상|탐사|프리랜서"
          + "|\\p{IsHangul}{1,3}전문|"
          + DEPARTMENT
          + ")";

  /** Names before the last, which nothing but their form shows to be names. */
  private static final String OTHERS =
      "(?:(?<=^|[\\])）】=:|/／]|[\\])）】=:|/／]\\s)(?:"
          + SURNAME
          + "\\p{IsHangul}{2}[ ·,、]{1,2}){1,7})?";

  /** Who else wrote is not said here, but elsewhere. */
  private static final String AND_OTHERS = "\\s외\\s?\\d+\\s?[명인]";

  private static final Pattern BYLINE =
      Pattern.compile(
          "(?=\\p{IsHangul})(?<![\\p{IsHangul}\\p{IsHan}])("
              + OTHERS
              + "(?!"
              + RANK
              + " ?기자)\\p{IsHangul}{2,4})(?: "
              + RANK
              + ")? ?기자(?!\\p{IsHangul}|"
              + AND_OTHERS
              + ")");

  private static final String WRITING = "글";

  /** What else a writer did, or somebody else. */
  private static final String WORK = "(?:사진|그림|영상|일러스트|구성|정리|편집|취재|번역)";

  /** Behind 글 alone, a name is one of three syllables with one of the commonest surnames. */
  private static final String COMMON_NAME = "[김이박최정강조윤장임한오서신권황안송류홍]\\p{IsHangul}{2}";

  /** What else is written behind 글 and reads like a name. */
  private static final String NO_NAME =
      "조회수|조회순|이전글|이동중|신고함|정리함|정렬순|한줄평|이야기|서비스|최신순|최근순|안내문|작성자|임시글|오류글|강조함";

  private static final String MARK = "\\s?[:：=|/／]\\s?";

  private static final Pattern WRITER =
      Pattern.compile(
          "(?:^|[\\s|/／(\\[])글(?:쓴이)?(?:"
              + "(?:\\s?[·・,/&]\\s?"
              + WORK
              + ")+(?:"
              + MARK
              + "|\\s)|"
              + MARK
              + "|(?<=^글|^글쓴이)\\s(?!"
              + NO_NAME
              + ")(?="
              + COMMON_NAME
              + "(?:$|[\\s|/／,·(])))("
              + SURNAME
              + "\\p{IsHangul}{2}(?:[ ·,、]{1,2}"
              + SURNAME
              + "\\p{IsHangul}{2}){0,4})"
              + "(?=\\s?(?:$|[|/／,·()\\[=]|(?:작가|시인|"
              + WORK
              + ")(?!\\p{IsHangul})))");

  private static final Pattern NAME =
      Pattern.compile(SURNAME + "\\p{IsHangul}{2}|(?:남궁|황보|선우|제갈|독고|사공)\\p{IsHangul}{2}");

  /** What announces a reporter's name. */
  private static final Pattern LABEL = Pattern.compile("(?:취재)?기자명|작성자|글쓴이");

  private static final Pattern OFFICE = Pattern.compile("(?:\\s" + RANK + ")?\\s?기자$");

  private static final Pattern BETWEEN = Pattern.compile("[ ·,、]+");

  private KoreanBylines() {}

  /** Whether a text is written like the full name of a Korean, of a common surname. */
  static boolean isName(String text) {
    return NAME.matcher(text).matches();
  }

  /** The names of each byline in a text. */
  static List<List<String>> in(String text) {
    List<List<String>> found = new ArrayList<>();
    if (text.contains(REPORTER)) {
      String unlabelled = LABEL.matcher(text).replaceAll(":");
      int last = unlabelled.lastIndexOf(REPORTER);
      Matcher byline =
          BYLINE
              .matcher(unlabelled)
              .region(0, last < 0 ? 0 : last + REPORTER.length())
              .useTransparentBounds(true)
              .useAnchoringBounds(false);
      while (byline.find()) {
        found.add(List.of(BETWEEN.split(byline.group(1))));
      }
    }
    return found;
  }

  /** The writers of each byline in a text. */
  static List<List<String>> writersIn(String text) {
    List<List<String>> found = new ArrayList<>();
    if (text.contains(WRITING)) {
      Matcher byline = WRITER.matcher(text);
      while (byline.find()) {
        found.add(List.of(BETWEEN.split(byline.group(1))));
      }
    }
    return found;
  }

  /** A name without the office that follows it. */
  static String withoutOffice(String name) {
    return name.endsWith(REPORTER) ? OFFICE.matcher(name).replaceFirst("") : name;
  }
}
