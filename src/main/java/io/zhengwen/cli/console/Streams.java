package io.zhengwen.cli.console;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.jline.terminal.impl.exec.ExecTerminalProvider;
import org.jline.terminal.spi.SystemStream;

/**
 * The streams that a command reads and writes.
 *
 * @param in pages given as {@code -}
 * @param out results, UTF-8
 * @param err messages and progress
 * @param columns the width of the terminal at {@code err}, 0 if it is not a terminal
 */
public record Streams(InputStream in, OutputStream out, PrintStream err, int columns) {
  private static final int DEFAULT_COLUMNS = 80;

  /** Returns the streams of this process. Failures to write to {@code out} are not swallowed. */
  public static Streams ofProcess() {
    return new Streams(
        System.in,
        new StandardOutput(),
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
        terminalColumns());
  }

  /** Returns streams without a terminal. */
  public static Streams of(InputStream in, OutputStream out, OutputStream err) {
    return new Streams(in, out, new PrintStream(err, true, StandardCharsets.UTF_8), 0);
  }

  private static int terminalColumns() {
    ExecTerminalProvider terminals = new ExecTerminalProvider();
    if (!terminals.isSystemStream(SystemStream.Error)) {
      return 0;
    }
    int columns = terminals.systemStreamWidth(SystemStream.Error);
    return columns > 0 ? columns : DEFAULT_COLUMNS;
  }
}
