package io.zhengwen.wrapper.match;

import io.zhengwen.page.PageModel;
import io.zhengwen.text.LowerCase;
import io.zhengwen.wrapper.template.Rule;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Element;

/**
 * What the head of a page says of it: its title, and what {@code meta} elements hold, by name as in
 * {@code Head.title} and {@code Head.og:title}. Immutable and thread-safe.
 */
public final class HeadData {
  private static final int MOST = 200;

  private final Map<String, Set<String>> values = new LinkedHashMap<>();

  /** Reads the head of a page. */
  HeadData(PageModel page) {
    add("title", page.document().title());
    page.document().head().getElementsByTag("meta").stream().limit(MOST).forEach(this::add);
  }

  private void add(Element meta) {
    String name = meta.hasAttr("property") ? meta.attr("property") : meta.attr("name");
    add(LowerCase.of(name.strip()), meta.attr("content"));
  }

  private void add(String name, String value) {
    if (!name.isEmpty() && !value.isBlank()) {
      values.computeIfAbsent(Rule.HEAD + name, n -> new LinkedHashSet<>()).add(value.strip());
    }
  }

  /** The names that the page has values of. */
  public Set<String> properties() {
    return values.keySet();
  }

  /** The values of a name, in the order of the page. */
  public List<String> values(String property) {
    return List.copyOf(values.getOrDefault(property, Set.of()));
  }
}
