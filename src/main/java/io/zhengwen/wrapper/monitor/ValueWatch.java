package io.zhengwen.wrapper.monitor;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The values of a field in the order of the crawl: whether they are as long and made of the same
 * characters as earlier ones, and whether they differ from page to page if they did before. A rule
 * that hits a fixed text after a redesign still finds something, but the same on every page.
 */
final class ValueWatch {
  /** A form is usual if it has at least this share of the earlier values. */
  private static final double USUAL = .02;

  /** Values that differ from the one before more seldom may well be the same for a while. */
  private static final double VARIED = .9;

  private static final int LEAST_BEFORE = 10;

  /** A field of fewer different values may well have the same one for a while. */
  private static final int MANY = 10;

  private final RateWatch usual;
  private final RateWatch varied;
  private final Map<String, Integer> forms = new HashMap<>();
  private final Set<String> different = new HashSet<>();
  private int count;
  private String last;

  ValueWatch(int window) {
    usual = new RateWatch(window);
    varied = new RateWatch(window);
  }

  private ValueWatch(ValueWatch before) {
    usual = before.usual.anew();
    varied = before.varied.anew();
    forms.putAll(before.forms);
    different.addAll(before.different);
    count = before.count;
    last = before.last;
  }

  /** The watch of the same values after a change of something else. */
  ValueWatch anew() {
    return new ValueWatch(this);
  }

  /** Adds a value; returns the share that has fallen with it, or null. */
  RateWatch fallenWith(String value) {
    String form = form(value);
    boolean known =
        count < LEAST_BEFORE || forms.getOrDefault(form, 0) >= Math.max(1, USUAL * count);
    boolean lessUsual = usual.fallsWith(known);
    boolean sameAgain = last != null && varied.fallsWith(!value.equals(last));
    if (!usual.isFallen() && !varied.isFallen()) {
      forms.merge(form, 1, Integer::sum);
      count++;
    }
    if (different.size() < MANY) {
      different.add(value);
    }
    last = value;
    if (lessUsual) {
      return usual;
    }
    return sameAgain && isVaried() ? varied : null;
  }

  private boolean isVaried() {
    return different.size() == MANY && varied.before() >= VARIED;
  }

  /** The share that is low now, or else that of usual values. */
  RateWatch worst() {
    return varied.isFallen() && isVaried() ? varied : usual;
  }

  /** The length, by powers of two, and whether there are digits, letters, ideographs. */
  private static String form(String value) {
    int length = 32 - Integer.numberOfLeadingZeros(value.length());
    boolean digits = value.codePoints().anyMatch(Character::isDigit);
    boolean ideographs = value.codePoints().anyMatch(Character::isIdeographic);
    boolean letters =
        value.codePoints().anyMatch(cp -> Character.isLetter(cp) && !Character.isIdeographic(cp));
    return length + (digits ? "d" : "") + (letters ? "l" : "") + (ideographs ? "i" : "");
  }
}
