package io.zhengwen.cli;

import io.zhengwen.ContentExtractor;
import io.zhengwen.ExtractedPage;
import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Problems;
import io.zhengwen.cli.console.Progress;
import io.zhengwen.cli.console.Streams;
import io.zhengwen.cli.input.PageFile;
import io.zhengwen.cli.input.PageFiles;
import io.zhengwen.cli.input.PageInput;
import io.zhengwen.cli.output.ExplainedPage;
import io.zhengwen.cli.output.PageFormat;
import io.zhengwen.cli.output.PageRecord;
import io.zhengwen.extract.Explanation;
import io.zhengwen.page.PageRefusedException;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.ParsedPage;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.registry.Methods;
import io.zhengwen.registry.Resources;
import io.zhengwen.store.TemplateStoreException;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Extracts pages and writes what was found, in the order of the pages. */
@Command(
    name = "extract",
    description = "Extracts title, main text and noise-stripped body from pages.")
final class ExtractCommand implements Callable<Integer> {
  private static final ParseLimits LIMITS = ParseLimits.DEFAULT;

  private final Streams streams;
  private final PageReader reader = new PageReader(LIMITS);

  @Spec private CommandSpec spec;
  @Mixin private PageInput input;

  @Option(
      names = {"-m", "--method"},
      paramLabel = "M",
      description = "Extraction method (default: " + Methods.DEFAULT + "); see 'methods'.")
  private String method = Methods.DEFAULT;

  @Option(
      names = {"-p", "--param"},
      paramLabel = "name=value",
      description = "A parameter of the method; may be repeated.")
  private Map<String, String> parameters = new LinkedHashMap<>();

  @Option(
      names = {"-f", "--format"},
      paramLabel = "F",
      description = {
        "json (default): an object a line with id, url, title, metadata (authors, published, modified, language, canonical, site, description, image, keywords, pageType, licence, next, prev; absent where unknown), content (main text), body (noise-stripped), method, confidence (null where the method has none), labels, charset, truncated (limits reached), parseMillis, millis;",
        "text: title and main text;",
        "html: title and main text with its structure."
      })
  private PageFormat format = PageFormat.JSON;

  @Option(
      names = "--explain",
      description = {
        "Explain the choice: the values it is based on, and each block of the page with its value, kept or left out (the first 1,000).",
        "json: in a member explanation; text: a tree in place of the main text; html: the blocks coloured by their values, for a browser."
      })
  private boolean explain;

  @Option(
      names = "--metadata-sources",
      description =
          "json: also say where each metadata value was found and how sure it is, in a member"
              + " metadataSources.")
  private boolean metadataSources;

  @Mixin private TemplatesOption templates;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write here instead of to standard output; UTF-8.")
  private Path output;

  ExtractCommand(Streams streams) {
    this.streams = streams;
  }

  private record Outcome(String rendered, String problem) {}

  @Override
  public Integer call() throws CommandFailedException {
    ContentExtractor extractor = extractor();
    PageFiles found = input.find(streams.in());
    if (output != null) {
      input.refuseAsOutput(output, found);
    }
    boolean several = found.pages().size() > 1;
    try (Progress progress = new Progress(streams, "extracting", found.pages().size())) {
      found.problems().forEach(progress::problem);
      if (!found.pages().isEmpty()) {
        write(extractor, found, several, progress);
      }
      if (several) {
        progress.summary("extracted");
      }
      return progress.exitCode();
    }
  }

  private ContentExtractor extractor() throws CommandFailedException {
    Resources resources = templates.resources(List.of(method));
    try {
      return new ContentExtractor(method, parameters, LIMITS, resources);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  private void write(
      ContentExtractor extractor, PageFiles found, boolean several, Progress progress)
      throws CommandFailedException {
    try (Writer out = new BufferedWriter(new OutputStreamWriter(open(), StandardCharsets.UTF_8))) {
      out.write(format.begin(explain));
      OrderedTasks.run(
          found.pages(),
          input.threads(),
          page -> extract(extractor, page, several),
          outcome -> {
            if (outcome.problem == null) {
              out.write(outcome.rendered);
              out.flush();
              progress.done();
            } else {
              progress.failed(outcome.problem);
            }
          });
      out.write(format.end());
    } catch (IOException e) {
      throw new CommandFailedException(
          Problems.describe(output == null ? "standard output" : output.toString(), e));
    }
  }

  private OutputStream open() throws IOException {
    return output == null ? streams.out() : Files.newOutputStream(output);
  }

  private Outcome extract(ContentExtractor extractor, PageFile file, boolean several) {
    try {
      byte[] bytes = file.read(LIMITS.maxSize() + 1);
      String url = input.url(file);
      long start = System.nanoTime();
      ParsedPage parsed = reader.read(bytes, null, url);
      long parsedAt = System.nanoTime();
      ExtractedPage page = extractor.extract(parsed);
      long end = System.nanoTime();
      PageRecord record =
          PageRecord.of(file.id(), url, page, metadataSources, parsedAt - start, end - start);
      return new Outcome(render(record, page, several), null);
    } catch (IOException | PageRefusedException | TemplateStoreException e) {
      return new Outcome(null, Problems.describe(file.name(), e));
    } catch (RuntimeException | StackOverflowError e) {
      return new Outcome(null, file.name() + ": internal error: " + e);
    }
  }

  private String render(PageRecord record, ExtractedPage page, boolean several) {
    if (!explain) {
      return format.page(record, page::contentHtml, several);
    }
    Explanation explanation = page.extraction().explain();
    return format.explained(ExplainedPage.of(record, page, explanation, format), several);
  }
}
