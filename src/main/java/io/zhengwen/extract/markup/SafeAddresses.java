package io.zhengwen.extract.markup;

import io.zhengwen.text.Addresses;
import io.zhengwen.text.CodePoints;
import java.util.Locale;
import java.util.Set;

/**
 * Makes the addresses of links and images absolute and safe: only those that lead to a page, a mail
 * or telephone program are kept, and they hold no character that ends an attribute or a Markdown
 * link.
 */
final class SafeAddresses {
  private static final Set<String> PROGRAMS = Set.of("mailto", "tel");

  /** ASCII characters that addresses may not contain, or that Markdown gives a meaning. */
  private static final String ESCAPED = "\"'<>\\^`{|}()*[]";

  private final Addresses addresses;

  SafeAddresses(Addresses addresses) {
    this.addresses = addresses;
  }

  /** The absolute address that a link leads to; null if it is to be left out. */
  String link(String raw) {
    return addresses.absolute(raw, PROGRAMS).map(SafeAddresses::escaped).orElse(null);
  }

  /** The absolute address of an image; null if it is to be left out. */
  String image(String raw) {
    return addresses.absolute(raw).map(SafeAddresses::escaped).orElse(null);
  }

  private static String escaped(String address) {
    StringBuilder out = new StringBuilder(address.length());
    for (int i = 0; i < address.length(); i++) {
      char c = address.charAt(i);
      if (c <= ' ' || c == 0x7F || ESCAPED.indexOf(c) >= 0) {
        out.append(String.format(Locale.ROOT, "%%%02X", (int) c));
      } else if (CodePoints.isSpace(c)) {
        out.append("%20");
      } else {
        out.append(c);
      }
    }
    return out.toString();
  }
}
