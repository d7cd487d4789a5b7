package io.zhengwen.wrapper.library;

import io.zhengwen.wrapper.monitor.TemplateChange;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A seed, the templates tried on it and its alarms.
 *
 * @param pattern the {@linkplain SeedPattern beginning} of its pages' addresses, which names it
 * @param revision counts its changes, from 1
 * @param attachments templates that were tried on it, or are used, in the order in which they came
 * @param alarms the alarms that hold
 */
public record SeedRecord(
    String pattern, int revision, List<Attachment> attachments, List<SeedAlarm> alarms) {
  private static final int MOST_ATTACHMENTS = 200;
  private static final int MOST_ALARMS = 100;

  /** Copies the lists. */
  public SeedRecord {
    Objects.requireNonNull(pattern, "pattern");
    attachments = attachments == null ? List.of() : List.copyOf(attachments);
    alarms = alarms == null ? List.of() : List.copyOf(alarms);
  }

  /** A new seed. */
  static SeedRecord of(SeedPattern pattern) {
    return new SeedRecord(pattern.text(), 1, List.of(), List.of());
  }

  /** What is known of a template on this seed. */
  public Optional<Attachment> attachment(String template) {
    return attachments.stream().filter(a -> a.template().equals(template)).findFirst();
  }

  /** The names of the templates that are used. */
  public List<String> used() {
    return attachments.stream().filter(Attachment::isUsed).map(Attachment::template).toList();
  }

  /** The seed with a template added or changed. */
  SeedRecord with(Attachment attachment) {
    List<Attachment> changed = new ArrayList<>(attachments);
    int at = 0;
    while (at < changed.size() && !changed.get(at).template().equals(attachment.template())) {
      at++;
    }
    if (at < changed.size()) {
      changed.set(at, attachment);
    } else {
      changed.add(attachment);
    }
    for (int i = 0; changed.size() > MOST_ATTACHMENTS && i < changed.size(); ) {
      if (changed.get(i).state() == Attachment.State.UNFIT) {
        changed.remove(i);
      } else {
        i++;
      }
    }
    return new SeedRecord(pattern, revision + 1, changed, alarms);
  }

  /** The seed without a template. */
  SeedRecord without(String template) {
    if (attachment(template).isEmpty()
        && alarms.stream().noneMatch(a -> a.template().equals(template))) {
      return this;
    }
    return new SeedRecord(
        pattern,
        revision + 1,
        attachments.stream().filter(a -> !a.template().equals(template)).toList(),
        alarms.stream().filter(a -> !a.template().equals(template)).toList());
  }

  /** The seed with alarms added and ended as between two lists; others keep what they added. */
  SeedRecord withChangedAlarms(List<SeedAlarm> before, List<SeedAlarm> after) {
    List<SeedAlarm> changed = new ArrayList<>(alarms);
    changed.removeIf(alarm -> before.contains(alarm) && !after.contains(alarm));
    after.stream()
        .filter(alarm -> !before.contains(alarm) && !changed.contains(alarm))
        .forEach(changed::add);
    return withAlarms(changed);
  }

  /** The seed with those alarms alone that may still hold after a change of a template. */
  SeedRecord after(TemplateChange change) {
    String name = change.after().name();
    return withAlarms(
        alarms.stream()
            .flatMap(
                alarm ->
                    alarm.template().equals(name) ? alarm.after(change).stream() : Stream.of(alarm))
            .toList());
  }

  /** The seed with other alarms. */
  SeedRecord withAlarms(List<SeedAlarm> others) {
    return new SeedRecord(
        pattern,
        revision + 1,
        attachments,
        others.subList(Math.max(0, others.size() - MOST_ALARMS), others.size()));
  }
}
