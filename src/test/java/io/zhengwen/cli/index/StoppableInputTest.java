package io.zhengwen.cli.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.SequenceInputStream;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class StoppableInputTest {
  @Test
  void endsAtOnceIfTheRunIsAskedToStopBeforeTheFirstRead() throws IOException {
    PipedInputStream idle = new PipedInputStream(new PipedOutputStream());
    try (Stop stop = new Stop();
        InputStream in = new StoppableInput(() -> idle, stop)) {
      stop.ask();

      assertThatThrownBy(in::read).isInstanceOf(InterruptedIOException.class);
    }
  }

  @Test
  void endsWhileItsSourceWaitsToBeOpened() throws IOException {
    CountDownLatch opening = new CountDownLatch(1);
    CountDownLatch never = new CountDownLatch(1);
    try (Stop stop = new Stop();
        InputStream in =
            new StoppableInput(
                () -> {
                  opening.countDown();
                  awaitUnchecked(never);
                  return InputStream.nullInputStream();
                },
                stop)) {
      Thread asking =
          new Thread(
              () -> {
                awaitUnchecked(opening);
                stop.ask();
              });
      asking.start();

      assertThatThrownBy(in::read).isInstanceOf(InterruptedIOException.class);
      never.countDown();
    }
  }

  private static void awaitUnchecked(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void whatFailsIsNoEnd() throws IOException {
    InputStream failing =
        new InputStream() {
          @Override
          public int read() {
            throw new IllegalStateException("bad");
          }
        };
    InputStream source =
        new SequenceInputStream(new ByteArrayInputStream(new byte[] {'x'}), failing);
    try (Stop stop = new Stop();
        InputStream in = new StoppableInput(() -> source, stop)) {
      assertThat(in.read()).isEqualTo('x');
      assertThatThrownBy(in::read).isInstanceOf(IOException.class).hasMessageContaining("bad");
    }
  }
}
