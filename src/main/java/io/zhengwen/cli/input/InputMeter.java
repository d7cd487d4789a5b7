package io.zhengwen.cli.input;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** Which share of the bytes of all inputs has been read. Thread-safe. */
final class InputMeter {
  private final AtomicLong read = new AtomicLong();
  private volatile long total = -1;

  /** Adds up the sizes of all files, which may take long, on a thread of its own. */
  void measure(List<Path> roots) {
    Thread thread = new Thread(() -> total = size(roots), "sizes of the inputs");
    thread.setDaemon(true);
    thread.start();
  }

  private static long size(List<Path> roots) {
    long[] sum = {0};
    for (Path root : roots) {
      try {
        Files.walkFileTree(
            root,
            EnumSet.of(FileVisitOption.FOLLOW_LINKS),
            Integer.MAX_VALUE,
            new SimpleFileVisitor<>() {
              @Override
              public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                sum[0] += attributes.size();
                return FileVisitResult.CONTINUE;
              }

              @Override
              public FileVisitResult visitFileFailed(Path file, IOException e) {
                return FileVisitResult.CONTINUE;
              }
            });
      } catch (IOException e) {
        return -1;
      }
    }
    return sum[0];
  }

  /** The share from 0 to 1; 0 as long as it is unknown. */
  double share() {
    return total <= 0 ? 0 : Math.min(1, (double) read.get() / total);
  }

  /** Counts what is read of a file. */
  Counter counting(InputStream in) {
    return new Counter(in);
  }

  /** Counts bytes as they are read, and the rest of the file once it is done with. */
  final class Counter extends FilterInputStream {
    private long counted;

    private Counter(InputStream in) {
      super(in);
    }

    @Override
    public int read() throws IOException {
      int b = super.read();
      count(b < 0 ? 0 : 1);
      return b;
    }

    @Override
    public int read(byte[] out, int offset, int length) throws IOException {
      int n = super.read(out, offset, length);
      count(Math.max(0, n));
      return n;
    }

    void finished(long size) {
      count(Math.max(0, size - counted));
    }

    private void count(long bytes) {
      counted += bytes;
      read.addAndGet(bytes);
    }
  }
}
