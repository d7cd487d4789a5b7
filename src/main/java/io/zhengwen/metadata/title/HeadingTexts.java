package io.zhengwen.metadata.title;

import io.zhengwen.extract.HeadingLinks;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.page.Gap;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.PrivateUse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The texts of a page's headings as titles: without the site's name and without labels that the
 * declared titles do not have.
 */
final class HeadingTexts {
  private static final String COLON = ": ";

  private static final int LONGEST_PREFIX = 20;

  private final PageHead head;
  private final PageModel page;
  private final TitleLabels labels;
  private final HeadingLinks links;

  /** What all headings say; null until it is asked. */
  private Set<String> all;

  private final Optional<String> headline;
  private final List<String> declared;
  private final Predicate<String> isSite;

  /**
   * Reads the headings of a page.
   *
   * @param labels that the declared titles do not have any more
   * @param headline of JSON-LD
   * @param declared the titles that the page declares, whole
   * @param isSite whether a text is the name of the site
   */
  HeadingTexts(
      PageHead head,
      TitleLabels labels,
      Optional<String> headline,
      List<String> declared,
      Predicate<String> isSite) {
    this.head = head;
    page = head.page();
    this.labels = labels;
    links = new HeadingLinks(page);
    this.headline = headline;
    this.declared = declared;
    this.isSite = isSite;
  }

  /** The texts of headings, those that a candidate is like in its spelling, others in parts. */
  List<String> of(String tag, List<String> candidates) {
    List<String> found = new ArrayList<>();
    for (int heading : head.headings()) {
      if (page.measures().chars(heading) <= TitleParts.LONGEST && page.tag(heading).equals(tag)) {
        String text = labels.leftOutOf(text(heading, heading), rest -> false);
        if (!text.isEmpty()) {
          found.add(
              besideLabel(candidates, heading, text)
                  .or(() -> spelledAs(candidates, text))
                  .or(() -> alone(candidates, text))
                  .orElseGet(() -> withoutSite(text)));
        }
      }
    }
    return found;
  }

  private String text(int heading, int from) {
    return text(from, page.end(heading), heading);
  }

  /** A part of a heading without links to it and the buttons in it. */
  private String text(int from, int to, int heading) {
    return PrivateUse.leftOut(
        page.text(
            from, to, j -> !links.holds(j) && !(page.inControl(j) && isInButton(j, heading))));
  }

  private boolean isInButton(int text, int heading) {
    int i = page.parent(text);
    while (i > heading && !page.tag(i).equals("button")) {
      i = page.parent(i);
    }
    return i > heading;
  }

  /**
   * A heading without the site's name, and up to its first bar unless a declared title has it whole
   * among other parts.
   */
  private String withoutSite(String heading) {
    TitleParts own = TitleParts.of(heading).withoutNamedSite(isSite);
    String joined = own.joined();
    return declared.stream()
            .anyMatch(whole -> joined.length() < whole.length() && whole.contains(joined))
        ? joined
        : own.beforeBar();
  }

  /**
   * What stands in a heading behind elements of their own or a colon, such as a label or the prefix
   * of a thread, or before one without words, such as the number of an issue, or before another
   * line, such as that of the date, if the page declares just this as its title.
   */
  private Optional<String> besideLabel(List<String> candidates, int heading, String text) {
    boolean isBehind = false;
    for (int i = heading; i < page.end(heading); i++) {
      if (page.isText(i) && page.isVisible(i)) {
        String rest = isBehind ? text(heading, i) : "";
        String label = isBehind ? text(heading, i, heading) : "";
        if (isTitle(rest, candidates) || isPrefixed(label, rest)) {
          return Optional.of(rest);
        }
        if (isBehind
            && (isMarkedNumber(rest) || isOtherLine(i, rest))
            && isTitle(label, candidates)) {
          return Optional.of(label);
        }
        isBehind = true;
      }
    }
    return behindColon(text).filter(rest -> isTitle(rest, candidates));
  }

  /** Whether a text begins a line of a heading that no declared title has. */
  private boolean isOtherLine(int text, String line) {
    return page.gapBefore(text).compareTo(Gap.LINE) >= 0
        && declared.stream().noneMatch(title -> title.contains(line));
  }

  /** Whether a text is a number behind a sign, such as {@code #7}. */
  private static boolean isMarkedNumber(String text) {
    return !text.isEmpty()
        && "#!№(".indexOf(text.charAt(0)) >= 0
        && text.codePoints().anyMatch(Character::isDigit)
        && text.codePoints().noneMatch(Character::isLetter);
  }

  /** Whether the page declares a text behind its label as parts of a title. */
  private boolean isPrefixed(String label, String text) {
    return !label.isEmpty()
        && label.length() <= LONGEST_PREFIX
        && text.codePoints().anyMatch(Character::isLetter)
        && declared.stream()
            .map(TitleParts::of)
            .anyMatch(parts -> parts.parts().get(0).equals(label) && parts.beginWith(text, 1));
  }

  /** What stands behind the first colon of a heading that no declared title has as a whole. */
  private Optional<String> behindColon(String heading) {
    int colon = heading.indexOf(COLON);
    return colon < 0 || declared.stream().anyMatch(whole -> whole.contains(heading))
        ? Optional.empty()
        : Optional.of(heading.substring(colon + COLON.length()));
  }

  /** Whether a text is what the page declares, the name of its site or section apart. */
  private boolean isTitle(String text, List<String> candidates) {
    return !text.isEmpty()
        && (candidates.contains(text)
            || headline.filter(text::equals).isPresent()
            || declared.stream().anyMatch(whole -> TitleParts.of(whole).beginWith(text)));
  }

  /** The texts of all headings. */
  private Set<String> all() {
    if (all == null) {
      all =
          head.headings().stream()
              .filter(i -> page.measures().chars(i) <= TitleParts.LONGEST)
              .map(i -> text(i, i))
              .collect(Collectors.toSet());
    }
    return all;
  }

  /** The candidate that a heading begins with, before a section, if another one says just this. */
  private Optional<String> alone(List<String> candidates, String text) {
    if (candidates.isEmpty()) {
      return Optional.empty();
    }
    TitleParts parts = TitleParts.of(text);
    return candidates.stream()
        .filter(title -> parts.beginWith(title) && all().contains(title))
        .findFirst();
  }

  /** A heading without the spaces that the candidate which it is like does not have. */
  private static Optional<String> spelledAs(List<String> candidates, String heading) {
    Unspaced own = new Unspaced(heading);
    for (String candidate : candidates) {
      Unspaced other = new Unspaced(candidate);
      if (own.isLike(other)) {
        return Optional.of(own.joinedAs(other, 0));
      }
    }
    return Optional.empty();
  }
}
