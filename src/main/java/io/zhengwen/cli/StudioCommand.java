package io.zhengwen.cli;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.ExitCode;
import io.zhengwen.cli.console.Problems;
import io.zhengwen.cli.console.Progress;
import io.zhengwen.cli.console.Streams;
import io.zhengwen.cli.input.Page;
import io.zhengwen.cli.input.PageInput;
import io.zhengwen.cli.studio.LocalLibrary;
import io.zhengwen.cli.studio.LocalPages;
import io.zhengwen.cli.studio.LocalSites;
import io.zhengwen.cli.studio.LocalStudio;
import io.zhengwen.page.PageRefusedException;
import io.zhengwen.store.StoreBounds;
import io.zhengwen.store.TemplateStoreException;
import io.zhengwen.wrapper.library.WrapperStore;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.PrintWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Shows the studio: for pages on this computer, or that of a collection. */
@Command(
    name = "studio",
    customSynopsis = "zhengwen studio [OPTIONS] DIR|FILE|URL",
    description = {
      "Shows pages of a directory in the browser, to see how they are read and to make templates for their fields, until it is interrupted; it is reached from this computer only.",
      "For the address of a collection, such as http://127.0.0.1:8983/solr/pages, prints that of its studio once it answers."
    })
final class StudioCommand implements Callable<Integer> {
  private static final String PATH = "/zhengwen/studio";
  private static final Duration TIMEOUT = Duration.ofSeconds(30);
  private static final int UNAUTHORIZED = 401;
  private static final int NOT_FOUND = 404;
  private static final int OK = 200;
  private static final int MOST_PORT = 65_535;

  private final Streams streams;

  @Spec private CommandSpec spec;
  @Mixin private PageInput input;
  @Mixin private TemplatesOption templates;

  @Option(
      names = "--library",
      paramLabel = "DIR",
      description =
          "Where templates and seeds are kept; created if it does not exist. Without it they are forgotten at the end.")
  private Path directory;

  @Option(names = "--port", paramLabel = "N", description = "The port (default: a free one).")
  private int port;

  StudioCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws CommandFailedException {
    Optional<String> collection = input.single().filter(path -> path.matches("(?i)https?://.*"));
    return collection.isPresent() ? find(collection.get()) : serve();
  }

  // ---- pages of this computer

  private int serve() throws CommandFailedException {
    input.check();
    if (port < 0 || port > MOST_PORT) {
      throw new ParameterException(
          spec.commandLine(), "--port must be from 0 to " + MOST_PORT + ", was " + port);
    }
    LocalPages pages = new LocalPages();
    LocalSites sites = templates.sites();
    try (Progress progress = new Progress(streams, "reading", input::share)) {
      read(pages, sites, progress);
      progress.summary("read");
    }
    sites.learned();
    if (pages.size() == 0) {
      throw new CommandFailedException("there is no page to show");
    }
    PrintWriter err = spec.commandLine().getErr();
    if (directory == null) {
      err.println("templates are forgotten at the end; --library keeps them");
    }
    LocalLibrary library = new LocalLibrary(store(err), pages, err::println);
    try (LocalStudio studio =
        new LocalStudio(
            input.single().map(StudioCommand::name).orElse("pages"), port, pages, sites, library)) {
      spec.commandLine().getOut().println(studio.address());
      spec.commandLine().getOut().flush();
      Runtime.getRuntime().addShutdownHook(new Thread(library::close));
      new CountDownLatch(1).await();
    } catch (IOException e) {
      throw new CommandFailedException(Problems.describe("port " + port, e));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      library.close();
    }
    return ExitCode.DONE;
  }

  private static String name(String path) {
    Path name = Path.of(path).toAbsolutePath().normalize().getFileName();
    return name == null ? path : name.toString();
  }

  private WrapperStore store(PrintWriter err) throws CommandFailedException {
    try {
      return directory == null
          ? WrapperStore.inMemory(StoreBounds.DEFAULT)
          : WrapperStore.inFiles(directory, StoreBounds.DEFAULT, err::println);
    } catch (TemplateStoreException e) {
      throw new CommandFailedException(e.getMessage());
    }
  }

  private void read(LocalPages pages, LocalSites sites, Progress progress)
      throws CommandFailedException {
    input.read(
        streams::in,
        streams.columns() > 0,
        new ReportingSink(progress) {
          @Override
          public void page(Page page) {
            if (pages.size() == LocalPages.MOST) {
              progress.skipped("more than " + LocalPages.MOST + " pages");
              return;
            }
            try {
              sites.learn(pages.add(page));
              progress.done();
            } catch (IOException | PageRefusedException e) {
              progress.failed(Problems.describe(page.place(), e));
            }
          }
        });
  }

  // ---- a collection

  private int find(String collection) throws CommandFailedException {
    URI studio = address(collection);
    HttpResponse<String> answer = ask(studio);
    if (answer.statusCode() == NOT_FOUND) {
      throw new CommandFailedException(
          studio + ": there is no such collection, or it has no handler " + PATH);
    }
    PrintWriter out = spec.commandLine().getOut();
    if (answer.statusCode() == UNAUTHORIZED) {
      spec.commandLine().getErr().println("the server will ask who you are");
    } else if (answer.statusCode() != OK || !answer.body().contains("<meta name=\"studio\"")) {
      throw new CommandFailedException(
          studio + ": is not the studio, the answer has the status " + answer.statusCode());
    }
    out.println(studio);
    out.flush();
    return ExitCode.DONE;
  }

  private URI address(String collection) {
    URI given;
    try {
      given = new URI(collection);
    } catch (URISyntaxException e) {
      given = URI.create("");
    }
    if (given.getHost() == null || given.getRawQuery() != null) {
      throw new ParameterException(
          spec.commandLine(),
          "'"
              + collection
              + "' is not the address of a collection, such as"
              + " http://127.0.0.1:8983/solr/pages");
    }
    String base = collection.replaceFirst("#.*", "").replaceFirst("/+$", "");
    return URI.create(base.endsWith(PATH) ? base : base + PATH);
  }

  private static HttpResponse<String> ask(URI studio) throws CommandFailedException {
    HttpClient http = HttpClient.newBuilder().followRedirects(Redirect.NORMAL).build();
    HttpRequest request = HttpRequest.newBuilder(studio).timeout(TIMEOUT).GET().build();
    try {
      return http.send(request, BodyHandlers.ofString());
    } catch (IOException e) {
      throw new CommandFailedException(Problems.describe(studio.toString(), e));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CommandFailedException(
          Problems.describe(studio.toString(), new InterruptedIOException("interrupted")));
    }
  }
}
