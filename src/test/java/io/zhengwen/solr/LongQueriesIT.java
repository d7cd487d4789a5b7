package io.zhengwen.solr;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Queries of any length and form are answered, and soon. */
@Tag("solr10")
class LongQueriesIT {
  private static final String CORE = "longqueries";
  private static SolrHttp solr;

  @BeforeAll
  static void start() throws Exception {
    solr = SharedSolr.core(CORE, Configset.shipped());
    String text = "The ferries bridge their fort. 河水很清，岸边的柳树刚刚发芽。 thy ant fog thaw";
    solr.updateJson(
        CORE, List.of(Map.of("id", "a", "title", text, "content", text, "content_en", text)));
  }

  @Test
  void longQueriesHaveAnAnswer() throws Exception {
    List<String> queries = new ArrayList<>();
    for (String part :
        List.of(
            "x", "a.", "a-", "'", "河水很清，", "word ", "(", "\"", "a~2 ", "wor* ", "ー", "\"\" ",
            "😀")) {
      queries.add(part.repeat(6000));
    }
    queries.add("(a OR ".repeat(5000) + "b" + ")".repeat(5000));
    queries.add("\"a b\" " + "word ".repeat(6000));
    queries.add("(a b) OR NOT ".repeat(3000) + "(" + "-(a OR ".repeat(19) + "b" + ")".repeat(20));
    queries.add("* OR NOT a AND ? ".repeat(3000));
    queries.add("(" + "河水很清，岸边的柳树刚刚发芽。".repeat(400) + ")");
    queries.add("bri?ge fer*es ".repeat(3000));
    queries.add("Leser*innen-w?v,".repeat(3000));
    queries.add("the~2 and~2 for~2 that~2");
    queries.add("the-f* i-a, ".repeat(1000));
    queries.add("there~2 ferry~2 bridge~2 ".repeat(60));
    queries.add(IntStream.range(100, 999).mapToObj(i -> "wörd" + i).collect(joining(" ")));
    queries.add(IntStream.range(100, 999).mapToObj(i -> i + "," + i).collect(joining(" ")));
    for (String query : queries) {
      for (String handler : List.of("/select", "/browse")) {
        SolrHttp.Response found = post(handler, query);
        String start = query.substring(0, Math.min(20, query.length()));
        assertThat(found.status()).as("%s %s: %s", handler, start, found.error()).isEqualTo(200);
      }
    }
  }

  @Test
  void moreAlternativesThanLuceneTakesAreRefused() throws Exception {
    for (String many :
        List.of(
            "id:(" + "(a OR ".repeat(5000) + "b" + ")".repeat(5001),
            "content:*a*b*c* ".repeat(6000),
            "title:" + "ー".repeat(30_000))) {
      for (String handler : List.of("/select", "/browse")) {
        assertThat(post(handler, many).status()).isEqualTo(400);
      }
    }
  }

  private static SolrHttp.Response post(String handler, String query) throws IOException {
    byte[] request =
        new ObjectMapper().writeValueAsBytes(Map.of("params", Map.of("q", query, "fl", "id")));
    return solr.post("/" + CORE + handler, "application/json", request);
  }
}
