package io.zhengwen.method.combined.names;

import java.util.Arrays;
import java.util.List;

/**
 * Families of class names and ids: what web designers call the parts of a page. A name belongs to a
 * family if it contains one of the family's patterns.
 */
public final class NameFamilies {
  /** Each family's name, then its patterns; a space stands for the boundary of two words. */
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

  public static final int COMMENT = indexOf("comment");
  public static final int META = indexOf("meta");
  public static final int PRODUCT = indexOf("product");
  public static final int FORUM = indexOf("forum");
  public static final int CARD = indexOf("card");

  private NameFamilies() {}

  private static int indexOf(String family) {
    return names().indexOf(family);
  }

  /** Returns the names of the families, in the order of their bits. */
  public static List<String> names() {
    return Arrays.stream(FAMILIES).map(f -> f[0]).toList();
  }

  /** Returns the patterns of a family. */
  static List<String> patterns(int family) {
    return Arrays.asList(FAMILIES[family]).subList(1, FAMILIES[family].length);
  }
}
