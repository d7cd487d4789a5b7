package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.store.TemplateStoreException;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Work in the background goes on after faults, except for those of the virtual machine. */
class RepeatedTaskTest {
  private final AtomicInteger storeErrors = new AtomicInteger();
  private boolean starting;

  private RepeatedTask failing(Runnable work) {
    return new RepeatedTask(work, () -> starting, storeErrors::incrementAndGet);
  }

  static Stream<Throwable> faults() {
    return Stream.of(
        new IllegalStateException("fault"),
        new StackOverflowError(),
        new NoClassDefFoundError("io/example/Gone"),
        new AssertionError("fault"));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void faultsDoNotEndIt(Throwable fault) {
    RepeatedTask task = failing(() -> RepeatedTaskTest.<RuntimeException>raise(fault));
    assertThatCode(task::run).doesNotThrowAnyException();
    assertThat(storeErrors).hasValue(0);
  }

  @Test
  void aStoreThatIsAwayIsCounted() {
    RepeatedTask task =
        failing(
            () -> {
              throw new TemplateStoreException("away");
            });
    task.run();
    task.run();
    assertThat(storeErrors).hasValue(2);
  }

  @Test
  void aStoreThatStartsIsNoFaultAndOneThatStaysAwayIsLoggedOnceInALine() {
    RepeatedTask task =
        failing(
            () -> {
              throw new TemplateStoreException("the collection is away", new IOException("none"));
            });
    try (LoggedEvents logged = LoggedEvents.of(RepeatedTask.class)) {
      starting = true;
      task.run();
      assertThat(storeErrors).hasValue(0);
      assertThat(logged.warnings()).isEmpty();

      starting = false;
      task.run();
      task.run();
      assertThat(storeErrors).hasValue(2);
      assertThat(logged.warnings())
          .singleElement()
          .satisfies(
              event -> {
                assertThat(event.getMessage().getFormattedMessage())
                    .endsWith("cannot be read or stored for now: the collection is away");
                assertThat(event.getThrown()).isNull();
              });
    }
  }

  @Test
  void withoutMemoryItEnds() {
    RepeatedTask task =
        failing(() -> RepeatedTaskTest.<RuntimeException>raise(new OutOfMemoryError("none")));
    assertThatThrownBy(task::run).isInstanceOf(OutOfMemoryError.class);
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> void raise(Throwable fault) throws T {
    throw (T) fault;
  }
}
