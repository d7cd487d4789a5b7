package io.zhengwen.benchmark;

import io.zhengwen.benchmark.ExtractionBenchmark.Pages;
import io.zhengwen.metadata.read.MetadataReader;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import org.jsoup.Jsoup;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Thread CPU of {@link FromHtml}'s extractors and of the parser alone, as ratios to each other:
 * every page goes to all of them in turn, so that a change in the machine's speed affects all
 * alike. The rounds that count come after {@value #WARM}, when a server's code is compiled for
 * speed.
 */
@BenchmarkMode(Mode.SingleShotTime)
@Warmup(iterations = RatioBenchmark.WARM)
@Measurement(iterations = 6)
@Fork(value = 2, jvmArgsAppend = "-Xmx3g")
public class RatioBenchmark {
  static final int WARM = 24;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** Nanoseconds of one round over the pages; JMH reports the public methods. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.EVENTS)
  public static class Round {
    private final long[] nanos = new long[FromHtml.values().length];
    private long parser;
    private long metadata;

    /** Begins a round. */
    @Setup(Level.Iteration)
    public void reset() {
      Arrays.fill(nanos, 0);
      parser = 0;
      metadata = 0;
    }

    private double ratio(FromHtml extractor, long to) {
      return (double) nanos[extractor.ordinal()] / to;
    }

    /** boilerpipe to combined. */
    public double boilerpipeToCombined() {
      return ratio(FromHtml.BOILERPIPE, nanos[FromHtml.COMBINED.ordinal()]);
    }

    /** Readability4J to combined. */
    public double readability4jToCombined() {
      return ratio(FromHtml.READABILITY4J, nanos[FromHtml.COMBINED.ordinal()]);
    }

    /** Combined, its parse included, to the parser alone. */
    public double combinedToParse() {
      return ratio(FromHtml.COMBINED, parser);
    }

    /** All metadata of a page that was parsed and measured, to the parser alone. */
    public double metadataToParse() {
      return (double) metadata / parser;
    }

    /** Density, its parse included, to the parser alone. */
    public double densityToParse() {
      return ratio(FromHtml.DENSITY, parser);
    }
  }

  /** From source to main text by each extractor in turn, and the parser alone. */
  @Benchmark
  public void inTurn(Pages pages, Round round, Blackhole out) {
    for (String html : pages.html) {
      long start = THREADS.getCurrentThreadCpuTime();
      out.consume(Jsoup.parse(html));
      long end = THREADS.getCurrentThreadCpuTime();
      round.parser += end - start;
      PageModel page = PageModelBuilder.build(new PageReader().read(html, ""));
      start = THREADS.getCurrentThreadCpuTime();
      out.consume(MetadataReader.read(page));
      end = THREADS.getCurrentThreadCpuTime();
      round.metadata += end - start;
      for (FromHtml extractor : FromHtml.values()) {
        start = THREADS.getCurrentThreadCpuTime();
        out.consume(extractor.mainText(html));
        end = THREADS.getCurrentThreadCpuTime();
        round.nanos[extractor.ordinal()] += end - start;
      }
    }
  }

  /** Runs the comparison. */
  public static void main(String[] args) throws RunnerException {
    OptionsBuilder options = new OptionsBuilder();
    options.include(RatioBenchmark.class.getSimpleName());
    options.jvmArgsAppend(
        "-Dzhengwen.data=" + System.getProperty("zhengwen.data", "../shared/data"));
    new Runner(options.build()).run();
  }
}
