package io.zhengwen.cli.input;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Problems;
import io.zhengwen.text.LowerCase;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The pages of a file or stream, whatever it holds; its first bytes tell, and of archives the name.
 */
final class FileSource {
  private static final String ZIP_IN_STREAM =
      "a ZIP file; a WACZ is read only from a file, and not gzipped";

  private static final List<String> HTML = List.of(".html", ".htm");
  private static final List<String> XHTML = List.of(".xhtml", ".xht");

  /** What browsers take a file for by the name of XHTML. */
  private static final String XHTML_TYPE = "application/xhtml+xml";

  private final JsonMembers members;
  private final PageSink sink;
  private final InputMeter meter;
  private final WaitingStreams waiting;

  FileSource(JsonMembers members, PageSink sink, InputMeter meter, WaitingStreams waiting) {
    this.members = members;
    this.sink = sink;
    this.meter = meter;
    this.waiting = waiting;
  }

  /** A file that was named by the user: where it holds nothing else, it is a page. */
  void named(Path file, String id) throws CommandFailedException {
    read(file, id, FileNames.path(file), true);
  }

  /** A file found in a directory: a page only if it looks like one or is called {@code .html}. */
  void found(Path file, String id, String path) throws CommandFailedException {
    read(file, id, path, isCalledHtml(FileNames.name(file)));
  }

  /** A named pipe or a device, which can be read only once, from its beginning. */
  void device(Path file, String id) throws CommandFailedException {
    String name = FileNames.path(file);
    try (InputStream in = waiting.open(file)) {
      stream(in, name, id);
    } catch (IOException e) {
      sink.problem(name, Problems.reason(e));
    }
  }

  /** Whether anything would be read of a file that is found in a directory. */
  static boolean holdsPages(Path file, JsonMembers members) throws IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 4 * InputKind.HEAD)) {
      Head head = Head.of(in, file);
      return switch (head.kind(members)) {
        case WARC, ZIP, MHTML -> true;
        case JSON_LINES -> holdsPages(new JsonLineValues(head.unzipped(in), ""), members);
        case JSON_VALUES -> holdsPages(new JsonArrayValues(head.unzipped(in), ""), members);
        case MAIL -> isCalledHtml(FileNames.name(file));
        case OTHER ->
            isCalledHtml(FileNames.name(file)) || HtmlSniffer.otherThanHtml(head.text()) == null;
      };
    }
  }

  private static boolean holdsPages(JsonValues values, JsonMembers members) {
    return JsonSource.holdsPages(values, new JsonPages("", members));
  }

  private void read(Path file, String id, String path, boolean isPage)
      throws CommandFailedException {
    String place = FileNames.path(file);
    try (InputMeter.Counter raw = meter.counting(Files.newInputStream(file));
        InputStream in = new BufferedInputStream(raw, 4 * InputKind.HEAD)) {
      Head head = Head.of(in, file);
      switch (head.kind(members)) {
        case WARC -> new WarcSource(place, path, sink).read(in, head.isGzippedArchive());
        case JSON_LINES ->
            readJson(new JsonLineValues(head.unzipped(in), place), place, path, isPage);
        case JSON_VALUES ->
            readJson(new JsonArrayValues(head.unzipped(in), place), place, path, isPage);
        case ZIP -> {
          if (head.gzipped()) {
            sink.problem(place, ZIP_IN_STREAM);
          } else if (!WaczSource.read(file, path, sink)) {
            readOther(file, id, path, isPage, head);
          }
        }
        case MHTML -> new MhtmlSource(place, sink).read(head.content(in), id, path);
        case MAIL -> mail(place, isPage);
        case OTHER -> readOther(file, id, path, isPage, head);
      }
      raw.finished(Files.size(file));
    } catch (IOException e) {
      sink.problem(place, Problems.reason(e));
    }
  }

  /** JSON of another kind is skipped in a directory, as other files are. */
  private void readJson(JsonValues values, String place, String path, boolean isPage)
      throws CommandFailedException {
    JsonSource source = new JsonSource(place, new JsonPages(path, members), sink);
    if (source.read(values) != JsonSource.Outcome.OTHER) {
      return;
    }
    if (isPage) {
      sink.problem(
          place,
          "not HTML: JSON; none of its first "
              + JsonSource.MOST_WITHOUT_PAGE
              + " objects has a member '"
              + members.html()
              + "' with a page");
    } else {
      sink.skipped(place, "JSON");
    }
  }

  /** Mails are no pages: skipped in a directory, as other files are. */
  private void mail(String place, boolean isPage) throws CommandFailedException {
    if (isPage) {
      sink.problem(place, "not HTML: MIME message");
    } else {
      sink.skipped(place, "MIME message");
    }
  }

  private void readOther(Path file, String id, String path, boolean isPage, Head head)
      throws IOException, CommandFailedException {
    String place = FileNames.path(file);
    if (head.isUnreadable()) {
      sink.problem(place, "broken gzip");
      return;
    }
    if (WarcSource.isCompressedOtherwise(head.name())) {
      sink.problem(place, WarcSource.UNSUPPORTED);
      return;
    }
    boolean isNone = head.text().length == 0 && !isCalledHtml(head.name());
    String other = isPage && !isNone ? null : HtmlSniffer.otherThanHtml(head.text());
    if (other != null) {
      sink.skipped(place, other);
      return;
    }
    long size = Files.size(file);
    Page.Content content = PageContents.file(file, size, head.gzipped());
    Map<String, String> details =
        Map.of("date", Files.getLastModifiedTime(file).toInstant().toString());
    String type = hasEnding(FileNames.name(file), XHTML) ? XHTML_TYPE : null;
    sink.page(new Page(id, id, place, path, null, type, Map.of(), details, content));
  }

  /** A stream: an archive, JSON lines, or one page. */
  void stream(InputStream stream, String name, String id) throws CommandFailedException {
    try {
      InputStream in = new BufferedInputStream(stream, 4 * InputKind.HEAD);
      Head head = Head.of(in, Path.of(""));
      switch (head.kind(members)) {
        case WARC -> new WarcSource(name, id, sink).read(in, head.isGzippedArchive());
        case JSON_LINES -> readJson(new JsonLineValues(head.unzipped(in), name), name, id, true);
        case JSON_VALUES -> readJson(new JsonArrayValues(head.unzipped(in), name), name, id, true);
        case ZIP -> sink.problem(name, ZIP_IN_STREAM);
        case MHTML -> new MhtmlSource(name, sink).read(head.content(in), id, id);
        case MAIL -> mail(name, true);
        case OTHER -> {
          if (head.text().length == 0 && !head.isUnreadable()) {
            sink.skipped(name, HtmlSniffer.EMPTY);
            return;
          }
          byte[] bytes = head.content(in).readNBytes(PageContents.MOST);
          Page.Content content = PageContents.bytes(bytes);
          sink.page(new Page(id, id, name, id, null, null, Map.of(), Map.of(), content));
        }
      }
    } catch (IOException e) {
      sink.problem(name, Problems.reason(e));
    }
  }

  private static boolean isCalledHtml(String name) {
    return hasEnding(name, HTML) || hasEnding(name, XHTML);
  }

  /** Whether a name ends so, apart from {@code .gz}. */
  private static boolean hasEnding(String name, List<String> endings) {
    String lower = LowerCase.of(name);
    String plain = lower.endsWith(".gz") ? lower.substring(0, lower.length() - 3) : lower;
    return endings.stream().anyMatch(plain::endsWith);
  }

  /**
   * The first bytes of a file or stream.
   *
   * @param raw as stored
   * @param text uncompressed
   * @param name the file's name, or empty
   */
  @SuppressWarnings("ArrayRecordComponent")
  private record Head(byte[] raw, byte[] text, String name) {
    /** Looks at the first bytes without consuming them. */
    static Head of(InputStream in, Path file) throws IOException {
      in.mark(InputKind.HEAD);
      byte[] raw = in.readNBytes(InputKind.HEAD);
      in.reset();
      return new Head(raw, InputKind.uncompressed(raw), FileNames.name(file));
    }

    InputKind kind(JsonMembers members) {
      boolean cut = raw.length == InputKind.HEAD || text.length == InputKind.HEAD;
      return raw.length == 0 ? InputKind.OTHER : InputKind.of(text, cut, name, members);
    }

    boolean gzipped() {
      return InputKind.isGzip(raw);
    }

    /** Whether an archive is gzipped, even if it begins amid what is compressed. */
    boolean isGzippedArchive() {
      boolean called = LowerCase.of(name).endsWith(".gz");
      return gzipped() || called && !InputKind.holdsArchive(text);
    }

    boolean isUnreadable() {
      return gzipped() && text.length == 0 && !InputKind.isEmptyGzip(raw);
    }

    /** The stream as values or records: what is broken ends it, or is passed over. */
    InputStream unzipped(InputStream in) {
      return gzipped() ? new GzipMembers(in) : in;
    }

    /** The stream as one content. */
    InputStream content(InputStream in) {
      return gzipped() ? GzipMembers.ofContent(in) : in;
    }
  }
}
