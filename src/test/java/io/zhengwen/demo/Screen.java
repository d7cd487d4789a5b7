package io.zhengwen.demo;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jline.terminal.impl.exec.ExecTerminalProvider;
import org.jline.terminal.spi.SystemStream;

/** Standard output, in colour if it is a terminal. */
final class Screen {
  private static final String BOLD = "1";
  private static final String GREEN = "32";
  private static final String RED = "31";
  private static final String YELLOW = "1;33";
  private static final String CYAN = "36";

  private final PrintStream out =
      new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
  private final boolean coloured =
      new ExecTerminalProvider().isSystemStream(SystemStream.Output)
          && System.getenv("NO_COLOR") == null;

  void heading(String text) {
    out.println();
    out.println(style(BOLD, text));
  }

  void line(String format, Object... values) {
    out.println("  " + String.format(Locale.ROOT, format, values));
  }

  /** Prints text to be copied, without indentation. */
  void command(String text) {
    out.println(style(CYAN, text));
  }

  void verdict(boolean good, String text) {
    out.println("  " + style(good ? GREEN : RED, (good ? "✓ " : "✗ ") + text));
  }

  /** Returns a snippet from Solr with its matches highlighted. */
  String snippet(String html) {
    String marked = html.replaceAll("\\s+", " ").strip();
    String start = coloured ? "\u001b[" + YELLOW + "m" : "[";
    String end = coloured ? "\u001b[0m" : "]";
    return marked
        .replace("<em>", start)
        .replace("</em>", end)
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&#x27;", "'")
        .replace("&#x2F;", "/")
        .replace("&amp;", "&");
  }

  private String style(String code, String text) {
    return coloured ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }
}
