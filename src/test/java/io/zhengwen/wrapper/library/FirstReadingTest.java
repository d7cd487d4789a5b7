package io.zhengwen.wrapper.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class FirstReadingTest {
  @Test
  void isAwaitedUntilItSucceeds() {
    FirstReading reading = new FirstReading(Duration.ofMinutes(1));
    assertThat(reading.isAwaited()).isTrue();
    new Thread(reading::succeeded).start();
    assertThat(reading.await()).isTrue();
    assertThat(reading.hasSucceeded()).isTrue();
    assertThat(reading.isAwaited()).isFalse();
  }

  @Test
  void isNotAwaitedForEver() {
    FirstReading reading = new FirstReading(Duration.ZERO);
    assertThat(reading.await()).isFalse();
    assertThat(reading.isAwaited()).isFalse();
    assertThat(reading.hasSucceeded()).isFalse();
    reading.succeeded();
    assertThat(reading.await()).isTrue();
  }
}
