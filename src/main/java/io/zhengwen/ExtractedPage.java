package io.zhengwen;

import io.zhengwen.extract.BodyRenderer;
import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Lazy;
import io.zhengwen.extract.RenderedRecord;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.extract.markup.HtmlWriter;
import io.zhengwen.extract.markup.MarkdownWriter;
import io.zhengwen.extract.markup.RenderOptions;
import io.zhengwen.extract.markup.StructuredText;
import io.zhengwen.extract.markup.TeiHeader;
import io.zhengwen.extract.markup.TeiWriter;
import io.zhengwen.extract.passage.Outline;
import io.zhengwen.extract.passage.Passage;
import io.zhengwen.extract.passage.PassageCutter;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.PageMetadata;
import io.zhengwen.metadata.read.MetadataReader;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.ParsedPage.Truncation;
import io.zhengwen.text.TextStart;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * What was found on a page. Immutable and thread-safe. It does not hold the page's tree, so its
 * size is in proportion to the text that was found; but for the one that a {@linkplain
 * PageAnalysis#onDemand() page analysis} gives on demand.
 */
public final class ExtractedPage {
  private static final int MOST_QUOTED = 80;

  private final String method;
  private final String url;
  private final Charset charset;
  private final Set<Truncation> truncations;
  private final OptionalDouble confidence;
  private final Map<String, String> labels;
  private final List<RenderedRecord> records;
  private final PageMetadata metadata;
  private final String content;
  private final Lazy<String> body;
  private final String comments;

  /** The same without marks of list items. */
  private final String commentLines;

  private final Lazy<StructuredText> structure;
  private final Outline outline;

  ExtractedPage(String method, PageModel page, Extraction extraction) {
    this.method = method;
    url = page.url();
    charset = page.source().charset();
    truncations = page.truncations();
    confidence = extraction.confidence();
    labels = extraction.labels();
    records = extraction.records().stream().map(record -> RenderedRecord.of(page, record)).toList();
    outline = new Outline();
    content = TextRenderer.render(page, extraction.mainText(), outline);
    comments = TextRenderer.render(page, extraction.comments());
    commentLines = TextRenderer.renderWithoutMarks(page, extraction.comments());
    metadata = MetadataReader.read(page, content, extraction);
    body = new Lazy<>(() -> BodyRenderer.render(page, extraction));
    structure = new Lazy<>(() -> StructuredText.of(page, extraction.mainText()));
  }

  /** Reads from the page's tree what has not been asked for, so that the tree is let go. */
  ExtractedPage complete() {
    body.get();
    structure.get();
    return this;
  }

  /** What the page says of itself. */
  public PageMetadata metadata() {
    return metadata;
  }

  /** The page's own headline; empty if it has none. */
  public String title() {
    return metadata.title().map(MetadataValue::value).orElse("");
  }

  /** The main text, a line for each paragraph; empty if the page has none. */
  public String content() {
    return content;
  }

  /**
   * The main text as HTML with its structure, links and images; {@link #contentHtml(RenderOptions)}
   * with everything but comments.
   */
  public String contentHtml() {
    return contentHtml(RenderOptions.DEFAULT);
  }

  /**
   * The main text as HTML that is safe to show. It has paragraphs, headings, lists, tables, code,
   * quotations, figures and emphasis; links and images, if they are kept, have absolute addresses
   * of the web. It has no scripts, styles, event handlers, forms or embedded objects, and no
   * attributes but those addresses, replacement texts, the spans of cells, the numbers of lists and
   * items and the languages of code.
   */
  public String contentHtml(RenderOptions options) {
    return HtmlWriter.write(structure.get(), given(options), commentLines);
  }

  /** The main text as Markdown; {@link #contentMarkdown(RenderOptions)} with all but comments. */
  public String contentMarkdown() {
    return contentMarkdown(RenderOptions.DEFAULT);
  }

  /**
   * The main text as Markdown as CommonMark defines it, with the tables and struck-out text of
   * GitHub's. Text that looks like Markdown is escaped, so that it stays text.
   */
  public String contentMarkdown(RenderOptions options) {
    return MarkdownWriter.write(structure.get(), given(options), commentLines);
  }

  /**
   * The page as a document of <a href="https://tei-c.org/guidelines/p5/">TEI P5</a>, without XML
   * declaration: a header with what the page says of itself, and the main text in divisions.
   */
  public String tei(RenderOptions options) {
    return tei(options, "");
  }

  /**
   * The page as a document of TEI, with an {@code idno} in its header.
   *
   * @param id what tells the page from others of a corpus; empty for no {@code idno}
   */
  public String tei(RenderOptions options, String id) {
    Objects.requireNonNull(id, "the id must not be null");
    return TeiWriter.write(structure.get(), teiHeader(id), given(options), commentLines);
  }

  private static RenderOptions given(RenderOptions options) {
    return Objects.requireNonNull(options, "the options must not be null");
  }

  private TeiHeader teiHeader(String id) {
    return new TeiHeader(
        id,
        title(),
        metadata.authors().stream().map(MetadataValue::value).toList(),
        metadata.site().map(MetadataValue::value).orElse(""),
        metadata.published().map(date -> date.value().toString()).orElse(""),
        url,
        metadata.language().map(MetadataValue::value).orElse(""),
        metadata.keywords().stream().map(MetadataValue::value).toList());
  }

  /**
   * The main text cut into passages, in order, for highlighting and for vectors. A heading begins a
   * passage; otherwise paragraphs stay together as far as they fit. A paragraph that does not fit
   * is cut between lines, else between sentences, else between words, else between characters as
   * readers see them (extended grapheme clusters).
   *
   * @param size the greatest length of a passage, in characters (UTF-16 units), from {@value
   *     PassageCutter#LEAST_SIZE} to {@value PassageCutter#MOST_SIZE}
   * @throws IllegalArgumentException if the size is not in this range
   */
  public List<Passage> passages(int size) {
    return PassageCutter.cut(content, outline, size);
  }

  /** The noise-stripped body: all visible text except what is certainly boilerplate. */
  public String body() {
    return body.get();
  }

  /** Readers' comments, a line for each paragraph; empty if the method finds none. */
  public String comments() {
    return comments;
  }

  /**
   * The page's records in document order: the posts of a thread, the comments on an article, or the
   * entries of a list; none if the method finds none.
   */
  public List<RenderedRecord> records() {
    return records;
  }

  /** The name of the method that chose the main text. */
  public String method() {
    return method;
  }

  /** How sure the method is of its result, from 0 to 1; empty if it has no estimate. */
  public OptionalDouble confidence() {
    return confidence;
  }

  /** What else the method says about the page, such as {@code pageLength=short}, by name. */
  public Map<String, String> labels() {
    return labels;
  }

  /** The page's address as it was given, without white space around it; empty if it was not. */
  public String url() {
    return url;
  }

  /** The encoding in which the page's bytes were read; UTF-8 for characters. */
  public Charset charset() {
    return charset;
  }

  /** The limits that cut something off the page; empty for a page read whole. */
  public Set<Truncation> truncations() {
    return truncations;
  }

  /** Address and title, shortened if they are long, method and the length of the main text. */
  @Override
  public String toString() {
    return "ExtractedPage[url="
        + shortened(url)
        + ", title="
        + shortened(title())
        + ", method="
        + method
        + ", "
        + content.length()
        + " characters of main text]";
  }

  private static String shortened(String text) {
    return text.length() <= MOST_QUOTED ? text : TextStart.of(text, MOST_QUOTED) + "…";
  }
}
