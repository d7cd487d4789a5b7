package io.zhengwen.bench.train.combined.comments;

import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Fills in the words in braces in markup. */
final class Placeholders {
  private static final Pattern NAME = Pattern.compile("\\{(\\w+)\\}");

  private Placeholders() {}

  /**
   * Returns the markup with every placeholder replaced.
   *
   * @param values gives the value of a placeholder; called for each occurrence in order
   */
  static String fill(String markup, UnaryOperator<String> values) {
    return NAME.matcher(markup)
        .replaceAll(found -> Matcher.quoteReplacement(values.apply(found.group(1))));
  }
}
