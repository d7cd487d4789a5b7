package io.zhengwen.cli;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Problems;
import io.zhengwen.cli.console.Progress;
import io.zhengwen.cli.console.Streams;
import io.zhengwen.cli.input.PageFile;
import io.zhengwen.cli.input.PageFiles;
import io.zhengwen.cli.input.PageInput;
import io.zhengwen.metadata.CanonicalUrl;
import io.zhengwen.method.sitetemplate.SiteLibraries;
import io.zhengwen.method.sitetemplate.SiteTemplateParams;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.PageRefusedException;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.ParsedPage;
import io.zhengwen.page.read.PageParser;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.TemplateStoreException;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Learns the templates of sites from pages, in the order of the pages. */
@Command(
    name = "learn",
    description =
        "Learns the templates of sites from pages, in the order of the pages; the method"
            + " sitetemplate and the filter METHOD+sitetemplate use them by their parameter store.",
    footer = {
      "",
      "A page's site is given by its address: by --url, --urls, or the page's own <link rel=\"canonical\">.",
    })
final class TemplatesLearnCommand implements Callable<Integer> {
  private static final ParseLimits LIMITS = ParseLimits.DEFAULT;

  private final Streams streams;
  private final PageParser parser = new PageParser(LIMITS);

  @Mixin private PageInput input;
  @Mixin private StoreArgument store;

  TemplatesLearnCommand(Streams streams) {
    this.streams = streams;
  }

  private record Read(PageFile file, PageModel page, String problem) {}

  @Override
  public Integer call() throws CommandFailedException {
    SiteLibraries libraries = new SiteLibraries(SiteTemplateParams.DEFAULT, store.open());
    PageFiles found = input.find(streams.in());
    try (Progress progress = new Progress(streams, "learning", found.pages().size())) {
      found.problems().forEach(progress::problem);
      OrderedTasks.run(
          found.pages(), input.threads(), this::read, page -> learn(libraries, page, progress));
      progress.summary("learned");
      return progress.exitCode();
    }
  }

  private Read read(PageFile file) {
    try {
      byte[] bytes = file.read(LIMITS.maxSize() + 1);
      ParsedPage parsed = parser.parse(bytes, null, input.url(file));
      if (parsed.url().isEmpty()) {
        parsed = parsed.withUrl(CanonicalUrl.of(parsed.document()).orElse(""));
      }
      if (SiteKey.of(parsed.url()).isEmpty()) {
        return new Read(file, null, file.name() + ": " + siteless(parsed.url()));
      }
      return new Read(file, PageModelBuilder.build(parsed), null);
    } catch (IOException | PageRefusedException e) {
      return new Read(file, null, Problems.describe(file.name(), e));
    } catch (RuntimeException | StackOverflowError e) {
      return new Read(file, null, file.name() + ": internal error: " + e);
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
      libraries.pass(read.page);
      progress.done();
    } catch (TemplateStoreException e) {
      progress.failed(Problems.describe(read.file.name(), e));
    }
  }
}
