package io.zhengwen.cli;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Problems;
import io.zhengwen.cli.console.Progress;
import io.zhengwen.cli.console.Streams;
import io.zhengwen.cli.input.Page;
import io.zhengwen.cli.input.PageInput;
import io.zhengwen.extract.Selection;
import io.zhengwen.metadata.descriptive.CanonicalFinder;
import io.zhengwen.method.sitetemplate.LearningOptions;
import io.zhengwen.method.sitetemplate.SiteLibraries;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.PageRefusedException;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.ParsedPage;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.store.Ageing;
import io.zhengwen.store.SitePolicy;
import io.zhengwen.store.TemplateStoreException;
import java.io.IOException;
import java.time.Clock;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Learns the templates of sites from pages, in the order of the pages. */
@Command(
    name = "learn",
    description =
        "Learns the templates of sites from pages, in the order of the pages. The method sitetemplate"
            + " and the filter METHOD+sitetemplate use them.",
    footer = {
      "",
      "A page's site is given by its address: by --url, --urls, or the page's own <link rel=\"canonical\">.",
    })
final class TemplatesLearnCommand implements Callable<Integer> {
  private static final ParseLimits LIMITS = ParseLimits.DEFAULT;

  private final Streams streams;
  private final PageReader reader = new PageReader(LIMITS);

  @Spec private CommandSpec spec;
  @Mixin private PageInput input;
  @Mixin private StoreArgument store;
  @Mixin private SiteOptions sites;

  @Option(
      names = "--n1",
      paramLabel = "N",
      description = "Pages of a site in a batch (default: ${DEFAULT-VALUE}).")
  private int n1 = LearningOptions.DEFAULT.n1();

  @Option(
      names = "--n2",
      paramLabel = "N",
      description =
          "Pages of a batch that a text must stand on to become a template (default: ${DEFAULT-VALUE}).")
  private int n2 = LearningOptions.DEFAULT.n2();

  TemplatesLearnCommand(Streams streams) {
    this.streams = streams;
  }

  private record Read(Page source, PageModel page, String problem) {}

  @Override
  public Integer call() throws CommandFailedException {
    LearningOptions options = options();
    SiteLibraries libraries =
        new SiteLibraries(options, store.open(), Clock.systemUTC(), Runnable::run, false);
    input.check();
    try (Progress progress = new Progress(streams, "learning", input::share)) {
      InTurn.run(
          input,
          streams,
          progress,
          (page, several) -> read(page, options.sites()),
          page -> learn(libraries, page, progress));
      libraries.close();
      if (libraries.lostPages() > 0) {
        progress.failed(
            Progress.count(libraries.lostPages(), "page")
                + ": what was learned from them could not be written: "
                + libraries.problem());
      }
      progress.summary("learned");
      return progress.exitCode();
    }
  }

  private LearningOptions options() {
    try {
      return new LearningOptions(n1, n2, sites.policy(), Ageing.DEFAULT);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  private Read read(Page source, SitePolicy policy) {
    try {
      ParsedPage parsed = source.load().parse(reader);
      if (parsed.url().isEmpty()) {
        PageModel page = PageModelBuilder.build(parsed);
        parsed = parsed.withUrl(CanonicalFinder.of(page).orElse(""));
      }
      if (policy.siteOf(parsed.url()).isEmpty()) {
        return new Read(source, null, source.place() + ": " + siteless(parsed.url()));
      }
      return new Read(source, PageModelBuilder.build(parsed), null);
    } catch (IOException | PageRefusedException e) {
      return new Read(source, null, Problems.describe(source.place(), e));
    } catch (RuntimeException | StackOverflowError e) {
      return new Read(source, null, source.place() + ": internal error: " + e);
    }
  }

  private static String siteless(String url) {
    return url.isEmpty()
        ? "no address; use --urls, or --url for a single page"
        : "its address '" + url + "' does not belong to a site";
  }

  private static void learn(SiteLibraries libraries, Read read, Progress progress) {
    if (read.problem != null) {
      progress.failed(read.problem);
      return;
    }
    try {
      libraries.learn(read.page, Selection.empty());
      progress.done();
    } catch (TemplateStoreException e) {
      progress.failed(Problems.describe(read.source.place(), e));
    }
  }
}
