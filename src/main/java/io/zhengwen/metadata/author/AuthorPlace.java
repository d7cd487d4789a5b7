package io.zhengwen.metadata.author;

import io.zhengwen.metadata.MetadataSource;

/** A kind of place in a page that names people. */
public enum AuthorPlace {
  /** {@code author} or {@code creator} of an article in JSON-LD. */
  JSON_ARTICLE(Group.STATED, MetadataSource.JSON_LD),
  /** The same of a forum's thread or a question. */
  JSON_THREAD(Group.STATED, MetadataSource.JSON_LD),
  /** The same of anything else that describes the page. */
  JSON_PAGE(Group.STATED, MetadataSource.JSON_LD),
  /** The same of a part of the page, such as a review. */
  JSON_PART(Group.STATED, MetadataSource.JSON_LD),
  /** {@code <meta name="author">}. */
  META_AUTHOR(Group.STATED, MetadataSource.META),
  /** {@code article:author} and its like. */
  META_ARTICLE(Group.STATED, MetadataSource.OPEN_GRAPH),
  /** Dublin Core's creator. */
  META_CREATOR(Group.STATED, MetadataSource.DUBLIN_CORE),
  /** The names that analytics and search services have for the same. */
  META_SERVICE(Group.STATED, MetadataSource.META),
  /** A {@code twitter:data} element whose label says that it names a writer. */
  META_LABELLED(Group.STATED, MetadataSource.META),
  /** {@code itemprop="author"} or {@code property="author"}. */
  PROPERTY(Group.SHOWN, MetadataSource.MICRODATA),
  /** {@code rel="author"}. */
  REL(Group.SHOWN, MetadataSource.LINK),
  /** An element whose class or id speaks of an author. */
  AUTHOR_CLASS(Group.SHOWN, MetadataSource.BYLINE),
  /** An element whose class or id speaks of a byline. */
  BYLINE_CLASS(Group.SHOWN, MetadataSource.BYLINE),
  /** An element whose class or id speaks of a user. */
  USER_CLASS(Group.USER, MetadataSource.TEXT),
  /** A link to the page of an author. */
  AUTHOR_LINK(Group.SHOWN, MetadataSource.TEXT),
  /** A link to the page of a user. */
  USER_LINK(Group.USER, MetadataSource.TEXT),
  /** A text that begins with {@code By}, or the like in another language. */
  BYLINE(Group.SHOWN, MetadataSource.BYLINE),
  /** A line by the headline that reads like a name, next to a date. */
  DATE_LINE(Group.SHOWN, MetadataSource.BYLINE),
  /** A line by the headline that reads like a name. */
  HEADLINE_LINE(Group.SHOWN, MetadataSource.BYLINE),
  /** A line behind the last paragraph that reads like a name. */
  SIGNATURE(Group.SHOWN, MetadataSource.BYLINE),
  /** A Chinese or Japanese text that announces an author. */
  EAST_ASIAN_AUTHOR(Group.EAST_ASIAN, MetadataSource.BYLINE),
  /** The same for a reporter; or a Korean reporter. */
  EAST_ASIAN_REPORTER(Group.EAST_ASIAN, MetadataSource.BYLINE),
  /** Chinese names in brackets at the end of a paragraph. */
  EAST_ASIAN_SIGNATURE(Group.EAST_ASIAN, MetadataSource.BYLINE),
  /** A short Chinese or Japanese text by the headline, next to a date: a writer or an account. */
  EAST_ASIAN_DATE_LINE(Group.EAST_ASIAN, MetadataSource.BYLINE),
  /** An account of an East Asian platform, below the headline. */
  EAST_ASIAN_ACCOUNT(Group.EAST_ASIAN, MetadataSource.BYLINE),
  /** A Chinese text that announces an editor. */
  EAST_ASIAN_EDITOR(Group.EAST_ASIAN, MetadataSource.BYLINE),
  /** A Chinese text that announces the source of an article. */
  EAST_ASIAN_SOURCE(Group.EAST_ASIAN, MetadataSource.BYLINE),
  /** A person who holds the page's copyright. */
  COPYRIGHT(Group.SHOWN, MetadataSource.TEXT),
  /** The name of the site, where it reads like a person's. */
  SITE_NAME(Group.STATED, MetadataSource.OPEN_GRAPH);

  /** What kinds have in common. */
  enum Group {
    STATED,
    SHOWN,
    USER,
    EAST_ASIAN
  }

  private final Group group;
  private final MetadataSource source;

  AuthorPlace(Group group, MetadataSource source) {
    this.group = group;
    this.source = source;
  }

  Group group() {
    return group;
  }

  /** What is said of where an author was found. */
  MetadataSource source() {
    return source;
  }
}
