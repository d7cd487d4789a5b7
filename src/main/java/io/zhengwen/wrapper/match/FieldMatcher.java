package io.zhengwen.wrapper.match;

import com.google.re2j.Pattern;
import io.zhengwen.text.Addresses;
import io.zhengwen.wrapper.template.FieldTemplate;
import io.zhengwen.wrapper.template.LabelRelation;
import io.zhengwen.wrapper.template.Rule;
import io.zhengwen.wrapper.template.RuleKind;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds the values of a field by all of its rules. Rules that give the same values support each
 * other; the values with the greatest weight win. Immutable and thread-safe.
 */
public final class FieldMatcher {
  private static final int MANY_PAGES = 20;
  private static final java.util.regex.Pattern SPACES = java.util.regex.Pattern.compile("\\s+");

  private final FieldTemplate field;
  private final List<CompiledRule> rules;

  /** The numbers of the rules, the heaviest first. */
  private final int[] byWeight;

  /** For each of them, by kind, the greatest weight of it and those after it. */
  private final double[][] left;

  private final Set<String> labels;
  private final Set<String> own;
  private final boolean followsLabel;

  /** Whether no rule goes by anything but the position; in a record, others are trusted more. */
  private final boolean onlyPositions;

  private final Pattern shape;

  /**
   * What a rule gave.
   *
   * @param accepted whether the values may be the field's
   * @param usual whether they are like those of marked pages; others count only if rules of another
   *     kind give the same
   */
  public record Given(Rule rule, List<Found> values, boolean accepted, boolean usual) {
    private boolean isDoubtful() {
      return accepted && !usual;
    }
  }

  /**
   * What the rules of a field gave.
   *
   * @param given what each rule gave that gave anything, in the order of the rules
   * @param chosen the values with the greatest weight; empty if nothing can be accepted
   * @param unasked the rules that were not asked
   */
  public record Asked(List<Given> given, Optional<Given> chosen, List<Rule> unasked) {}

  /**
   * Prepares a field.
   *
   * @param labels texts that label something on pages of the template, as {@link LabelText}
   * @throws IllegalArgumentException if a rule is invalid; the message says which
   */
  public FieldMatcher(FieldTemplate field, Set<String> labels) {
    this.field = field;
    this.labels = labels;
    boolean shaped = field.profile() != null && field.profile().shape() != null;
    shape = shaped ? Pattern.compile(field.profile().shape()) : null;
    rules =
        field.rules().stream()
            .map(rule -> new CompiledRule(rule, labels, field.multiple()))
            .toList();
    byWeight =
        IntStream.range(0, rules.size())
            .boxed()
            .sorted(Comparator.comparingDouble(r -> -field.rules().get(r).weight()))
            .mapToInt(r -> r)
            .toArray();
    left = Votes.left(field.rules(), byWeight);
    own =
        field.rules().stream()
            .filter(r -> r.kind() == RuleKind.LABEL && r.relation() != LabelRelation.BEFORE)
            .map(rule -> LabelText.of(rule.label()))
            .collect(Collectors.toSet());
    onlyPositions = field.rules().stream().allMatch(r -> r.kind() == RuleKind.POSITION);
    followsLabel =
        field.rules().stream()
            .anyMatch(r -> r.relation() == LabelRelation.AFTER && r.pattern() == null);
  }

  /** The field. */
  public FieldTemplate field() {
    return field;
  }

  /**
   * Asks all rules.
   *
   * @param refused what is left out
   */
  public Asked all(Scope scope, Predicate<Given> refused) {
    List<Given> given = new ArrayList<>();
    for (CompiledRule rule : rules) {
      given(rule, scope, refused).ifPresent(given::add);
    }
    return new Asked(given, Votes.choose(given), List.of());
  }

  /**
   * Asks the rules, the heaviest first, until those left cannot change what is chosen.
   *
   * @param refused what is left out
   */
  public Asked quick(Scope scope, Predicate<Given> refused) {
    Votes votes = new Votes();
    Given[] given = new Given[rules.size()];
    int asked = 0;
    boolean doubtful = false;
    while (asked < byWeight.length && (doubtful || !votes.isDecided(left[asked]))) {
      int r = byWeight[asked++];
      given[r] = given(rules.get(r), scope, refused).orElse(null);
      if (given[r] != null) {
        votes.add(given[r]);
        doubtful |= given[r].isDoubtful();
      }
    }
    List<Given> inOrder = Arrays.stream(given).filter(Objects::nonNull).toList();
    List<Rule> unasked = new ArrayList<>();
    for (int i = asked; i < byWeight.length; i++) {
      unasked.add(field.rules().get(byWeight[i]));
    }
    return new Asked(inOrder, Votes.choose(inOrder), unasked);
  }

  private Optional<Given> given(CompiledRule rule, Scope scope, Predicate<Given> refused) {
    List<Found> values = rule.find(scope);
    if (values.isEmpty()) {
      return Optional.empty();
    }
    boolean usual =
        field.profile() == null
            || values.stream().allMatch(found -> field.profile().isUsual(found.text()));
    Given given = new Given(rule.rule(), values, accepts(scope, rule.rule(), values), usual);
    return refused.test(given) ? Optional.empty() : Optional.of(given);
  }

  /** The form in which the values of rules are compared. */
  public static String key(List<Found> values) {
    return values.stream().map(found -> key(found.text())).collect(Collectors.joining("\n"));
  }

  /** The form in which values are compared. */
  public static String key(String value) {
    return SPACES
        .matcher(Normalizer.normalize(value, Normalizer.Form.NFKC).strip())
        .replaceAll(" ");
  }

  private boolean accepts(Scope scope, Rule rule, List<Found> values) {
    if (field.profile() != null
        && !values.stream().allMatch(found -> field.profile().allows(found.text()))) {
      return false;
    }
    boolean labelled = rule.kind() == RuleKind.LABEL && rule.relation() != LabelRelation.BEFORE;
    if (labelled || rule.kind() == RuleKind.DATA) {
      return true;
    }
    if (rule.attribute() != null) {
      Addresses addresses = scope.texts().page().addresses();
      return values.stream()
          .map(Found::text)
          .allMatch(text -> fits(text) || addresses.absolute(text).filter(this::fits).isPresent());
    }
    boolean alone = scope.root() > 0 && !onlyPositions && rule.kind() == RuleKind.POSITION;
    if (alone && shape == null && !isSteady(rule)) {
      return false;
    }
    return values.stream().allMatch(found -> fits(found.text()))
        && values.stream().noneMatch(found -> isOther(scope.texts(), found.node()))
        && (!followsLabel || isSteady(rule) || isBehindOwnLabel(scope.texts(), values.get(0)));
  }

  /**
   * Whether a rule cannot hit the neighbour of what it means: it does not count siblings, or was
   * seen to be right on many pages and never wrong, or was written by a person.
   */
  private static boolean isSteady(Rule rule) {
    Rule.Evidence seen = rule.evidence();
    return !rule.countsSiblings()
        || seen == null
        || seen.matches() >= MANY_PAGES && seen.agreed() == seen.matches();
  }

  private boolean isBehindOwnLabel(PageTexts texts, Found found) {
    int before = found.node() < 0 ? -1 : texts.firstFrom(found.node()) - 1;
    return before >= 0 && own.contains(LabelText.of(texts.text(before)));
  }

  /** Values that rules gave on the pages they were found from. */
  public Stream<String> samples() {
    return field.rules().stream()
        .map(Rule::evidence)
        .filter(Objects::nonNull)
        .map(Rule.Evidence::sample)
        .filter(Objects::nonNull);
  }

  /** Whether the field's values are known to have something in common. */
  public boolean hasShape() {
    return shape != null;
  }

  /** Whether a text has what the field's values have in common. */
  public boolean hasShape(String text) {
    return shape != null && shape.matches(text);
  }

  private boolean fits(String value) {
    return shape == null || shape.matcher(value).find();
  }

  private boolean isOther(PageTexts texts, int node) {
    return node >= 0 && !own.isEmpty() && isLabelledOtherwise(texts, node, labels, own);
  }

  /** Whether the text before a node is a label, but not one of the field's own. */
  public static boolean isLabelledOtherwise(
      PageTexts texts, int node, Set<String> labels, Set<String> own) {
    int before = texts.firstFrom(node) - 1;
    if (before < 0) {
      return false;
    }
    String label = LabelText.of(texts.text(before));
    return labels.contains(label) && !own.contains(label);
  }
}
