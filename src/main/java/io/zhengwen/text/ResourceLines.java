package io.zhengwen.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * Reads the tables that are resources of the jar: UTF-8, comments are lines that begin with a hash.
 */
public final class ResourceLines {
  private ResourceLines() {}

  /**
   * The lines of a resource without its comments.
   *
   * @param owner the class beside which it is
   */
  public static List<String> of(Class<?> owner, String name) {
    try (InputStream in = Objects.requireNonNull(owner.getResourceAsStream(name), name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
