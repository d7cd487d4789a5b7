package io.zhengwen.metadata.author;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the bylines of Chinese, Japanese and Korean: {@code 作者：张三}, {@code （记者 张三 李四）}, {@code
 * 本报记者张三发自北京}, {@code 文/张三}, {@code 张三/文}, {@code （张三）} at the end of an article, {@code 김철수 기자}.
 */
final class EastAsianBylines {
  private static final int MOST_NAMES = 8;
  private static final int LONGEST_NAME = 14;

  /** A shorter text that ends in a name in brackets is a caption or a title. */
  private static final int LEAST_PARAGRAPH = 40;

  /** Receives what was read. */
  interface Sink {
    /** Takes the names that a place gives. */
    void add(AuthorPlace place, List<String> names);

    /** Takes an announcement whose name stands in another text. */
    void pending(AuthorPlace place);
  }

  private record Cue(String text, AuthorPlace place) {}

  private static final List<Cue> CUES =
      List.of(
          new Cue("责任编辑", AuthorPlace.EAST_ASIAN_EDITOR),
          new Cue("責任編輯", AuthorPlace.EAST_ASIAN_EDITOR),
          new Cue("责编", AuthorPlace.EAST_ASIAN_EDITOR),
          new Cue("编辑", AuthorPlace.EAST_ASIAN_EDITOR),
          new Cue("編輯", AuthorPlace.EAST_ASIAN_EDITOR),
          new Cue("来源", AuthorPlace.EAST_ASIAN_SOURCE),
          new Cue("來源", AuthorPlace.EAST_ASIAN_SOURCE),
          new Cue("作者", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("撰文", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("撰稿人", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("撰稿", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("采写", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("執筆", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("执笔", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("笔者", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("筆者", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("著者", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("楼主", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("发帖人", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("发表人", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("发布人", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("发布者", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("署名", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("文", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("记者", AuthorPlace.EAST_ASIAN_REPORTER),
          new Cue("記者", AuthorPlace.EAST_ASIAN_REPORTER),
          new Cue("通讯员", AuthorPlace.EAST_ASIAN_REPORTER),
          new Cue("取材", AuthorPlace.EAST_ASIAN_REPORTER));

  private static final String MARKS = "：:|｜丨/／=＝】";

  /** What ends the names after an announcement. */
  private static final Pattern END =
      Pattern.compile(
          "[|｜】）)\\]\\n\"“”。！？!?<>《》〈〉（(【\\[：:]|\\s{2}|作者|来源|來源|时间|時間|日期|编辑|編輯|责编|责任|发布|发表"
              + "|發佈|浏览|阅读|点击|人气|字号|摄影|供图|图[/／]|摄[/／]|通讯员|实习|举报|\\d{4}|\\d{1,2}月");

  /** What may follow a reporter's name. */
  private static final Pattern AFTER_REPORTER =
      Pattern.compile("发自|報導|报道|摄影|摄|供图|文|图|通讯员|实习|综合|编译|[\\s、，,）)】/／&;；|。]");

  private static final Pattern NAME_FIRST =
      Pattern.compile("(?<!\\p{IsHan})(\\p{IsHan}{2,4})\\s?[/／]\\s?文(?!\\p{IsHan})");
  private static final Pattern REPORTER_AFTER =
      Pattern.compile("(?<![\\p{IsHangul}\\p{IsHan}])([\\p{IsHangul}]{2,4}) ?기자(?!\\p{IsHangul})");
  private static final Pattern SIGNATURE =
      Pattern.compile("[（(]\\s?([\\p{IsHan}·\\s、]{2,40})[）)]\\s?$");
  private static final Pattern BETWEEN = Pattern.compile("[、，,;；/／・＆]");

  private EastAsianBylines() {}

  /**
   * Reads the parts of a text where a byline can stand.
   *
   * @param text the start or the end of a paragraph, or a whole one
   * @param isEnd whether the text ends where its paragraph does
   */
  static void read(String text, boolean isEnd, Sink sink) {
    int from = 0;
    for (int i = 0; i < text.length(); i++) {
      Cue cue = cueAt(text, i);
      if (cue != null && i >= from) {
        from = i + cue.text.length();
        readCue(text, i, cue, sink);
      }
    }
    addMatches(NAME_FIRST.matcher(text), AuthorPlace.EAST_ASIAN_AUTHOR, sink);
    if (text.contains("기자")) {
      addMatches(REPORTER_AFTER.matcher(text), AuthorPlace.EAST_ASIAN_REPORTER, sink);
    }
    if (isEnd) {
      readSignature(text, sink);
    }
  }

  private static Cue cueAt(String text, int at) {
    if ("责責编編来來作撰采執执笔筆著楼发署文记記通取".indexOf(text.charAt(at)) >= 0) {
      for (Cue cue : CUES) {
        if (text.startsWith(cue.text, at)) {
          return cue;
        }
      }
    }
    return null;
  }

  private static void readCue(String text, int at, Cue cue, Sink sink) {
    int i = at + cue.text.length();
    boolean spaced = false;
    boolean marked = false;
    while (i < text.length()) {
      char c = text.charAt(i);
      if (MARKS.indexOf(c) >= 0) {
        marked = true;
      } else if (Character.isWhitespace(c) || c == '\u3000') {
        spaced = true;
      } else {
        break;
      }
      i++;
    }
    boolean afterLetter = at > 0 && PersonNames.isHan(text.codePointBefore(at));
    boolean reporter = cue.place == AuthorPlace.EAST_ASIAN_REPORTER;
    boolean author = cue.place == AuthorPlace.EAST_ASIAN_AUTHOR;
    if (cue.text.length() == 1 && (!marked || afterLetter)) {
      return;
    }
    if (i == text.length()) {
      if (marked || text.length() <= 8 && !afterLetter) {
        sink.pending(cue.place);
      }
      return;
    }
    String rest = text.substring(i);
    if (reporter) {
      add(reporters(rest, marked || spaced), cue.place, sink);
    } else if (marked) {
      add(names(rest), cue.place, sink);
    } else if (author && spaced) {
      add(reporters(rest, true), cue.place, sink);
    }
  }

  private static void add(List<String> names, AuthorPlace place, Sink sink) {
    if (!names.isEmpty()) {
      sink.add(place, names);
    }
  }

  /** The names at the start of a text that holds nothing else up to a mark. */
  static List<String> names(String text) {
    Matcher end = END.matcher(text);
    String part = end.find() ? text.substring(0, end.start()) : text;
    List<String> names = new ArrayList<>();
    for (String listed : BETWEEN.split(part, MOST_NAMES + 1)) {
      String name = withoutOffice(listed.strip());
      String[] words = name.split("[\\s\u3000]+");
      boolean severalNames = words.length > 1;
      for (String word : words) {
        severalNames &= PersonNames.isHanName(word);
      }
      for (String found : severalNames ? words : new String[] {name}) {
        if (found.length() > LONGEST_NAME && PersonNames.hasCjk(found) || found.length() > 40) {
          return names;
        }
        if (found.chars().anyMatch(Character::isLetter)
            && found.chars().noneMatch(c -> "=\"{}<>".indexOf(c) >= 0)) {
          names.add(found);
        }
      }
    }
    return names.size() < 2
        ? names
        : names.stream().flatMap(n -> Arrays.stream(n.split("&"))).toList();
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

  /** Names of two to four Han each at the start of a text. */
  private static List<String> reporters(String text, boolean setApart) {
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
      if (text.startsWith("摄", stop)
          || text.startsWith("供图", stop)
          || text.startsWith(" 摄", stop)) {
        return List.of();
      }
      boolean ended =
          stop < end || end == text.length() || !Character.isLetterOrDigit(text.charAt(end));
      boolean plausible = setApart || !names.isEmpty() || PersonNames.hasSurname(name);
      if (!PersonNames.isHanName(name) || cueAt(name, 0) != null || !ended || !plausible) {
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

  private static void readSignature(String text, Sink sink) {
    Matcher m = SIGNATURE.matcher(text);
    if (!m.find()) {
      return;
    }
    List<String> names = new ArrayList<>();
    if (m.start() > 0 && text.length() < LEAST_PARAGRAPH) {
      return;
    }
    if (m.group(1).endsWith("摄") || m.group(1).endsWith("图")) {
      return;
    }
    for (String name : m.group(1).strip().split("[\\s\u3000、]+")) {
      if (!PersonNames.isHanName(name)) {
        return;
      }
      names.add(name);
    }
    if (!names.isEmpty() && names.size() <= MOST_NAMES && PersonNames.hasSurname(names.get(0))) {
      sink.add(AuthorPlace.EAST_ASIAN_SIGNATURE, names);
    }
  }

  private static void addMatches(Matcher m, AuthorPlace place, Sink sink) {
    while (m.find()) {
      sink.add(place, List.of(m.group(1)));
    }
  }
}
