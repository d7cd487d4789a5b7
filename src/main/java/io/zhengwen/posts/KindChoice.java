package io.zhengwen.posts;

import io.zhengwen.extract.ExtractedRecord.Kind;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.Columns;
import io.zhengwen.page.records.RecordGroup;
import io.zhengwen.page.script.DeclaredProduct;
import io.zhengwen.text.LowerCase;
import io.zhengwen.text.WebAddress;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Decides whether records are the posts of a thread, comments on an article, or neither. The rules,
 * ours: records headed by links to other pages are lists, and so are topics; on a page whose
 * address is a forum's, records are posts, unless markup calls them comments and more text stands
 * before them; elsewhere, records that markup calls comments are comments, as are reviews below a
 * text that show users and dates, and three or more that name users and hold most of the page's
 * text are posts.
 */
final class KindChoice {
  private static final double MOST_HEADED = .5;
  private static final double LEAST_USERS = .8;
  private static final int LEAST_BEFORE = 20;
  private static final int LEAST_UNNAMED = 4;

  /** Of a name: what it must and must not be for its elements to be comments. */
  private static final int NAMED = PartNames.COMMENT | PartNames.TEASER | PartNames.PLACE;

  private static final int LEAST_POSTS = 3;

  /** Between the words of a name: {@code blog-comment}, {@code blogComment}. */
  private static final Pattern WORD_END = Pattern.compile("-|(?<=\\p{Ll})(?=\\p{Lu})");

  private final Evidence evidence;
  private final Columns columns;
  private final PostText texts;
  private final boolean firstPostApart;
  private final PageModel page;
  private final LinksAway away;

  KindChoice(Layout layout, boolean firstPostApart) {
    evidence = layout.evidence();
    columns = layout.columns();
    texts = layout.texts();
    this.firstPostApart = firstPostApart;
    page = evidence.page;
    away = new LinksAway(page.url());
  }

  /** Whether records of a page may be posts or comments by the rules, whatever else they are. */
  static boolean isPossible(Participants participants) {
    return participants.isAnyNamed(PartNames.COMMENT | PartNames.REVIEW)
        || !participants.heads.isEmpty()
        || participants.count() >= LEAST_USERS * LEAST_POSTS
        || participants.inForum();
  }

  /** Whether records, with a first post before them or without, may be posts or comments. */
  static boolean isPossible(Evidence evidence, RecordGroup replies) {
    if (evidence.inForum()) {
      return true;
    }
    double users = mostWith(evidence.users(replies));
    return (evidence.names(replies) & PartNames.COMMENT) != 0 || evidence.areReviews(replies)
        ? Math.max(users, mostWith(replies.own(evidence.dates))) >= LEAST_USERS
        : users >= LEAST_USERS && replies.size() + 1 >= LEAST_POSTS;
  }

  /** The share of records that show something if a first post that does comes to them. */
  private static double mostWith(int[] counts) {
    return (shown(counts) + 1.0) / (counts.length + 1);
  }

  private static long shown(int[] counts) {
    return Arrays.stream(counts).filter(count -> count > 0).count();
  }

  /** Whether the records are headed by links to other pages, as lists of these are. */
  boolean areHeadedByLinks() {
    return headed(columns.group, false) > MOST_HEADED;
  }

  /** Whether the records are the topics or boards that a forum lists. */
  boolean areTopics() {
    return new TopicList(evidence, columns).hasTopics();
  }

  /** Of records that are no list of other pages. */
  Optional<Kind> kind() {
    RecordGroup group = columns.group;
    boolean comments = (evidence.names(group) & PartNames.COMMENT) != 0;
    int inside = evidence.proseWords(group.start(0), group.end(group.size() - 1));
    int before = evidence.proseWords(0, group.start(0));
    if (evidence.inForum()) {
      return Optional.of(comments && !firstPostApart && before > inside ? Kind.COMMENT : Kind.POST);
    }
    if (areReviews(before)) {
      return Optional.of(Kind.COMMENT);
    }
    if (comments) {
      return areComments(before) ? Optional.of(Kind.COMMENT) : Optional.empty();
    }
    boolean thread = group.size() >= LEAST_POSTS && users() >= LEAST_USERS && inside > before;
    return thread ? Optional.of(Kind.POST) : Optional.empty();
  }

  /**
   * Whether comments certainly are some, and no part of the page's own text: outside forums, where
   * no text before them looks like theirs, and users and dates are shown. Reviews that are not
   * called comments, too, may be a part of it, except on the page of a product.
   */
  boolean areCertain() {
    int before = evidence.proseWords(0, columns.group.start(0));
    return !evidence.inForum()
        && (areCertainComments(before) || areReviews(before) && DeclaredProduct.in(page));
  }

  private boolean areCertainComments(int before) {
    return (evidence.names(columns.group) & PartNames.COMMENT) != 0
        && areComments(before)
        && !firstPostApart
        && Math.min(users(), dates()) >= LEAST_USERS;
  }

  /**
   * Whether records that markup calls comments, or that stand in an element called so, show who
   * wrote them and when. A record alone must be called so itself, and stand below a text.
   */
  private boolean areComments(int before) {
    RecordGroup group = columns.group;
    String name = group.key() < 0 ? "" : evidence.keys.name(group.key());
    boolean called = (evidence.names(group.key()) & NAMED) == PartNames.COMMENT;
    double users = users();
    double dates = dates();
    if (group.size() == 1) {
      return called && isSingular(name) && before >= LEAST_BEFORE && Math.min(users, dates) == 1;
    }
    if (before < LEAST_BEFORE) {
      return called && Math.min(users, dates) >= LEAST_USERS;
    }
    boolean teasers = (evidence.names(group) & PartNames.TEASER) != 0;
    return called
        ? Math.max(users, dates) >= LEAST_USERS
        : evidence.isHeaded(group)
            ? dates >= LEAST_USERS
            : !teasers
                && dates >= LEAST_USERS
                && (users >= LEAST_USERS || group.size() >= LEAST_UNNAMED);
  }

  /** Whether records below a text are named as reviews, and show who wrote them and when. */
  private boolean areReviews(int before) {
    return before >= LEAST_BEFORE
        && columns.group.size() > 1
        && Arrays.stream(evidence.said(columns.group)).allMatch(words -> words > 0)
        && evidence.areReviews(columns.group)
        && dates() >= LEAST_USERS
        && (users() >= LEAST_USERS || isTyped())
        && headed(columns.group, true) <= MOST_HEADED;
  }

  /** Whether microdata call the last record a review; its writer may stand in them alone. */
  private boolean isTyped() {
    int last = columns.group.start(columns.group.size() - 1);
    return page.attr(last, "itemtype").endsWith("/Review");
  }

  private static boolean isSingular(String name) {
    return Arrays.stream(WORD_END.split(name))
        .map(LowerCase::of)
        .anyMatch(
            word -> word.equals("comment") || word.equals("@comment") || word.equals("reply"));
  }

  /** The share of records in which markup or a link names a user. */
  private double users() {
    return share(evidence.users(columns.group));
  }

  private double dates() {
    return share(columns.group.own(evidence.dates));
  }

  private static double share(int[] counts) {
    return (double) shown(counts) / counts.length;
  }

  /**
   * The share of records that are headed by a link, as teasers of other pages are.
   *
   * @param inTexts whether links in the texts of the records count, too
   */
  private double headed(RecordGroup group, boolean inTexts) {
    int headed = 0;
    int last = -1;
    for (int i = group.start(0); i < group.end(group.size() - 1); i++) {
      int r = columns.record[i];
      boolean candidate = r >= 0 && r != last && page.isText(i) && page.inLink(i);
      if (candidate && (inTexts || !texts.contains(i)) && inHeading(i, r)) {
        headed++;
        last = r;
      }
    }
    return (double) headed / group.size();
  }

  private boolean inHeading(int i, int r) {
    int at = page.parent(i);
    String href = "";
    while (at > 0 && columns.record[at] == r) {
      if (page.tag(at).equals("a")) {
        href = page.attr(at, "href");
        if (evidence.marks.ofAttributes(at).isPresent() || !page.attr(at, "name").isEmpty()) {
          return false;
        }
      }
      if ((evidence.names[at] & PartNames.NICKNAME) != 0) {
        return false;
      }
      if (page.isHeading(at)) {
        return (evidence.names[at] & PartNames.AUTHOR) == 0
            && evidence.dates[page.end(at)] == evidence.dates[at]
            && away.leads(href)
            && !isSiteOfWriter(href)
            && !isOfComment(href);
      }
      at = page.parent(at);
    }
    return false;
  }

  /** Whether an address in a heading of what markup calls comments is that of another site. */
  private boolean isSiteOfWriter(String href) {
    return (evidence.names(columns.group) & PartNames.COMMENT) != 0
        && WebAddress.of(href)
            .map(WebAddress::hostWithoutWww)
            .filter(host -> !host.equals(host(page.url())))
            .isPresent();
  }

  /** Whether an address in a heading of what markup calls comments is that of a comment. */
  private boolean isOfComment(String href) {
    return (evidence.names(columns.group) & PartNames.COMMENT) != 0 && href.contains("comment");
  }

  private static String host(String url) {
    return WebAddress.of(url).map(WebAddress::hostWithoutWww).orElse("");
  }
}
