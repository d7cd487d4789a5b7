package io.zhengwen.cli;

import io.zhengwen.ContentExtractor;
import io.zhengwen.PageAnalysis;
import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.OutputFailedException;
import io.zhengwen.cli.console.Problems;
import io.zhengwen.cli.console.Progress;
import io.zhengwen.cli.console.Streams;
import io.zhengwen.cli.input.Page;
import io.zhengwen.cli.input.PageInput;
import io.zhengwen.cli.output.ExplainedPage;
import io.zhengwen.cli.output.PageFormat;
import io.zhengwen.cli.output.PageRecord;
import io.zhengwen.cli.output.Parts;
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
import java.util.function.Function;
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
        "html, markdown, tei: title and main text with its structure, links and images; tei has the metadata, too."
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

  @Mixin private RenderingArguments rendering;
  @Mixin private TemplatesOption templates;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write here instead of to standard output; UTF-8.")
  private Path output;

  ExtractCommand(Streams streams) {
    this.streams = streams;
  }

  /**
   * What became of a page.
   *
   * @param rendered null if it failed
   * @param notice null if there is nothing to say
   * @param problem null unless it failed
   */
  private record Outcome(String rendered, Parts parts, String notice, String problem) {}

  @Override
  public Integer call() throws CommandFailedException {
    input.check();
    if (metadataSources && format != PageFormat.JSON) {
      throw new ParameterException(spec.commandLine(), "--metadata-sources is for the format json");
    }
    ContentExtractor extractor = extractor();
    if (output != null) {
      input.refuseAsOutput(output);
    }
    Parts one = rendering.parts(format, explain, false);
    Parts ofSeveral = rendering.parts(format, explain, true);
    try (Progress progress = new Progress(streams, "extracting", input::share)) {
      long pages = write(extractor, progress, several -> several ? ofSeveral : one);
      if (pages > 1 || progress.hasSkipped()) {
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
  private long write(
      ContentExtractor extractor, Progress progress, Function<Boolean, Parts> partsOf)
      throws CommandFailedException {
    try (Writer out =
        new BufferedWriter(
            new OutputStreamWriter(new LateOutput(this::open), StandardCharsets.UTF_8))) {
      String[] end = new String[1];
      long pages =
          InTurn.run(
              input,
              streams,
              progress,
              (page, several) -> extract(extractor, page, partsOf.apply(several)),
              outcome -> {
                if (outcome.problem == null) {
                  write(out, (end[0] == null ? begin(outcome.parts) : "") + outcome.rendered);
                  end[0] = format.end(outcome.parts.several());
                  if (outcome.notice != null) {
                    progress.notice(outcome.notice);
                  }
                  progress.done();
                } else {
                  progress.failed(outcome.problem);
                }
              });
      if (end[0] != null) {
        write(out, end[0]);
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
    return OutputFailedException.of(output, e);
  }

  private OutputStream open() throws IOException {
    return output == null ? streams.out() : Files.newOutputStream(output);
  }

  private String begin(Parts parts) {
    return explain ? format.beginExplained() : format.begin(parts.several());
  }

  private Outcome extract(ContentExtractor extractor, Page source, Parts parts) {
    try {
      Page.Loaded loaded = source.load();
      long start = System.nanoTime();
      ParsedPage parsed = loaded.parse(reader);
      long parsedAt = System.nanoTime();
      PageAnalysis analysis = extractor.analyze(parsed);
      long end = System.nanoTime();
      PageRecord record =
          PageRecord.of(
              source.id(),
              source.url(),
              analysis.onDemand(),
              metadataSources,
              parsedAt - start,
              end - start);
      return new Outcome(render(record, analysis, parts), parts, notice(source, record), null);
    } catch (IOException | PageRefusedException | TemplateStoreException e) {
      return new Outcome(null, parts, null, Problems.describe(source.place(), e));
    } catch (RuntimeException | StackOverflowError e) {
      return new Outcome(null, parts, null, source.place() + ": internal error: " + e);
    }
  }

  /** What a format without room for it does not say: that a part of the page was left out. */
  private String notice(Page source, PageRecord record) {
    List<String> limits = format == PageFormat.JSON ? List.of() : record.cuts();
    return limits.isEmpty()
        ? null
        : source.place()
            + ": too large, a part was left out; limits reached: "
            + String.join(", ", limits);
  }

  private String render(PageRecord record, PageAnalysis analysis, Parts parts) {
    if (!explain) {
      return format.page(record, analysis.onDemand(), parts);
    }
    return format.explained(ExplainedPage.of(record, analysis, format), parts.several());
  }
}
