package io.zhengwen.metadata.publication;

import io.zhengwen.metadata.publication.DateWords.Use;
import io.zhengwen.metadata.publication.DateWords.Word;
import io.zhengwen.text.LowerCase;
import java.util.List;

/** What the words by a date say that it is the date of. */
enum DateLabel {
  /** Nothing. */
  NONE,
  /** Publication. */
  PUBLISHED,
  /** A change. */
  MODIFIED,
  /** Something other than the page: a copyright, an event, a deadline, a birth, today. */
  OTHER;

  /** How far before its head a label may begin. */
  private static final int LONGEST_LABEL = 30;

  /** What stands between the words of a label whose head is a noun. */
  private static final String NOUN = " \u00a0\u202f-'’";

  /** What stands before an article, which may follow the label itself: {@code Date limite : le}. */
  private static final String ARTICLE = NOUN + ":";

  /** More letters do not stand between a label in an element of its own and its date. */
  private static final int MOST_LETTERS_BETWEEN = 20;

  /** An ideograph or syllable says as much as so many letters. */
  private static final int LETTERS_OF_IDEOGRAPH = 6;

  /** How far behind a date its verb may stand. */
  private static final int MOST_AFTER = 40;

  /** What stands between a verb and the date that it is about: {@code " am "}. */
  private static final int MOST_BEFORE_NEXT = 8;

  /**
   * A label behind a date.
   *
   * @param end where it ends in the text behind the date
   */
  record Behind(DateLabel label, int end) {
    private static final Behind NOTHING = new Behind(NONE, 0);
  }

  private record Verb(String text, DateLabel label) {}

  /** Verbs directly behind a date. */
  private static final List<Verb> NEXT =
      List.of(
          new Verb("更新", MODIFIED),
          new Verb("修改", MODIFIED),
          new Verb("수정", MODIFIED),
          new Verb("updated", MODIFIED),
          new Verb("(updated", MODIFIED),
          new Verb("发布", PUBLISHED),
          new Verb("發布", PUBLISHED),
          new Verb("发表", PUBLISHED),
          new Verb("發表", PUBLISHED),
          new Verb("首次发布", PUBLISHED),
          new Verb("首次發布", PUBLISHED),
          new Verb("首发", PUBLISHED),
          new Verb("公開", PUBLISHED),
          new Verb("投稿", PUBLISHED),
          new Verb("掲載", PUBLISHED),
          new Verb("截止", OTHER),
          new Verb("到期", OTHER),
          new Verb("締切", OTHER),
          new Verb("마감", OTHER));

  /** Verbs anywhere in the rest of a sentence, and what a server says of its work. */
  private static final List<Verb> WITHIN =
      List.of(
          new Verb("geändert", MODIFIED),
          new Verb("aktualisiert", MODIFIED),
          new Verb("veröffentlicht", PUBLISHED),
          new Verb("erstellt", PUBLISHED),
          new Verb("geschrieben", PUBLISHED),
          new Verb("publiziert", PUBLISHED),
          new Verb("güncellendi", MODIFIED),
          new Verb("yayınlandı", PUBLISHED),
          new Verb("yayımlandı", PUBLISHED),
          new Verb("közzétéve", PUBLISHED),
          new Verb("प्रकाशित", PUBLISHED),
          new Verb("processed in", OTHER));

  /** Particles of a term, which follow the signs of a date or time at once. */
  private static final List<String> TERMS =
      List.of("起", "止", "前", "之前", "以前", "まで", "から", "까지", "부터");

  /** The label in the text before a date: the last word that says anything. */
  static DateLabel of(String before) {
    return of(before, false);
  }

  /**
   * The label that elements of their own give the date behind them. A title or another text may
   * speak of a deadline, too, but goes on behind the word, or with a date of its own.
   */
  static DateLabel ofElements(String before) {
    return of(before, true);
  }

  private static DateLabel of(String before, boolean elements) {
    String text = LowerCase.of(before);
    for (int i = text.length() - 1; i >= 0 && text.charAt(i) != '。'; i--) {
      Word word = DateWords.at(text, i, false);
      if (word != null && word.label() != NONE) {
        DateLabel label = word.use() == Use.HEAD ? ofHead(text, i, word) : word.label();
        return label == OTHER && elements && goesOn(text, i + word.text().length()) ? NONE : label;
      }
    }
    return NONE;
  }

  /** What the words of a label before its head say, or else the head. */
  private static DateLabel ofHead(String text, int at, Word head) {
    String marks =
        Character.isIdeographic(text.charAt(at)) ? "" : head.text().endsWith(" ") ? ARTICLE : NOUN;
    int least = Math.max(0, at - LONGEST_LABEL);
    for (int i = at - 1; i >= least && continuesLabel(text.charAt(i), marks); i--) {
      Word word = DateWords.at(text, i, true);
      if (word != null && word.use() != Use.HEAD) {
        return word.label();
      }
    }
    return head.label();
  }

  private static boolean continuesLabel(char c, String marks) {
    return Character.isLetter(c) || marks.indexOf(c) >= 0;
  }

  private static boolean goesOn(String text, int from) {
    int letters = 0;
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isDigit(c)) {
        return true;
      }
      letters += !Character.isLetter(c) ? 0 : c >= 0x2E80 ? LETTERS_OF_IDEOGRAPH : 1;
    }
    return letters > MOST_LETTERS_BETWEEN;
  }

  /**
   * The label in the text behind a date that has none before it: some languages have the verb at
   * the end.
   *
   * @param text up to the next date or the end of the line
   * @param signed whether the date ends with a sign such as that for a day
   * @param another whether a date follows the text
   */
  static Behind behind(String text, boolean signed, boolean another) {
    String start = LowerCase.of(text.substring(0, Math.min(MOST_AFTER, text.length())));
    if (signed && TERMS.stream().anyMatch(start::startsWith)) {
      return new Behind(OTHER, 1);
    }
    int from = start.length() - start.stripLeading().length();
    for (Verb verb : NEXT) {
      int end = from + verb.text.length();
      if (start.startsWith(verb.text, from)
          && !isLabel(start, end)
          && !(another && isLatin(verb) && announcesNext(start, end))) {
        return new Behind(verb.label, end);
      }
    }
    Behind first = Behind.NOTHING;
    int least = start.length();
    for (Verb verb : WITHIN) {
      int at = start.indexOf(verb.text);
      int end = at + verb.text.length();
      if (at >= 0 && at < least && !(another && announcesNext(text, end))) {
        least = at;
        first = new Behind(verb.label, end);
      }
    }
    return first;
  }

  private static boolean isLatin(Verb verb) {
    return Character.isLetter(verb.text.charAt(verb.text.length() - 1))
        && verb.text.charAt(verb.text.length() - 1) < 0x2E80;
  }

  /** Whether a verb is about the date that follows: {@code Aktualisiert: 3.5.}. */
  private static boolean announcesNext(String text, int end) {
    String rest = text.substring(end);
    return rest.length() <= MOST_BEFORE_NEXT && rest.chars().noneMatch(c -> ",;)".indexOf(c) >= 0);
  }

  /** Whether a verb goes on as a label of what follows: {@code 发布时间：}, {@code Updated:}. */
  private static boolean isLabel(String text, int end) {
    return end < text.length()
        && (Character.isIdeographic(text.charAt(end))
            || text.charAt(end) == ':'
            || text.charAt(end) == '：');
  }
}
