package io.zhengwen.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;

/** Pages for the command line's tests. */
final class Pages {
  private Pages() {}

  static String article(String title, String text) {
    return "<!DOCTYPE html><html><head><title>"
        + title
        + "</title></head><body><nav><a href='/'>Home</a> <a href='/news'>News</a></nav><article><h1>"
        + title
        + "</h1><p>"
        + text
        + "</p></article><footer>Imprint and contact</footer></body></html>";
  }

  /**
   * An article long enough to be distinguished from its surroundings, with a sentence of its own.
   */
  static String longArticle(String title, String sentence) {
    String filler =
        "The ferry left the pier at noon, and the harbour master noted its draught, its load and the wind in his book. ";
    return article(title, filler.repeat(6) + sentence + " " + filler.repeat(6));
  }

  static Path write(Path directory, String name, String html) {
    return write(directory, name, html, StandardCharsets.UTF_8);
  }

  static Path write(Path directory, String name, String html, Charset charset) {
    return write(directory, name, html.getBytes(charset));
  }

  static Path write(Path directory, String name, byte[] bytes) {
    try {
      Path file = directory.resolve(name);
      Files.createDirectories(file.getParent());
      return Files.write(file, bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Path writeGzip(Path directory, String name, String html) {
    try {
      Path file = directory.resolve(name);
      Files.createDirectories(file.getParent());
      try (GZIPOutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
        out.write(html.getBytes(StandardCharsets.UTF_8));
      }
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
