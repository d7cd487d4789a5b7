package io.zhengwen.cli.input;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Problems;
import io.zhengwen.text.LowerCase;
import java.io.BufferedInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The web archives in a WACZ file: a ZIP file with WARCs in its folder {@code archive}. */
final class WaczSource {
  private WaczSource() {}

  /** Reads the pages of a file; false if it is a ZIP file of another kind. */
  static boolean read(Path file, String path, PageSink sink) throws CommandFailedException {
    File plain = file.toFile();
    if (!plain.exists()) {
      sink.problem(FileNames.path(file), FileNames.UNREADABLE);
      return true;
    }
    // Names that are not UTF-8 are no reason not to read the archives.
    try (ZipFile zip = new ZipFile(plain, StandardCharsets.ISO_8859_1)) {
      List<? extends ZipEntry> archives =
          zip.stream().filter(entry -> isArchive(entry.getName())).toList();
      for (ZipEntry archive : archives) {
        String name = FileNames.path(file) + "!" + archive.getName();
        if (WarcSource.isCompressedOtherwise(name)) {
          sink.problem(name, WarcSource.UNSUPPORTED);
          continue;
        }
        try (InputStream in = new BufferedInputStream(zip.getInputStream(archive))) {
          in.mark(2);
          boolean gzipped = InputKind.isGzip(in.readNBytes(2));
          in.reset();
          new WarcSource(name, path, sink).read(in, gzipped);
        } catch (IOException e) {
          sink.problem(name, Problems.reason(e));
        }
      }
      boolean isWacz = LowerCase.of(FileNames.name(file)).endsWith(".wacz");
      if (isWacz && archives.isEmpty()) {
        sink.problem(FileNames.path(file), "no web archive is in it");
      }
      return isWacz || !archives.isEmpty();
    } catch (IOException e) {
      sink.problem(FileNames.path(file), Problems.reason(e));
      return true;
    }
  }

  private static boolean isArchive(String name) {
    String lower = LowerCase.of(name);
    return lower.startsWith("archive/")
        && (lower.endsWith(".warc")
            || lower.endsWith(".warc.gz")
            || WarcSource.isCompressedOtherwise(lower));
  }
}
