package io.zhengwen.cli;

import io.zhengwen.ContentExtractor;
import io.zhengwen.ExtractedPage;
import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Problems;
import io.zhengwen.cli.console.Progress;
import io.zhengwen.cli.console.Streams;
import io.zhengwen.cli.input.Page;
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
        "json (default): an object a line with id, url, title, content (main text), body (noise-stripped), method, confidence (null where the method has none), labels, charset, truncated (limits reached), parseMillis, millis;",
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
    input.check();
    ContentExtractor extractor = extractor();
    if (output != null) {
      input.refuseAsOutput(output);
    }
    try (Progress progress = new Progress(streams, "extracting", input::share)) {
      if (write(extractor, progress) > 1 || progress.hasSkipped()) {
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

  /** Returns the number of pages. */
  private long write(ContentExtractor extractor, Progress progress) throws CommandFailedException {
    try (Writer out =
        new BufferedWriter(
            new OutputStreamWriter(new LateOutput(this::open), StandardCharsets.UTF_8))) {
      boolean[] begun = {false};
      long pages =
          InTurn.run(
              input,
              streams,
              progress,
              (page, several) -> extract(extractor, page, several),
              outcome -> {
                if (outcome.problem == null) {
                  write(out, (begun[0] ? "" : format.begin(explain)) + outcome.rendered);
                  begun[0] = true;
                  progress.done();
                } else {
                  progress.failed(outcome.problem);
                }
              });
      if (begun[0]) {
        write(out, format.end());
      }
      return pages;
    } catch (IOException e) {
      throw outputFailed(e);
    }
  }

  private void write(Writer out, String text) throws CommandFailedException {
    try {
      out.write(text);
      out.flush();
    } catch (IOException e) {
      throw outputFailed(e);
    }
  }

  private CommandFailedException outputFailed(IOException e) {
    return new CommandFailedException(
        Problems.describe(output == null ? "standard output" : output.toString(), e));
  }

  private OutputStream open() throws IOException {
    return output == null ? streams.out() : Files.newOutputStream(output);
  }

  private Outcome extract(ContentExtractor extractor, Page source, boolean several) {
    try {
      Page.Loaded loaded = source.load();
      long start = System.nanoTime();
      ParsedPage parsed = loaded.parse(reader);
      long parsedAt = System.nanoTime();
      ExtractedPage page = extractor.extract(parsed);
      long end = System.nanoTime();
      PageRecord record =
          PageRecord.of(source.id(), source.url(), page, parsedAt - start, end - start);
      return new Outcome(render(record, page, several), null);
    } catch (IOException | PageRefusedException | TemplateStoreException e) {
      return new Outcome(null, Problems.describe(source.place(), e));
    } catch (RuntimeException | StackOverflowError e) {
      return new Outcome(null, source.place() + ": internal error: " + e);
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
