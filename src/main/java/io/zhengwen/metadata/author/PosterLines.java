package io.zhengwen.metadata.author;

import io.zhengwen.page.PageModel;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the lines at the end of a Chinese blog's entry or a forum's post that say who posted it:
 * {@code posted @ 2005-11-06 23:51 阿禾 阅读(402)}, {@code 本贴由大卫于2005年8月12日发表}.
 */
final class PosterLines {
  private static final Pattern POSTED = Pattern.compile("[Pp]osted\\b");
  private static final Pattern READ = Pattern.compile("[(（\\s]*(?:阅读|閱讀|浏览|瀏覽|评论|評論|留言)");
  private static final Pattern POSTED_BY = Pattern.compile("本[贴帖貼文]由[：:\\s]*");
  private static final Pattern AT = Pattern.compile("[于於]\\s?\\d");
  private static final Pattern POSTED_BY_AT =
      Pattern.compile(POSTED_BY + "([\\p{L}\\p{N}_·-]{2,20}?)\\s?" + AT);
  private static final int LONGEST = 60;

  private final PageModel page;
  private final AuthorStatements statements;

  PosterLines(AuthorStatements statements) {
    this.page = statements.page();
    this.statements = statements;
  }

  /** Adds the poster whom a line names that a text begins. */
  void read(int i) {
    if (page.textLength(i) <= LONGEST) {
      switch (page.charAt(i, 0)) {
        case 'p', 'P' -> addPosted(i);
        case '本' -> addPostedBy(i);
        default -> {
          // Most texts are something else.
        }
      }
    }
  }

  /** Reads {@code posted on}, a date, a name and how often the article was read. */
  private void addPosted(int i) {
    if (POSTED.matcher(page.text(i)).lookingAt()) {
      int date = AccountNames.isDate(page, i) ? i : AccountNames.nextText(page, i + 1);
      int name =
          date >= 0 && AccountNames.isDate(page, date) ? AccountNames.nextText(page, date + 1) : -1;
      addBetween(name, READ);
    }
  }

  /** Reads 本贴由, a name and 于 with a date, in one text or in three. */
  private void addPostedBy(int i) {
    String text = page.text(i);
    Matcher line = POSTED_BY_AT.matcher(text);
    if (line.lookingAt()) {
      statements.addNames(AuthorPlace.EAST_ASIAN_AUTHOR, List.of(line.group(1)), i);
    } else if (POSTED_BY.matcher(text).matches()) {
      addBetween(AccountNames.nextText(page, i + 1), AT);
    }
  }

  /** Adds the name that a text is if the next one begins as it should. */
  private void addBetween(int name, Pattern next) {
    int after = name < 0 ? -1 : AccountNames.nextText(page, name + 1);
    if (after >= 0
        && AccountNames.isName(page, name)
        && next.matcher(page.text(after)).lookingAt()) {
      statements.addNames(AuthorPlace.EAST_ASIAN_AUTHOR, List.of(page.text(name)), name);
    }
  }
}
