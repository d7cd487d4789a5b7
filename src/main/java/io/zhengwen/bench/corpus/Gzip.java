package io.zhengwen.bench.corpus;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.zip.GZIPInputStream;

/** Opens files and streams that may be gzipped. */
public final class Gzip {
  private static final int MAGIC = 0x1f8b;

  private Gzip() {}

  /** Whether a name says that a file is gzipped. */
  public static boolean isNamed(String name) {
    return name.toLowerCase(Locale.ROOT).endsWith(".gz");
  }

  /** Opens a file for reading, see {@link #open(InputStream, String)}. */
  public static InputStream open(Path file) throws IOException {
    return open(Files.newInputStream(file), file.toString());
  }

  /**
   * Returns the uncompressed bytes of a stream, which is gzipped if it begins like gzip or its name
   * ends in {@code .gz}.
   *
   * @throws IOException if the name ends in {@code .gz} but the stream is not gzipped; the stream
   *     is closed
   */
  public static InputStream open(InputStream stream, String name) throws IOException {
    try {
      InputStream in = new BufferedInputStream(stream);
      in.mark(2);
      boolean zipped = ((in.read() << 8) | in.read()) == MAGIC;
      in.reset();
      return zipped || isNamed(name) ? new GZIPInputStream(in) : in;
    } catch (IOException e) {
      stream.close();
      throw e;
    }
  }
}
