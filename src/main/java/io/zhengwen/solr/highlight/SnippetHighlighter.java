package io.zhengwen.solr.highlight;

import java.text.BreakIterator;
import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.lucene.search.uhighlight.DefaultPassageFormatter;
import org.apache.lucene.search.uhighlight.Passage;
import org.apache.lucene.search.uhighlight.PassageFormatter;
import org.apache.lucene.search.uhighlight.UnifiedHighlighter;
import org.apache.solr.common.params.HighlightParams;
import org.apache.solr.highlight.UnifiedSolrHighlighter;
import org.apache.solr.request.SolrQueryRequest;

/**
 * Solr's unified highlighter with snippets that hold at most {@code hl.fragsize} characters
 * (without tags and escapes; a longer match is shown in full), begin and end with sentences where
 * possible, and have a space for each line break.
 *
 * <p>With {@code hl.bs.type} or {@code hl.fragsize=0} the bounds are those of Solr's highlighter.
 */
public final class SnippetHighlighter extends UnifiedSolrHighlighter {
  private static final int DEFAULT_SIZE = 120;
  private static final Pattern SPACES = Pattern.compile("[\\s\\p{Z}]++");

  @Override
  protected UnifiedHighlighter getHighlighter(SolrQueryRequest request) {
    return new Snippets(request);
  }

  private static final class Snippets extends SolrExtendedUnifiedHighlighter {
    Snippets(SolrQueryRequest request) {
      super(request);
    }

    @Override
    protected BreakIterator getBreakIterator(String field) {
      int size = params.getFieldInt(field, HighlightParams.FRAGSIZE, DEFAULT_SIZE);
      return size <= 0 || params.getFieldParam(field, HighlightParams.BS_TYPE) != null
          ? super.getBreakIterator(field)
          : new SnippetBounds(size);
    }

    @Override
    protected PassageFormatter getFormatter(String field) {
      String before = params.getFieldParam(field, HighlightParams.SIMPLE_PRE, "<em>");
      String after = params.getFieldParam(field, HighlightParams.SIMPLE_POST, "</em>");
      return new OneLine(
          params.getFieldParam(field, HighlightParams.TAG_PRE, before),
          params.getFieldParam(field, HighlightParams.TAG_POST, after),
          params.getFieldParam(field, HighlightParams.TAG_ELLIPSIS, SNIPPET_SEPARATOR),
          "html".equals(params.getFieldParam(field, HighlightParams.ENCODER, "simple")));
    }
  }

  private static final class OneLine extends DefaultPassageFormatter {
    OneLine(String before, String after, String ellipsis, boolean escape) {
      super(before, after, ellipsis, escape);
    }

    /** Formats each passage by itself, since Solr's highlighter joins those that touch. */
    @Override
    public String format(Passage[] passages, String content) {
      return Arrays.stream(passages)
          .map(passage -> super.format(new Passage[] {passage}, content).strip())
          .collect(Collectors.joining(ellipsis));
    }

    @Override
    protected void append(StringBuilder out, String content, int start, int end) {
      String line = SPACES.matcher(content.substring(start, end)).replaceAll(" ");
      super.append(out, line, 0, line.length());
    }
  }
}
