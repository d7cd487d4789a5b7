package io.zhengwen.cli;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.ExitCode;
import io.zhengwen.cli.output.JsonLine;
import io.zhengwen.store.FileTemplateStore;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.StoredSite;
import io.zhengwen.store.StoredTemplate;
import io.zhengwen.store.TemplateStoreException;
import java.io.PrintWriter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows a site's templates. */
@Command(name = "show", description = "Shows the templates of a site, the most frequent first.")
final class TemplatesShowCommand implements Callable<Integer> {
  private static final int MOST_NAMED = 10;

  @Spec private CommandSpec spec;
  @Mixin private StoreArgument store;
  @Mixin private SiteOptions policy;

  @Parameters(
      paramLabel = "SITE",
      description = "A site as 'list' names it, or the address of one of its pages.")
  private String site;

  @Option(
      names = "--json",
      description =
          "An object a line with tag, text, frequency (pages it was on), lastSeen (batch).")
  private boolean json;

  @Override
  public Integer call() throws CommandFailedException {
    FileTemplateStore sites = store.existing();
    StoredSite known;
    try {
      known = find(sites).orElse(null);
      if (known == null) {
        throw new CommandFailedException("unknown site '" + site + "'; " + knownSites(sites));
      }
    } catch (TemplateStoreException e) {
      throw new CommandFailedException(e.getMessage());
    }
    print(
        known.templates().stream()
            .sorted(Comparator.comparingInt(StoredTemplate::frequency).reversed())
            .toList());
    return ExitCode.DONE;
  }

  /** Looks for the site by its name, else for the site of the address. */
  private Optional<StoredSite> find(FileTemplateStore sites) {
    return Stream.concat(
            sites.sites("", Integer.MAX_VALUE).stream().filter(key -> key.name().equals(site)),
            policy.policy().siteOf(site.contains("://") ? site : "http://" + site).stream())
        .flatMap(key -> sites.load(key).stream())
        .findFirst();
  }

  private String knownSites(FileTemplateStore sites) {
    List<SiteKey> all = sites.sites("", MOST_NAMED + 1);
    return store.directory()
        + (all.isEmpty()
            ? " knows none"
            : " knows "
                + all.stream()
                    .limit(MOST_NAMED)
                    .map(SiteKey::name)
                    .collect(Collectors.joining(", "))
                + (all.size() > MOST_NAMED ? " ..." : ""));
  }

  private void print(List<StoredTemplate> templates) {
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      for (StoredTemplate template : templates) {
        out.print(JsonLine.of(template));
      }
    } else {
      out.println("pages  tag         text");
      for (StoredTemplate t : templates) {
        out.printf(Locale.ROOT, "%,5d  %-10s  %s%n", t.frequency(), t.tag(), t.text());
      }
    }
    out.flush();
  }
}
