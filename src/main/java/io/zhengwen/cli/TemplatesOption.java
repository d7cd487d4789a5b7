package io.zhengwen.cli;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.studio.LocalSites;
import io.zhengwen.method.sitetemplate.LearningOptions;
import io.zhengwen.registry.Methods;
import io.zhengwen.registry.Resources;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option that names the templates which methods use; nothing is learned. */
final class TemplatesOption {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--templates",
      paramLabel = "STORE",
      description =
          "Directory of site templates, as 'templates learn' makes it; for sitetemplate and METHOD+sitetemplate.")
  private Path directory;

  @Mixin private SiteOptions sites;

  /** What is known of sites: what the store has, or what is learned from the pages that follow. */
  LocalSites sites() throws CommandFailedException {
    return directory == null
        ? LocalSites.learned(sites.policy())
        : LocalSites.stored(resources(List.of()));
  }

  /**
   * The resources of methods.
   *
   * @param methods their names; a filter by templates needs the option
   */
  Resources resources(Collection<String> methods) throws CommandFailedException {
    if (directory == null) {
      methods.stream()
          .filter(Methods::isFiltered)
          .findFirst()
          .ifPresent(
              method -> {
                throw new ParameterException(
                    spec.commandLine(), "method '" + method + "' needs --templates STORE");
              });
      return Resources.inMemory();
    }
    return Resources.builder()
        .templateStore(StoreArgument.existing(directory, spec))
        .learning(LearningOptions.of(sites.policy()))
        .build();
  }
}
