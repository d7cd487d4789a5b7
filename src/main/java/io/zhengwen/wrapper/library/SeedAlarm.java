package io.zhengwen.wrapper.library;

import io.zhengwen.wrapper.monitor.Alarm;
import java.util.Objects;

/**
 * An alarm that was raised for a template on a seed.
 *
 * @param template the template's name
 * @param version its version
 * @param time when it was raised, in milliseconds since 1970
 * @param alarm what fell
 */
public record SeedAlarm(String template, int version, long time, Alarm alarm) {
  SeedAlarm withVersion(int number) {
    return new SeedAlarm(template, number, time, alarm);
  }

  /** Whether an alarm tells of the same thing. */
  boolean isOf(String name, Alarm.Kind kind, String field, String rule) {
    return template.equals(name)
        && alarm.kind() == kind
        && Objects.equals(alarm.field(), field)
        && Objects.equals(alarm.rule(), rule);
  }
}
