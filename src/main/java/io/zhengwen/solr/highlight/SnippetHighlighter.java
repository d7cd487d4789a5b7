package io.zhengwen.solr.highlight;

import java.io.IOException;
import java.text.BreakIterator;
import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.lucene.index.FieldInfos;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.uhighlight.DefaultPassageFormatter;
import org.apache.lucene.search.uhighlight.Passage;
import org.apache.lucene.search.uhighlight.PassageFormatter;
import org.apache.lucene.search.uhighlight.UnifiedHighlighter;
import org.apache.solr.common.params.HighlightParams;
import org.apache.solr.common.params.ModifiableSolrParams;
import org.apache.solr.common.params.SolrParams;
import org.apache.solr.common.util.NamedList;
import org.apache.solr.highlight.UnifiedSolrHighlighter;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.search.DocList;
import org.apache.solr.util.SolrPluginUtils;

/**
 * Solr's unified highlighter with snippets that hold at most {@code hl.fragsize} characters
 * (without tags and escapes; a longer match is shown in full), begin and end with sentences where
 * possible, and have a space for each line break.
 *
 * <p>With {@code hl.bs.type} or {@code hl.fragsize=0} the bounds are those of Solr's highlighter.
 */
public final class SnippetHighlighter extends UnifiedSolrHighlighter {
  private static final String FORMS = "forms";
  private static final String FORM_FIELDS = "ff";
  private static final int DEFAULT_SIZE = 120;
  private static final Pattern SPACES = Pattern.compile("[\\s\\p{Z}]++");

  /**
   * As Solr's highlighter; with {@code forms=true}, the field of a page that has no match, because
   * the words are in another form there, has the snippets of the first field of {@code ff} that
   * has.
   */
  @Override
  public NamedList<Object> doHighlighting(
      DocList documents, Query query, SolrQueryRequest request, String[] defaults)
      throws IOException {
    SolrParams params = request.getParams();
    String forms = params.get(FORM_FIELDS);
    String[] fields = getHighlightFields(query, request, defaults);
    if (!params.getBool(FORMS, false) || forms == null || fields.length != 1) {
      return super.doHighlighting(documents, query, request, defaults);
    }
    FieldInfos known = request.getSearcher().getFieldInfos();
    String others =
        SolrPluginUtils.parseFieldBoosts(forms).keySet().stream()
            .filter(field -> known.fieldInfo(field) != null)
            .collect(Collectors.joining(","));
    ModifiableSolrParams matches = new ModifiableSolrParams(params);
    matches.set(HighlightParams.DEFAULT_SUMMARY, false);
    matches.set(HighlightParams.FIELDS, fields[0] + (others.isEmpty() ? "" : "," + others));
    try {
      request.setParams(matches);
      NamedList<Object> found = super.doHighlighting(documents, query, request, defaults);
      request.setParams(params);
      NamedList<Object> snippets = super.doHighlighting(documents, query, request, defaults);
      for (int i = 0; i < snippets.size(); i++) {
        replace(fields[0], snippets.getVal(i), found.get(snippets.getName(i)));
      }
      return snippets;
    } finally {
      request.setParams(params);
    }
  }

  private static void replace(String field, Object snippets, Object found) {
    if (snippets instanceof NamedList<?> page && found instanceof NamedList<?> matches) {
      Object first = matches.get(field);
      for (int i = 0; i < matches.size() && isEmpty(first); i++) {
        first = matches.getVal(i);
      }
      if (!isEmpty(first)) {
        put(page, field, first);
      }
    }
  }

  @SuppressWarnings("unchecked")
  private static void put(NamedList<?> page, String field, Object snippets) {
    ((NamedList<Object>) page).removeAll(field);
    ((NamedList<Object>) page).add(field, snippets);
  }

  private static boolean isEmpty(Object snippets) {
    return !(snippets instanceof String[] all) || all.length == 0;
  }

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
      int size = size(field);
      return size == Integer.MAX_VALUE ? super.getBreakIterator(field) : new SnippetBounds(size);
    }

    /** How many characters a snippet may hold. */
    private int size(String field) {
      int size = params.getFieldInt(field, HighlightParams.FRAGSIZE, DEFAULT_SIZE);
      return size <= 0 || params.getFieldParam(field, HighlightParams.BS_TYPE) != null
          ? Integer.MAX_VALUE
          : size;
    }

    @Override
    protected PassageFormatter getFormatter(String field) {
      String before = params.getFieldParam(field, HighlightParams.SIMPLE_PRE, "<em>");
      String after = params.getFieldParam(field, HighlightParams.SIMPLE_POST, "</em>");
      return new OneLine(
          params.getFieldParam(field, HighlightParams.TAG_PRE, before),
          params.getFieldParam(field, HighlightParams.TAG_POST, after),
          params.getFieldParam(field, HighlightParams.TAG_ELLIPSIS, SNIPPET_SEPARATOR),
          "html".equals(params.getFieldParam(field, HighlightParams.ENCODER, "simple")),
          size(field));
    }
  }

  private static final class OneLine extends DefaultPassageFormatter {
    private final int size;

    OneLine(String before, String after, String ellipsis, boolean escape, int size) {
      super(before, after, ellipsis, escape);
      this.size = size;
    }

    /** Formats each passage by itself, since Solr's highlighter joins those that touch. */
    @Override
    public String format(Passage[] passages, String content) {
      return Arrays.stream(passages)
          .map(passage -> new Passage[] {FittedPassage.of(passage, content, size)})
          .map(passage -> super.format(passage, content).strip())
          .collect(Collectors.joining(ellipsis));
    }

    @Override
    protected void append(StringBuilder out, String content, int start, int end) {
      String line = SPACES.matcher(content.substring(start, end)).replaceAll(" ");
      super.append(out, line, 0, line.length());
    }
  }
}
