package io.zhengwen.cli.input;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Problems;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.zip.GZIPInputStream;

/** The pages of a file or stream, whatever it holds; its first bytes tell. */
final class FileSource {
  private final JsonMembers members;
  private final PageSink sink;
  private final InputMeter meter;

  FileSource(JsonMembers members, PageSink sink, InputMeter meter) {
    this.members = members;
    this.sink = sink;
    this.meter = meter;
  }

  /** A file that was named by the user: where it holds nothing else, it is a page. */
  void named(Path file, String id) throws CommandFailedException {
    read(file, id, FileNames.path(file), true);
  }

  /** A file found in a directory: a page only if it looks like one or is called {@code .html}. */
  void found(Path file, String id, String path) throws CommandFailedException {
    read(file, id, path, isCalledHtml(FileNames.name(file)));
  }

  /** Whether anything would be read of a file that is found in a directory. */
  static boolean holdsPages(Path file, JsonMembers members) throws IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), InputKind.HEAD)) {
      Head head = Head.of(in);
      return switch (head.kind(members)) {
        case WARC, PAGES_AS_JSON, ZIP -> true;
        case OTHER_JSON_LINES, OTHER ->
            isCalledHtml(FileNames.name(file)) || HtmlSniffer.otherThanHtml(head.text()) == null;
      };
    }
  }

  private void read(Path file, String id, String path, boolean isPage)
      throws CommandFailedException {
    try (InputMeter.Counter raw = meter.counting(Files.newInputStream(file));
        InputStream in = new BufferedInputStream(raw, 4 * InputKind.HEAD)) {
      Head head = Head.of(in);
      switch (head.kind(members)) {
        case WARC -> new WarcSource(FileNames.path(file), path, sink).read(in, head.gzipped());
        case PAGES_AS_JSON ->
            new JsonLinesSource(FileNames.path(file), path, members, sink).read(head.unzipped(in));
        case ZIP -> {
          if (!WaczSource.read(file, path, sink)) {
            readOther(file, id, path, isPage, head);
          }
        }
        case OTHER_JSON_LINES, OTHER -> readOther(file, id, path, isPage, head);
      }
      raw.finished(Files.size(file));
    } catch (IOException e) {
      sink.problem(FileNames.path(file), Problems.reason(e));
    }
  }

  private void readOther(Path file, String id, String path, boolean isPage, Head head)
      throws IOException, CommandFailedException {
    String other = isPage ? null : HtmlSniffer.otherThanHtml(head.text());
    if (other != null) {
      sink.skipped(FileNames.path(file), head.isUnreadable() ? "broken gzip" : other);
      return;
    }
    if (isPage && head.kind(members) == InputKind.OTHER_JSON_LINES) {
      sink.problem(
          FileNames.path(file),
          "not HTML: JSON; its first line has no member '" + members.html() + "' with a page");
      return;
    }
    long size = Files.size(file);
    Page.Content content = PageContents.file(file, size, head.gzipped());
    Map<String, String> details =
        Map.of("date", Files.getLastModifiedTime(file).toInstant().toString());
    sink.page(new Page(id, id, FileNames.path(file), path, null, null, Map.of(), details, content));
  }

  /** A stream: an archive, JSON lines, or one page. */
  void stream(InputStream stream, String name, String id) throws CommandFailedException {
    try {
      InputStream in = new BufferedInputStream(stream, 4 * InputKind.HEAD);
      Head head = Head.of(in);
      switch (head.kind(members)) {
        case WARC -> new WarcSource(name, id, sink).read(in, head.gzipped());
        case PAGES_AS_JSON -> new JsonLinesSource(name, id, members, sink).read(head.unzipped(in));
        case ZIP, OTHER_JSON_LINES, OTHER -> {
          byte[] bytes = head.unzipped(in).readNBytes(PageContents.MOST);
          Page.Content content = PageContents.bytes(bytes);
          sink.page(new Page(id, id, name, id, null, null, Map.of(), Map.of(), content));
        }
      }
    } catch (IOException e) {
      sink.problem(name, Problems.reason(e));
    }
  }

  private static boolean isCalledHtml(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    String plain = lower.endsWith(".gz") ? lower.substring(0, lower.length() - 3) : lower;
    return plain.endsWith(".html") || plain.endsWith(".htm") || plain.endsWith(".xhtml");
  }

  /**
   * The first bytes of a stream.
   *
   * @param raw as stored
   * @param text uncompressed
   */
  @SuppressWarnings("ArrayRecordComponent")
  private record Head(byte[] raw, byte[] text) {
    /** Looks at the first bytes without consuming them. */
    static Head of(InputStream in) throws IOException {
      in.mark(InputKind.HEAD);
      byte[] raw = in.readNBytes(InputKind.HEAD);
      in.reset();
      return new Head(raw, InputKind.uncompressed(raw));
    }

    InputKind kind(JsonMembers members) {
      return InputKind.of(text, members);
    }

    boolean gzipped() {
      return InputKind.isGzip(raw);
    }

    boolean isUnreadable() {
      return gzipped() && text.length == 0;
    }

    InputStream unzipped(InputStream in) throws IOException {
      return gzipped() ? new GZIPInputStream(in) : in;
    }
  }
}
