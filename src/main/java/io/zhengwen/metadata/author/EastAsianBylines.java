package io.zhengwen.metadata.author;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads the bylines of Chinese, Japanese and Korean: {@code 作者：张三}, {@code （记者 张三 李四）}, {@code
 * 本报记者张三发自北京}, {@code 文/张三}, {@code 张三/文}, {@code （张三）} at the end of an article, and those of
 * {@linkplain KoreanBylines Korean reporters and writers}.
 */
final class EastAsianBylines {
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

  /** A cue that announces many other things, too. */
  private static final String COMMON = "文字";

  private static final List<Cue> CUES =
      List.of(
          new Cue("责任编辑", AuthorPlace.EAST_ASIAN_EDITOR),
          new Cue("責任編輯", AuthorPlace.EAST_ASIAN_EDITOR),
          new Cue("责编", AuthorPlace.EAST_ASIAN_EDITOR),
          new Cue("責編", AuthorPlace.EAST_ASIAN_EDITOR),
          new Cue("编辑", AuthorPlace.EAST_ASIAN_EDITOR),
          new Cue("編輯", AuthorPlace.EAST_ASIAN_EDITOR),
          new Cue("来源", AuthorPlace.EAST_ASIAN_SOURCE),
          new Cue("來源", AuthorPlace.EAST_ASIAN_SOURCE),
          new Cue("作者简介", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("作者簡介", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("作者", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("撰文", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("撰稿人", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("撰稿", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("采写", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("採寫", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("執筆者", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("執筆", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("执笔", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("笔者", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("筆者", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("著者", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("楼主", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("樓主", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("发帖人", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("发表人", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("发布人", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("发布者", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("發佈者", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("發布者", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("張貼者", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("张贴者", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("投稿者", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("署名", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("작성자", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("글쓴이", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("기자명", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("ライター", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("文責", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("图文", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("圖文", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("文图", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("文圖", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("文/图", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("文/圖", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("文／图", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("文／圖", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("图/文", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("圖/文", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue(COMMON, AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("文", AuthorPlace.EAST_ASIAN_AUTHOR),
          new Cue("记者", AuthorPlace.EAST_ASIAN_REPORTER),
          new Cue("記者", AuthorPlace.EAST_ASIAN_REPORTER),
          new Cue("通讯员", AuthorPlace.EAST_ASIAN_REPORTER),
          new Cue("通訊員", AuthorPlace.EAST_ASIAN_REPORTER),
          new Cue("取材", AuthorPlace.EAST_ASIAN_REPORTER));

  private static final String STARTS =
      CUES.stream().map(cue -> cue.text.substring(0, 1)).distinct().collect(Collectors.joining());

  private static final String MARKS = "：:|｜丨/／=＝】";

  /** What else somebody did who wrote, in Japanese, or a middle dot before the name. */
  private static final Pattern JOINT =
      Pattern.compile(
          "(?:[・･](?:写真|撮影|構成|編集|イラスト|絵|図))++(?=[\\s：:/／=＝|｜]|$)"
              + "|[・･](?=\\s?(?:[\\p{IsHan}\\p{IsKatakana} ]{2,8}[\\p{IsHiragana}&&[^のをがはにと]]{0,4})?$)");

  private static final Pattern NAME_FIRST =
      Pattern.compile("(?<!\\p{IsHan})(\\p{IsHan}{2,4})\\s?[/／]\\s?文(?!\\p{IsHan})");

  /** Where a Japanese correspondent writes from, before the name: {@code 【東京＝山田太郎】}. */
  private static final Pattern DATE_LINE =
      Pattern.compile("^\\s*[【［\\[（(〔]([^】］\\]）)〔＝=]{1,12})[＝=]([^】］\\]）)〔＝=]{3,20})[】］\\]）)〕]");

  /** A desk and its reporters as a paragraph: {@code 生活中心／王小明報導}. */
  private static final Pattern DESK =
      Pattern.compile(
          "^\\s*\\p{IsHan}{0,8}(?:中心|組|组|部|網|网|台|記者|记者)[/／]((?:\\p{IsHan}{2,4}[、\\s])*\\p{IsHan}{2,4}?)\\s?(?:綜合|综合)?(?:報導|報道|报道|报导|特稿|專訪|专访)\\s*$");

  private static final Pattern SIGNATURE =
      Pattern.compile("[（(]\\s?([\\p{IsHan}·\\s、]{2,40})[）)]\\s?$");

  private final String text;
  private final EastAsianNames names;
  private final Sink sink;
  private final Set<String> found = new HashSet<>();

  private EastAsianBylines(String text, EastAsianNames names, Sink sink) {
    this.text = text;
    this.names = names;
    this.sink = sink;
  }

  /**
   * Reads the parts of a text where a byline can stand.
   *
   * @param text the start or the end of a paragraph, or a whole one
   * @param isEnd whether the text ends where its paragraph does
   * @param language the language that the page declares
   */
  static void read(String text, boolean isEnd, String language, Sink sink) {
    new EastAsianBylines(text, EastAsianNames.of(language, text), sink).readAll(isEnd);
  }

  private void readAll(boolean isEnd) {
    int from = 0;
    for (int i = 0; i < text.length(); i++) {
      Cue cue = cueAt(text, i);
      if (cue != null && i >= from) {
        from = i + cue.text.length();
        readCue(i, cue);
      }
    }
    boolean slash = has('／', '/');
    if (slash) {
      readNameFirst();
    }
    KoreanBylines.in(text).forEach(names -> add(names, AuthorPlace.EAST_ASIAN_REPORTER));
    KoreanBylines.writersIn(text).forEach(names -> add(names, AuthorPlace.EAST_ASIAN_AUTHOR));
    if (has('＝', '=')) {
      readDateLine();
    }
    if (slash) {
      readDesk();
    }
    if (isEnd) {
      readSignature();
    }
  }

  private boolean has(char wide, char narrow) {
    return text.indexOf(wide) >= 0 || text.indexOf(narrow) >= 0;
  }

  private void readNameFirst() {
    Matcher nameFirst = NAME_FIRST.matcher(text);
    while (nameFirst.find()) {
      add(List.of(nameFirst.group(1)), AuthorPlace.EAST_ASIAN_AUTHOR);
    }
  }

  /** Whether a text begins with an announcement. */
  static boolean isCue(String text) {
    return !text.isEmpty() && cueAt(text, 0) != null;
  }

  private static Cue cueAt(String text, int at) {
    if (STARTS.indexOf(text.charAt(at)) >= 0) {
      for (Cue cue : CUES) {
        if (text.startsWith(cue.text, at)) {
          return cue;
        }
      }
    }
    return null;
  }

  private void readCue(int at, Cue cue) {
    int i = at + cue.text.length();
    Matcher joint = JOINT.matcher(text).region(i, text.length());
    boolean spaced = false;
    boolean marked = cue.text.equals("文") && joint.lookingAt();
    i = marked ? joint.end() : i;
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
    boolean common = cue.text.equals(COMMON);
    if ((common || cue.text.length() == 1) && (!marked || afterLetter)) {
      return;
    }
    if (i == text.length()) {
      if (marked && !common || text.length() <= 8 && !afterLetter) {
        sink.pending(cue.place);
      }
      return;
    }
    String rest = text.substring(i);
    marked |= MARKS.indexOf(cue.text.charAt(cue.text.length() / 2)) >= 0;
    if (common) {
      addPersons(names.reporters(rest, true, spaced), cue.place);
    } else if (reporter) {
      add(names.reporters(rest, marked, spaced), cue.place);
    } else if (marked) {
      add(names.listed(rest), cue.place);
    } else if (author && spaced) {
      add(names.reporters(rest, false, true), cue.place);
    }
  }

  /** Adds names, those of writers unless they are part of what was added before. */
  private void add(List<String> names, AuthorPlace place) {
    boolean writers =
        place == AuthorPlace.EAST_ASIAN_AUTHOR || place == AuthorPlace.EAST_ASIAN_REPORTER;
    if (!names.isEmpty() && !(writers && found.containsAll(names))) {
      found.addAll(names);
      sink.add(place, names);
    }
  }

  /** Adds names that look like those of persons if there are none yet. */
  private void addPersons(List<String> names, AuthorPlace place) {
    if (found.isEmpty() && names.stream().allMatch(PersonNames::hasSurname)) {
      add(names, place);
    }
  }

  private void readDateLine() {
    Matcher line = DATE_LINE.matcher(text);
    if (line.find()) {
      String correspondent = line.group(2).strip();
      if (names.isSigned(correspondent.replaceAll("[ 　]", ""))) {
        add(List.of(correspondent), AuthorPlace.EAST_ASIAN_REPORTER);
      }
    }
  }

  private void readDesk() {
    Matcher desk = DESK.matcher(text);
    if (desk.find()) {
      add(names.only(desk.group(1)), AuthorPlace.EAST_ASIAN_REPORTER);
    }
  }

  private void readSignature() {
    Matcher m = SIGNATURE.matcher(text);
    if (!m.find()
        || m.start() > 0 && text.length() < LEAST_PARAGRAPH
        || m.group(1).endsWith("摄")
        || m.group(1).endsWith("图")) {
      return;
    }
    List<String> signed = names.only(m.group(1).strip());
    boolean isWhole = m.start() == 0;
    if (!signed.isEmpty()
        && (PersonNames.hasSurname(signed.get(0)) || isWhole && names.isSigned(signed.get(0)))) {
      sink.add(AuthorPlace.EAST_ASIAN_SIGNATURE, signed);
    }
  }
}
