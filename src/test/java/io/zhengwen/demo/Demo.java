package io.zhengwen.demo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.logging.LogManager;

/** Starts Solr, indexes pages, searches, and keeps Solr running until interrupted. */
public final class Demo {
  private static final String COLLECTION = "pages";

  private static final int FAILED = 3;
  private static final double MOST_CONTENT = 0.7;
  private static final double LITTLE_BOILERPLATE = 0.2;

  private final Screen screen = new Screen();
  private final DemoOptions options;
  private final List<String> queries = new ArrayList<>();

  private Demo(DemoOptions options) {
    this.options = options;
  }

  /** Runs the demo. If it fails, it exits with code 3 and creates {@code target/demo/failed}. */
  public static void main(String[] args) throws IOException {
    LogManager.getLogManager().reset(); // Solr's libraries would write to this terminal
    Path failed = Path.of(System.getProperty("zhengwen.basedir", ""), "target/demo/failed");
    Files.createDirectories(failed.getParent());
    Files.deleteIfExists(failed);
    int failures;
    try {
      failures = new Demo(DemoOptions.ofSystemProperties()).run();
    } catch (DemoFailedException e) {
      System.err.println("demo: " + e.getMessage());
      failures = 1;
    }
    if (failures > 0) {
      Files.createFile(failed);
    }
    System.exit(failures == 0 ? 0 : FAILED);
  }

  /** Returns the number of searches that did not show what they should. */
  private int run() throws DemoFailedException {
    screen.heading("Zhengwen: main text instead of pages in Solr");
    long start = System.nanoTime();
    DemoSolr solr = DemoSolr.start(options);
    Thread stopAtExit = new Thread(() -> stop(solr));
    Runtime.getRuntime().addShutdownHook(stopAtExit);
    DemoClient http = new DemoClient(solr.url());
    solr.create(http, COLLECTION);
    http.post("/" + COLLECTION + "/schema", WholePage.SCHEMA);
    for (String command : WholePage.CONFIG) {
      http.post("/" + COLLECTION + "/config", command);
    }
    String version =
        http.get("/admin/info/system").path("lucene").path("solr-spec-version").asText();
    screen.line("Solr %s at %s, started in %.1f s", version, solr.url(), seconds(start));
    screen.line("$SOLR_HOME/lib/%s", options.pluginJar().getFileName());
    screen.line("collection '%s' from %s,", COLLECTION, options.shown(options.configset()));
    screen.line("with a field 'page_text' for comparison: the whole page, as without extraction");

    int failed = index(solr) == 0 ? 0 : 1;
    Searches searches = search(http);
    failed += searches.missing();
    help(solr.url());
    failed += studio(http, solr.url()) ? 0 : 1;
    if (options.smoke()) {
      screen.heading(failed == 0 ? "All checks passed." : failed + " of the above checks failed.");
      return failed;
    }
    screen.line("Solr stays up until Ctrl-C.");
    awaitEndOfParent();
    return failed;
  }

  private int index(DemoSolr solr) throws DemoFailedException {
    List<String> command = new ArrayList<>(List.of("java", "-jar"));
    command.add(options.shown(options.commandLineJar()));
    command.addAll(List.of("index", "--solr", solr.url(), "--collection", COLLECTION));
    options.gold().ifPresent(g -> command.addAll(List.of("--urls", options.shown(g))));
    command.add(options.shown(options.pages()));
    screen.heading("Indexing " + options.shown(options.pages()));
    screen.command(String.join(" ", command));
    command.set(0, Path.of(System.getProperty("java.home"), "bin", "java").toString());
    try {
      return new ProcessBuilder(command)
          .directory(options.basedir().toFile())
          .inheritIO()
          .start()
          .waitFor();
    } catch (IOException e) {
      throw new DemoFailedException("the command line does not start: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new DemoFailedException("interrupted");
    }
  }

  private Searches search(DemoClient http) throws DemoFailedException {
    Searches searches = new Searches(http, screen, COLLECTION);
    searches.overview();
    Optional<Path> goldFile = options.gold();
    searches.boilerplate();
    if (goldFile.isEmpty()) {
      searches.firstTitle();
      return searches;
    }
    List<Gold> gold = Gold.read(goldFile.get());
    PhraseShares shares = new PhraseShares(http, COLLECTION);
    Optional<Gold> english = article(gold, "en", shares);
    Optional<Gold> chinese = article(gold, "zh", shares);
    if (english.isPresent()) {
      searches.article("An article by its words", english.get());
      queries.add(english.get().with().get(0));
    }
    if (chinese.isPresent()) {
      searches.article("A Chinese article", chinese.get());
      queries.add(chinese.get().with().get(0));
    }
    if (english.isEmpty() && chinese.isEmpty()) {
      searches.firstTitle();
    }
    for (Gold page : gold) {
      shares.ask(page);
    }
    searches.phrases(shares, MOST_CONTENT, LITTLE_BOILERPLATE);
    return searches;
  }

  /**
   * Returns the first article whose first phrase is in the page's text, not only in its scripts.
   */
  private static Optional<Gold> article(List<Gold> gold, String language, PhraseShares shares)
      throws DemoFailedException {
    for (Gold page : gold) {
      boolean candidate =
          page.lang().equals(language) && page.type().equals("article") && !page.with().isEmpty();
      if (candidate && shares.stands(page.id(), page.with().get(0))) {
        return Optional.of(page);
      }
    }
    return Optional.empty();
  }

  private void help(String url) {
    String collection = url + "/" + COLLECTION;
    String select = "curl --get " + collection + "/select --data-urlencode ";
    screen.heading("Try it");
    screen.line("%s/select?q=*:*", collection);
    screen.line("%s/browse?q=*:*", collection);
    for (String query : queries) {
      screen.command(select + quoted("q=" + query) + " -d hl=true");
    }
    screen.command(select + "q=copyright -d fl=id,title");
    screen.command(select + "q=copyright -d fl=id,title -d qf=page_text -d pf= -d lf=");
    String page = "<title>Mine</title><nav>Menu</nav><p>A page of my own.</p>";
    screen.command(
        "curl '"
            + collection
            + "/update?commit=true' -H 'Content-Type: application/json' -d "
            + quoted("[{\"id\":\"mine\",\"html\":\"" + page + "\"}]"));
  }

  /** Ends with the address of the studio; returns whether it answers. */
  private boolean studio(DemoClient http, String url) throws DemoFailedException {
    String path = "/" + COLLECTION + "/zhengwen/studio";
    boolean answers = http.answers(path) && http.answers(path + "/app.js");
    screen.heading("Open the studio in your browser: search, and see how pages are read");
    screen.command(url + path);
    if (!answers) {
      screen.verdict(false, "it does not answer");
    }
    return answers;
  }

  /** Quotes a word for a POSIX shell. */
  private static String quoted(String word) {
    return "'" + word.replace("'", "'\\''") + "'";
  }

  private static double seconds(long start) {
    return (System.nanoTime() - start) / 1e9;
  }

  private void stop(DemoSolr solr) {
    solr.close();
    screen.line("Solr stopped.");
  }

  /** Waits for the end of the build that started this process, however it ends. */
  private static void awaitEndOfParent() {
    try {
      Optional<ProcessHandle> parent = ProcessHandle.current().parent();
      if (parent.isPresent()) {
        parent.get().onExit().get();
      } else {
        Thread.currentThread().join();
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
