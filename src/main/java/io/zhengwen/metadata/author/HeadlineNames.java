package io.zhengwen.metadata.author;

import io.zhengwen.metadata.date.DateText;
import io.zhengwen.page.Gap;
import io.zhengwen.page.PageModel;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds names that nothing announces: lines below the headline, and the copyright line. */
final class HeadlineNames {
  private static final int LONGEST = 60;

  /** How far below the headline names are looked for, in texts and in characters. */
  private static final int TEXTS = 40;

  private static final int CHARACTERS = 1_500;

  /** How many texts may stand between a name and a date. */
  private static final int NEAR_DATE = 3;

  private static final int LAST_TEXTS = 80;

  /** How many nodes may stand between a date and its neighbour. */
  private static final int NEIGHBOURS = 6;

  private static final int LONGEST_EAST_ASIAN = 12;

  private static final DateText DATES = new DateText("en");

  private static final Pattern COPYRIGHT =
      Pattern.compile(
          "(?:©|[Cc]opyright|\\([Cc]\\))[\\s©\\d,–-]{0,30}+(?:(?:[Cc]opyright|[Bb]y) )?("
              + PersonNames.FULL_NAME
              + ")(?=\\.?$|[.,|]| All)");

  /** What reads like the name of a writer or an account. */
  private static final Pattern EAST_ASIAN =
      Pattern.compile("[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\w·]{2,12}");

  private final PageModel page;
  private final AuthorStatements statements;
  private final int headline;

  private HeadlineNames(AuthorStatements statements, int headline) {
    this.headline = headline;
    this.page = statements.page();
    this.statements = statements;
  }

  static void addTo(AuthorStatements statements, int headline) {
    HeadlineNames names = new HeadlineNames(statements, headline);
    names.addBelow(headline < 0 ? 0 : statements.page().end(headline));
    names.addCopyright();
  }

  private void addBelow(int from) {
    int texts = 0;
    int lastDate = -NEAR_DATE;
    int pending = -1;
    int pendingAt = 0;
    for (int i = from; i < page.size() && page.measures().chars(from, i) < CHARACTERS; i++) {
      if (!page.isText(i)) {
        continue;
      }
      if (texts++ == TEXTS) {
        break;
      }
      if (page.textLength(i) > LONGEST) {
        continue;
      }
      if (page.hasDigit(i)) {
        String text = page.text(i);
        if (!DATES.find(text).isEmpty()) {
          lastDate = texts;
          addRest(text, i);
          addNeighbours(i);
          if (pending >= 0 && texts - pendingAt <= NEAR_DATE) {
            add(AuthorPlace.DATE_LINE, pending);
            pending = -1;
          }
        }
      } else if (page.gapBefore(i).compareTo(Gap.NONE) > 0
          && Character.isUpperCase(page.charAt(i, 0))
          && !isLabel(i)
          && PersonNames.isFullName(page.text(i))
          && !AuthorNames.isNone(page.text(i))) {
        if (pending >= 0) {
          add(AuthorPlace.HEADLINE_LINE, pending);
          pending = -1;
        }
        if (texts - lastDate <= NEAR_DATE) {
          add(AuthorPlace.DATE_LINE, i);
        } else {
          pending = i;
          pendingAt = texts;
        }
      }
    }
    if (pending >= 0) {
      add(AuthorPlace.HEADLINE_LINE, pending);
    }
  }

  /** Whether a text is the term or the head of what stands beside it. */
  private boolean isLabel(int text) {
    String around = page.tag(page.parent(text));
    return around.equals("dt") || around.equals("th");
  }

  private void add(AuthorPlace place, int text) {
    statements.addNames(place, List.of(page.text(text)), text);
  }

  /** Adds the East Asian names right before and after a date. */
  private void addNeighbours(int date) {
    for (int i = date - 1; i > 0 && i > date - NEIGHBOURS; i--) {
      if (page.isText(i)) {
        addEastAsian(i);
        break;
      }
    }
    for (int i = date + 1; i < page.size() && i < date + NEIGHBOURS; i++) {
      if (page.isText(i)) {
        addEastAsian(i);
        break;
      }
    }
  }

  private void addEastAsian(int i) {
    if (page.textLength(i) <= LONGEST_EAST_ASIAN && (headline < 0 || !page.isWithin(i, headline))) {
      String text = page.text(i);
      if (PersonNames.hasCjk(text)
          && EAST_ASIAN.matcher(text).matches()
          && !AuthorNames.isNone(text)) {
        statements.addNames(AuthorPlace.EAST_ASIAN_DATE_LINE, List.of(text), i);
      }
    }
  }

  /** Adds the name that stands in one text with a date. */
  private void addRest(String text, int i) {
    List<String> names = AuthorNames.shown(text);
    if (!names.isEmpty() && names.stream().allMatch(PersonNames::isFullName)) {
      statements.addNames(AuthorPlace.DATE_LINE, names, i);
    }
  }

  private void addCopyright() {
    int texts = 0;
    for (int i = page.size() - 1; i > 0 && texts < LAST_TEXTS; i--) {
      if (!page.isText(i)) {
        continue;
      }
      texts++;
      if (page.textLength(i) <= 2 * LONGEST) {
        String text = page.text(i);
        boolean may =
            text.indexOf('©') >= 0
                || text.contains("opyright")
                || text.contains("(c)")
                || text.contains("(C)");
        Matcher m = may ? COPYRIGHT.matcher(text) : null;
        if (may && m.find()) {
          statements.addNames(
              AuthorPlace.COPYRIGHT, List.of(m.group(1).replaceFirst("\\.$", "")), i);
          return;
        }
      }
    }
  }
}
