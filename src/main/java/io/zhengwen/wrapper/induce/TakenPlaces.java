package io.zhengwen.wrapper.induce;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.zhengwen.wrapper.match.FieldMatcher;
import io.zhengwen.wrapper.match.Found;
import io.zhengwen.wrapper.match.LabelText;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.template.LabelRelation;
import io.zhengwen.wrapper.template.Rule;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The places of the values of fields, of which each is meant once: where two fields have equal
 * values, such as one bath and one hall, the second stands in another place. Not thread-safe.
 */
final class TakenPlaces {
  private final Set<Place> places = new HashSet<>();

  /** The number of a text on a marked page, and the value that stands there from a character on. */
  private record Place(Example example, int text, int from, String value) {}

  /** Adds the places of a field's values. */
  void add(Candidate candidate, List<Example> examples) {
    places.addAll(places(candidate, examples));
  }

  /** Whether the values of a candidate are all those of other fields. */
  boolean has(Candidate candidate, List<Example> examples) {
    Set<Place> own = places(candidate, examples);
    return !own.isEmpty() && places.containsAll(own);
  }

  private static Set<Place> places(Candidate candidate, List<Example> examples) {
    Set<Place> found = new HashSet<>();
    for (int e = 0; e < examples.size(); e++) {
      PageTexts texts = examples.get(e).scope().texts();
      for (Found value : candidate.onExamples.get(e)) {
        if (value.node() >= 0) {
          String key = FieldMatcher.key(value.text());
          int text = texts.firstFrom(value.node());
          int from = from(candidate.rule, texts.textOf(value.node()));
          found.add(new Place(examples.get(e), text, from, key));
        }
      }
    }
    return found;
  }

  /** Where what a rule gives begins in the text of a node. */
  private static int from(Rule rule, String text) {
    int label = rule.relation() == LabelRelation.INSIDE ? LabelText.afterColon(text) : 0;
    String given = text.substring(label).stripLeading();
    int from = text.length() - given.length();
    if (rule.pattern() == null) {
      return from;
    }
    Matcher m = Pattern.compile(rule.pattern()).matcher(given);
    return m.find() ? from + m.start(Math.min(1, m.groupCount())) : from;
  }
}
