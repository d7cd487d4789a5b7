package io.zhengwen.posts;

import io.zhengwen.metadata.author.Announcements;
import io.zhengwen.metadata.author.DateEndings;
import io.zhengwen.page.Links;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.ColumnValues;
import io.zhengwen.page.records.Columns;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.SortedMap;

/**
 * Finds who wrote each post: of all columns of short texts outside the posts' texts, the one that
 * most posts have, that markup names as a user, that links to profiles, and whose texts differ. A
 * post without that column takes the next best.
 */
final class PostAuthors {
  private static final int LONGEST = 60;

  /** A longer text is more than a name, what announces it and the date behind it. */
  private static final int LONGEST_LINE = 4 * LONGEST;

  private static final int MOST_WORDS = 6;
  private static final double LEAST = .6;

  /**
   * How much it says at least that a text is a user if words announce it, and besides if a date
   * follows it always.
   */
  private static final double ANNOUNCED = 1.5;

  private static final double DATED = .3;

  /**
   * How likely it is of texts that begin most records, or end the line of a date in most, and that
   * nothing else speaks for.
   */
  private static final double PLACED = .2;

  private static final double MOST_PLACED = .8;

  private final Evidence evidence;
  private final Columns columns;
  private final PostText texts;
  private final PageModel page;
  private final AuthorPlaces places;

  /** Whether records are those of a discussion, though no markup may name its users. */
  private final boolean mayBeUnnamed;

  /**
   * A name found in a record; {@code node} is its text node or the element around it, {@code
   * announced} whether words before it say that a name follows.
   */
  record Author(String name, int node, int link, boolean handle, boolean announced) {}

  PostAuthors(Layout layout) {
    evidence = layout.evidence();
    columns = layout.columns();
    texts = layout.texts();
    page = evidence.page;
    places = new AuthorPlaces(evidence, columns);
    mayBeUnnamed = evidence.inForum() || (evidence.names(columns.group) & PartNames.COMMENT) != 0;
  }

  /** The author of each record that shows one. */
  SortedMap<Integer, Author> find() {
    ColumnValues<Author> names = new ColumnValues<>(columns);
    for (int i = 0; i < page.size(); i++) {
      if (columns.record[i] >= 0 && page.isText(i) && !texts.isClosed(i) && page.isVisible(i)) {
        names.read(i, this::author, k -> leadsToProfile(Links.around(page, k)) ? 1 : 0);
      }
    }
    return names.best(this::score, LEAST);
  }

  private boolean leadsToProfile(int link) {
    return link >= 0 && Participants.isProfile(page.attr(link, "href"));
  }

  private Author author(int i) {
    if (page.textLength(i) > LONGEST_LINE) {
      return null;
    }
    int up = page.parent(i);
    boolean whole =
        page.inLink(i) && page.tag(up).equals("a")
            || (evidence.names[up] & PartNames.NICKNAME) != 0;
    int node =
        whole && page.measures().chars(up) <= LONGEST && up > 0 && !page.isBlockLevel(up) ? up : i;
    String name =
        node == i
            ? page.text(i)
            : page.text(node, page.end(node), j -> !isForScreenReaders(j, node));
    name = trim(NameSuffixes.leftOutOf(name));
    boolean initial = places.isInitialOf(up, name);
    int announced = announced(name);
    name = name.substring(announced);
    name = places.isBeforeDate(i) ? DateEndings.before(name) : name;
    if ((evidence.names[up] & (PartNames.NICKNAME | PartNames.AUTHOR)) != 0) {
      name = withoutNumber(name);
    }
    int link = Links.around(page, i);
    boolean handle = isHandle(name, link);
    name = handle ? name.substring(1) : name;
    if (name.isEmpty()
        || name.length() > LONGEST
        || !hasLetter(name)
        || isInitial(name)
        || initial
        || words(name) > MOST_WORDS
        || Announcements.endsWithBy(name)
        || evidence.marks.ofText(name).isPresent()) {
      return null;
    }
    return new Author(name, node, link, handle, announced > 0 || places.isAnnounced(node));
  }

  /** Where the name begins in a text that announces it: {@code Comment by Ann}; 0 elsewhere. */
  private static int announced(String text) {
    int end = Announcements.end(text);
    boolean certain = end < text.length() && text.lastIndexOf(' ', end - 2) > 0;
    return certain ? end : 0;
  }

  /** Whether a text says something beside a name to screen readers, such as {@code Offline}. */
  private boolean isForScreenReaders(int text, int name) {
    int up = page.parent(text);
    int names = evidence.names[up];
    boolean isName = up == name && (names & (PartNames.AUTHOR | PartNames.NICKNAME)) != 0;
    return !isName && (names & PartNames.TOOLS) != 0;
  }

  /** The name without the number that a comment has in a list: {@code 3. amber}. */
  private static String withoutNumber(String name) {
    int i = 0;
    while (i < name.length() && Character.isDigit(name.charAt(i))) {
      i++;
    }
    boolean number = i > 0 && name.startsWith(". ", i);
    return number ? name.substring(i + 2).strip() : name;
  }

  /** Whether a name is that of an account whose page its link leads to: {@code @amber}. */
  private boolean isHandle(String name, int link) {
    return link >= 0
        && name.length() > 1
        && name.charAt(0) == '@'
        && (page.attr(link, "href").endsWith("/" + name)
            || page.attr(link, "href").endsWith("/" + name.substring(1)));
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

  /** Whether a text is a single letter, as templates show it where a user has no picture. */
  private static boolean isInitial(String name) {
    return name.codePointCount(0, name.length()) == 1
        && !Character.isIdeographic(name.codePointAt(0));
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

  private double score(Collection<Author> found) {
    int n = columns.group.size();
    double records = found.size();
    int profiles = 0;
    double named = 0;
    int colons = 0;
    int dated = 0;
    int opening = 0;
    int behindDates = 0;
    Set<String> names = new HashSet<>();
    for (Author a : found) {
      opening += places.opens(a.node, columns.record[a.node]) ? 1 : 0;
      behindDates += mayBeUnnamed && endsLineOfDate(a) ? 1 : 0;
      profiles += a.handle || leadsToProfile(a.link) ? 1 : 0;
      named += Math.max(named(a.node), a.announced ? ANNOUNCED : Double.NEGATIVE_INFINITY);
      dated += places.isBeforeDate(page.isText(a.node) ? a.node : page.end(a.node) - 1) ? 1 : 0;
      colons += a.name.indexOf(':') >= 0 || isCount(a.name) ? 1 : 0;
      names.add(a.name);
    }
    double score = named / records + 2.0 * profiles / records - 2.0 * colons / records;
    int placed = Math.max(opening, behindDates);
    if (mayBeUnnamed && placed >= MOST_PLACED * records && 2 * names.size() > records) {
      score = Math.max(score, PLACED);
    }
    if (records >= 3 && names.size() == 1) {
      score -= 3;
    }
    score += n > 1 && dated == n && names.size() > n / 2 ? DATED : 0;
    score -= n >= 4 && records > 4 && names.size() < .2 * records ? .5 : 0;
    return (score + .5) * (.3 + .7 * (records / n));
  }

  /** Whether a name ends the line of a date; what begins with a digit may be the time of day. */
  private boolean endsLineOfDate(Author a) {
    return !Character.isDigit(a.name.charAt(0)) && places.isBehindDate(a.node);
  }

  /** Whether an element is a link to a profile and is named so, with the picture of its user. */
  private boolean isLinkOfUser(int i) {
    return (evidence.names[i] & PartNames.AUTHOR) != 0
        && page.tag(i).equals("a")
        && leadsToProfile(i);
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
      if (level < 2 && (names & PartNames.RANK) != 0 && !isLinkOfUser(i)) {
        score -= 2 * weight;
      }
      weight *= .7;
      i = page.parent(i);
    }
    return score;
  }
}
