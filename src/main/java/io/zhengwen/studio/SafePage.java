package io.zhengwen.studio;

import io.zhengwen.page.Blocks;
import io.zhengwen.page.Gap;
import io.zhengwen.page.PageModel;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/**
 * A stranger's page written anew from its model, safe to show: elements and attributes that are
 * known to be harmless, text, and nothing else. No scripts, forms, addresses, images or embedded
 * objects; styles by {@link SafeStyles}. The text of block 7 stands in elements {@code <z-t i="7"
 * n="31">}, n being the node of the page, invisible text in elements with the attribute {@code
 * z-hidden}. Addresses stand beside the markup, which has their numbers.
 */
final class SafePage {
  private static final Set<String> KEPT =
      Set.of(
          ("p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr td"
                  + " th blockquote pre figure figcaption main article section nav header footer"
                  + " aside div span b i em strong u s small sub sup mark q cite abbr time code kbd"
                  + " samp var del ins br hr wbr ruby rb rt rp center address hgroup bdi bdo tt big"
                  + " strike dfn a")
              .split(" "));

  private static final Set<String> WITHOUT_END = Set.of("br", "hr", "wbr", "col");

  /** Attributes and what their values must be. */
  private static final Map<String, Pattern> ATTRIBUTES = attributes();

  private static final int LONGEST_VALUE = 300;
  private static final int LONGEST_LINK = 2_000;

  /** Characters of text after which no further block is shown. */
  private static final int MOST_CHARS = 300_000;

  private final PageModel page;
  private final Blocks blocks;
  private final StringBuilder html = new StringBuilder();
  private final Map<String, Integer> styles = new LinkedHashMap<>();
  private final List<String> links = new ArrayList<>();
  private final Deque<Open> open = new ArrayDeque<>();
  private int block;

  private SafePage(PageModel page, Blocks blocks, int from) {
    this.page = page;
    this.blocks = blocks;
    block = from;
  }

  /**
   * What is shown of a page.
   *
   * @param to one past the last block that is shown
   * @param html its body
   * @param css its styles, for a style element
   * @param language the value of the root element's attribute {@code lang}, or empty
   * @param direction that of its attribute {@code dir}, or empty
   * @param links the addresses of links and images, by the number in their attribute {@code z-l}
   */
  record Markup(
      int to, String html, String css, String language, String direction, List<String> links) {}

  /**
   * Writes the part of a page that begins with a block: some blocks with the elements around them.
   *
   * @param blocks the {@linkplain Blocks#visible visible} ones
   * @param from the first block
   * @param most the greatest number of blocks; long ones make it fewer
   */
  static Markup write(PageModel page, Blocks blocks, int from, int most) {
    int to = from;
    int chars = 0;
    while (to < blocks.size() && to - from < most && chars < MOST_CHARS) {
      chars += page.measures().chars(blocks.start(to), blocks.end(to));
      to++;
    }
    SafePage safe = new SafePage(page, blocks, from);
    safe.walk(
        from == 0 ? 0 : blocks.end(from - 1),
        to == blocks.size() ? page.size() : blocks.end(to - 1));
    Element root = page.document().expectFirst("html");
    return new Markup(
        to,
        safe.html.toString(),
        safe.css(),
        harmless(root, "lang"),
        harmless(root, "dir"),
        List.copyOf(safe.links));
  }

  private static String harmless(Element element, String attribute) {
    String value = element.attr(attribute);
    return ATTRIBUTES.get(attribute).matcher(value).matches() ? value : "";
  }

  private static Map<String, Pattern> attributes() {
    Map<String, Pattern> attributes = new LinkedHashMap<>();
    Pattern any = Pattern.compile("[^<>\\p{Cntrl}]+");
    Pattern size = Pattern.compile("\\d{1,5}%?");
    attributes.put("class", Pattern.compile("[^<>]+"));
    attributes.put("id", any);
    attributes.put("lang", Pattern.compile("[a-zA-Z]{2,8}(?:-[a-zA-Z0-9]{1,8}){0,4}"));
    attributes.put("dir", Pattern.compile("(?i)ltr|rtl|auto"));
    for (String name : new String[] {"align", "valign"}) {
      attributes.put(name, Pattern.compile("[a-zA-Z]{1,10}"));
    }
    for (String name :
        new String[] {
          "colspan",
          "rowspan",
          "span",
          "start",
          "value",
          "width",
          "height",
          "border",
          "cellpadding",
          "cellspacing"
        }) {
      attributes.put(name, size);
    }
    attributes.put("bgcolor", Pattern.compile("#?[a-zA-Z0-9]{1,20}"));
    return attributes;
  }

  private record Open(int end, String tag) {}

  private void walk(int from, int to) {
    Deque<Integer> around = new ArrayDeque<>();
    for (int i = from < page.size() ? page.parent(from) : -1; i >= 0; i = page.parent(i)) {
      around.push(i);
    }
    around.forEach(this::element);
    for (int i = from; i < to; i++) {
      close(i);
      if (page.isText(i)) {
        text(i);
      } else {
        element(i);
      }
    }
    close(Integer.MAX_VALUE);
  }

  private void close(int before) {
    while (!open.isEmpty() && open.peek().end <= before) {
      html.append("</").append(open.pop().tag).append('>');
    }
  }

  private void element(int i) {
    String tag = begin(i);
    if (!WITHOUT_END.contains(tag)) {
      open.push(new Open(page.end(i), tag));
    }
  }

  private void text(int i) {
    if (page.gapBefore(i) != Gap.NONE) {
      html.append(' ');
    }
    while (block < blocks.size() && blocks.end(block) <= i) {
      block++;
    }
    boolean counted = page.isVisible(i) && block < blocks.size() && i >= blocks.start(block);
    if (counted) {
      html.append("<z-t i=\"").append(block).append("\" n=\"").append(i).append("\">");
    }
    escape(page.text(i), html);
    if (counted) {
      html.append("</z-t>");
    }
  }

  /** Writes a start tag and returns its name. */
  private String begin(int i) {
    String original = page.tag(i);
    String tag = i == 0 ? "body" : KEPT.contains(original) ? original : otherwise(i);
    html.append('<').append(tag);
    for (Map.Entry<String, Pattern> attribute : ATTRIBUTES.entrySet()) {
      String value = page.attr(i, attribute.getKey());
      if (!value.isEmpty()
          && value.length() <= LONGEST_VALUE
          && attribute.getValue().matcher(value).matches()) {
        html.append(' ').append(attribute.getKey()).append("=\"");
        escape(value, html);
        html.append('"');
      }
    }
    String style = page.attr(i, "style");
    if (!style.isEmpty()) {
      String safe = SafeStyles.declarations(style);
      if (!safe.isEmpty()) {
        int number = styles.computeIfAbsent(safe, s -> styles.size());
        html.append(" z-s=\"").append(number).append('"');
      }
    }
    if (!page.isVisible(i) && (i == 0 || page.isVisible(page.parent(i)))) {
      html.append(" z-hidden");
    }
    String link = link(i).strip();
    if (!link.isEmpty() && link.length() <= LONGEST_LINK) {
      html.append(" z-l=\"").append(links.size()).append("\" z-n=\"").append(i).append('"');
      links.add(link);
    }
    if (original.equals("img")) {
      html.append(" z-image");
    } else if (page.inControl(i) && !tag.equals(original)) {
      html.append(" z-control");
    }
    html.append('>');
    if (original.equals("img")) {
      escape(shortened(page.attr(i, "alt")), html);
    }
    return tag;
  }

  private String link(int i) {
    return switch (page.tag(i)) {
      case "a" -> page.attr(i, "href");
      case "img" -> page.attr(i, "src");
      default -> "";
    };
  }

  private String otherwise(int i) {
    boolean inline = !page.isBlockLevel(i) || page.inControl(i);
    return inline ? "span" : "div";
  }

  private static String shortened(String text) {
    return text.length() <= LONGEST_VALUE ? text : text.substring(0, LONGEST_VALUE) + "…";
  }

  private String css() {
    StringBuilder css = new StringBuilder();
    for (Element style : page.document().select("style:not(noscript *, template *)")) {
      String media = style.attr("media");
      css.append(
          SafeStyles.rules(
              media.isBlank() ? style.data() : "@media " + media + "{" + style.data() + "}"));
    }
    styles.forEach(
        (style, number) -> css.append("[z-s=\"" + number + "\"]{").append(style).append("}\n"));
    return css.toString();
  }

  private static void escape(String text, StringBuilder out) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '&' -> out.append("&amp;");
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '"' -> out.append("&quot;");
        case '\u00a0' -> out.append("&nbsp;");
        case 0 -> {}
        default -> out.append(c);
      }
    }
  }
}
