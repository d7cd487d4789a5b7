package io.zhengwen.cli;

import io.zhengwen.cli.console.Streams;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.locks.LockSupport;

/** The command {@code studio} while it serves pages. */
public final class StudioRun implements AutoCloseable {
  private static final long PATIENCE = 30_000;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final Thread command;

  private StudioRun(String[] args) {
    Streams streams = Streams.of(InputStream.nullInputStream(), out, err);
    command = new Thread(() -> Main.run(streams, args), "studio");
    command.start();
  }

  /** Starts the command; returns once it has printed its address. */
  public static StudioRun of(Object... args) {
    StudioRun run = new StudioRun(Arrays.stream(args).map(Object::toString).toArray(String[]::new));
    long end = System.currentTimeMillis() + PATIENCE;
    while (!run.out.toString(StandardCharsets.UTF_8).endsWith("\n")) {
      if (!run.command.isAlive() || System.currentTimeMillis() > end) {
        throw new AssertionError("no address: " + run.err());
      }
      LockSupport.parkNanos(10_000_000);
    }
    return run;
  }

  /** The address of the studio. */
  public String address() {
    return out.toString(StandardCharsets.UTF_8).strip();
  }

  /** What it wrote to standard error. */
  public String err() {
    return err.toString(StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    command.interrupt();
    try {
      command.join(PATIENCE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (command.isAlive()) {
      throw new AssertionError("the studio does not end");
    }
  }
}
