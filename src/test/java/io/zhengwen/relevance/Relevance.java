package io.zhengwen.relevance;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.corpus.DataSets;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.bench.corpus.PageLoop;
import io.zhengwen.relevance.KnownItem.Kind;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.apache.solr.client.solrj.SolrServerException;
import org.apache.solr.common.params.ModifiableSolrParams;
import org.apache.solr.servlet.SolrRequestParsers;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Indexes labelled sets and prints how well searches find their pages. */
@Command(
    name = "relevance",
    mixinStandardHelpOptions = true,
    description = "Indexes labelled sets and prints how well searches find their pages.")
final class Relevance implements Callable<Integer> {
  private static final int DEPTH = 10;

  private final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);

  @Option(
      names = "--data",
      split = ",",
      defaultValue = "wcxb-dev,zh-dev,zh-news",
      description = "labelled sets, indexed together (default: ${DEFAULT-VALUE})")
  private List<String> sets;

  @Option(
      names = "--index",
      split = ",",
      defaultValue = "RAW,EXTRACTED,BODY,GOLD",
      description = "what to index (default: ${DEFAULT-VALUE})")
  private List<Arm> arms;

  @Option(
      names = "--sample",
      paramLabel = "N",
      defaultValue = "100000",
      description = "greatest number of pages of each set, always the same ones")
  private int sample;

  @Option(
      names = "--conf",
      defaultValue = "solr-config/conf",
      description = "the configset's directory (default: ${DEFAULT-VALUE})")
  private Path conf;

  @Option(
      names = "--search",
      arity = "1..*",
      description =
          "parameters of searches, each as in an address (qf=title%%5E5+content&pf=); default: those"
              + " of the configset")
  private List<String> searches = List.of("");

  @Option(
      names = "--query",
      arity = "1..*",
      description =
          "instead of known items: queries to count what they find, and who contains them")
  private List<String> queries = List.of();

  public static void main(String[] arguments) {
    System.exit(new CommandLine(new Relevance()).execute(arguments));
  }

  @Override
  public Integer call() throws Exception {
    List<Corpus> corpora =
        sets.stream().map(DataSets::read).map(set -> set.sample(sample)).toList();
    List<KnownItem> items = new ArrayList<>();
    try (KnownItems making = new KnownItems()) {
      for (Corpus corpus : corpora) {
        for (LabelledPage page : corpus.pages()) {
          items.addAll(making.of(id(corpus, page), page));
        }
      }
    }
    Boilerplate boilerplate =
        new Boilerplate(corpora.stream().flatMap(corpus -> corpus.pages().stream()).toList());
    for (Arm arm : arms) {
      measure(arm, corpora, items, boilerplate);
    }
    return 0;
  }

  private static String id(Corpus corpus, LabelledPage page) {
    return corpus.name() + "/" + page.id();
  }

  private void measure(
      Arm arm, List<Corpus> corpora, List<KnownItem> items, Boilerplate boilerplate)
      throws Exception {
    Path home = Files.createTempDirectory("relevance");
    try (PageIndex index = PageIndex.create(home, conf)) {
      List<Map<String, Object>> documents = new ArrayList<>();
      PageLoop loop = new PageLoop(Runtime.getRuntime().availableProcessors());
      for (Corpus corpus : corpora) {
        documents.addAll(loop.run(corpus, page -> arm.document(id(corpus, page), page), () -> {}));
      }
      Duration start = cpu();
      index.add(documents);
      out.printf(
          Locale.ROOT,
          "%s: %,d pages, %,d postings, %.1f MB, %.1f ms of CPU a page%n",
          arm,
          documents.size(),
          index.postings(),
          index.bytes() / 1e6,
          (double) cpu().minus(start).toMillis() / documents.size());
      for (String search : searches) {
        if (queries.isEmpty()) {
          knownItems(index, search, items);
          boilerplate(index, search, boilerplate);
          firstTen(index, search, new SingleWords(items, documents));
        } else {
          count(index, search, documents);
        }
      }
    }
    delete(home);
  }

  private void knownItems(PageIndex index, String search, List<KnownItem> items)
      throws SolrServerException, IOException {
    Map<String, double[]> sums = new LinkedHashMap<>();
    long start = System.nanoTime();
    for (KnownItem item : items) {
      int rank = search(index, search, item.text()).ids().indexOf(item.id());
      double[] sum =
          sums.computeIfAbsent(group(item), group -> new double[Kind.values().length * 3]);
      int i = item.kind().ordinal() * 3;
      sum[i]++;
      sum[i + 1] += rank == 0 ? 1 : 0;
      sum[i + 2] += rank < 0 ? 0 : 1.0 / (rank + 1);
    }
    out.printf(
        Locale.ROOT,
        "  %s (%.2f ms a query)%n",
        search.isEmpty() ? "defaults" : search,
        (System.nanoTime() - start) / 1e6 / items.size());
    sums.forEach(
        (group, sum) -> {
          StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "    %-6s", group));
          double mean = 0;
          int kinds = 0;
          for (Kind kind : Kind.values()) {
            int i = kind.ordinal() * 3;
            if (sum[i] > 0) {
              if (kind.isInMean()) {
                mean += sum[i + 2] / sum[i];
                kinds++;
              }
              line.append(
                  String.format(
                      Locale.ROOT,
                      "  %s %.0f %.3f %.3f",
                      kind.name().toLowerCase(Locale.ROOT),
                      sum[i],
                      sum[i + 1] / sum[i],
                      sum[i + 2] / sum[i]));
            }
          }
          out.println(line + String.format(Locale.ROOT, "  mean %.3f", mean / kinds));
        });
  }

  private void boilerplate(PageIndex index, String search, Boilerplate boilerplate)
      throws SolrServerException, IOException {
    long found = 0;
    long holding = 0;
    for (String phrase : boilerplate.phrases()) {
      found += search(index, search, phrase).found();
      holding += boilerplate.pagesWith(phrase);
    }
    int phrases = Math.max(1, boilerplate.phrases().size());
    out.printf(
        Locale.ROOT,
        "    %,d phrases of boilerplate find %.1f pages each; the main text of %.1f has them%n",
        boilerplate.phrases().size(),
        (double) found / phrases,
        (double) holding / phrases);
  }

  private void firstTen(PageIndex index, String search, SingleWords words)
      throws SolrServerException, IOException {
    long found = 0;
    long containing = 0;
    List<String> queries = words.of(DEPTH);
    for (String word : queries) {
      List<String> first = search(index, search, word).ids();
      found += first.size();
      containing += words.count(word, first);
    }
    out.printf(
        Locale.ROOT,
        "    %d words that ten pages or more contain find %,d in their first ten, %,d of which contain them%n",
        queries.size(),
        found,
        containing);
  }

  private static PageIndex.Hits search(PageIndex index, String search, String query)
      throws SolrServerException, IOException {
    ModifiableSolrParams params = params(search);
    params.set("q", query);
    params.set("rows", DEPTH);
    params.set("fl", "id");
    return index.search(params);
  }

  /** The time on processors that this process has taken so far, indexing threads included. */
  private static Duration cpu() {
    return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
  }

  private void count(PageIndex index, String search, List<Map<String, Object>> documents)
      throws SolrServerException, IOException {
    for (String query : queries) {
      Set<String> containing = new HashSet<>();
      for (Map<String, Object> document : documents) {
        String text = document.get("title") + "\n" + document.get("content");
        if (Boilerplate.contains(text, query)) {
          containing.add((String) document.get("id"));
        }
      }
      PageIndex.Hits hits = search(index, search, query);
      out.printf(
          Locale.ROOT,
          "    | %s | %d | %d | %d |%n",
          query,
          hits.found(),
          containing.size(),
          hits.ids().stream().filter(containing::contains).count());
    }
  }

  private static String group(KnownItem item) {
    return item.id().substring(0, item.id().indexOf('/'));
  }

  static ModifiableSolrParams params(String search) {
    return new ModifiableSolrParams(SolrRequestParsers.parseQueryString(search));
  }

  private static void delete(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : (Iterable<Path>) files.sorted(Comparator.reverseOrder())::iterator) {
        Files.delete(file);
      }
    }
  }
}
