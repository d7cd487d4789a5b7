package io.zhengwen.bench.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jsoup.nodes.Document.OutputSettings;
import org.jsoup.nodes.Entities;
import org.jsoup.nodes.Entities.EscapeMode;

/** Shared parts of everything that writes HTML or SVG. */
public final class Markup {
  private static final int LONGEST_NAME = 60;

  private Markup() {}

  /** Returns a text escaped for content and quoted attributes, in HTML and in XML. */
  public static String escape(String text) {
    return Entities.escape(text, new OutputSettings().escapeMode(EscapeMode.xhtml));
  }

  /**
   * Returns a text as a file name: only letters, digits, {@code .}, {@code _} and {@code -}. Where
   * others were replaced, or the text is long, a hash tells it from similar ones.
   */
  static String fileName(String text) {
    String name = text.replaceAll("[^\\p{L}\\p{N}._-]", "_");
    int chars = name.codePointCount(0, name.length());
    if (name.equals(text) && chars <= LONGEST_NAME) {
      return name;
    }
    return name.substring(0, name.offsetByCodePoints(0, Math.min(LONGEST_NAME, chars)))
        + "-"
        + Integer.toHexString(text.hashCode());
  }

  /**
   * Returns a self-contained page, which may fetch nothing.
   *
   * @param style its style sheet
   * @param body its content
   * @param script its script, empty for none
   */
  static String page(String title, String style, String body, String script) {
    if (script.isEmpty()) {
      return begin(title, style) + body + end();
    }
    return begin(title, style, "; script-src 'unsafe-inline'")
        + body
        + "<script>\n"
        + script
        + "</script>\n"
        + end();
  }

  /** Returns the begin of a self-contained page without scripts, up to its content. */
  public static String begin(String title, String style) {
    return begin(title, style, "");
  }

  private static String begin(String title, String style, String scripts) {
    return String.format(
        Locale.ROOT,
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'%s">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>%s</title>
        <style>
        %s</style>
        </head>
        <body>
        """,
        scripts,
        escape(title),
        style);
  }

  /** Returns the end of a page. */
  public static String end() {
    return "</body>\n</html>\n";
  }

  /**
   * Returns a text file that is a resource beside a class.
   *
   * @throws IllegalStateException if it is missing
   */
  public static String resource(Class<?> owner, String name) {
    try (InputStream in = owner.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the resource " + name + " is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
