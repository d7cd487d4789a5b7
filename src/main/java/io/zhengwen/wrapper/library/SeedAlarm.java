package io.zhengwen.wrapper.library;

import io.zhengwen.wrapper.monitor.Alarm;
import io.zhengwen.wrapper.monitor.TemplateChange;
import java.util.Objects;
import java.util.Optional;

/**
 * An alarm that was raised for a template on a seed.
 *
 * @param template the template's name
 * @param version its version
 * @param time when it was raised, in milliseconds since 1970
 * @param alarm what fell
 */
public record SeedAlarm(String template, int version, long time, Alarm alarm) {
  /** The alarm after a change of its template; empty if it may no longer hold. */
  Optional<SeedAlarm> after(TemplateChange change) {
    return change.keeps(alarm)
        ? Optional.of(new SeedAlarm(template, change.after().version(), time, alarm))
        : Optional.empty();
  }

  /** Whether an alarm tells of the same thing. */
  boolean isOf(String name, Alarm.Kind kind, String field, String rule) {
    return template.equals(name)
        && alarm.kind() == kind
        && Objects.equals(alarm.field(), field)
        && Objects.equals(alarm.rule(), rule);
  }
}
