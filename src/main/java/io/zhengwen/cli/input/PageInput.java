package io.zhengwen.cli.input;

import io.zhengwen.cli.console.CommandFailedException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The arguments that name the pages a command works on. */
public final class PageInput {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE|DIR|-",
      arity = "1..*",
      description = {
        "Pages: files, or directories (their *.html, *.htm, and either gzipped as *.gz), or - for standard input. A page's id is its file name without these endings."
      })
  private List<String> paths;

  @Option(
      names = "--urls",
      paramLabel = "FILE",
      description = "Addresses of pages: JSON lines with id and url (also .gz).")
  private Path urlsFile;

  @Option(names = "--url", paramLabel = "URL", description = "The address of the only page.")
  private String url;

  @Option(
      names = {"-t", "--threads"},
      paramLabel = "N",
      description = "Threads, 1 to 256 (default: ${DEFAULT-VALUE}).")
  private int threads = Math.min(256, Runtime.getRuntime().availableProcessors());

  private Map<String, String> urls;

  /** Finds the pages. */
  public PageFiles find(InputStream standardInput) throws CommandFailedException {
    if (threads < 1 || threads > 256) {
      throw wrong("--threads must be from 1 to 256, was " + threads);
    }
    if (url != null && urlsFile != null) {
      throw wrong("--url and --urls cannot be combined");
    }
    if (paths.stream().filter("-"::equals).count() > 1) {
      throw wrong("standard input (-) can be read only once");
    }
    urls = urlsFile == null ? Map.of() : PageUrls.read(urlsFile);
    PageFiles found = PageFiles.find(paths, standardInput);
    if (url != null && found.pages().size() > 1) {
      throw wrong("--url is for one page, not " + found.pages().size() + "; see --urls");
    }
    return found;
  }

  /** Refuses to write to a file that is read. */
  public void refuseAsOutput(Path output, PageFiles found) {
    List<Path> read = new ArrayList<>();
    found.pages().forEach(page -> page.file().ifPresent(read::add));
    if (urlsFile != null) {
      read.add(urlsFile);
    }
    for (Path file : read) {
      if (isSameFile(file, output)) {
        throw wrong("the output '" + output + "' is also an input");
      }
    }
  }

  private static boolean isSameFile(Path a, Path b) {
    try {
      return Files.exists(b) && Files.isSameFile(a, b);
    } catch (IOException unreadable) {
      return false;
    }
  }

  /** Returns the address of a page, or null if unknown. */
  public String url(PageFile page) {
    return url != null ? url : urls.get(page.id());
  }

  public int threads() {
    return threads;
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
