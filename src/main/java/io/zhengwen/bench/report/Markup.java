package io.zhengwen.bench.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** What HTML and SVG writers share. */
public final class Markup {
  private Markup() {}

  /** Text as HTML, safe in content and in quoted attributes. */
  public static String escape(String text) {
    StringBuilder out = new StringBuilder(text.length() + 16);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '&' -> out.append("&amp;");
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '"' -> out.append("&quot;");
        default -> out.append(c);
      }
    }
    return out.toString();
  }

  /** A file name made of any text: letters, digits, {@code .}, {@code _} and {@code -}. */
  static String fileName(String text) {
    return text.replaceAll("[^\\p{L}\\p{N}._-]", "_");
  }

  /** A page with the given style, content and script. */
  static String page(String title, String style, String body, String script) {
    return String.format(
        Locale.ROOT,
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>%s</title>
        <style>
        %s</style>
        </head>
        <body>
        %s%s</body>
        </html>
        """,
        escape(title),
        style,
        body,
        script.isEmpty() ? "" : "<script>\n" + script + "</script>\n");
  }

  /** A text file beside this class. */
  static String resource(String name) {
    try (InputStream in = Markup.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the resource " + name + " is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
