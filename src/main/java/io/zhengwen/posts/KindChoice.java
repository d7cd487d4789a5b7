package io.zhengwen.posts;

import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.RecordGroup;
import io.zhengwen.posts.Discussion.Kind;
import java.util.Arrays;
import java.util.Optional;

/** Decides whether records are the posts of a thread, comments on an article, or neither. */
final class KindChoice {
  private static final double MOST_HEADED = .5;
  private static final double MOST_USERS = .8;

  private final Evidence evidence;
  private final Columns columns;
  private final PostText texts;
  private final boolean firstPostApart;
  private final PageModel page;

  KindChoice(Evidence evidence, Columns columns, PostText texts, boolean firstPostApart) {
    this.evidence = evidence;
    this.columns = columns;
    this.texts = texts;
    this.firstPostApart = firstPostApart;
    page = evidence.page;
  }

  Optional<Kind> kind() {
    RecordGroup group = columns.group;
    int key = group.key() < 0 ? 0 : PartNames.of(evidence.keys.name(group.key()));
    int around = around(group);
    boolean comment = ((key | around) & PartNames.COMMENT) != 0;
    boolean post = ((key | around) & PartNames.POST) != 0;
    boolean forum = (PartNames.of(page.url()) & PartNames.FORUM) != 0;
    if (Boolean.getBoolean("dbg"))
      System.out.println(
          "   KEY "
              + (group.key() < 0
                  ? "path " + page.tag(group.start(0))
                  : evidence.keys.name(group.key()))
              + " n="
              + group.size()
              + " comment="
              + comment
              + " post="
              + post
              + " forum="
              + forum
              + " headed="
              + headed(group)
              + " body="
              + (columns.label(texts.body) < 0
                  ? "-"
                  : evidence.keys.name(columns.label(texts.body))
                      + "/"
                      + page.tag(columns.first(texts.body)))
              + " first="
              + firstPostApart);
    if (headed(group) > MOST_HEADED) {
      return Optional.empty();
    }
    int last = columns.group.size() - 1;
    int inside = evidence.proseWords(group.start(0), group.end(last));
    int before = evidence.proseWords(0, group.start(0));
    if (firstPostApart && (forum || post)) {
      return Optional.of(Kind.POSTS);
    }
    if (comment && !(key == PartNames.POST)) {
      return Optional.of(forum && before < .5 * inside ? Kind.POSTS : Kind.COMMENTS);
    }
    if (forum || post && before < inside) {
      return Optional.of(Kind.POSTS);
    }
    return users() >= MOST_USERS && inside > before ? Optional.of(Kind.POSTS) : Optional.empty();
  }

  /** The share of records in which markup or a link names a user. */
  private double users() {
    int[] users = columns.group.own(evidence.users);
    return (double) Arrays.stream(users).filter(u -> u > 0).count() / users.length;
  }

  /** The names of the elements around the records. */
  private int around(RecordGroup group) {
    int names = 0;
    int at = page.parent(group.start(group.size() - 1));
    for (int level = 0; level < 3 && at > 0; level++) {
      names |= evidence.names[at];
      at = page.parent(at);
    }
    return names;
  }

  /** The share of records that are headed by a link, as teasers of other pages are. */
  private double headed(RecordGroup group) {
    int headed = 0;
    int last = -1;
    for (int i = group.start(0); i < group.end(group.size() - 1); i++) {
      int r = columns.record[i];
      if (r >= 0
          && r != last
          && page.isText(i)
          && page.inLink(i)
          && inHeading(i, r)
          && !texts.contains(i)) {
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
      href = page.tag(at).equals("a") ? page.attr(at, "href") : href;
      if (page.isHeading(at)) {
        return (evidence.names[at] & PartNames.AUTHOR) == 0 && leadsAway(href);
      }
      at = page.parent(at);
    }
    return false;
  }

  private boolean leadsAway(String href) {
    if (href.isEmpty() || href.indexOf('#') >= 0 || Evidence.isProfile(href)) {
      return false;
    }
    String own = path(page.url());
    String other = path(href);
    return !other.endsWith(own.substring(own.lastIndexOf('/') + 1)) && !other.startsWith(own);
  }

  private static String path(String url) {
    int end = url.indexOf('?');
    String path = end < 0 ? url : url.substring(0, end);
    int host = path.indexOf("//");
    int start = host < 0 ? 0 : path.indexOf('/', host + 2);
    return start < 0 ? "" : path.substring(start);
  }
}
