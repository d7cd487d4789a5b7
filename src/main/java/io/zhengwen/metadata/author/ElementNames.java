package io.zhengwen.metadata.author;

import io.zhengwen.page.PageModel;

/** What the classes and ids of a page's elements say about authors. Not thread-safe. */
final class ElementNames {
  static final int AUTHOR = 1;
  static final int BYLINE = 2;
  static final int USER = 4;
  static final int COMMENTS = 8;
  static final int ASIDE = 16;
  private static final int NOT_AUTHOR = 32;
  private static final int NOT_COMMENTS = 64;

  private static final int LONGEST = 200;

  /** A power of two. */
  private static final int KNOWN = 128;

  /** How many ancestors are asked whether they hold comments or something beside the text. */
  private static final int MOST_ANCESTORS = 40;

  private static final Keywords WORDS =
      new Keywords()
          .with(
              AUTHOR,
              "author writer autor> autoren autores auteur contributor reporter journalist verfasser creator editor"
                  + " credit redakt skribent forfatter signature")
          .with(NOT_AUTHOR, "authoriz authoris authorit")
          .with(BYLINE, "byline by-line postedby posted-by post-by")
          .with(
              USER,
              "username user-name poster nick <user> member displayname display-name topicstarter topic-starter <fn>"
                  + " profile postleft")
          .with(
              COMMENTS,
              "comment respond disqus <reply <replies testimonial <review> <reviews> kommentar comentario")
          .with(NOT_COMMENTS, "commented")
          .with(
              ASIDE,
              "related sidebar side-bar widget footer recommend popular latest recent trending teaser card carousel"
                  + " slider promo similar readnext read-next more-");

  private final PageModel page;
  private final String[] known = new String[KNOWN];
  private final byte[] flagsOfKnown = new byte[KNOWN];

  ElementNames(PageModel page) {
    this.page = page;
  }

  /** The flags of an element's class and id. */
  int flags(int i) {
    return flags(page.attr(i, "class")) | flags(page.attr(i, "id"));
  }

  /** The flags of a name; those read lately are kept, since neighbours share their names. */
  private int flags(String name) {
    int n = name.length();
    if (n < 2) {
      return 0;
    }
    int slot = n * 31 + name.charAt(n - 1) * 7 + name.charAt(n / 2) & KNOWN - 1;
    if (!name.equals(known[slot])) {
      known[slot] = name;
      flagsOfKnown[slot] = (byte) read(name);
    }
    return flagsOfKnown[slot];
  }

  private static int read(String name) {
    int found = WORDS.find(name, LONGEST);
    found &= (found & NOT_AUTHOR) != 0 ? ~AUTHOR : ~0;
    found &= (found & NOT_COMMENTS) != 0 ? ~COMMENTS : ~0;
    return found & (AUTHOR | BYLINE | USER | COMMENTS | ASIDE);
  }

  /** The flags of an element and its ancestors, as long as they hold at most half of the text. */
  int around(int node) {
    int found = 0;
    int all = page.chars(0);
    int i = node;
    for (int n = 0; i > 0 && n < MOST_ANCESTORS && page.chars(i) * 2 <= all; n++) {
      if (!page.isText(i)) {
        String tag = page.tag(i);
        boolean aside = tag.equals("aside") || tag.equals("footer") || tag.equals("nav");
        found |= flags(i) | (aside ? ASIDE : 0) | ofItemType(page.attr(i, "itemtype"));
      }
      i = page.parent(i);
    }
    return found;
  }

  private static int ofItemType(String type) {
    return type.endsWith("Review") || type.endsWith("Comment") || type.endsWith("Answer")
        ? COMMENTS
        : 0;
  }
}
