package io.zhengwen.metadata.author;

import io.zhengwen.page.Gap;
import io.zhengwen.page.PageModel;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the names that writers sign with: a line of its own behind the last paragraph, on the right
 * or marked by a dash or brackets; others are mostly headings.
 */
final class Signatures {
  private static final int LONGEST = 60;

  /** A paragraph has so many characters. */
  private static final int PARAGRAPH = 120;

  /** So much may stand in the line behind a signature; more is the next paragraph. */
  private static final int LONGEST_AFTER = 80;

  private static final int MOST_NODES = 40;

  /** A paragraph between such marks is quoted, and the name is of who is. */
  private static final String QUOTES = "\"'“”„‘’«»「」『』";

  /** How deep a text may lie in the element that is set on the right. */
  private static final int LEVELS = 3;

  private static final Pattern RIGHT =
      Pattern.compile("text-align:\\s*(?:right|end)", Pattern.CASE_INSENSITIVE);

  private static final Pattern SIGNED =
      Pattern.compile(
          "(?:[-–—―(\\[/]\\s?)?([^(\\[/|,:;]{4,45}?)(?:[/,]\\s?\\p{L}{2,6})?[)\\]]?\\.?");

  private final PageModel page;
  private final AuthorStatements statements;

  private Signatures(AuthorStatements statements) {
    this.page = statements.page();
    this.statements = statements;
  }

  static void addTo(AuthorStatements statements) {
    new Signatures(statements).addAll();
  }

  private void addAll() {
    int before = -1;
    for (int i = 0; i < page.size(); i++) {
      if (!page.isText(i) || !page.isVisible(i)) {
        continue;
      }
      if (before >= 0
          && page.textLength(i) <= LONGEST
          && !page.inLink(i)
          && isLineBehindParagraph(i, before)) {
        add(i);
      }
      before = i;
    }
  }

  /** Whether a text is a line of its own, prose before it and none behind it. */
  private boolean isLineBehindParagraph(int i, int before) {
    return page.gapBefore(i).compareTo(Gap.LINE) >= 0
        && page.textLength(before) >= PARAGRAPH
        && !isQuotation(before)
        && !page.inLink(before)
        && charsOfNextLine(i) <= LONGEST_AFTER;
  }

  private boolean isQuotation(int text) {
    return QUOTES.indexOf(page.charAt(text, 0)) >= 0
        && QUOTES.indexOf(page.charAt(text, page.textLength(text) - 1)) >= 0;
  }

  /** The length of the line behind a text; {@link #PARAGRAPH} if the text goes on. */
  private int charsOfNextLine(int text) {
    int chars = 0;
    int end = Math.min(page.size(), text + MOST_NODES);
    for (int i = text + 1; i < end; i++) {
      if (page.isText(i) && page.isVisible(i)) {
        boolean line = page.gapBefore(i).compareTo(Gap.LINE) >= 0;
        if (chars == 0 && !line) {
          return PARAGRAPH;
        }
        if (chars > 0 && line) {
          return chars;
        }
        chars += page.textLength(i);
      }
    }
    return chars;
  }

  private boolean isOnTheRight(int text) {
    int at = page.parent(text);
    for (int level = 0; level < LEVELS && at > 0; level++, at = page.parent(at)) {
      if (page.attr(at, "align").equalsIgnoreCase("right")
          || RIGHT.matcher(page.attr(at, "style")).find()) {
        return true;
      }
    }
    return false;
  }

  private void add(int i) {
    Matcher signed = SIGNED.matcher(page.text(i));
    if (signed.matches() && (signed.start(1) > 0 || isOnTheRight(i))) {
      String name = signed.group(1).strip();
      if (PersonNames.isFullName(name) || PersonNames.isCaselessName(name)) {
        statements.addNames(AuthorPlace.SIGNATURE, List.of(name), i);
      }
    }
  }
}
