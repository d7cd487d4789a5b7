package io.zhengwen.cli.input;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The names under which JSON objects hold a page's parts: {@code id}, {@code url}, {@code html} and
 * {@code content_type}, or others in their place.
 */
record JsonMembers(String id, String url, String html, String contentType) {
  /** The member that a report of failures adds to a page. */
  static final String FAILURE = "failure";

  static final JsonMembers DEFAULT = new JsonMembers("id", "url", "html", "content_type");
  private static final Set<String> PARTS = Set.of("id", "url", "html", "content_type");

  /**
   * Replaces names.
   *
   * @param names names by part
   * @throws IllegalArgumentException if there is no such part
   */
  static JsonMembers of(Map<String, String> names) {
    for (String part : names.keySet()) {
      if (!PARTS.contains(part)) {
        throw new IllegalArgumentException(
            "unknown part '" + part + "'; must be one of " + new TreeSet<>(PARTS));
      }
    }
    return new JsonMembers(
        names.getOrDefault("id", DEFAULT.id),
        names.getOrDefault("url", DEFAULT.url),
        names.getOrDefault("html", DEFAULT.html),
        names.getOrDefault("content_type", DEFAULT.contentType));
  }

  /** Whether an object with this member is a page, or was one. */
  boolean marksPage(String member) {
    return member.equals(html) || member.equals(JsonPages.BASE64) || member.equals(FAILURE);
  }
}
