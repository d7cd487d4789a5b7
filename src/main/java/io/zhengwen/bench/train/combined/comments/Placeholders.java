package io.zhengwen.bench.train.combined.comments;

import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Markup with words in braces, each of which stands for something made up. */
final class Placeholders {
  private static final Pattern NAME = Pattern.compile("\\{(\\w+)\\}");

  private Placeholders() {}

  /**
   * The markup filled in.
   *
   * @param values what stands for a placeholder; asked once for each that is there, in their order
   */
  static String fill(String markup, UnaryOperator<String> values) {
    return NAME.matcher(markup)
        .replaceAll(found -> Matcher.quoteReplacement(values.apply(found.group(1))));
  }
}
