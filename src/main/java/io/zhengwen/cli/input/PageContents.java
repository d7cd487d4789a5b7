package io.zhengwen.cli.input;

import io.zhengwen.bench.corpus.Gzip;
import io.zhengwen.page.ParseLimits;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** The content of pages: files, bytes, and characters. */
final class PageContents {
  /** One byte more than any page may have, so that longer ones are noticed. */
  static final int MOST = ParseLimits.DEFAULT.maxSize() + 1;

  /** HTML is about five times as long as what gzip makes of it. */
  private static final int GZIP_RATIO = 5;

  private PageContents() {}

  /** A file, which may be gzipped; read when its content is asked for. */
  static Page.Content file(Path file, long size, boolean gzipped) {
    boolean named = Gzip.isNamed(file.toString());
    return new Page.Content() {
      @Override
      public Object read() throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file));
            InputStream plain = named || gzipped ? GzipMembers.ofContent(in) : in) {
          return plain.readNBytes(MOST);
        }
      }

      @Override
      public long size() {
        return Math.min(MOST, gzipped ? size * GZIP_RATIO : size);
      }

      @Override
      public boolean inMemory() {
        return false;
      }
    };
  }

  static Page.Content bytes(byte[] bytes) {
    return new Held(bytes, bytes.length);
  }

  static Page.Content characters(String html) {
    return new Held(html, html.length());
  }

  private record Held(Object read, long size) implements Page.Content {
    @Override
    public boolean inMemory() {
      return true;
    }
  }
}
