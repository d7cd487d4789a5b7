package io.zhengwen.bench.corpus;

import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.ParsedPage;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.page.read.PageText;
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

  private static final PageReader READER = new PageReader();

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
  public PageText text() throws IOException {
    byte[] bytes = bytes();
    return isCompressed()
        ? PageText.of(new String(bytes, StandardCharsets.UTF_8), null)
        : PageText.of(bytes, null);
  }

  /** Parses characters, the page's own or those of a variant, under the page's address. */
  public ParsedPage parse(PageText text) {
    return READER.read(text, url);
  }

  /** Parses and measures a variant of the page. */
  public PageModel model(String html) {
    return PageModelBuilder.build(READER.read(html, url));
  }

  /** Reads, parses and measures the page. */
  public PageModel model() throws IOException {
    return PageModelBuilder.build(parse(text()));
  }

  private boolean isCompressed() {
    return Gzip.isNamed(file.toString());
  }
}
