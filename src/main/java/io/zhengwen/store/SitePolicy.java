package io.zhengwen.store;

import com.google.common.net.InetAddresses;
import com.google.common.net.InternetDomainName;
import io.zhengwen.text.WebAddress;
import java.util.List;
import java.util.Optional;

/**
 * Decides which site a page belongs to, by its address. Pages of one site share their templates;
 * pages of two sites share nothing. Implementations are immutable and thread-safe.
 */
@FunctionalInterface
public interface SitePolicy {
  /**
   * The site is the host without a leading {@code www.}.
   *
   * <p>This is the default: sub-domains mostly have templates of their own, and the blogs of a
   * hosting service share a domain but no template.
   */
  SitePolicy HOST = address -> Optional.of(address.hostWithoutWww());

  /**
   * The site is the registrable domain by the public suffix list, such as {@code example.co.uk} for
   * {@code news.example.co.uk}. An IP address, and a host that is no domain below a public suffix,
   * is a site of its own.
   */
  SitePolicy DOMAIN = address -> Optional.of(registrableDomain(address));

  /**
   * The name of the site of an address.
   *
   * @return empty where the address belongs to no site
   */
  Optional<String> siteName(WebAddress address);

  /**
   * The site of a page.
   *
   * @param url the page's address
   * @return empty where the page belongs to no site: the address is missing, not absolute, or has a
   *     host that {@link WebAddress} does not read
   */
  default Optional<SiteKey> siteOf(String url) {
    return WebAddress.of(url).flatMap(this::siteName).map(SiteKey::orNull);
  }

  /**
   * The site is the part of the address that a prefix matches, as Yan and Wang 2020 have it; see
   * {@link UrlPrefix}. Of several prefixes that match, the first decides.
   *
   * @param otherwise decides on pages that no prefix matches
   * @throws IllegalArgumentException naming the prefix that is malformed
   */
  static SitePolicy prefixes(List<String> prefixes, SitePolicy otherwise) {
    List<UrlPrefix> compiled = prefixes.stream().map(UrlPrefix::of).toList();
    return address ->
        compiled.stream()
            .flatMap(prefix -> prefix.match(address).stream())
            .findFirst()
            .or(() -> otherwise.siteName(address));
  }

  private static String registrableDomain(WebAddress address) {
    String host = address.host();
    if (!InetAddresses.isInetAddress(host) && InternetDomainName.isValid(host)) {
      InternetDomainName name = InternetDomainName.from(host);
      if (name.isUnderPublicSuffix()) {
        return name.topPrivateDomain().toString();
      }
    }
    return address.hostWithoutWww();
  }
}
