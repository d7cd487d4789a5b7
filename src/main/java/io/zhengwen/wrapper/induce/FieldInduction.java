package io.zhengwen.wrapper.induce;

import io.zhengwen.wrapper.match.CompiledRule;
import io.zhengwen.wrapper.match.FieldMatcher;
import io.zhengwen.wrapper.match.Found;
import io.zhengwen.wrapper.match.LabelText;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.FieldTemplate;
import io.zhengwen.wrapper.template.Rule;
import io.zhengwen.wrapper.template.RuleKind;
import io.zhengwen.wrapper.template.ValueProfile;
import io.zhengwen.wrapper.template.ValueShape;
import io.zhengwen.wrapper.value.ValueReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Finds the rules of one field. Every place where a marked value stands proposes rules; those that
 * give other values on a marked page are dropped, and of the rest those that contradict the others
 * on further pages of the template.
 */
final class FieldInduction {
  private static final int MOST_OF_A_KIND = 3;
  private static final int LEAST_FIXED = 8;
  private static final int MOST_CANDIDATES = 400;
  private static final double LEAST_AGREEMENT = .75;
  private static final double LEAST_AGREEMENT_OF_LABELS = .95;
  private static final double LEAST_LABELLED = .4;
  private static final double LEAST_ALIKE = .5;

  private final String field;
  private final List<Example> examples;
  private final List<Scope> others;
  private final Map<Example, Neighbourhood> neighbourhoods;
  private final Set<String> labels;
  private Optional<String> shape;

  /** What values may look like if few were marked. */
  private List<String> loose;

  private final boolean multiple;
  private final List<String> values;
  private ValueProfile profile;
  private final TakenPlaces taken;

  /**
   * Prepares a field.
   *
   * @param taken the places of other fields' values, to which this one's are added
   */
  FieldInduction(
      String field,
      Map<Example, Neighbourhood> examples,
      List<Scope> others,
      Set<String> labels,
      TakenPlaces taken) {
    this.taken = taken;
    neighbourhoods = examples;
    this.field = field;
    this.examples = examples.keySet().stream().filter(example -> example.knows(field)).toList();
    this.others = others;
    this.labels = labels;
    multiple = this.examples.stream().anyMatch(example -> example.keys(field).size() > 1);
    values = this.examples.stream().flatMap(e -> e.values().get(field).stream()).toList();
    profile = ValueProfile.of(values);
    shape = ValueShape.of(values);
    boolean few = Set.copyOf(values).size() < LearnedValues.ENOUGH;
    loose = few && others.size() >= ChanceShape.LEAST_PAGES ? ValueShape.loose(values) : List.of();
  }

  /** The field with its rules; without rules if its values stand nowhere. */
  FieldTemplate run() {
    List<Candidate> candidates = candidates();
    boolean chance = ChanceShape.isOf(values, candidates);
    if (chance && !loose.isEmpty()) {
      loose = List.of();
      candidates = candidates();
    }
    if (shape.isPresent() && ChanceShape.is(shape.get(), candidates)) {
      shape = Optional.empty();
      profile = profile.withoutShape();
      candidates = candidates();
    }
    List<String> learned =
        candidates.stream()
            .min(this::compare)
            .map(first -> LearnedValues.of(values, first))
            .orElse(values);
    if (learned.size() > values.size()) {
      profile = ValueProfile.of(learned);
      shape = Optional.ofNullable(profile.shape());
      candidates = candidates();
    }
    dropIfOthersRemain(candidates, candidate -> taken.has(candidate, examples));
    if (!chance) {
      dropIfOthersAreAsRight(candidates, this::isUnlike);
    }
    dropIfOthersRemain(candidates, this::isRare);
    dropIfOthersRemain(candidates, this::isFixed);
    double best = candidates.stream().mapToDouble(Candidate::agreement).max().orElse(0);
    dropIfOthersRemain(candidates, candidate -> isContradicted(candidate, best));
    List<Rule> rules = chosen(candidates);
    candidates.stream().findFirst().ifPresent(first -> taken.add(first, examples));
    boolean required =
        examples.size() > 0
            && examples.stream().noneMatch(example -> example.values().get(field).isEmpty());
    return new FieldTemplate(
        field, ValueReader.typeOf(values), required, multiple, null, null, profile, rules);
  }

  /** The rules that are right on marked pages, with what they give on the others. */
  private List<Candidate> candidates() {
    List<Candidate> candidates = new ArrayList<>();
    long valued = examples.stream().filter(e -> !e.values().get(field).isEmpty()).count();
    for (Rule rule : proposals()) {
      Candidate candidate = judged(rule);
      if (candidate.right > 0
          && candidate.wrong <= candidate.right / 4
          && !(rule.isOfHead() && candidate.right < valued)) {
        candidates.add(candidate);
      }
    }
    new Vote(others, labels, profile, values).among(candidates, compiled(candidates));
    candidates.removeIf(Candidate::isOwnNumber);
    return candidates;
  }

  private Set<Rule> proposals() {
    Set<Rule> proposals = new LinkedHashSet<>();
    Set<String> shapes = new LinkedHashSet<>();
    shape.ifPresent(shapes::add);
    shapes.addAll(loose);
    for (Example example : examples) {
      Set<Rule> ofPage = new LinkedHashSet<>();
      if (example.scope().root() == 0) {
        ofPage.addAll(DataRules.of(example, field));
      }
      for (List<Occurrence> places : neighbourhoods.get(example).places(field)) {
        for (Occurrence place : places) {
          rules(example, place).forEach(ofPage::add);
        }
      }
      List<Rule> whole =
          ofPage.stream()
              .filter(rule -> rule.css() != null && rule.pattern() == null)
              .filter(rule -> rule.kind() != RuleKind.POSITION || !rule.countsSiblings())
              .toList();
      for (String regex : shapes) {
        whole.forEach(rule -> ofPage.add(rule.withPattern(regex)));
      }
      for (Rule rule : ofPage) {
        if (proposals.size() < MOST_CANDIDATES * examples.size()
            && !proposals.contains(rule)
            && example.isGiven(field, rule, compiled(rule).find(example.scope()))) {
          proposals.add(rule);
        }
      }
    }
    return proposals;
  }

  private static Stream<Rule> rules(Example example, Occurrence place) {
    Scope scope = place.struck() ? example.scope().withStruck() : example.scope();
    Stream<Rule> rules =
        Stream.concat(
            new LabelRules(scope).of(place).stream().filter(rule -> !isValue(rule, example)),
            new SelectorRules(scope).of(place).stream());
    return place.struck() ? rules.map(Rule::forStruck) : rules;
  }

  /** Whether a label is a marked value of the page. */
  private static boolean isValue(Rule rule, Example example) {
    String label = LabelText.of(rule.label());
    return example.values().values().stream()
        .flatMap(List::stream)
        .anyMatch(value -> LabelText.of(value).equals(label));
  }

  private List<CompiledRule> compiled(List<Candidate> candidates) {
    return candidates.stream().map(candidate -> compiled(candidate.rule)).toList();
  }

  private CompiledRule compiled(Rule rule) {
    return new CompiledRule(rule, labels, multiple);
  }

  private Candidate judged(Rule rule) {
    CompiledRule compiled = compiled(rule);
    Candidate candidate = new Candidate(rule);
    for (Example example : examples) {
      List<Found> found = compiled.find(example.scope());
      candidate.onExamples.add(found);
      if (!found.isEmpty()) {
        boolean right = example.isGiven(field, rule, found);
        candidate.right += right ? 1 : 0;
        candidate.wrong += right ? 0 : 1;
      }
    }
    return candidate;
  }

  private static void dropIfOthersRemain(
      List<Candidate> candidates, Predicate<Candidate> doubtful) {
    if (!candidates.stream().allMatch(doubtful)) {
      candidates.removeIf(doubtful);
    }
  }

  /** Drops doubtful candidates unless what remains is right on fewer marked pages. */
  private static void dropIfOthersAreAsRight(
      List<Candidate> candidates, Predicate<Candidate> doubtful) {
    int most = candidates.stream().mapToInt(candidate -> candidate.right).max().orElse(0);
    if (candidates.stream().anyMatch(c -> c.right == most && !doubtful.test(c))) {
      candidates.removeIf(doubtful);
    }
  }

  /** Where all rules are contradicted now and then, those that are so most often. */
  private static boolean isContradicted(Candidate candidate, double best) {
    double least =
        candidate.rule.kind() == RuleKind.LABEL || candidate.rule.kind() == RuleKind.DATA
            ? LEAST_AGREEMENT_OF_LABELS
            : LEAST_AGREEMENT;
    return candidate.disagreed > 1 && candidate.agreement() < Math.min(least, best);
  }

  /**
   * Whether a rule goes by a text that is no label elsewhere, such as another field's value, or by
   * words in the head that other pages do not have.
   */
  private boolean isRare(Candidate candidate) {
    long matched = candidate.onOthers.stream().filter(found -> !found.isEmpty()).count();
    boolean rare =
        candidate.rule.kind() == RuleKind.LABEL
            ? !labels.contains(LabelText.of(candidate.rule.label()))
            : candidate.rule.isOfHead();
    return rare && others.size() >= LEAST_FIXED && matched < LEAST_LABELLED * others.size();
  }

  /** Whether most of what a rule gives on further pages is unlike the marked values. */
  private boolean isUnlike(Candidate candidate) {
    return LearnedValues.likeness(values, candidate.onOthers) < LEAST_ALIKE;
  }

  /** Whether a rule gives the same on all further pages, as if it were a part of the template. */
  private boolean isFixed(Candidate candidate) {
    List<String> given =
        candidate.onOthers.stream().filter(f -> !f.isEmpty()).map(FieldMatcher::key).toList();
    Set<List<String>> marked = new LinkedHashSet<>();
    examples.forEach(example -> marked.add(example.keys(field)));
    return given.size() >= LEAST_FIXED
        && Set.copyOf(given).size() == 1
        && (examples.size() == 1 || marked.size() > 1);
  }

  /** Better candidates come first. */
  private int compare(Candidate a, Candidate b) {
    return Comparator.comparingInt((Candidate c) -> c.right - 3 * c.wrong)
        .thenComparingInt(c -> c.agreed - 3 * c.disagreed)
        .reversed()
        .thenComparing(candidate -> !candidate.isKnown(labels))
        .thenComparing(candidate -> candidate.rule.countsSiblings())
        .thenComparing(candidate -> shape.isPresent() && candidate.rule.pattern() == null)
        .compare(a, b);
  }

  /** For each kind the best rule, and further ones that match where it does not. */
  private List<Rule> chosen(List<Candidate> candidates) {
    candidates.sort(this::compare);
    List<Rule> rules = new ArrayList<>();
    for (RuleKind kind : RuleKind.values()) {
      boolean[] covered = new boolean[examples.size() + others.size()];
      int taken = 0;
      for (Candidate candidate : candidates) {
        if (candidate.rule.kind() == kind
            && taken < MOST_OF_A_KIND
            && candidate.cover(covered) > (taken == 0 ? 0 : candidate.onExamples.size() / 10)) {
          rules.add(candidate.rule.withEvidence(candidate.evidence()));
          taken++;
        }
      }
    }
    return rules;
  }
}
