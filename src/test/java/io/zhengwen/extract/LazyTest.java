package io.zhengwen.extract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class LazyTest {
  private final AtomicInteger calls = new AtomicInteger();

  @Test
  void isComputedOnceWhenItIsAskedFor() {
    Lazy<String> lazy = new Lazy<>(() -> "call " + calls.incrementAndGet());
    assertThat(calls).hasValue(0);
    assertThat(lazy.get()).isEqualTo("call 1");
    assertThat(lazy.get()).isEqualTo("call 1");
  }

  @Test
  void whatFailsIsTriedAgain() {
    Lazy<Integer> lazy = new Lazy<>(() -> 6 / calls.getAndIncrement());
    assertThatThrownBy(lazy::get).isInstanceOf(ArithmeticException.class);
    assertThat(lazy.get()).isEqualTo(6);
  }

  @Test
  void letsGoOfWhatItIsComputedFrom() {
    byte[] source = new byte[1 << 20];
    WeakReference<byte[]> held = new WeakReference<>(source);
    Lazy<Integer> lazy = lengthOf(source);
    assertThat(lazy.get()).isEqualTo(1 << 20);
    source = null;
    while (held.get() != null && calls.incrementAndGet() < 100) {
      System.gc();
    }
    assertThat(held.get()).isNull();
    assertThat(lazy.get()).isEqualTo(1 << 20);
  }

  private static Lazy<Integer> lengthOf(byte[] source) {
    return new Lazy<>(() -> source.length);
  }
}
