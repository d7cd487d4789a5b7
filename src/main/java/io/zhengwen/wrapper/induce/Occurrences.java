package io.zhengwen.wrapper.induce;

import io.zhengwen.page.PageModel;
import io.zhengwen.text.Addresses;
import io.zhengwen.wrapper.match.FieldMatcher;
import io.zhengwen.wrapper.match.LabelText;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Finds where a value stands on a page: alone in a text or an element, or as a part of a text.
 * Where it stands nowhere else, it is looked for in text that is struck out, and in attributes.
 */
final class Occurrences {
  private static final int MOST = 60;
  private static final int LONGEST_AROUND = 80;
  private static final List<String> ATTRIBUTES =
      List.of("href", "src", "content", "datetime", "title", "alt", "value", "data-src");

  private Occurrences() {}

  /** The places of a value, those where it stands alone first, then in document order. */
  static List<Occurrence> of(Scope scope, String value) {
    if (FieldMatcher.key(value).isEmpty()) {
      return List.of();
    }
    List<Occurrence> found = inTexts(scope, value);
    if (found.isEmpty()) {
      PageTexts texts = scope.texts();
      inTexts(scope.withStruck(), value).stream()
          .filter(place -> texts.isStruck(place.node()))
          .forEach(place -> found.add(place.inStruck()));
    }
    if (found.isEmpty()) {
      addAttributes(scope, value.strip(), found);
    }
    found.sort(Comparator.comparing(occurrence -> !occurrence.isAlone()));
    return found.size() <= MOST ? found : found.subList(0, MOST);
  }

  private static List<Occurrence> inTexts(Scope scope, String value) {
    String wanted = FieldMatcher.key(value);
    List<Occurrence> found = new ArrayList<>();
    PageTexts texts = scope.texts();
    PageModel page = texts.page();
    int end = scope.end();
    for (int k = texts.firstFrom(scope.root()); k < texts.count() && texts.node(k) < end; k++) {
      addText(texts, texts.node(k), wanted, found);
    }
    addElements(scope, wanted, found);
    if (found.stream().anyMatch(Occurrence::isExact)) {
      found.removeIf(place -> !place.isAlone() && !page.isText(place.node()));
    }
    return found;
  }

  /** The first place of a value in the text of a node; empty if it is not there. */
  static Optional<Occurrence> within(PageTexts texts, int node, String value) {
    return places(texts, node, value).stream().findFirst();
  }

  /** The places of a value in the text of a node, of which a text may have several. */
  private static List<Occurrence> places(PageTexts texts, int node, String wanted) {
    String text = FieldMatcher.key(texts.textOf(node));
    List<Occurrence> places = new ArrayList<>();
    for (int at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
      String before = text.substring(0, at);
      String after = text.substring(at + wanted.length());
      if (isBound(before, wanted) && isBound(wanted, after)) {
        boolean labelled = after.isEmpty() && isLabel(texts, node, before);
        places.add(new Occurrence(node, before, wanted, after, null, labelled, false));
      }
    }
    return places;
  }

  private static void addText(PageTexts texts, int node, String wanted, List<Occurrence> found) {
    places(texts, node, wanted).stream()
        .filter(place -> place.before().length() + place.after().length() <= LONGEST_AROUND)
        .forEach(found::add);
  }

  /** Whether the first text of an element is all that stands before a value, and labels it. */
  private static boolean isLabel(PageTexts texts, int node, String before) {
    String first = texts.page().isText(node) ? "" : texts.text(texts.firstFrom(node));
    return LabelText.endsWithColon(first)
        && LabelRules.mayLabel(first)
        && FieldMatcher.key(first).equals(before.strip());
  }

  /** Whether no word or number goes on from one text to the next. */
  private static boolean isBound(String left, String right) {
    if (left.isEmpty() || right.isEmpty()) {
      return true;
    }
    int a = left.codePointBefore(left.length());
    int b = right.codePointAt(0);
    return !(Character.isDigit(a) && Character.isDigit(b)) && !(isLatin(a) && isLatin(b));
  }

  private static boolean isLatin(int cp) {
    return Character.isLetter(cp) && !Character.isIdeographic(cp) && cp < 0x2E80;
  }

  /** Elements of which an attribute is the value; addresses may be given in full. */
  private static void addAttributes(Scope scope, String wanted, List<Occurrence> found) {
    PageModel page = scope.texts().page();
    Addresses addresses = page.addresses();
    for (int i = scope.root(); i < scope.end(); i++) {
      for (String name : ATTRIBUTES) {
        String value = page.isText(i) ? "" : page.attr(i, name).strip();
        if (!value.isEmpty()
            && (value.equals(wanted)
                || addresses.absolute(value).filter(wanted::equals).isPresent())) {
          found.add(new Occurrence(i, "", value, "", name, false, false));
        }
      }
    }
  }

  private static void addElements(Scope scope, String wanted, List<Occurrence> found) {
    PageTexts texts = scope.texts();
    PageModel page = texts.page();
    int end = scope.end();
    for (int i = scope.root() + 1; i < end; i++) {
      if (!page.isText(i)
          && page.measures().chars(i) >= wanted.length() / 2
          && page.measures().chars(i) <= wanted.length() * 2 + LONGEST_AROUND
          && texts.countIn(i) > 1) {
        addText(texts, i, wanted, found);
      }
    }
    found.removeIf(
        outer ->
            found.stream()
                .anyMatch(
                    inner ->
                        inner.node() > outer.node()
                            && page.isWithin(inner.node(), outer.node())
                            && (inner.isExact() || !outer.isExact())));
  }
}
