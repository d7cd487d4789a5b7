package io.zhengwen.method.combined.names;

import io.zhengwen.text.Hashes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What a tag or ARIA role says about a block.
 *
 * @param own the {@link #OWN} groups that the tag belongs to, a bit each
 * @param around the {@link #AROUND} kinds that it is for the blocks inside, a bit each
 * @param hash the hash of the tag's name
 */
public record TagClass(int own, int around, long hash) {
  /** Groups of tags that a block's own element may belong to. */
  public static final List<String> OWN =
      List.of(
          "p",
          "h",
          "h1",
          "h2",
          "h3",
          "h456",
          "li",
          "td",
          "div",
          "dl",
          "pre",
          "control",
          "section",
          "figure",
          "blockquote");

  /** Kinds of element that may be around a block. */
  public static final List<String> AROUND =
      List.of(
          "nav",
          "header",
          "footer",
          "aside",
          "form",
          "article",
          "main",
          "section",
          "table",
          "ul",
          "ol",
          "dl",
          "figure",
          "blockquote",
          "pre",
          "button",
          "dialog",
          "details",
          "noscript",
          "template",
          "li",
          "td",
          "p",
          "label",
          "address",
          "a");

  public static final int P = bit(OWN, "p");
  public static final int HEADING = bit(OWN, "h");
  public static final int H1 = bit(OWN, "h1");
  public static final int TD = bit(OWN, "td");
  public static final int DIV = bit(OWN, "div");
  public static final int LI = bit(OWN, "li");
  public static final int PRE = bit(OWN, "pre");
  public static final int SECTION = bit(OWN, "section");
  public static final int QUOTE = bit(OWN, "blockquote");
  public static final int IN_LI = bit(AROUND, "li");
  public static final int IN_BUTTON = bit(AROUND, "button");
  public static final int IN_PRE = bit(AROUND, "pre");
  public static final int IN_LINK = bit(AROUND, "a");
  static final int IN_ARTICLE = bit(AROUND, "article");
  static final int IN_MAIN = bit(AROUND, "main");

  private static final Map<String, TagClass> BY_TAG = new HashMap<>();
  private static final Map<String, Integer> BY_ROLE = new HashMap<>();

  static {
    own("p", "p");
    own("h", "h1 h2 h3 h4 h5 h6");
    own("h1", "h1");
    own("h2", "h2");
    own("h3", "h3");
    own("h456", "h4 h5 h6");
    own("li", "li");
    own("td", "td th");
    own("div", "div");
    own("dl", "dt dd");
    own("pre", "pre");
    own("control", "button label legend summary");
    own("section", "section article main body");
    own("figure", "figcaption figure caption");
    own("blockquote", "blockquote");
    for (String kind : AROUND) {
      around(kind, kind);
    }
    around("td", "th");
    role("nav", "navigation menu menubar tablist");
    role("header", "banner");
    role("footer", "contentinfo");
    role("aside", "complementary");
    role("main", "main");
    role("article", "article");
    role("dialog", "dialog alertdialog");
    role("form", "search");
  }

  private static int bit(List<String> names, String name) {
    return 1 << names.indexOf(name);
  }

  private static void own(String group, String tags) {
    for (String tag : tags.split(" ")) {
      TagClass old = ofTag(tag);
      BY_TAG.put(tag, new TagClass(old.own | bit(OWN, group), old.around, old.hash));
    }
  }

  private static void around(String kind, String tag) {
    TagClass old = ofTag(tag);
    BY_TAG.put(tag, new TagClass(old.own, old.around | bit(AROUND, kind), old.hash));
  }

  private static void role(String kind, String roles) {
    for (String role : roles.split(" ")) {
      BY_ROLE.put(role, bit(AROUND, kind));
    }
  }

  /** Returns the class of a tag by its name in lower case. */
  public static TagClass ofTag(String tag) {
    TagClass known = BY_TAG.get(tag);
    return known == null ? new TagClass(0, 0, Hashes.of(tag)) : known;
  }

  /**
   * Returns the {@link #AROUND} bit of an ARIA role in lower case, 0 for roles that say nothing.
   */
  public static int ofRole(String role) {
    return BY_ROLE.getOrDefault(role, 0);
  }
}
