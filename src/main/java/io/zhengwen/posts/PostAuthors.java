package io.zhengwen.posts;

import io.zhengwen.page.PageModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds who wrote each post: of all columns of short texts outside the posts' texts, the one that
 * most posts have, that markup names as a user, that links to profiles, and whose texts differ. A
 * post without that column takes the next best.
 */
final class PostAuthors {
  private static final int LONGEST = 60;
  private static final int MOST_WORDS = 6;
  private static final double LEAST = .6;

  private final Evidence evidence;
  private final Columns columns;
  private final PostText texts;
  private final DateMarks marks;
  private final PageModel page;

  /** A name found in a record; {@code node} is its text node or the element around it. */
  record Author(String name, int node, int link) {}

  private static final class Candidate {
    final int column;
    final Author[] found;
    int records;
    final Set<String> names = new HashSet<>();
    double score;

    Candidate(int column, int records) {
      this.column = column;
      found = new Author[records];
    }
  }

  PostAuthors(Evidence evidence, Columns columns, PostText texts, DateMarks marks) {
    this.evidence = evidence;
    this.columns = columns;
    this.texts = texts;
    this.marks = marks;
    page = evidence.page;
  }

  /** The author of each record; null where none is shown. */
  Author[] find() {
    List<Candidate> candidates = candidates();
    int n = columns.group.size();
    candidates.forEach(c -> c.score = score(c, n));
    candidates.sort(
        Comparator.comparingDouble((Candidate c) -> -c.score).thenComparingInt(c -> c.column));
    Author[] authors = new Author[n];
    for (Candidate c : candidates) {
      if (c.score < LEAST) {
        break;
      }
      for (int r = 0; r < n; r++) {
        authors[r] = authors[r] == null ? c.found[r] : authors[r];
      }
    }
    return authors;
  }

  private List<Candidate> candidates() {
    Candidate[] byColumn = new Candidate[columns.size()];
    List<Candidate> all = new ArrayList<>();
    for (int i = 0; i < page.size(); i++) {
      int r = columns.record[i];
      if (r < 0 || !page.isText(i) || texts.isClosed(i) || !page.isVisible(i)) {
        continue;
      }
      int c = columns.column[i];
      if (byColumn[c] == null) {
        byColumn[c] = new Candidate(c, columns.group.size());
        all.add(byColumn[c]);
      }
      if (byColumn[c].found[r] == null) {
        Author author = author(i);
        if (author != null) {
          byColumn[c].found[r] = author;
          byColumn[c].records++;
          byColumn[c].names.add(author.name);
        }
      }
    }
    all.removeIf(c -> c.records == 0);
    return all;
  }

  private Author author(int i) {
    int up = page.parent(i);
    boolean whole =
        page.inLink(i) && page.tag(up).equals("a")
            || (evidence.names[up] & PartNames.NICKNAME) != 0;
    int node = whole && page.chars(up) <= LONGEST && up > 0 && !page.isBlockLevel(up) ? up : i;
    String name = node == i ? page.text(i) : page.text(node, page.end(node), j -> true);
    name = trim(name);
    if (name.isEmpty()
        || name.length() > LONGEST
        || !hasLetter(name)
        || words(name) > MOST_WORDS
        || marks.ofText(name).isPresent()) {
      return null;
    }
    return new Author(name, node, link(i));
  }

  /** The link around a text node, or -1. */
  private int link(int i) {
    int a = page.inLink(i) ? page.parent(i) : -1;
    while (a > 0 && !page.tag(a).equals("a")) {
      a = page.parent(a);
    }
    return a;
  }

  /** The name without the marks that templates put around it. */
  private static String trim(String text) {
    int from = 0;
    int to = text.length();
    while (from < to && " :,|·»«-–—(\u00a0".indexOf(text.charAt(from)) >= 0) {
      from++;
    }
    while (to > from && " :,|·»«–—\u00a0".indexOf(text.charAt(to - 1)) >= 0) {
      to--;
    }
    return text.substring(from, to);
  }

  /** Whether a text is a number with what it counts, such as {@code 13 posts}. */
  private static boolean isCount(String text) {
    int i = 0;
    while (i < text.length()
        && (Character.isDigit(text.charAt(i)) || ".,".indexOf(text.charAt(i)) >= 0)) {
      i++;
    }
    return i > 0 && i < text.length() && text.charAt(i) == ' ';
  }

  private static boolean hasLetter(String text) {
    return text.codePoints().anyMatch(Character::isLetter);
  }

  private static int words(String text) {
    int words = 1;
    for (int i = 0; i < text.length(); i++) {
      words += text.charAt(i) == ' ' ? 1 : 0;
    }
    return words;
  }

  private double score(Candidate c, int n) {
    double share = (double) c.records / n;
    int profiles = 0;
    double named = 0;
    int colons = 0;
    for (Author a : c.found) {
      if (a != null) {
        profiles += a.link >= 0 && Evidence.isProfile(page.attr(a.link, "href")) ? 1 : 0;
        named += named(a.node);
        colons += a.name.indexOf(':') >= 0 || isCount(a.name) ? 1 : 0;
      }
    }
    double score = named / c.records + 2.0 * profiles / c.records - 2.0 * colons / c.records;
    if (c.records >= 3 && c.names.size() == 1) {
      score -= 3;
    }
    score -= n >= 4 && c.records > 4 && c.names.size() < .2 * c.records ? .5 : 0;
    return (score + .5) * (.3 + .7 * share);
  }

  /** How much the names of the elements around a text say that it is a user. */
  private double named(int node) {
    double score = 0;
    int i = page.isText(node) ? page.parent(node) : node;
    double weight = 1;
    for (int level = 0; level < 4 && i > 0 && columns.record[i] >= 0; level++) {
      int names = evidence.names[i];
      if ((names & PartNames.NICKNAME) != 0) {
        score = Math.max(score, 3 * weight);
      }
      if ((names & PartNames.AUTHOR) != 0) {
        score = Math.max(score, 1.5 * weight);
      }
      if (level < 2
          && (names & (PartNames.DATE | PartNames.TOOLS | PartNames.OTHER_DATE)) != 0
          && (names & (PartNames.AUTHOR | PartNames.NICKNAME)) == 0) {
        score -= 2 * weight;
      }
      String tag = page.tag(i);
      if (level == 0
          && (tag.equals("b") || tag.equals("strong") || tag.equals("cite") || page.isHeading(i))) {
        score += .5 * weight;
      }
      if (level < 2 && (names & PartNames.RANK) != 0) {
        score -= 2 * weight;
      }
      weight *= .7;
      i = page.parent(i);
    }
    return score;
  }
}
