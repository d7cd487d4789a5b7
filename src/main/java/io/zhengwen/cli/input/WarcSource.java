package io.zhengwen.cli.input;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Problems;
import io.zhengwen.text.LowerCase;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipException;
import org.netpreserve.jwarc.WarcReader;
import org.netpreserve.jwarc.WarcRecord;

/**
 * The pages of a web archive, as a stream. A record that is broken or cut off is a problem; reading
 * goes on with the next record that can be found behind it.
 */
final class WarcSource {
  /** The line that begins a record; # is a digit. */
  private static final String VERSION = "WARC/1.#\n";

  /** What stands before some archives: a byte order mark in UTF-8, white space. */
  private static final String BEFORE = "\u00ef\u00bb\u00bf\r\n\t ";

  /** Why an archive is not read that {@link #isCompressedOtherwise}. */
  static final String UNSUPPORTED =
      "not supported: a web archive has to be gzipped, or not compressed";

  private static final List<String> COMPRESSED = List.of(".warc.zst", ".warc.bz2", ".warc.xz");

  private static final String BROKEN = "broken record: ";

  private final String name;
  private final WarcPages pages;
  private final PageSink sink;

  /** Whether the next record had to be searched for, behind data that were reported. */
  private boolean searched;

  /**
   * An archive.
   *
   * @param name used in messages
   * @param path the path that its pages have
   */
  WarcSource(String name, String path, PageSink sink) {
    this.name = name;
    this.pages = new WarcPages(name, path, sink);
    this.sink = sink;
  }

  /**
   * Reads an archive to its end.
   *
   * @param in gzipped or not, whole or each record
   */
  void read(InputStream in, boolean gzipped) throws CommandFailedException {
    ReplayStream stream = new ReplayStream(gzipped ? new GzipMembers(in) : in);
    long start = beginning(stream);
    while (start >= 0) {
      start = readFrom(start, stream);
    }
  }

  /** Finds where an archive begins behind a byte order mark or empty lines. */
  private long beginning(ReplayStream stream) {
    try {
      int b = stream.read();
      while (b >= 0 && BEFORE.indexOf(b) >= 0) {
        b = stream.read();
      }
      return stream.position() - (b < 0 ? 0 : 1);
    } catch (IOException e) {
      sink.problem(place(name, 0), BROKEN + Problems.reason(e));
      return nextRecord(0, stream);
    }
  }

  /**
   * Reads records until one is broken. A first record that is broken was found behind another,
   * which was reported.
   *
   * @return where to go on, or -1 at the end
   */
  private long readFrom(long start, ReplayStream stream) throws CommandFailedException {
    long record = -1;
    String page = "";
    String where = "";
    try {
      stream.seek(start);
      WarcReader reader = new WarcReader(stream);
      reader.setLenient(true);
      for (Optional<WarcRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        record = start + reader.position();
        stream.forgetBefore(record);
        where = "";
        String address = WarcPages.address(next.get());
        page = address.isEmpty() ? "" : address + " in ";
        pages.read(next.get(), record);
        where = "behind it: ";
      }
      return -1;
    } catch (IOException | IllegalArgumentException e) {
      boolean reported = record < 0 && searched;
      if (!reported) {
        String place = page + place(name, Math.max(record, start));
        sink.problem(place, where + BROKEN + Problems.reason(e));
      }
      return nextRecord(Math.max(record, start) + 1, stream);
    }
  }

  /** Whether a file is called an archive that was compressed by another program than gzip. */
  static boolean isCompressedOtherwise(String name) {
    String lower = LowerCase.of(name);
    return COMPRESSED.stream().anyMatch(lower::endsWith);
  }

  static String place(String name, long record) {
    return name + ", record at byte " + record;
  }

  /** Finds the version that begins the next record; -1 if there is none. */
  private long nextRecord(long from, ReplayStream stream) {
    searched = true;
    stream.seek(from);
    long begin = -1;
    int found = 0;
    while (found < VERSION.length()) {
      try {
        int b = stream.read();
        if (b < 0) {
          return -1;
        }
        if (b == '\r' && found == VERSION.length() - 1) {
          continue;
        }
        found = fits(b, found) ? found + 1 : fits(b, 0) ? 1 : 0;
        begin = found == 1 ? stream.position() - 1 : begin;
      } catch (ZipException | EOFException e) {
        found = 0;
      } catch (IOException e) {
        sink.problem(name, Problems.reason(e));
        return -1;
      }
    }
    return begin;
  }

  private static boolean fits(int b, int at) {
    char expected = VERSION.charAt(at);
    return expected == '#' ? b >= '0' && b <= '9' : b == expected;
  }
}
