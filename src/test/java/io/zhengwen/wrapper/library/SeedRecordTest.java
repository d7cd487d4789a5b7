package io.zhengwen.wrapper.library;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.wrapper.monitor.Alarm;
import java.util.List;
import org.junit.jupiter.api.Test;

class SeedRecordTest {
  private static final SeedRecord SEED = SeedRecord.of(new SeedPattern("quay.example/flats/"));

  private static SeedAlarm alarm(String field) {
    return new SeedAlarm(
        "flats", 1, 0, new Alarm(Alarm.Kind.FIELD, field, "", 1, 0, "f1", List.of()));
  }

  @Test
  void alarmsThatOthersRaisedMeanwhileStay() {
    SeedRecord stored = SEED.withAlarms(List.of(alarm("price"), alarm("area")));
    SeedRecord now = stored.withChangedAlarms(List.of(alarm("price")), List.of(alarm("title")));
    assertThat(now.alarms()).containsExactly(alarm("area"), alarm("title"));
  }
}
