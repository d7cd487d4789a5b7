package io.zhengwen.cli.input;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Problems;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The arguments that name the pages a command works on. The pages are read as a stream. */
public final class PageInput {
  private static final Pattern ADDRESS =
      Pattern.compile("https?://[^\\s/?#]+(?:[/?#].*)?", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE|DIR|-",
      arity = "0..*",
      description = {
        "Pages: HTML files, pages saved in one file (MHTML), web archives (WARC, WACZ), JSON lines or arrays of objects with html, url, id and further members, each gzipped or not; directories of these; or - for one of them on standard input.",
        "Contents decide what a file is, and .warc or .warc.gz in its name. What is no page is skipped and counted."
      })
  private List<String> paths = List.of();

  @Option(
      names = "--files-from",
      paramLabel = "FILE",
      description =
          "Read the files and directories named in this file, one a line, as the file system has their names; - is standard input.")
  private String list;

  @Option(
      names = "--id",
      paramLabel = "ID",
      description = {
        "How pages get their ids: path, url, or a pattern such as news:{url} with {id}, {path}, {url}, {host}, {hash} (of the address, or else the path).",
        "Default: a file's path in its directory without .html, .htm, .gz; an archived page's address; a JSON object's id, or else its url."
      })
  private String idPattern;

  @Option(
      names = "--duplicates",
      paramLabel = "D",
      description = {
        "Pages whose id an earlier page has: report (default): they are left out, named with both places, and count as failed;",
        "skip: they are left out and counted; keep: all are used, in their order."
      })
  private Duplicates duplicates = Duplicates.REPORT;

  @Option(
      names = "--urls",
      paramLabel = "FILE",
      description = "Addresses of pages: JSON lines with id and url (also .gz).")
  private Path urlsFile;

  @Option(
      names = "--url",
      paramLabel = "URL",
      description = "The address of the only page, with http or https.")
  private String url;

  @Option(
      names = "--base-url",
      paramLabel = "URL",
      description =
          "The address of the directory: a file's address is this and its path, without index.html. https:// alone is for a mirror with a folder for each host.")
  private String baseUrl;

  @Option(
      names = "--json",
      paramLabel = "PART=MEMBER",
      split = ",",
      description =
          "Other names of members in JSON for the parts id, url, html and content_type; may be repeated.")
  private Map<String, String> jsonNames = Map.of();

  @Option(
      names = {"-t", "--threads"},
      paramLabel = "N",
      description = "Threads, 1 to 256 (default: ${DEFAULT-VALUE}).")
  private int threads = Math.min(256, Runtime.getRuntime().availableProcessors());

  private final InputMeter meter = new InputMeter();
  private Path output;

  /** The only argument; empty if there are none or several. */
  public Optional<String> single() {
    return paths.size() == 1 && list == null ? Optional.of(paths.get(0)) : Optional.empty();
  }

  /** Checks the arguments before anything is read. */
  public void check() {
    if (threads < 1 || threads > 256) {
      throw wrong("--threads must be from 1 to 256, was " + threads);
    }
    if (url != null && urlsFile != null) {
      throw wrong("--url and --urls cannot be combined");
    }
    if (paths.isEmpty() && list == null) {
      throw wrong("Missing required parameter: 'FILE|DIR|-', or --files-from");
    }
    if (paths.contains("")) {
      throw wrong("an input has an empty name; the working directory is .");
    }
    if (url != null && !ADDRESS.matcher(url).matches()) {
      throw wrong("--url: '" + url + "' is not an absolute http or https address");
    }
    if (url != null && paths.size() > 1) {
      throw wrong("--url is for one page, not " + paths.size() + "; see --urls");
    }
    long standardInputs = paths.stream().filter("-"::equals).count();
    if (standardInputs + ("-".equals(list) ? 1 : 0) > 1) {
      throw wrong("standard input (-) can be read only once");
    }
    files();
    members();
    idRule();
    base();
  }

  /**
   * Refuses to write to a file that is read; another output among the inputs is not read.
   *
   * @param others files that the command reads beside the pages; null for those that it does not
   */
  public void refuseAsOutput(Path file, Path... others) {
    output = file;
    List<Path> read = new ArrayList<>(files());
    Arrays.stream(others).filter(Objects::nonNull).forEach(read::add);
    if (urlsFile != null) {
      read.add(urlsFile);
    }
    if (list != null && !list.equals("-")) {
      read.add(file(list));
    }
    for (Path input : read) {
      if (isSameFile(input, file) || isPageWithin(input, file)) {
        throw wrong("the output '" + file + "' is also an input");
      }
    }
  }

  private static boolean isSameFile(Path a, Path b) {
    try {
      return Files.exists(b) && Files.isRegularFile(a) && Files.isSameFile(a, b);
    } catch (IOException unreadable) {
      return false;
    }
  }

  private boolean isPageWithin(Path directory, Path file) {
    try {
      return Files.isDirectory(directory)
          && Files.isRegularFile(file)
          && file.toRealPath().startsWith(directory.toRealPath())
          && FileSource.holdsPages(file, members());
    } catch (IOException unreadable) {
      return false;
    }
  }

  /**
   * Reads all pages, in the order of the arguments.
   *
   * @param measure whether to find out which {@link #share} of the input has been read
   */
  public void read(WaitingStreams waiting, boolean measure, PageSink sink)
      throws CommandFailedException {
    check();
    Map<String, String> urls = urlsFile == null ? Map.of() : PageUrls.read(urlsFile);
    if (measure && list == null && !paths.contains("-")) {
      meter.measure(files());
    }
    try (PageIdentities identities =
        new PageIdentities(sink, idRule(), duplicates, url, urls, base())) {
      Inputs inputs = new Inputs(waiting, members(), meter, identities, output);
      Map<String, Integer> names = new HashMap<>();
      paths.forEach(path -> names.merge(Inputs.shortId(path), 1, Integer::sum));
      for (String path : paths) {
        boolean unique = names.get(Inputs.shortId(path)) == 1;
        if (path.equals("-")) {
          inputs.readStandardInput();
        } else {
          inputs.read(file(path), unique ? Inputs.shortId(path) : path);
        }
      }
      if (list != null) {
        readList(inputs, waiting);
      }
      identities.finish();
    }
  }

  private void readList(Inputs inputs, WaitingStreams waiting) throws CommandFailedException {
    try (InputStream lines = list.equals("-") ? waiting.standardInput() : open(waiting)) {
      inputs.readList(lines, list);
    } catch (IOException e) {
      throw new CommandFailedException(Problems.describe(list, e));
    }
  }

  private InputStream open(WaitingStreams waiting) throws IOException {
    Path file = file(list);
    return Files.readAttributes(file, BasicFileAttributes.class).isOther()
        ? waiting.open(file)
        : Files.newInputStream(file);
  }

  private List<Path> files() {
    return paths.stream().filter(path -> !path.equals("-")).map(this::file).toList();
  }

  private Path file(String argument) {
    try {
      return FileNames.ofArgument(argument);
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    }
  }

  private IdRule idRule() {
    try {
      return idPattern == null ? null : IdRule.of(idPattern);
    } catch (IllegalArgumentException e) {
      throw wrong("--id: " + e.getMessage());
    }
  }

  private BaseUrl base() {
    try {
      return baseUrl == null ? null : new BaseUrl(baseUrl);
    } catch (IllegalArgumentException e) {
      throw wrong("--base-url: " + e.getMessage());
    }
  }

  private JsonMembers members() {
    try {
      return JsonMembers.of(jsonNames);
    } catch (IllegalArgumentException e) {
      throw wrong("--json: " + e.getMessage());
    }
  }

  /** The share of the input that has been read, from 0 to 1; 0 as long as it is unknown. */
  public double share() {
    return meter.share();
  }

  /** Whether duplicates are used, so that the order of pages matters. */
  public boolean keepsDuplicates() {
    return duplicates == Duplicates.KEEP;
  }

  public int threads() {
    return threads;
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
