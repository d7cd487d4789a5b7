package io.zhengwen.text;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The form in which addresses are compared, so that those of one page are equal: without scheme,
 * port, {@code www.} and fragment, and with escapes as in {@code %E7%A7%9F}, whether letters were
 * escaped or not.
 */
public final class AddressKeys {
  private static final HexFormat HEX = HexFormat.of().withUpperCase();

  /** Parameters that say where a visitor came from, or which visitor it is. */
  private static final Pattern OF_VISIT =
      Pattern.compile(
          "(?i)(?<=[?&])(?:utm_[a-z_]+|gclid|fbclid|phpsessid|jsessionid)=[^&]*+(?:&|$)");

  private static final Pattern SESSION_IN_PATH = Pattern.compile("(?i);jsessionid=[^?;/]*+");
  private static final Pattern DANGLING = Pattern.compile("[?&]$");

  /** The authority, and path and query behind it. */
  private static final Pattern PARTS = Pattern.compile("://[^/?#]*+([^#]*+)");

  private AddressKeys() {}

  /** The key of an address with host, path and query; empty if it has no host. */
  public static Optional<String> of(String url) {
    if (url == null) {
      return Optional.empty();
    }
    return WebAddress.of(url)
        .map(
            address -> {
              Matcher parts = PARTS.matcher(url);
              String rest = parts.find() ? parts.group(1) : "";
              return address.hostWithoutWww() + escaped(rest.startsWith("/") ? rest : "/" + rest);
            });
  }

  /**
   * The key of the page that an address leads to, without parameters of the visit such as {@code
   * utm_source} and {@code PHPSESSID}; the address itself if it has no host.
   */
  public static String ofPage(String url) {
    return of(url).map(AddressKeys::withoutVisit).orElse(url);
  }

  private static String withoutVisit(String key) {
    Matcher ofVisit = OF_VISIT.matcher(key);
    String plain = ofVisit.find() ? DANGLING.matcher(ofVisit.replaceAll("")).replaceAll("") : key;
    return SESSION_IN_PATH.matcher(plain).replaceAll("");
  }

  /**
   * A path and query of which all letters but those of ASCII are escaped as UTF-8, and no letters
   * or digits of ASCII are.
   */
  public static String escaped(String path) {
    StringBuilder out = new StringBuilder(path.length());
    int point;
    for (int i = 0; i < path.length(); i += Character.charCount(point)) {
      point = path.codePointAt(i);
      if (point == '%' && isEscape(path, i)) {
        int value = HexFormat.fromHexDigits(path, i + 1, i + 3);
        if (isPlain(value)) {
          out.append((char) value);
        } else {
          out.append('%').append(HEX.toHexDigits((byte) value));
        }
        i += 2;
      } else if (point < 0x80) {
        out.append((char) point);
      } else {
        for (byte b : Character.toString(point).getBytes(StandardCharsets.UTF_8)) {
          out.append('%').append(HEX.toHexDigits(b));
        }
      }
    }
    return out.toString();
  }

  private static boolean isEscape(String path, int at) {
    return at + 2 < path.length()
        && HexFormat.isHexDigit(path.charAt(at + 1))
        && HexFormat.isHexDigit(path.charAt(at + 2));
  }

  /** Whether an escape of a character means the character itself, by RFC 3986. */
  private static boolean isPlain(int c) {
    return c >= 'a' && c <= 'z'
        || c >= 'A' && c <= 'Z'
        || c >= '0' && c <= '9'
        || c == '-'
        || c == '.'
        || c == '_'
        || c == '~';
  }
}
