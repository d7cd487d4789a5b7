package io.zhengwen.wrapper.library;

import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * A template with its earlier versions.
 *
 * @param revision counts the changes of the record but judgements, from 1
 * @param template the template in its current version
 * @param earlier the versions before it, the latest last; at most {@value #MOST_EARLIER}
 * @param proposal a repair that nobody has decided on; null if there is none
 * @param judged by field, how many values people found right and wrong
 */
public record TemplateRecord(
    int revision,
    WrapperTemplate template,
    List<WrapperTemplate> earlier,
    Proposal proposal,
    Map<String, Judged> judged) {
  /** The greatest number of earlier versions that are kept. */
  public static final int MOST_EARLIER = 5;

  /**
   * What people said of a field's values.
   *
   * @param right the number of values that are right
   * @param wrong the number of values that are wrong
   */
  public record Judged(int right, int wrong) {}

  /** Copies the collections. */
  public TemplateRecord {
    Objects.requireNonNull(template, "template");
    earlier = earlier == null ? List.of() : List.copyOf(earlier);
    judged = judged == null ? Map.of() : Map.copyOf(judged);
  }

  /** A record of a new template. */
  static TemplateRecord of(WrapperTemplate template) {
    return new TemplateRecord(1, template.withVersion(1), List.of(), null, Map.of());
  }

  /** The record with another template, as the next version. */
  TemplateRecord with(WrapperTemplate other) {
    List<WrapperTemplate> versions = new ArrayList<>(earlier);
    versions.add(template);
    return new TemplateRecord(
        revision + 1,
        other.withVersion(template.version() + 1),
        versions.subList(Math.max(0, versions.size() - MOST_EARLIER), versions.size()),
        null,
        Map.of());
  }

  /**
   * The record with the template as it was before the latest change, under a new version.
   *
   * @throws IllegalArgumentException if there is no earlier version
   */
  TemplateRecord rolledBack() {
    if (earlier.isEmpty()) {
      throw new IllegalArgumentException(
          "the template '" + template.name() + "' has no earlier version");
    }
    int last = earlier.size() - 1;
    return new TemplateRecord(
        revision + 1,
        earlier.get(last).withVersion(template.version() + 1),
        earlier.subList(0, last),
        null,
        Map.of());
  }

  TemplateRecord withProposal(Proposal other) {
    return new TemplateRecord(revision + 1, template, earlier, other, judged);
  }

  /** The record with one judgement more on a field. */
  TemplateRecord withJudgement(String field, boolean right) {
    return withJudged(field, right, 1);
  }

  /** The record with one judgement less on a field; the same if there is none. */
  TemplateRecord withoutJudgement(String field, boolean right) {
    return withJudged(field, right, -1);
  }

  private TemplateRecord withJudged(String field, boolean right, int more) {
    Map<String, Judged> counts = new TreeMap<>(judged);
    Judged old = counts.getOrDefault(field, new Judged(0, 0));
    Judged now =
        right
            ? new Judged(Math.max(0, old.right + more), old.wrong)
            : new Judged(old.right, Math.max(0, old.wrong + more));
    counts.put(field, now);
    counts.values().remove(new Judged(0, 0));
    return new TemplateRecord(revision, template, earlier, proposal, counts);
  }
}
