package io.zhengwen.bench.wrapper;

import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.ParsedPage;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeTraversor;

/**
 * Ways in which sites change their pages. Each changes a share of the names or places of a site,
 * its strength; the same name or place changes alike on all pages of the site.
 */
public enum Redesign {
  /** Classes get other names. */
  RENAMED_CLASSES((page, draw) -> classes(page, draw, "n-%s")),
  /** Classes get names made of hashes. */
  HASHED_CLASSES((page, draw) -> classes(page, draw, "css-%s")),
  /** Ids are dropped. */
  DROPPED_IDS(
      (page, draw) ->
          elements(page).stream().filter(e -> draw.hits(e.id())).forEach(e -> e.removeAttr("id"))),
  /** Elements are put into further ones. */
  WRAPPED(
      (page, draw) -> {
        for (Element e : elements(page)) {
          if (isWrappable(e) && draw.hits(place(e))) {
            e.wrap("<div></div>");
          }
        }
      }),
  /** Blocks beside each other change places. */
  MOVED(
      (page, draw) -> {
        for (Element e : elements(page)) {
          if (isBox(e) && draw.hits(place(e))) {
            reverse(e);
          }
        }
      }),
  /** Notices are put in front of elements. */
  INSERTED(
      (page, draw) -> {
        for (Element e : elements(page)) {
          boolean item = e.nameIs("li") || e.nameIs("tr");
          if ((item || isWrappable(e)) && draw.hits(place(e))) {
            e.before(inserted(e));
          }
        }
      }),
  /** The colons of labels go, or become other marks. */
  LABEL_MARKS(
      (page, draw) ->
          texts(page)
              .forEach(
                  t -> {
                    String text = t.getWholeText().strip();
                    if ((text.endsWith(":") || text.endsWith("\uFF1A")) && draw.hits(text)) {
                      String bare = text.substring(0, text.length() - 1);
                      t.text(draw.hits(text + "?") ? bare : bare + " \uFF1A ");
                    }
                  })),
  /** The rows of tables and lists change places. */
  REORDERED(
      (page, draw) -> {
        for (Element e : elements(page)) {
          boolean rows = e.nameIs("ul") || e.nameIs("tbody") || e.nameIs("dl");
          if (rows && draw.hits(place(e))) {
            reverse(e);
          }
        }
      }),
  /** Labels get other words: short texts that end with a colon, and those of headers. */
  RENAMED_LABELS(
      (page, draw) ->
          texts(page)
              .forEach(
                  t -> {
                    String text = t.getWholeText().strip();
                    boolean header = t.parent() != null && isHeader(t.parent());
                    boolean label = text.endsWith(":") || text.endsWith("\uFF1A") || header;
                    if (label && text.length() <= 30 && draw.hits(text)) {
                      t.text(letters(Integer.toHexString(draw.hash(text))) + ":");
                    }
                  })),
  /** The title gets another separator and name of the site, meta elements go or are renamed. */
  HEAD(
      (page, draw) -> {
        if (draw.hits("title")) {
          page.title(retitled(page.title(), draw));
        }
        for (Element meta : page.head().select("meta[name], meta[property]")) {
          String key = meta.hasAttr("property") ? "property" : "name";
          String name = meta.attr(key);
          if (draw.hits(name) && draw.hits(name + "?")) {
            meta.attr(key, letters(Integer.toHexString(draw.hash(name))));
          } else if (draw.hits(name)) {
            meta.remove();
          }
        }
      });

  /** All changes but those of the words. */
  public static final Set<Redesign> LAYOUT =
      EnumSet.complementOf(EnumSet.of(Redesign.RENAMED_LABELS));

  private static final Pattern SITE_NAME =
      Pattern.compile("(?:\\s+[-|\u2013\u00BB]|\\s*:)\\s+[^-|\u2013\u00BB:]*$");

  private final BiConsumer<Document, Draw> change;

  Redesign(BiConsumer<Document, Draw> change) {
    this.change = change;
  }

  private void apply(Document page, double strength, long seed) {
    change.accept(page, new Draw(strength, seed * 31 + ordinal()));
  }

  /** Changes a copy of a page. */
  static PageModel apply(
      Collection<Redesign> changes, ParsedPage page, double strength, long seed) {
    Document changed = page.document().clone();
    changes.forEach(change -> change.apply(changed, strength, seed));
    return PageModelBuilder.build(
        new ParsedPage(
            changed,
            page.url(),
            page.charset(),
            page.charsetSource(),
            page.limits(),
            page.truncations(),
            page.textFromScripts()));
  }

  /** What changes: the same names for the same seed. */
  private record Draw(double strength, long seed) {
    boolean hits(String name) {
      return !name.isEmpty() && (hash(name) & 0xFFFF) / 65536.0 < strength;
    }

    int hash(String name) {
      int h = (int) (seed * 0x9E3779B9L) ^ name.hashCode() * 0x85EBCA6B;
      h ^= h >>> 15;
      h *= 0x2C1B3C6D;
      return h ^ h >>> 13;
    }
  }

  private static List<Element> elements(Document page) {
    return new ArrayList<>(page.body().getAllElements());
  }

  private static List<TextNode> texts(Document page) {
    List<TextNode> texts = new ArrayList<>();
    NodeTraversor.traverse(
        (node, depth) -> {
          if (node instanceof TextNode text && !text.isBlank()) {
            texts.add(text);
          }
        },
        page.body());
    return texts;
  }

  private static void classes(Document page, Draw draw, String form) {
    for (Element e : elements(page)) {
      for (String name : List.copyOf(e.classNames())) {
        if (draw.hits(name)) {
          String hash = Integer.toString(draw.hash(name + "!") >>> 1, 36);
          String digits = form.startsWith("css") ? hash + "7k" : letters(hash);
          e.removeClass(name).addClass(String.format(Locale.ROOT, form, digits));
        }
      }
    }
  }

  private static String letters(String hash) {
    StringBuilder out = new StringBuilder();
    hash.chars().forEach(c -> out.append((char) ('a' + c % 26)));
    return out.toString();
  }

  /** The title with what stands behind its last separator replaced. */
  private static String retitled(String title, Draw draw) {
    Matcher last = SITE_NAME.matcher(title);
    String site = letters(Integer.toHexString(draw.hash("site")));
    return (last.find() ? title.substring(0, last.start()) : title) + " \u00BB " + site;
  }

  private static boolean isHeader(Element e) {
    return e.nameIs("th") || e.nameIs("dt") || e.nameIs("label");
  }

  /** The path of tags and classes, by which a place is the same on all pages. */
  private static String place(Element element) {
    StringBuilder path = new StringBuilder();
    for (Element e = element; e != null && !e.nameIs("body"); e = e.parent()) {
      path.append(e.normalName()).append('.').append(e.className()).append('#').append(e.id());
    }
    return path.toString();
  }

  private static boolean isWrappable(Element e) {
    return e.parent() != null
        && (e.nameIs("div")
            || e.nameIs("h1")
            || e.nameIs("table")
            || e.nameIs("ul")
            || e.nameIs("dl")
            || e.nameIs("p")
            || e.nameIs("section"))
        && !e.parent().nameIs("dl");
  }

  private static boolean isBox(Element e) {
    return (e.nameIs("div") || e.nameIs("section") || e.nameIs("article") || e.nameIs("body"))
        && e.childrenSize() > 1
        && e.children().stream().allMatch(c -> c.isBlock())
        && e.ownText().isBlank();
  }

  /** Reverses the children; a label and its value stay together. */
  private static void reverse(Element parent) {
    List<List<Node>> groups = new ArrayList<>();
    for (Node child : List.copyOf(parent.childNodes())) {
      boolean follows = child instanceof Element e && e.nameIs("dd");
      boolean element = child instanceof Element;
      if (groups.isEmpty() || element && !follows) {
        groups.add(new ArrayList<>());
      }
      groups.get(groups.size() - 1).add(child);
    }
    Collections.reverse(groups);
    groups.forEach(group -> group.forEach(parent::appendChild));
  }

  private static Element inserted(Element before) {
    Element notice =
        new Element(before.nameIs("li") || before.nameIs("tr") ? before.tagName() : "div");
    Element inner = before.nameIs("tr") ? notice.appendElement("td") : notice;
    inner.appendElement("a").attr("href", "/offers").text("See our offers of this week");
    return notice;
  }
}
