package io.zhengwen.wrapper.match;

import io.zhengwen.text.LowerCase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jsoup.select.Evaluator;
import org.jsoup.select.Selector;

/**
 * A CSS selector that is tried only on the elements that its last part may mean: those with its id,
 * its class or its tag, which an {@link ElementIndex} lists once for all selectors of a page.
 * Elements that are not part of a page's model, such as {@code meta}, are searched for in the whole
 * tree. Immutable and thread-safe.
 */
public final class ElementSelector {
  /** A selector without lists, escapes and selectors within pseudo classes. */
  private static final Pattern SIMPLE = Pattern.compile("[^,\\\\(]*(?:\\(\\d+\\)[^,\\\\(]*)*");

  /** The characters of a name that is not escaped; those beyond ASCII are among them. */
  private static final String NAME_CHAR = "[\\w\\x{80}-\\x{10FFFF}-]";

  private static final Pattern LAST = Pattern.compile("[^\\s>+~]*$");
  private static final Pattern ID = Pattern.compile("#(" + NAME_CHAR + "+)");
  private static final Pattern CLASS = Pattern.compile("\\.(" + NAME_CHAR + "+)");
  private static final Pattern TAG = Pattern.compile("^[A-Za-z]" + NAME_CHAR + "*");

  private final String text;
  private final Evaluator css;
  private final Optional<String> key;

  /** The tag of the elements; empty if it may be any. */
  private final String tag;

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
    Matcher name = TAG.matcher(last(css));
    tag = key.isPresent() && name.find() ? LowerCase.of(name.group()) : "";
  }

  /** The elements of a page or record that the selector means, in document order. */
  public List<Element> select(Scope scope) {
    return scope.root() == 0
        ? scope.texts().selected(text, () -> select(scope.texts(), 0))
        : scope.parts().stream().flatMap(part -> select(scope.texts(), part).stream()).toList();
  }

  private List<Element> select(PageTexts texts, int root) {
    Element around = (Element) texts.page().node(root);
    List<Integer> candidates = key.map(texts::elements).orElse(List.of());
    if (candidates.isEmpty() && (tag.isEmpty() || texts.elements(tag).isEmpty())) {
      return around.select(css);
    }
    List<Element> found = new ArrayList<>();
    for (int node : candidates) {
      if (texts.page().isWithin(node, root)) {
        Element element = (Element) texts.page().node(node);
        if (css.matches(around, element)) {
          found.add(texts.element(node));
        }
      }
    }
    return found;
  }

  private static Optional<String> key(String css) {
    if (!SIMPLE.matcher(css).matches() || css.indexOf('[') >= 0) {
      return Optional.empty();
    }
    String last = last(css);
    Matcher id = ID.matcher(last);
    if (id.find()) {
      return Optional.of(ElementIndex.id(id.group(1)));
    }
    Matcher name = CLASS.matcher(last);
    if (name.find()) {
      return Optional.of(ElementIndex.className(name.group(1)));
    }
    Matcher tag = TAG.matcher(last);
    return tag.find() ? Optional.of(LowerCase.of(tag.group())) : Optional.empty();
  }

  /** The last part of a selector, which its elements themselves must fit. */
  private static String last(String css) {
    Matcher last = LAST.matcher(css.strip());
    return last.find() ? last.group() : "";
  }
}
