package io.zhengwen.bench.corpus;

import com.google.common.net.InetAddresses;
import com.google.common.net.InternetDomainName;
import io.zhengwen.metadata.CanonicalUrl;
import java.io.IOException;
import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The site that a labelled page belongs to: pages of one site are never in training and test at
 * once.
 */
public final class Site {
  private static final Pattern LAST_PART = Pattern.compile("[-_.][^-_.]*$");

  private Site() {}

  /**
   * The registrable domain without its public suffix, so that a publisher's national sites are one.
   * A page without an address in its set has the one that it gives itself, by its canonical link;
   * its site is its id less the last part where it gives none.
   *
   * @throws CorpusException where the page has no address and cannot be read
   */
  public static String of(LabelledPage page) {
    return Stream.concat(Stream.of(page.url()), ownAddress(page))
        .map(Site::host)
        .filter(host -> !host.isEmpty())
        .findFirst()
        .map(Site::ofHost)
        .orElseGet(() -> LAST_PART.matcher(page.id().toLowerCase(Locale.ROOT)).replaceFirst(""));
  }

  private static String ofHost(String host) {
    if (InetAddresses.isInetAddress(host)) {
      return host;
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

  /** The address that a page gives itself; it is read when that is asked for. */
  private static Stream<String> ownAddress(LabelledPage page) {
    return Stream.of(page).map(Site::readOwnAddress).flatMap(Optional::stream);
  }

  private static Optional<String> readOwnAddress(LabelledPage page) {
    try {
      return CanonicalUrl.of(page.parse(page.text()).document());
    } catch (IOException e) {
      throw new CorpusException(page.file() + ": " + e.getMessage(), e);
    }
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
