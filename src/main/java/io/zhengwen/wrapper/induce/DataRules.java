package io.zhengwen.wrapper.induce;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.zhengwen.wrapper.match.HeadData;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.template.Rule;
import java.util.ArrayList;
import java.util.List;

/** Proposes rules by the structured data and the head of a page. */
final class DataRules {
  private static final int SHORTEST = 4;

  /** What stands between a value and further words: {@code " by "}. */
  private static final Pattern FIRST_WORD = Pattern.compile("^\\s+\\S+\\s+");

  private DataRules() {}

  /**
   * The rules for a field of a page: every property of its structured data, and what its head has
   * of the values, alone or between words that may be the same on all pages.
   */
  static List<Rule> of(Example example, String field) {
    PageTexts texts = example.scope().texts();
    List<Rule> rules = new ArrayList<>();
    texts.data().properties().forEach(property -> rules.add(Rule.byProperty(property)));
    List<String> values = example.values().get(field).stream().map(String::strip).toList();
    if (values.size() == 1 && values.get(0).length() >= SHORTEST) {
      HeadData head = texts.head();
      for (String property : head.properties()) {
        for (String text : head.values(property)) {
          add(property, text, values.get(0), rules);
        }
      }
    }
    return rules;
  }

  private static void add(String property, String text, String value, List<Rule> rules) {
    int at = text.indexOf(value);
    if (at < 0 || text.indexOf(value, at + 1) >= 0) {
      return;
    }
    Rule rule = Rule.byProperty(property);
    String before = text.substring(0, at);
    String after = text.substring(at + value.length());
    if (before.isEmpty() && after.isEmpty()) {
      rules.add(rule);
      return;
    }
    rules.add(rule.withPattern("^" + quoted(before) + "(.+)" + quoted(after) + "$"));
    Matcher word = FIRST_WORD.matcher(after);
    if (word.find() && word.end() < after.length()) {
      rules.add(rule.withPattern("^" + quoted(before) + "(.+)" + quoted(word.group())));
    }
  }

  private static String quoted(String text) {
    return text.isEmpty() ? "" : Pattern.quote(text);
  }
}
