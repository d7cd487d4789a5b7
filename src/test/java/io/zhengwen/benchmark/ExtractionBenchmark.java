package io.zhengwen.benchmark;

import io.zhengwen.bench.corpus.Gzip;
import io.zhengwen.extract.BoilerplateFilter;
import io.zhengwen.extract.Extractor;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.metadata.read.MetadataReader;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.ParsedPage;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.registry.Methods;
import io.zhengwen.registry.Resources;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Time and allocated bytes of each step over every eighth page of a set, for all of them; the pages
 * are those of the directory {@code zhengwen.data}, set {@code wcxb-dev}. The documentation quotes
 * the ratios to {@code parse} of the same run.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(value = 1, jvmArgsAppend = "-Xmx3g")
public class ExtractionBenchmark {
  private static final int EVERY = 8;

  @State(Scope.Benchmark)
  public static class Pages {
    final List<String> html = new ArrayList<>();
    final List<ParsedPage> parsed = new ArrayList<>();
    final List<PageModel> models = new ArrayList<>();

    @Setup
    public void read() throws IOException {
      Path pages = Path.of(System.getProperty("zhengwen.data", "../shared/data"), "wcxb-dev/pages");
      try (Stream<Path> files = Files.list(pages)) {
        List<Path> sorted = files.sorted().toList();
        for (int i = 0; i < sorted.size(); i += EVERY) {
          html.add(read(sorted.get(i)));
        }
      }
      PageReader reader = new PageReader();
      html.forEach(page -> parsed.add(reader.read(page, "")));
      parsed.forEach(page -> models.add(PageModelBuilder.build(page)));
    }

    private static String read(Path file) {
      try (InputStream in = Gzip.open(file)) {
        return new String(in.readAllBytes(), StandardCharsets.UTF_8);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  @State(Scope.Benchmark)
  public static class MethodState {
    @Param({"combined", "density", "fulltext", "distribution", "svm"})
    public String method;

    Extractor extractor;

    @Setup
    public void create() {
      extractor = Methods.create(method, Map.of(), Resources.inMemory());
    }
  }

  /** The parser alone, the denominator of every ratio. */
  @Benchmark
  public void parse(Pages pages, Blackhole out) {
    pages.html.forEach(page -> out.consume(Jsoup.parse(page)));
  }

  /** The page model alone. */
  @Benchmark
  public void model(Pages pages, Blackhole out) {
    pages.parsed.forEach(page -> out.consume(PageModelBuilder.build(page)));
  }

  /** Page model, method and rendering of the main text. */
  @Benchmark
  public void extraction(Pages pages, MethodState state, Blackhole out) {
    for (ParsedPage parsed : pages.parsed) {
      PageModel page = PageModelBuilder.build(parsed);
      out.consume(TextRenderer.render(page, state.extractor.extract(page).mainText()));
    }
  }

  @State(Scope.Benchmark)
  public static class ExtractorState {
    @Param public FromHtml extractor;
  }

  /** From the page's source to its main text, including the parse. */
  @Benchmark
  public void fromHtml(Pages pages, ExtractorState state, Blackhole out) {
    pages.html.forEach(page -> out.consume(state.extractor.mainText(page)));
  }

  /** Title and noise-stripped body of a page whose model exists. */
  @Benchmark
  public void titleAndBody(Pages pages, Blackhole out) {
    for (PageModel page : pages.models) {
      out.consume(MetadataReader.read(page).title());
      out.consume(TextRenderer.render(page, BoilerplateFilter.select(page)));
    }
  }

  /** Runs all benchmarks, or those whose names begin with the argument. */
  public static void main(String[] args) throws RunnerException {
    OptionsBuilder options = new OptionsBuilder();
    options.include(
        ExtractionBenchmark.class.getSimpleName() + "\\." + (args.length > 0 ? args[0] : ""));
    options.addProfiler(GCProfiler.class);
    options.jvmArgsAppend(
        "-Dzhengwen.data=" + System.getProperty("zhengwen.data", "../shared/data"));
    new Runner(options.build()).run();
  }
}
