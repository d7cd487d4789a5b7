package io.zhengwen.metadata.title;

import io.zhengwen.text.CodePoints;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * A document title split at the separators between headline, section and site name.
 *
 * @param parts the texts between separators, at least one
 * @param separators the text of the separators, one fewer
 */
record TitleParts(List<String> parts, List<String> separators) {
  /** Longer texts are no titles. */
  static final int LONGEST = 300;

  /** Splits a document title. */
  static TitleParts of(String whole) {
    if (!TitleSeparators.mayBeIn(whole)) {
      return new TitleParts(List.of(whole.strip()), List.of());
    }
    String title = TitleSeparators.withoutLooseEnd(whole);
    List<String> parts = new ArrayList<>();
    List<String> separators = new ArrayList<>();
    TitleSeparators found = new TitleSeparators(title);
    int from = 0;
    while (found.next()) {
      if (found.start() > from) {
        parts.add(title.substring(from, found.start()));
        separators.add(found.text());
        from = found.end();
      }
    }
    if (from < title.length() || parts.isEmpty()) {
      parts.add(title.substring(from).strip());
    } else {
      separators.remove(separators.size() - 1);
    }
    return new TitleParts(List.copyOf(parts), List.copyOf(separators));
  }

  /**
   * A title without the site's name, in brackets at its end or as a part of it.
   *
   * @param isSite whether a part is the name of the site
   */
  static String withoutSite(String title, Predicate<String> isSite) {
    int bracket = title.endsWith("]") ? title.lastIndexOf(" [") : -1;
    return bracket > 0 && isSite.test(title.substring(bracket + 2, title.length() - 1))
        ? title.substring(0, bracket)
        : of(title).withoutSite(isSite);
  }

  /**
   * The title without the site's name. Leading and trailing parts that are it are dropped. If none
   * is, the last part is dropped if it is the shorter one; in a CJK title, all parts after the
   * first are.
   *
   * @param isSite whether a part is the name of the site
   */
  String withoutSite(Predicate<String> isSite) {
    TitleParts own = withoutNamedSite(isSite);
    if (own.parts.size() < parts.size() || parts.size() < 2) {
      return own.joined();
    }
    int last = parts.size() - 1;
    int to = isCjk(parts.get(0)) ? 1 : isShorterTail() && !joins(last - 1) ? last : parts.size();
    return join(0, to);
  }

  /** The parts without leading and trailing ones that are the name of the site. */
  TitleParts withoutNamedSite(Predicate<String> isSite) {
    int from = 0;
    int to = parts.size();
    while (to - from > 1 && isSite.test(parts.get(to - 1))) {
      to--;
    }
    while (to - from > 1 && isSite.test(parts.get(from))) {
      from++;
    }
    return new TitleParts(parts.subList(from, to), separators.subList(from, to - 1));
  }

  /** The parts from one on. */
  TitleParts from(int first) {
    return new TitleParts(
        parts.subList(first, parts.size()), separators.subList(first, separators.size()));
  }

  /** The first part, and the others that do not fit. */
  TitleParts without(Predicate<String> fits) {
    List<String> kept = new ArrayList<>(parts.subList(0, 1));
    List<String> between = new ArrayList<>();
    for (int i = 1; i < parts.size(); i++) {
      if (!fits.test(parts.get(i))) {
        kept.add(parts.get(i));
        between.add(separators.get(i - 1));
      }
    }
    return new TitleParts(kept, between);
  }

  /** The parts as a function makes them. */
  TitleParts with(UnaryOperator<String> change) {
    List<String> changed = new ArrayList<>(parts);
    changed.replaceAll(change);
    return new TitleParts(changed, separators);
  }

  /** Whether a text is one or more of the parts from the first on, but not all. */
  boolean beginWith(String text) {
    return beginWith(text, 0);
  }

  /**
   * Whether a text is one or more of the parts from one on, which is no more than all behind those
   * before it.
   */
  boolean beginWith(String text, int from) {
    for (int to = from + 1; to < parts.size() || from > 0 && to == parts.size(); to++) {
      if (join(from, to).equals(text)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a colon between spaces, as in French, stands before the last part. */
  boolean endsBehindColon() {
    return !separators.isEmpty() && separators.get(separators.size() - 1).strip().equals(":");
  }

  /** All parts with what stands between them. */
  String joined() {
    return join(0, parts.size());
  }

  /** The title up to its first bar. */
  String beforeBar() {
    for (int i = 0; i < separators.size(); i++) {
      String separator = separators.get(i).strip();
      if ((separator.equals("|") || separator.equals("｜")) && !joins(i)) {
        return join(0, i + 1);
      }
    }
    return joined();
  }

  /** Whether a separator is a bar without spaces, as within expressions, between alphabets. */
  private boolean joins(int i) {
    return separators.get(i).equals("|") && !isCjk(parts.get(i)) && !isCjk(parts.get(i + 1));
  }

  private boolean isShorterTail() {
    int last = parts.size() - 1;
    return parts.get(last).length() < join(0, last).length();
  }

  /** Whether more than half of a text are Han, Kana or Hangul letters. */
  static boolean isCjk(String text) {
    int found = 0;
    int cp;
    for (int i = 0; i < text.length(); i += Character.charCount(cp)) {
      cp = text.codePointAt(i);
      found += CodePoints.isCjk(cp) ? 1 : 0;
    }
    return found * 2 > text.length();
  }

  private String join(int from, int to) {
    StringBuilder out = new StringBuilder();
    for (int i = from; i < to; i++) {
      out.append(i > from ? separators.get(i - 1) : "").append(parts.get(i));
    }
    return out.toString().strip();
  }
}
