package io.zhengwen.metadata.author;

import io.zhengwen.metadata.date.DateText;
import io.zhengwen.metadata.names.ElementNames;
import io.zhengwen.page.PageModel;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Finds the account that published an article on a Chinese, Japanese or Korean platform: a user
 * whom markup names right below the headline, or a short text there, next to a date, that markup
 * names as a user elsewhere on the page.
 */
final class AccountNames {
  /** How far below the headline accounts are looked for, in texts and in characters. */
  private static final int TEXTS = 12;

  private static final int CHARACTERS = 120;

  private static final int LEAST_TITLE = 4;
  private static final int LEAST_PLAIN_TITLE = 8;
  private static final int LONGEST_TITLE = 200;
  private static final int LONGEST_LINE = 120;
  private static final int LONGEST_NAME = 20;

  /** Behind a longer text, such as a post's, another part of the page begins. */
  private static final int LONGEST_LABEL = 40;

  /** How many elements may have nothing but the name. */
  private static final int MOST_AROUND = 4;

  private static final Pattern NAME = Pattern.compile("(?=.*\\p{L})[\\p{L}\\p{M}\\p{N}_·-]{2,20}");

  private static final DateText DATES = new DateText("zh");

  private final PageModel page;
  private final ElementNames names;
  private final AuthorStatements statements;

  private AccountNames(AuthorStatements statements, ElementNames names) {
    this.page = statements.page();
    this.names = names;
    this.statements = statements;
  }

  /** Adds what a page says below its headline, if that is in an East Asian script. */
  static void addTo(AuthorStatements statements, ElementNames names, int headline) {
    AccountNames accounts = new AccountNames(statements, names);
    int title = headline >= 0 ? headline : accounts.titleAmidPage();
    if (title >= 0 && accounts.isEastAsian(title)) {
      accounts.addBelow(statements.page().end(title));
    }
  }

  /**
   * For pages without {@code h1}: the first {@code h2} that the document's title has, or else the
   * first text that it begins with; or -1.
   */
  private int titleAmidPage() {
    String title = page.documentTitle();
    if (!PersonNames.hasCjk(title)) {
      return -1;
    }
    int plain = -1;
    for (int i = 0; i < page.size(); i++) {
      if (page.tag(i).equals("h2") && page.measures().chars(i) <= LONGEST_TITLE) {
        String text = page.text(i, page.end(i), j -> true);
        if (text.length() >= LEAST_TITLE && title.contains(text)) {
          return i;
        }
      } else if (plain < 0 && isPlainTitle(i, title)) {
        plain = i;
      }
    }
    return plain;
  }

  private boolean isPlainTitle(int i, String title) {
    return page.isText(i)
        && page.isVisible(i)
        && !page.inLink(i)
        && page.textLength(i) >= LEAST_PLAIN_TITLE
        && page.textLength(i) <= LONGEST_TITLE
        && page.charAt(i, 0) == title.charAt(0)
        && title.startsWith(page.text(i));
  }

  private boolean isEastAsian(int headline) {
    for (int i = headline; i < page.end(headline); i++) {
      if (page.isText(i) && page.hasCjk(i)) {
        return true;
      }
    }
    return false;
  }

  private void addBelow(int from) {
    int texts = 0;
    int before = -1;
    int i = nextText(page, from);
    while (i >= 0
        && texts++ < TEXTS
        && page.measures().chars(from, i) < CHARACTERS
        && (before < 0 || page.textLength(before) < LONGEST_LABEL || page.inLink(before))) {
      int after = nextText(page, i + 1);
      boolean mayBe = page.isVisible(i) && !page.inControl(i) && isName(page, i);
      if (mayBe
          && (isAccount(i)
              || statements.has(AuthorPlace.META_AUTHOR, page.text(i))
              || (isDate(before) || isDate(after)) && isAccountElsewhere(i))) {
        statements.addNames(AuthorPlace.EAST_ASIAN_ACCOUNT, List.of(page.text(i)), i);
      }
      before = i;
      i = after;
    }
  }

  /** Whether a text may be the name of an account. */
  static boolean isName(PageModel page, int i) {
    return page.textLength(i) <= LONGEST_NAME
        && NAME.matcher(page.text(i)).matches()
        && !AuthorNames.isNone(page.text(i));
  }

  /** The first text at or after a node; -1 if there is none. */
  static int nextText(PageModel page, int from) {
    int i = from;
    while (i < page.size() && !page.isText(i)) {
      i++;
    }
    return i < page.size() ? i : -1;
  }

  private boolean isDate(int i) {
    return i >= 0 && isDate(page, i);
  }

  /** Whether a short text holds a date. */
  static boolean isDate(PageModel page, int i) {
    return page.textLength(i) <= LONGEST_LINE
        && page.hasDigit(i)
        && !DATES.find(page.text(i)).isEmpty();
  }

  /** Whether an element that has nothing but a text is a user's or an author's by its markup. */
  private boolean isAccount(int text) {
    int i = page.parent(text);
    for (int level = 0; level < MOST_AROUND && i > 0; level++) {
      if (page.measures().chars(i) != page.measures().chars(text)) {
        return false;
      }
      int flags = names.flags(i) | names.flagsForTests(i);
      if ((flags & (ElementNames.USER | ElementNames.AUTHOR)) != 0
          || page.tag(i).equals("a")
              && AuthorLinks.of(page.attr(i, "href")) != AuthorLinks.Target.OTHER) {
        return true;
      }
      i = page.parent(i);
    }
    return false;
  }

  private boolean isAccountElsewhere(int text) {
    String name = page.text(text);
    for (int i = 0; i < page.size(); i++) {
      if (i != text
          && page.isText(i)
          && page.textLength(i) == name.length()
          && page.text(i).equals(name)
          && isAccount(i)) {
        return true;
      }
    }
    return false;
  }
}
