package io.zhengwen.extract.markup;

import io.zhengwen.text.Addresses;
import io.zhengwen.text.CodePoints;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes the addresses of links and images absolute and safe: only those that lead to a page, a mail
 * or telephone program are kept, and they hold no character that ends an attribute or a Markdown
 * link. The brackets of an IPv6 address end neither.
 */
final class SafeAddresses {
  private static final Set<String> PROGRAMS = Set.of("mailto", "tel");

  /** ASCII characters that addresses may not contain, or that Markdown gives a meaning. */
  private static final String ESCAPED = "\"'<>\\^`{|}()*[]";

  private static final Pattern IPV6_HOST = Pattern.compile("https?://\\[[0-9A-Fa-f:.]++]");

  private final Addresses addresses;

  SafeAddresses(Addresses addresses) {
    this.addresses = addresses;
  }

  /** A link or image with its safe address, empty if it has none; any other element as it is. */
  Element of(Element element) {
    return switch (element.kind()) {
      case LINK -> Element.of(Kind.LINK, escaped(addresses.absolute(element.value(), PROGRAMS)));
      case IMAGE -> Element.image(escaped(addresses.absolute(element.value())), element.label());
      default -> element;
    };
  }

  private static String escaped(Optional<String> address) {
    return address.map(SafeAddresses::escaped).orElse("");
  }

  /** An address with its unsafe characters escaped. */
  static String escaped(String address) {
    StringBuilder out = new StringBuilder(address.length());
    Matcher ipv6 = IPV6_HOST.matcher(address);
    if (ipv6.lookingAt()) {
      out.append(ipv6.group());
    }
    for (int i = out.length(); i < address.length(); i++) {
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
