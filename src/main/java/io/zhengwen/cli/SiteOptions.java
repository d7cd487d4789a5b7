package io.zhengwen.cli;

import io.zhengwen.store.SitePolicy;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that say which site a page belongs to. */
final class SiteOptions {
  private enum Site {
    HOST,
    DOMAIN;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--site",
      paramLabel = "S",
      description =
          "What a page's site is: host (default), or domain: the registrable domain by the public suffix list.")
  private Site site = Site.HOST;

  @Option(
      names = "--site-prefix",
      paramLabel = "PREFIX",
      description =
          "Pages whose address begins so are a site: a host and the beginning of a path, such as example.org/news; * stands for one part, each value of which is a site, as in example.org/users/*. May be repeated; the first that fits decides.")
  private List<String> prefixes = List.of();

  SitePolicy policy() {
    try {
      return SitePolicy.prefixes(prefixes, site == Site.HOST ? SitePolicy.HOST : SitePolicy.DOMAIN);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), "--site-prefix: " + e.getMessage(), e);
    }
  }
}
