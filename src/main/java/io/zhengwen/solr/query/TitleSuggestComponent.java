package io.zhengwen.solr.query;

import java.io.IOException;
import java.util.List;
import org.apache.solr.common.params.ShardParams;
import org.apache.solr.common.params.SolrParams;
import org.apache.solr.common.util.NamedList;
import org.apache.solr.common.util.SimpleOrderedMap;
import org.apache.solr.handler.component.ResponseBuilder;
import org.apache.solr.handler.component.SuggestComponent;
import org.apache.solr.spelling.suggest.SuggesterParams;

/**
 * Solr's suggestions, which are none, instead of an error, as long as a dictionary was not built:
 * for a search box that is there before the first night's build. A shard that is only asked to
 * build answers with none, too, since Solr expects an answer of each.
 */
public final class TitleSuggestComponent extends SuggestComponent {
  private static final String NOT_BUILT = "suggester was not built";
  private static final String QUERY = "q";

  @Override
  public void process(ResponseBuilder builder) throws IOException {
    try {
      super.process(builder);
      SolrParams params = builder.req.getParams();
      boolean asked = params.getBool(COMPONENT_NAME, false);
      if (asked && params.getBool(ShardParams.IS_SHARD, false) && !isAnswered(builder)) {
        builder.rsp.add(COMPONENT_NAME, nothing(builder));
      }
    } catch (IllegalStateException e) {
      if (!NOT_BUILT.equals(e.getMessage())) {
        throw e;
      }
      builder.rsp.getValues().removeAll(COMPONENT_NAME);
      builder.rsp.add(COMPONENT_NAME, nothing(builder));
    }
  }

  private static boolean isAnswered(ResponseBuilder builder) {
    return builder.rsp.getValues().get(COMPONENT_NAME) != null;
  }

  /** An answer without suggestions, by dictionary and what was typed. */
  private static NamedList<Object> nothing(ResponseBuilder builder) {
    String typed = builder.req.getParams().get(SUGGEST_Q, builder.req.getParams().get(QUERY, ""));
    NamedList<Object> answer = new SimpleOrderedMap<>();
    String[] dictionaries = builder.req.getParams().getParams(SuggesterParams.SUGGEST_DICT);
    for (String dictionary : dictionaries == null ? new String[0] : dictionaries) {
      NamedList<Object> none = new SimpleOrderedMap<>();
      none.add("numFound", 0);
      none.add("suggestions", List.of());
      NamedList<Object> byTyped = new SimpleOrderedMap<>();
      byTyped.add(typed, none);
      answer.add(dictionary, byTyped);
    }
    return answer;
  }
}
