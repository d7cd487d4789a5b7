package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** With the shipped configset, copies of an article on other hosts collapse, whatever frames it. */
@Tag("solr10")
class DuplicatesIT {
  private static final String CORE = "duplicates";

  private static final String HARBOUR =
      """
      <p>The harbour bridge was shut for two years while its piers were mended. Divers found cracks \
      below the water line in the spring, and the council voted for the costly plan at once.</p>
      <p>Four hundred rivets were drawn and replaced, each by a crew of three. The planks of the \
      walkway came from larch woods in the hills behind the town, where they were sawn and dried.</p>
      <p>Shopkeepers on the south bank say that trade fell by a third in that time. A ferry took \
      commuters across every quarter of an hour, but it did not sail in fog or in strong wind.</p>
      <p>Cyclists crossed first when the barriers were lifted, then buses, then a long line of cars. \
      The mayor walked over with pupils of the school that stands beside the northern ramp.</p>
      <p>Lorries stay banned until the autumn, when gauges under the deck will have shown how far it \
      bends. Until then they take the road through the valley, which is nine kilometres longer.</p>
      """;

  private static final String LIBRARY =
      """
      <p>老城图书馆经过两年修缮，于周一上午重新向市民开放，许多家长带着孩子一早就来排队。</p>
      <p>馆内新增了三百个座位，屋顶的玻璃天窗也全部更换，阅览室比以前明亮许多，走廊里摆上了绿植。</p>
      <p>馆长表示，今后每周六晚上都会举办免费讲座，邀请本地作家和科学家与读者见面交流。</p>
      <p>旧书捐赠活动将持续到月底，收到的图书会送往山区的学校，志愿者负责登记和搬运。</p>
      <p>儿童阅览区设在一楼，备有绘本和拼图，二楼是报刊与地方志，三楼留给自习的学生使用。</p>
      """;

  private static final String ORCHARD =
      """
      <p>Frost came late to the orchards of the upper valley, and growers lit small fires between \
      the rows of trees for three nights. Most of the blossom was saved, says their association.</p>
      <p>Cherries will be few this summer all the same, because the bees stayed in their hives \
      during the cold week. Pears flower later and were not harmed, nor were the old plum trees.</p>
      """;

  private static SearchedPages pages;

  @BeforeAll
  static void start() throws Exception {
    pages =
        SearchedPages.of(
            CORE,
            List.of(
                page("en1", plain("Bridge open again", HARBOUR)),
                page("en2", crowded("Bridge open again", HARBOUR)),
                page("en3", crowded("Bridge open again", HARBOUR.replace("a third", "one half"))),
                page("en4", crowded("Late frost", ORCHARD)),
                page("zh1", plain("老城图书馆重新开放", LIBRARY)),
                page("zh2", crowded("老城图书馆重新开放", LIBRARY)),
                page("zh3", crowded("老城图书馆重新开放", LIBRARY.replace("三百个", "五百个")))));
  }

  private static Map<String, Object> page(String id, String html) {
    return Map.of("id", id, "url", "https://" + id + ".example/article", "html", html);
  }

  /** A page with little around its article. */
  private static String plain(String title, String text) {
    return "<html><head><title>"
        + title
        + "</title></head><body><nav><a href=/>Front</a> <a href=/map>Map</a></nav><article><h1>"
        + title
        + "</h1>"
        + text
        + "</article><footer>All rights reserved</footer></body></html>";
  }

  /** A page of another site, with menus, teasers and notices in nested boxes. */
  private static String crowded(String title, String text) {
    return "<html><head><title>"
        + title
        + " | Valley Courier</title></head><body><div id=top><ul><li><a href=/n>News</a></li>"
        + "<li><a href=/s>Sport</a></li><li><a href=/w>Weather</a></li></ul><p>We use cookies to"
        + " make this site better.</p></div><div class=wrap><div class=side><h3>Most read</h3><ul>"
        + "<li><a href=/1>Ice rink to close in March</a></li><li><a href=/2>Choir looks for basses"
        + "</a></li></ul></div><div class=main><h1>"
        + title
        + "</h1><div class=text>"
        + text
        + "</div><div class=share><a href=/f>Share</a> <a href=/p>Print</a></div></div></div>"
        + "<div id=foot><a href=/about>About us</a> <a href=/privacy>Privacy</a></div></body></html>";
  }

  @Test
  void theSameArticleOnTwoHostsIsOneResult() throws Exception {
    String collapse = "{!collapse field=signature nullPolicy=expand}";
    assertThat(pages.ids("harbour", "fq", "-id:en3", "fq", collapse)).hasSize(1);
    assertThat(pages.ids("图书馆", "fq", "-id:zh3", "fq", collapse)).hasSize(1);
  }

  @Test
  void aChangedSentenceMakesAnotherText() throws Exception {
    String collapse = "{!collapse field=signature nullPolicy=expand}";
    assertThat(pages.ids("harbour", "fq", collapse)).hasSize(2).contains("en3");
    assertThat(pages.ids("图书馆", "fq", collapse)).hasSize(2).contains("zh3");
  }

  @Test
  void nearlyTheSameArticleIsOneResultByNearSignature() throws Exception {
    String collapse = "{!collapse field=near_signature nullPolicy=expand}";
    assertThat(pages.ids("harbour")).hasSize(3);
    assertThat(pages.ids("harbour", "fq", collapse)).hasSize(1);
    assertThat(pages.ids("图书馆")).hasSize(3);
    assertThat(pages.ids("图书馆", "fq", collapse)).hasSize(1);
  }

  @Test
  void otherArticlesOfTheSameSiteStay() throws Exception {
    for (String field : List.of("signature", "near_signature")) {
      String collapse = "{!collapse field=" + field + " nullPolicy=expand}";
      assertThat(pages.ids("*:*", "fq", collapse, "fq", "-id:*3")).hasSize(3).contains("en4");
    }
  }

  @Test
  void theFrameIsInNoneOfThem() throws Exception {
    assertThat(pages.ids("cookies OR basses OR privacy OR reserved")).isEmpty();
  }
}
