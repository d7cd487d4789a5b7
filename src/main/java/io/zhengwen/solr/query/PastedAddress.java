package io.zhengwen.solr.query;

import io.zhengwen.text.LowerCase;
import io.zhengwen.text.WebAddress;
import java.net.IDN;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The address or host that a query is, if it was pasted. */
final class PastedAddress {
  /** No address is longer. */
  private static final int LONGEST = 1_000;

  private static final Pattern ADDRESS =
      Pattern.compile(
          "(?:(?i:https?)://)?((?:[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-]*+\\.)+"
              + "\\p{L}[\\p{L}\\p{M}\\p{N}-]++)((?::\\d++)?+)([/?]\\S*+)?+");

  private static final String WWW = "www.";

  private PastedAddress() {}

  /**
   * The address that was typed, in the forms in which a page may have it: with either scheme, with
   * and without {@code www.}, a slash at its end, and a fragment; with letters beyond ASCII in the
   * host and the path as they stand or as they are sent.
   *
   * @return no forms if it is no address alone
   */
  static List<String> addresses(String typed) {
    Matcher address = address(typed);
    if (address == null) {
      return List.of();
    }
    String path = address.group(3) == null ? "" : address.group(3);
    Set<String> forms = new LinkedHashSet<>();
    for (String host : hosts(bare(address.group(1)))) {
      for (String form : PercentEscapes.forms(path)) {
        for (String rest : ends(form)) {
          for (String scheme : List.of("https://", "http://")) {
            forms.add(scheme + host + address.group(2) + rest);
            forms.add(scheme + WWW + host + address.group(2) + rest);
          }
        }
      }
    }
    return List.copyOf(forms);
  }

  private static Set<String> hosts(String host) {
    Set<String> forms = new LinkedHashSet<>();
    forms.add(host);
    forms.add(IDN.toUnicode(host));
    WebAddress.of("http://" + host).ifPresent(address -> forms.add(address.host()));
    return forms;
  }

  private static List<String> ends(String path) {
    int fragment = path.indexOf('#');
    String page = fragment < 0 ? path : path.substring(0, fragment);
    String slashless = page.endsWith("/") ? page.substring(0, page.length() - 1) : page;
    return fragment < 0
        ? List.of(slashless, slashless + "/")
        : List.of(slashless, slashless + "/", path);
  }

  /** The host, without {@code www.}, if nothing else was typed. */
  static Optional<String> host(String typed) {
    Matcher address = address(typed);
    return address == null || address.group(3) != null && !address.group(3).equals("/")
        ? Optional.empty()
        : Optional.of(bare(address.group(1)));
  }

  private static Matcher address(String typed) {
    Matcher matcher = ADDRESS.matcher(typed.strip());
    return typed.length() <= LONGEST && matcher.matches() ? matcher : null;
  }

  private static String bare(String host) {
    String lower = LowerCase.of(host);
    return lower.startsWith(WWW) && lower.indexOf('.', WWW.length()) > 0
        ? lower.substring(WWW.length())
        : lower;
  }
}
