package io.zhengwen.cli.input;

import io.zhengwen.bench.corpus.Gzip;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A page to be read: a file, gzipped or not, or standard input.
 *
 * @param file the file; empty for standard input
 * @param id the file name without {@code .gz}, {@code .html}, {@code .htm}
 * @param name the name used in messages: the path as given
 * @param source opens its bytes as stored
 */
public record PageFile(Optional<Path> file, String id, String name, Source source) {
  private static final Pattern EXTENSION = Pattern.compile("(?i)(\\.html?)?(\\.gz)?$");

  /** Opens a stream of bytes. */
  @FunctionalInterface
  interface Source {
    InputStream open() throws IOException;
  }

  static PageFile of(Path file) {
    String id = EXTENSION.matcher(file.getFileName().toString()).replaceFirst("");
    return new PageFile(
        Optional.of(file),
        id.isEmpty() ? file.getFileName().toString() : id,
        file.toString(),
        () -> Files.newInputStream(file));
  }

  static PageFile standardInput(InputStream in) {
    return new PageFile(Optional.empty(), "-", "standard input", () -> in);
  }

  /** Whether a file found in a directory is a page, by its name. */
  static boolean isPage(Path file) {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    String plain = name.endsWith(".gz") ? name.substring(0, name.length() - 3) : name;
    return plain.endsWith(".html") || plain.endsWith(".htm");
  }

  /**
   * Reads the page and uncompresses it if it is gzipped.
   *
   * @param most the greatest number of bytes to return; the rest is not read
   */
  public byte[] read(int most) throws IOException {
    try (InputStream in = Gzip.open(source.open(), name)) {
      return in.readNBytes(most);
    }
  }
}
