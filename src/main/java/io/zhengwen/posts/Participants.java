package io.zhengwen.posts;

import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.ElementKeys;
import io.zhengwen.text.PatternTable;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Where a page names the users who take part in a discussion. Not thread-safe. */
final class Participants {
  private static final int LONGEST_NAME = 60;

  /** Parts of addresses of users' pages. */
  private static final PatternTable PROFILES =
      new PatternTable(
          Stream.of(
                  "profile",
                  "member",
                  "user",
                  "author",
                  "/u/",
                  "people/",
                  "space-uid",
                  "mod=space",
                  "/home/main?",
                  "uid=")
              .collect(Collectors.toMap(part -> part, part -> 1)));

  final ElementKeys keys;

  /** The {@link PartNames} of each key. */
  final int[] namesOfKeys;

  /** The {@link PartNames} of each element. */
  final int[] names;

  /** Sums of elements that show a user over the nodes before each node. */
  final int[] users;

  /** Headings of comments. */
  final CommentHeads heads;

  private final PageModel page;

  /** All names of elements together. */
  private final int allNames;

  /** Null until it is asked for. */
  private Boolean inForum;

  Participants(PageModel page) {
    this.page = page;
    keys = ElementKeys.of(page);
    namesOfKeys = keys.bits(PartNames::of);
    names = keys.bitsOfNodes(namesOfKeys);
    int all = 0;
    for (int names : namesOfKeys) {
      all |= names;
    }
    allNames = all;
    heads = new CommentHeads(page);
    users = new int[page.size() + 1];
    for (int i = 0; i < page.size(); i++) {
      users[i + 1] = users[i] + (!page.isText(i) && showsUser(i) ? 1 : 0);
    }
  }

  /** The number of elements that show a user. */
  int count() {
    return users[page.size()];
  }

  /** Whether an element has one of the names. */
  boolean isAnyNamed(int bits) {
    return (allNames & bits) != 0;
  }

  /** Whether the page is one of a forum, by its address or by what it declares. */
  boolean inForum() {
    if (inForum == null) {
      inForum = isAnyNamed(PartNames.FORUM) || ForumSigns.of(page);
    }
    return inForum;
  }

  private boolean showsUser(int i) {
    boolean named = (names[i] & (PartNames.AUTHOR | PartNames.NICKNAME)) != 0;
    if (!named && !page.tag(i).equals("a")) {
      return false;
    }
    int chars = page.measures().chars(i);
    return chars > 0
        && chars <= LONGEST_NAME
        && (named || isProfile(page.attr(i, "href")) || isAnnounced(i) && inForum());
  }

  /**
   * Whether the text right before a link announces a name behind the number of a post: {@code (2)
   * By}. Lists of topics have {@code by} before who wrote last.
   */
  private boolean isAnnounced(int link) {
    int before = link - 1;
    return page.isText(before)
        && page.textLength(before) <= LONGEST_NAME
        && AuthorPlaces.isNumbered(page.text(before).strip());
  }

  /** Whether an address looks like that of a user's page. */
  static boolean isProfile(String href) {
    return PROFILES.find(href) != 0;
  }
}
