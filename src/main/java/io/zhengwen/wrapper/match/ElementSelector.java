package io.zhengwen.wrapper.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jsoup.select.Evaluator;
import org.jsoup.select.Selector;

/**
 * A CSS selector that is tried only on the elements that its last part may mean: those with its id,
 * its class or its tag, which an {@link ElementIndex} lists once for all selectors of a page.
 * Immutable and thread-safe.
 */
public final class ElementSelector {
  /** A selector without lists, escapes and selectors within pseudo classes. */
  private static final Pattern SIMPLE = Pattern.compile("[^,\\\\(]*(?:\\(\\d+\\)[^,\\\\(]*)*");

  private static final Pattern LAST = Pattern.compile("[^\\s>+~]*$");
  private static final Pattern ID = Pattern.compile("#([\\w-]+)");
  private static final Pattern CLASS = Pattern.compile("\\.([\\w-]+)");
  private static final Pattern TAG = Pattern.compile("^[A-Za-z][\\w-]*");

  private final String text;
  private final Evaluator css;
  private final Optional<String> key;

  /**
   * Prepares a selector.
   *
   * @throws IllegalArgumentException if it is invalid
   */
  public ElementSelector(String css) {
    text = css;
    try {
      this.css = Selector.evaluatorOf(css);
    } catch (Selector.SelectorParseException | IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "invalid CSS selector '" + css + "': " + e.getMessage(), e);
    }
    key = key(css);
  }

  /** The elements of a page or record that the selector means, in document order. */
  public List<Element> select(Scope scope) {
    return scope.root() == 0
        ? scope.texts().selected(text, () -> select(scope.texts(), scope.element()))
        : select(scope.texts(), scope.element());
  }

  private List<Element> select(PageTexts texts, Element root) {
    if (key.isEmpty()) {
      return root.select(css);
    }
    List<Element> found = new ArrayList<>();
    boolean whole = root == texts.page().document().body();
    for (Element element : texts.elements(key.get())) {
      if ((whole || isWithin(element, root)) && css.matches(root, element)) {
        found.add(element);
      }
    }
    return found;
  }

  private static boolean isWithin(Element element, Element root) {
    for (Element at = element; at != null; at = at.parent()) {
      if (at == root) {
        return true;
      }
    }
    return false;
  }

  private static Optional<String> key(String css) {
    if (!SIMPLE.matcher(css).matches() || css.indexOf('[') >= 0) {
      return Optional.empty();
    }
    Matcher last = LAST.matcher(css.strip());
    if (!last.find() || last.group().isEmpty()) {
      return Optional.empty();
    }
    Matcher id = ID.matcher(last.group());
    if (id.find()) {
      return Optional.of(ElementIndex.id(id.group(1)));
    }
    Matcher name = CLASS.matcher(last.group());
    if (name.find()) {
      return Optional.of(ElementIndex.className(name.group(1)));
    }
    Matcher tag = TAG.matcher(last.group());
    return tag.find() ? Optional.of(tag.group().toLowerCase(Locale.ROOT)) : Optional.empty();
  }
}
