package io.zhengwen.metadata.declared;

import io.zhengwen.extract.Selection;
import io.zhengwen.metadata.names.ElementNames;
import io.zhengwen.page.Declaration;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.script.Declarations;
import io.zhengwen.text.Addresses;
import io.zhengwen.text.LowerCase;
import io.zhengwen.text.WebAddress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringTokenizer;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/**
 * What a page declares by markup, collected once for all that read it: {@code meta} and {@code
 * link} elements wherever they stand, JSON-LD, microdata and RDFa, links with a relation, and
 * {@code time} elements. Not thread-safe.
 */
public final class PageHead {
  private static final int MOST_VALUES = 10_000;

  /** More visible characters than these make a paragraph. */
  private static final int LEAST_PARAGRAPH = 80;

  private final PageModel page;
  private final MetaElements metas = new MetaElements();
  private final List<Link> links = new ArrayList<>();
  private final Map<String, Set<String>> relationSets = new HashMap<>();
  private final List<Property> properties = new ArrayList<>();
  private final List<Integer> times = new ArrayList<>();
  private final List<Integer> headings = new ArrayList<>();
  private final List<Integer> anchors = new ArrayList<>();
  private int paragraphs;
  private final Optional<WebAddress> location;
  private final JsonLd jsonLd = new JsonLd();
  private final Addresses addresses;
  private final ElementNames names;
  private final OthersText others;

  /**
   * A {@code link}, an {@code a} with a relation, or another element that RDFa relates to a
   * resource.
   *
   * @param relations in lower case
   * @param href as it stands in the page
   * @param node the id of an {@code a}; -1 for all others
   */
  public record Link(Set<String> relations, String href, Element element, int node) {
    /** The attribute {@code title}: what the resource is called; may be empty. */
    public String title() {
      return element.attr("title").strip();
    }

    /** Whether it is a {@code link}, which readers do not see. */
    public boolean isDeclared() {
      return node < 0 && element.normalName().equals("link");
    }
  }

  /**
   * An element that microdata or RDFa name.
   *
   * @param name in lower case, without prefix or vocabulary
   * @param node the element's id; -1 for a {@code meta} or {@code link}
   * @param around the id of the element, or of the one around it in the body; -1 in the head
   */
  public record Property(String name, Element element, int node, int around) {}

  private PageHead(PageModel page, Selection comments) {
    this.page = page;
    names = new ElementNames(page);
    for (Node node : page.document().head().childNodes()) {
      if (node instanceof Element element) {
        addDeclaration(element, -1);
      }
    }
    for (Declaration found : page.declarations()) {
      addDeclaration(found.element(), found.around());
    }
    addresses = page.addresses();
    location = WebAddress.of(page.url());
    addNodes();
    others = new OthersText(page, comments, properties);
  }

  /** Reads the declarations of a page. */
  public static PageHead of(PageModel page) {
    return of(page, Selection.empty());
  }

  /** Reads the declarations of a page whose readers' comments are known. */
  public static PageHead of(PageModel page, Selection comments) {
    return new PageHead(page, comments);
  }

  private void addDeclaration(Element element, int around) {
    Declarations.jsonLd(element).ifPresent(jsonLd::add);
    switch (element.normalName()) {
      case "meta" -> {
        if (metas.add(element)) {
          addProperties(element, -1, around, element.attr("itemprop"));
        }
      }
      case "link" -> {
        addLink(element, -1);
        addProperties(element, -1, around, element.attr("itemprop"));
      }
      default -> {
        // Styles, titles and the like declare nothing that is read here.
      }
    }
  }

  private void addLink(Element element, int node) {
    String relations = LowerCase.of(element.attr("rel").strip());
    if (!relations.isEmpty() && links.size() < MOST_VALUES) {
      links.add(
          new Link(
              relationSets.computeIfAbsent(relations, PageHead::parts),
              element.attr(element.hasAttr("href") ? "href" : "resource").strip(),
              element,
              node));
    }
  }

  private static Set<String> parts(String relations) {
    Set<String> parts = new HashSet<>();
    StringTokenizer words = new StringTokenizer(relations);
    while (words.hasMoreTokens()) {
      parts.add(words.nextToken());
    }
    return parts;
  }

  private void addNodes() {
    for (int i = 0; i < page.size(); i++) {
      if (page.isText(i)) {
        continue;
      }
      boolean anchor = false;
      switch (page.tag(i)) {
        case "a" -> {
          anchors.add(i);
          anchor = true;
        }
        case "p" -> paragraphs += page.measures().chars(i) > LEAST_PARAGRAPH ? 1 : 0;
        case "time" -> times.add(i);
        default -> {
          if (isCustomTime(page.tag(i))) {
            times.add(i);
          } else if (page.isHeading(i) && page.measures().chars(i) > 0) {
            headings.add(i);
          }
        }
      }
      if (page.isDescribed(i)) {
        Element element = (Element) page.node(i);
        addProperties(element, i, i, page.attr(i, "itemprop"));
        addProperties(element, i, i, page.attr(i, "property"));
        if (anchor || element.hasAttr("resource")) {
          addLink(element, anchor ? i : -1);
        }
      }
    }
  }

  /** Whether a tag is that of a custom element for times, such as {@code relative-time}. */
  private static boolean isCustomTime(String tag) {
    return tag.indexOf('-') > 0 && tag.contains("time");
  }

  private void addProperties(Element element, int node, int around, String names) {
    if (names.isBlank()) {
      return;
    }
    StringTokenizer words = new StringTokenizer(LowerCase.of(names));
    while (words.hasMoreTokens()) {
      String name = words.nextToken();
      if (properties.size() < MOST_VALUES) {
        int local =
            Math.max(name.lastIndexOf(':'), Math.max(name.lastIndexOf('/'), name.lastIndexOf('#')));
        properties.add(new Property(name.substring(local + 1), element, node, around));
      }
    }
  }

  /** The page. */
  public PageModel page() {
    return page;
  }

  /**
   * The absolute form of an address of the web that the page states; empty if it is none. White
   * space within is a sign of that.
   */
  public Optional<String> address(String stated) {
    String address = stated.strip();
    return address.isEmpty() || isProse(address) ? Optional.empty() : addresses.absolute(address);
  }

  private static boolean isProse(String text) {
    int i = 0;
    while (i < text.length() && !Character.isWhitespace(text.charAt(i))) {
      i++;
    }
    return i < text.length();
  }

  /** What the names of the page's elements say. */
  public ElementNames names() {
    return names;
  }

  /**
   * The first value of a {@code meta} element, cleaned; empty if there is none.
   *
   * @param names values of {@code property}, {@code name} or {@code http-equiv}, in lower case; the
   *     first that has a value counts
   */
  public String meta(String... names) {
    return metas.first(names);
  }

  /** The name that {@code meta} elements give the page's site; empty if none does. */
  public String siteName() {
    return meta("og:site_name", "sitename", "application-name");
  }

  /** All values of {@code meta} elements of a name in lower case, cleaned, in document order. */
  public List<String> metas(String name) {
    return metas.all(name);
  }

  /** The names of all {@code meta} elements that have a value, in lower case. */
  public Set<String> metaNames() {
    return metas.names();
  }

  /** All links with a relation, in document order, those of the head first. */
  public List<Link> links() {
    return Collections.unmodifiableList(links);
  }

  /** All elements that microdata or RDFa name, in document order, those of the head first. */
  public List<Property> properties() {
    return Collections.unmodifiableList(properties);
  }

  /** The ids of all {@code time} elements, and of custom elements for times. */
  public List<Integer> times() {
    return Collections.unmodifiableList(times);
  }

  /** The ids of all {@code h1} to {@code h6} with visible text. */
  public List<Integer> headings() {
    return Collections.unmodifiableList(headings);
  }

  /** The ids of all {@code a} elements. */
  public List<Integer> anchors() {
    return Collections.unmodifiableList(anchors);
  }

  /** The number of {@code p} elements with more than {@value #LEAST_PARAGRAPH} characters. */
  public int paragraphs() {
    return paragraphs;
  }

  /** The page's own address; empty if it is unknown or none of a site. */
  public Optional<WebAddress> location() {
    return location;
  }

  /** What others than the page's authors wrote on it. */
  public OthersText others() {
    return others;
  }

  /** The JSON-LD. */
  public JsonLd jsonLd() {
    return jsonLd;
  }
}
