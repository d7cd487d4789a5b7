package io.zhengwen.cli.train;

import com.google.common.net.InternetDomainName;
import io.zhengwen.eval.LabelledPage;
import java.net.URI;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The site that a labelled page belongs to: pages of one site are never in training and test at
 * once.
 */
final class Site {
  private static final Pattern LAST_PART = Pattern.compile("[-_.][^-_.]*$");

  private Site() {}

  /**
   * The registrable domain without its public suffix, so that a publisher's national sites are one;
   * for a page without an address its id less the last part.
   */
  static String of(LabelledPage page) {
    String host = host(page.url());
    if (host.isEmpty()) {
      return LAST_PART.matcher(page.id().toLowerCase(Locale.ROOT)).replaceFirst("");
    }
    if (InternetDomainName.isValid(host)) {
      InternetDomainName name = InternetDomainName.from(host);
      if (name.isUnderPublicSuffix()) {
        return name.topPrivateDomain().parts().get(0);
      }
    }
    String[] parts = host.split("\\.");
    return parts.length < 2 ? host : parts[parts.length - 2];
  }

  private static String host(String url) {
    try {
      String host =
          URI.create(url.strip().replaceAll("[^!-~].*|[|{}^`\"<>\\\\\\[\\]]", "")).getHost();
      return host == null ? "" : host.toLowerCase(Locale.ROOT);
    } catch (IllegalArgumentException e) {
      return "";
    }
  }
}
