package io.zhengwen.bench.corpus;

import com.google.common.base.Splitter;
import com.google.common.net.InetAddresses;
import com.google.common.net.InternetDomainName;
import io.zhengwen.metadata.descriptive.CanonicalFinder;
import io.zhengwen.store.SitePolicy;
import java.io.IOException;
import java.util.List;
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
   * The registrable domain, as {@link SitePolicy#DOMAIN} has it, without its public suffix, so that
   * a publisher's national sites are one. For a page without an address in its set, that of its
   * canonical link; without either, the page's id up to its last separator.
   *
   * @throws CorpusException if the page has no address and cannot be read
   */
  public static String of(LabelledPage page) {
    return Stream.concat(Stream.of(page.url()), ownAddress(page))
        .flatMap(url -> SitePolicy.DOMAIN.siteOf(url).stream())
        .findFirst()
        .map(site -> withoutSuffix(site.name()))
        .orElseGet(() -> LAST_PART.matcher(page.id().toLowerCase(Locale.ROOT)).replaceFirst(""));
  }

  private static String withoutSuffix(String domain) {
    if (InetAddresses.isInetAddress(domain)) {
      return domain;
    }
    List<String> labels = Splitter.on('.').splitToList(domain);
    if (InternetDomainName.isValid(domain)
        && InternetDomainName.from(domain).isTopPrivateDomain()) {
      return labels.get(0);
    }
    return labels.size() < 2 ? domain : labels.get(labels.size() - 2);
  }

  /** The address that a page gives itself; it is read when that is asked for. */
  private static Stream<String> ownAddress(LabelledPage page) {
    return Stream.of(page).map(Site::readOwnAddress).flatMap(Optional::stream);
  }

  private static Optional<String> readOwnAddress(LabelledPage page) {
    try {
      return CanonicalFinder.of(page.model());
    } catch (IOException e) {
      throw new CorpusException(page.file() + ": " + e.getMessage(), e);
    }
  }
}
