package io.zhengwen.metadata.descriptive;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Keywords in whose place a publishing system lists its fields: {@code displayType: listicle},
 * {@code Language: English}, {@code Tag:Canals}. Those that name what a page is about are keywords
 * without the label, the others are none. A single label may be part of a keyword: {@code Things to
 * do: Classes}.
 */
final class LabelledKeywords {
  private static final int LEAST_LABELS = 2;

  private static final Pattern LABELLED =
      Pattern.compile("(?<label>\\p{Alpha}[\\w -]{1,30}):\\s?(?<value>\\S.*)");

  private static final Pattern TOPIC =
      Pattern.compile("(?i)(?:tag|topic|subject|keyword|category|person|place|location|company)s?");

  private LabelledKeywords() {}

  /** Keywords without labels, and without what labels say that name no topic. */
  static List<String> without(List<String> keywords) {
    if (keywords.stream().filter(keyword -> keyword.indexOf(':') > 0).count() < LEAST_LABELS) {
      return keywords;
    }
    List<Matcher> matches = keywords.stream().map(LABELLED::matcher).toList();
    if (matches.stream().filter(Matcher::matches).count() < LEAST_LABELS) {
      return keywords;
    }
    List<String> kept = new ArrayList<>();
    for (int k = 0; k < keywords.size(); k++) {
      Matcher match = matches.get(k);
      if (!match.matches()) {
        kept.add(keywords.get(k));
      } else if (TOPIC.matcher(match.group("label")).matches()) {
        kept.add(match.group("value"));
      }
    }
    return kept;
  }
}
