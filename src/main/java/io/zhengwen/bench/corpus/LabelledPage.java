package io.zhengwen.bench.corpus;

import io.zhengwen.page.read.PageParser;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * A page and its gold annotations.
 *
 * @param file the page, {@code .html} or {@code .html.gz}
 * @param goldLine its line of the gold file, unchanged
 * @param id unique in its set
 * @param url its address, may be empty
 * @param type the kind of page, such as {@code article}
 * @param language its language code, such as {@code en}
 * @param title its headline, may be empty
 * @param content its main text, may be empty
 * @param with phrases that its main text contains
 * @param without phrases that its main text does not contain
 */
public record LabelledPage(
    Path file,
    String goldLine,
    String id,
    String url,
    String type,
    String language,
    String title,
    String content,
    List<String> with,
    List<String> without) {

  /** Copies the lists. */
  public LabelledPage {
    with = List.copyOf(with);
    without = List.copyOf(without);
  }

  /** The page's bytes, uncompressed. */
  public byte[] bytes() throws IOException {
    try (InputStream in = Gzip.open(file)) {
      return in.readAllBytes();
    }
  }

  /**
   * Returns the page's characters. A compressed page is UTF-8, whatever it declares; the encoding
   * of an uncompressed one is detected from its bytes.
   */
  public String html() throws IOException {
    byte[] bytes = bytes();
    return isCompressed()
        ? new String(bytes, StandardCharsets.UTF_8)
        : PageParser.decode(bytes, null).html();
  }

  private boolean isCompressed() {
    return Gzip.isNamed(file.toString());
  }
}
