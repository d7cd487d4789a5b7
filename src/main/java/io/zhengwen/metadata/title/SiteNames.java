package io.zhengwen.metadata.title;

import io.zhengwen.text.Tokens;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** The names of a page's site: the one that the page declares, and its host. */
final class SiteNames {
  private final String declared;
  private final String host;
  private final Set<String> partsOfHost;

  /**
   * Starts with the names.
   *
   * @param declared the name that the page declares, may be empty
   * @param host may be empty
   */
  SiteNames(String declared, String host) {
    this.declared = NameKey.of(declared);
    this.host = NameKey.of(host);
    partsOfHost = new HashSet<>(Arrays.asList(host.split("\\.")));
  }

  /** Whether a text is the name of the site, stands in that of its host or has words of it only. */
  boolean hold(String text) {
    String key = NameKey.of(text);
    return key.isEmpty() || isDeclared(key) || isOfHost(key, text);
  }

  private boolean isDeclared(String key) {
    return !declared.isEmpty()
        && (key.equals(declared) || declared.contains(key) && key.length() > 2);
  }

  private boolean isOfHost(String key, String text) {
    String initials = initials(text);
    return key.length() > 3 && host.contains(key)
        || initials.length() > 2 && host.startsWith(initials)
        || partsOfHost.containsAll(Tokens.of(text));
  }

  /** The first letters of the words of a text, in lower case. */
  static String initials(String text) {
    StringBuilder out = new StringBuilder();
    boolean inWord = false;
    for (int i = 0; i < text.length(); ) {
      int cp = text.codePointAt(i);
      i += Character.charCount(cp);
      boolean letter = NameKey.isPart(cp);
      if (letter && !inWord) {
        out.appendCodePoint(Character.toLowerCase(cp));
      }
      inWord = letter;
    }
    return out.toString();
  }
}
