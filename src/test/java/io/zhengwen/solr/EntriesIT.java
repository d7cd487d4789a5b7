package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Entries of lists are written to a field of their own, and found there. */
@Tag("solr10")
class EntriesIT {
  private static final String CORE = "entries";

  private static final String SHOP =
      "<html lang=zh><title>园艺工具</title><nav><a href=/a>联系我们</a></nav><main><h1>园艺工具</h1><ul>"
          + card(1, "橡木长凳", "￥1,280.00")
          + card(2, "花园水管", "￥99.00")
          + card(3, "Pruning shears", "$34.50")
          + "</ul></main>";

  private static SolrHttp solr;

  private static String card(int i, String title, String price) {
    return "<li class=card><a href=/p/"
        + i
        + "><img src=/i.jpg><h3>"
        + title
        + "</h3></a><span class=price>"
        + price
        + "</span><button>加入购物车</button>";
  }

  @BeforeAll
  static void start() throws Exception {
    solr =
        SharedSolr.core(
            CORE,
            Configset.shipped()
                .with(
                    "managed-schema.xml",
                    "</schema>",
                    "<field name=\"items\" type=\"text_any\" indexed=\"true\" stored=\"true\""
                        + " multiValued=\"true\"/></schema>")
                .with(
                    "<lst name=\"fields\">",
                    "<lst name=\"params\"><str name=\"entries\">true</str></lst>"
                        + "<lst name=\"fields\"><str name=\"entries\">items</str>"));
  }

  private static void index(String id, Object page) throws Exception {
    Map<String, Object> document = new HashMap<>();
    document.put("id", id);
    document.put("url", "https://garden.example/tools");
    document.put("html", page);
    SolrHttp.Response response =
        solr.updateJson(CORE, List.of(document), "zhengwen.onError", "fail");
    assertThat(response.status()).as(response.error()).isEqualTo(200);
  }

  private static long found(String id, String words) throws Exception {
    return solr.select(CORE, "defType", "lucene", "q", "items:(" + words + ") AND id:" + id)
        .found();
  }

  @Test
  void eachEntryIsAValueThatIsFound() throws Exception {
    index("shop", SHOP);
    JsonNode doc = SharedSolr.stored(CORE, "shop");
    assertThat(doc.path("items"))
        .map(JsonNode::asText)
        .containsExactly("橡木长凳\n￥1,280.00", "花园水管\n￥99.00", "Pruning shears\n$34.50");
    assertThat(found("shop", "\"橡木长凳\"")).isEqualTo(1);
    assertThat(found("shop", "+pruning +shears")).isEqualTo(1);
    assertThat(found("shop", "\"加入购物车\"")).isZero();
    assertThat(found("shop", "\"联系我们\"")).isZero();
  }

  @Test
  void aPageThatIsNoListHasNone() throws Exception {
    index(
        "article",
        "<h1>Frost</h1><p>" + "Clay that was fired hot enough stays outside. ".repeat(9));
    assertThat(SharedSolr.stored(CORE, "article").has("items")).isFalse();
  }

  @Test
  void theyGoWithTheirPage() throws Exception {
    index("gone", SHOP);
    assertThat(SharedSolr.stored(CORE, "gone").path("items")).hasSize(3);
    index("gone", Map.of("set", "<h1>Frost</h1><p>" + "Clay stays outside in winter. ".repeat(9)));
    assertThat(SharedSolr.stored(CORE, "gone").has("items")).isFalse();
    index("gone", Collections.singletonMap("set", SHOP));
    assertThat(SharedSolr.stored(CORE, "gone").path("items")).hasSize(3);
  }
}
