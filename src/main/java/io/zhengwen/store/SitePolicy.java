package io.zhengwen.store;

import com.google.common.net.InetAddresses;
import com.google.common.net.InternetDomainName;
import io.zhengwen.text.WebAddress;
import java.util.List;
import java.util.Optional;

/**
 * Decides by a page's address which site the page belongs to. Pages of the same site share
 * templates; pages of different sites share nothing. Implementations are immutable and thread-safe.
 */
@FunctionalInterface
public interface SitePolicy {
  /**
   * The site is the host without a leading {@code www.}.
   *
   * <p>This is the default, because sub-domains usually have templates of their own, and the blogs
   * of a hosting service share a domain but no template.
   */
  SitePolicy HOST = address -> Optional.of(address.hostWithoutWww());

  /**
   * The site is the registrable domain by the public suffix list, such as {@code example.co.uk} for
   * {@code news.example.co.uk}. An IP address, and a host that is not below a public suffix, is a
   * site of its own.
   */
  SitePolicy DOMAIN = address -> Optional.of(registrableDomain(address));

  /**
   * Returns the name of the site of an address.
   *
   * @return the name; empty if the address belongs to no site
   */
  Optional<String> siteName(WebAddress address);

  /**
   * Returns the site of a page.
   *
   * @param url the page's address
   * @return the site; empty if the page belongs to none: its address is missing, not absolute, or
   *     has a host that {@link WebAddress} cannot read
   */
  default Optional<SiteKey> siteOf(String url) {
    return WebAddress.of(url).flatMap(this::siteName).map(SiteKey::orNull);
  }

  /**
   * Creates a policy by which the site is the part of the address that a prefix matches, as in Yan
   * and Wang 2020; see {@link UrlPrefix}. The first prefix that matches decides.
   *
   * @param otherwise the policy for pages that no prefix matches
   * @throws IllegalArgumentException if a prefix is malformed; the message names it
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
