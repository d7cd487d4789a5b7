package io.zhengwen.wrapper.match;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;
import io.zhengwen.wrapper.template.Rule;
import io.zhengwen.wrapper.template.RuleKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A rule that is ready for use. Immutable and thread-safe. */
public final class CompiledRule {
  private static final int LONGEST_VALUE = 10_000;

  private final Rule rule;
  private final RuleMatcher matcher;
  private final Pattern pattern;
  private final boolean several;

  /**
   * Prepares a rule.
   *
   * @param labels texts that are no values because they label something, as {@link LabelText}
   * @param several whether a page may have several values
   * @throws IllegalArgumentException if its selector or regular expression is invalid
   */
  public CompiledRule(Rule rule, Set<String> labels, boolean several) {
    this.rule = rule;
    this.several = several;
    matcher = matcher(rule, labels);
    pattern = rule.pattern() == null ? null : compile(rule.pattern());
  }

  private static RuleMatcher matcher(Rule rule, Set<String> labels) {
    if (rule.kind() == RuleKind.LABEL) {
      return new LabelMatcher(rule, labels);
    }
    return rule.kind() == RuleKind.DATA
        ? new DataMatcher(rule.property())
        : new SelectorMatcher(rule);
  }

  private static Pattern compile(String regex) {
    try {
      return Pattern.compile(regex);
    } catch (PatternSyntaxException e) {
      throw new IllegalArgumentException(
          "invalid regular expression '" + regex + "': " + e.getMessage(), e);
    }
  }

  /** The rule. */
  public Rule rule() {
    return rule;
  }

  /** The values in document order; empty if the rule finds none or cannot tell which. */
  public List<Found> find(Scope scope) {
    List<Found> values = new ArrayList<>();
    for (Found found : found(scope)) {
      String text = pattern == null ? found.text() : matched(found.text());
      if (!text.isEmpty() && text.length() <= LONGEST_VALUE) {
        values.add(new Found(found.node(), text));
      }
    }
    return Runs.resolve(scope.texts(), values, several);
  }

  private List<Found> found(Scope scope) {
    return rule.isStruck()
        ? matcher.find(scope.withStruck()).stream()
            .filter(found -> found.node() >= 0 && scope.texts().isStruck(found.node()))
            .toList()
        : matcher.find(scope);
  }

  private String matched(String text) {
    Matcher m = pattern.matcher(text);
    if (!m.find()) {
      return "";
    }
    String value = m.groupCount() == 0 ? m.group() : m.group(1);
    return value == null ? "" : value.strip();
  }
}
