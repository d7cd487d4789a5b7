package io.zhengwen.metadata.author;

/** A kind of place in a page that names people. */
public enum AuthorPlace {
  /** {@code author} or {@code creator} of an article in JSON-LD. */
  JSON_ARTICLE(Group.STATED),
  /** The same of a forum's thread or a question. */
  JSON_THREAD(Group.STATED),
  /** The same of anything else that describes the page. */
  JSON_PAGE(Group.STATED),
  /** The same of a part of the page, such as a review. */
  JSON_PART(Group.STATED),
  /** {@code <meta name="author">}. */
  META_AUTHOR(Group.STATED),
  /** {@code article:author} and its like. */
  META_ARTICLE(Group.STATED),
  /** Dublin Core's creator. */
  META_CREATOR(Group.STATED),
  /** The names that analytics and search services gave to the same thing. */
  META_SERVICE(Group.STATED),
  /** A {@code twitter:data} element whose label says that it names a writer. */
  META_LABELLED(Group.STATED),
  /** {@code itemprop="author"} or {@code property="author"}. */
  PROPERTY(Group.SHOWN),
  /** {@code rel="author"}. */
  REL(Group.SHOWN),
  /** An element whose class or id speaks of an author. */
  AUTHOR_CLASS(Group.SHOWN),
  /** An element whose class or id speaks of a byline. */
  BYLINE_CLASS(Group.SHOWN),
  /** An element whose class or id speaks of a user. */
  USER_CLASS(Group.USER),
  /** A link to the page of an author. */
  AUTHOR_LINK(Group.SHOWN),
  /** A link to the page of a user. */
  USER_LINK(Group.USER),
  /** A text that begins with {@code By}, or the like in another language. */
  BYLINE(Group.SHOWN),
  /** A line by the headline that reads like a name, next to a date. */
  DATE_LINE(Group.SHOWN),
  /** A line by the headline that reads like a name. */
  HEADLINE_LINE(Group.SHOWN),
  /** A line behind the last paragraph that reads like a name. */
  SIGNATURE(Group.SHOWN),
  /** A Chinese or Japanese text that announces an author. */
  EAST_ASIAN_AUTHOR(Group.EAST_ASIAN),
  /** The same for a reporter; or a Korean reporter. */
  EAST_ASIAN_REPORTER(Group.EAST_ASIAN),
  /** Chinese names in brackets at the end of a paragraph. */
  EAST_ASIAN_SIGNATURE(Group.EAST_ASIAN),
  /** A short Chinese or Japanese text by the headline, next to a date: a writer or an account. */
  EAST_ASIAN_DATE_LINE(Group.EAST_ASIAN),
  /** An account of an East Asian platform, below the headline. */
  EAST_ASIAN_ACCOUNT(Group.EAST_ASIAN),
  /** A Chinese text that announces an editor. */
  EAST_ASIAN_EDITOR(Group.EAST_ASIAN),
  /** A Chinese text that announces the source of an article. */
  EAST_ASIAN_SOURCE(Group.EAST_ASIAN),
  /** A person who holds the page's copyright. */
  COPYRIGHT(Group.SHOWN),
  /** The name of the site, where it reads like a person's. */
  SITE_NAME(Group.STATED);

  /** What kinds have in common. */
  enum Group {
    STATED,
    SHOWN,
    USER,
    EAST_ASIAN
  }

  private final Group group;

  AuthorPlace(Group group) {
    this.group = group;
  }

  Group group() {
    return group;
  }
}
