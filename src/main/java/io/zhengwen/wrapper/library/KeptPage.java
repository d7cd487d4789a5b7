package io.zhengwen.wrapper.library;

import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.PageRefusedException;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.TemplateKind;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * A page of a seed as it was crawled.
 *
 * @param id the id of its document
 * @param url its address
 * @param kind whether it is a list or a detail page
 * @param sure whether a template told the kind
 * @param time when it was crawled, in milliseconds since 1970
 * @param gzip its source in UTF-8, compressed with gzip
 */
public record KeptPage(
    String id, String url, TemplateKind kind, boolean sure, long time, byte[] gzip) {
  /** Pages whose source has more characters are not kept. */
  public static final int MOST_CHARS = 1_000_000;

  private static final PageReader READER = new PageReader();

  /** Compresses a page. */
  static KeptPage of(
      String id, String url, TemplateKind kind, boolean sure, long time, String html) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(html.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new KeptPage(id, url, kind, sure, time, bytes.toByteArray());
  }

  /**
   * The source.
   *
   * @throws IllegalArgumentException if what is kept is damaged
   */
  public String html() {
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(gzip))) {
      return new String(in.readNBytes(4 * MOST_CHARS), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalArgumentException("the kept page '" + id + "' is damaged: " + e, e);
    }
  }

  /** The page, parsed; empty if it cannot be any more. */
  public Optional<Scope> parsed() {
    try {
      return Optional.of(scope());
    } catch (PageRefusedException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** The page, parsed. */
  public Scope scope() {
    return Scope.of(new PageTexts(PageModelBuilder.build(READER.read(html(), url))));
  }
}
