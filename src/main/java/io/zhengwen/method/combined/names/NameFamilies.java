package io.zhengwen.method.combined.names;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Families of class names and ids: what web designers call the parts of a page. A name belongs to a
 * family where it holds one of the family's patterns; all are looked up in one pass (Aho, Corasick
 * 1975).
 */
public final class NameFamilies {
  private static final int LETTERS = 27;

  /** A state is the place of its row in the table of transitions, rows being 32 wide. */
  private static final int ROW_BITS = 5;

  static final int SPACE = 26;

  /** The family's name, then its patterns; spaces stand for the boundary of two words. */
  private static final String[][] FAMILIES = {
    {
      "navigation",
      "nav",
      "menu",
      "crumb",
      "topbar",
      "toolbar",
      "toc ",
      "table of contents",
      "pagin",
      "pager",
      "skip"
    },
    {"footer", "foot", "colophon", "copyright", "legal", "bottom"},
    {"header", "header", "masthead", "top bar", "banner", "hero", "logo", "branding"},
    {"side", "side", "rail", "widget", "secondary", "column right", "gutter"},
    {"comment", "comment", "disqus", "respond", "discuss", "reaction", "remark"},
    {"share", "share", "sharing", "social", "follow", "facebook", "twitter", "addthis", "like"},
    {
      "related",
      "relat",
      "recommend",
      "also",
      "trending",
      "popular",
      "suggest",
      "similar",
      "more from",
      "read more",
      "next",
      "prev",
      "upsell",
      "cross sell",
      "recently",
      "latest",
      "most"
    },
    {
      "advertisement",
      " ad ",
      " ads ",
      " adv",
      "advert",
      "sponsor",
      "promo",
      "banner",
      "outbrain",
      "taboola",
      "dfp",
      "gpt",
      "affiliate"
    },
    {
      "dialog",
      "cookie",
      "consent",
      "gdpr",
      "modal",
      "popup",
      "pop up",
      "overlay",
      "dialog",
      "lightbox",
      "drawer",
      "offcanvas",
      "toast",
      "notice",
      "alert",
      "announcement"
    },
    {
      "signup",
      "newsletter",
      "subscri",
      "signup",
      "sign up",
      "signin",
      "sign in",
      "login",
      "log in",
      "register",
      "cta",
      "call to action",
      "optin",
      "opt in",
      "form",
      "search",
      "donat"
    },
    {
      "meta", "meta", "byline", "author", "date", "time", "tag", "categor", "publish", "info",
      "avatar", "profile", "user", "bio"
    },
    {
      "content",
      "content",
      "article",
      "body",
      "post",
      "entry",
      "text",
      "story",
      "main",
      "prose",
      "markdown",
      "rich",
      "page",
      "rte",
      "wysiwyg",
      "copy ",
      "editor"
    },
    {
      "description",
      "descri",
      "detail",
      "spec",
      "feature",
      "overview",
      "summary",
      "about",
      "intro",
      "excerpt",
      "abstract",
      "benefit",
      "ingredient",
      "faq",
      "accordion",
      "tab",
      "panel",
      "collaps"
    },
    {
      "product",
      "product",
      "price",
      "cart",
      "sku",
      "buy",
      "shop",
      "variant",
      "swatch",
      "rating",
      "review",
      "stock",
      "shipping",
      "bundle"
    },
    {
      "forum",
      "post",
      "message",
      "thread",
      "topic",
      "reply",
      "replies",
      "question",
      "answer",
      "forum",
      "bbs",
      "cooked",
      "quote"
    },
    {
      "filter",
      "filter",
      "facet",
      "sort",
      "refine",
      "option",
      "select",
      "dropdown",
      "swatch",
      "toggle",
      "control",
      "button",
      "btn"
    },
    {
      "hidden",
      "hidden",
      "sr only",
      "visually",
      "screen reader",
      "invisible",
      "print",
      "noscript",
      "d none",
      "offscreen"
    },
    {
      "card",
      "card",
      "tile",
      "teaser",
      "grid",
      "item",
      "list",
      "row",
      "col ",
      "thumb",
      "carousel",
      "slider",
      "swiper",
      "slide"
    },
    {
      "caption", "caption", "figure", "image", "img", "gallery", "credit", "photo", "media", "video"
    },
    {"label", "sub", "label", "badge", "icon", "title", "heading", "headline", "name"},
  };

  /** The number of families. */
  public static final int COUNT = FAMILIES.length;

  public static final int COMMENT = 4;
  public static final int PRODUCT = 13;
  public static final int FORUM = 14;
  public static final int CARD = 17;

  private static final int[] NEXT;
  private static final int[] MATCHES;

  static {
    List<short[]> trie = new ArrayList<>();
    List<Integer> matches = new ArrayList<>();
    trie.add(new short[LETTERS]);
    matches.add(0);
    for (int f = 0; f < COUNT; f++) {
      for (int p = 1; p < FAMILIES[f].length; p++) {
        int state = 0;
        for (char c : FAMILIES[f][p].toCharArray()) {
          short[] edges = trie.get(state);
          int letter = c == ' ' ? SPACE : c - 'a';
          if (edges[letter] == 0) {
            edges[letter] = (short) trie.size();
            trie.add(new short[LETTERS]);
            matches.add(0);
          }
          state = edges[letter];
        }
        matches.set(state, matches.get(state) | 1 << f);
      }
    }
    NEXT = new int[trie.size() << ROW_BITS];
    MATCHES = matches.stream().mapToInt(Integer::intValue).toArray();
    link(trie);
  }

  private NameFamilies() {}

  private static void link(List<short[]> trie) {
    short[] fail = new short[trie.size()];
    ArrayDeque<Integer> queue = new ArrayDeque<>(List.of(0));
    while (!queue.isEmpty()) {
      int state = queue.remove();
      for (int letter = 0; letter < LETTERS; letter++) {
        short child = trie.get(state)[letter];
        int fallback = state == 0 ? 0 : NEXT[(fail[state] << ROW_BITS) + letter];
        if (child == 0) {
          NEXT[(state << ROW_BITS) + letter] = fallback;
        } else {
          NEXT[(state << ROW_BITS) + letter] = child << ROW_BITS;
          fail[child] = (short) (fallback >> ROW_BITS);
          MATCHES[child] |= MATCHES[fallback >> ROW_BITS];
          queue.add((int) child);
        }
      }
    }
  }

  /** The names of the families, in the order of their bits. */
  public static List<String> names() {
    return Arrays.stream(FAMILIES).map(f -> f[0]).toList();
  }

  /** The state after {@code letter} (0 to 25, or {@link #SPACE}); the first state is 0. */
  static int next(int state, int letter) {
    return NEXT[state + letter];
  }

  /** The families whose patterns end in {@code state}, a bit each. */
  static int matches(int state) {
    return MATCHES[state >> ROW_BITS];
  }
}
