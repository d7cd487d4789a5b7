package io.zhengwen.entries;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.extract.ExtractedField;
import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.RenderedRecord;
import io.zhengwen.extract.Selection;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.page.records.ElementKeys;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Entries of lists in the markup of shops, blogs, news sites and searches. */
class EntryReaderTest {
  private static final String URL = "https://garden.example/tools";
  private static final List<String> TITLES =
      List.of("Oak bench", "Garden hose 20 m", "Pruning shears", "Clay pot");
  private static final List<String> PRICES = List.of("249.00", "19.90", "34.50", "7.00");
  private static final List<String> TEXTS =
      List.of(
          "Solid oak for two, oiled twice by hand.",
          "Stays soft in the cold of early spring.",
          "Cuts green wood as thick as a thumb.",
          "Fired hot enough to stay out all winter.");
  private static final String MENU =
      "<nav><ul><li><a href=/a>Home</a><li><a href=/b>Benches</a><li><a href=/c>Pots</a><li><a"
          + " href=/d>Contact</a></ul></nav>";

  private static String list(String template) {
    return IntStream.range(0, TITLES.size())
        .mapToObj(
            i ->
                template
                    .replace("{i}", Integer.toString(i))
                    .replace("{title}", TITLES.get(i))
                    .replace("{price}", PRICES.get(i))
                    .replace("{text}", TEXTS.get(i))
                    .replace("{day}", "2026-11-0" + (i + 1)))
        .collect(Collectors.joining());
  }

  private static PageModel page(String body) {
    return PageModelBuilder.build(
        new PageReader().read("<html><body>" + MENU + body + "</body></html>", URL));
  }

  /** Reads the entries of a page whose main text is all that is not in its menu. */
  private static List<RenderedRecord> read(String body) {
    PageModel page = page(body);
    Selection.Builder text = new Selection.Builder(page);
    for (int i = 0; i < page.size(); i++) {
      if (page.tag(i).equals("main")) {
        text.addSubtree(i);
      }
    }
    return EntryReader.read(page, ElementKeys.of(page), text.build()).stream()
        .map(record -> RenderedRecord.of(page, record))
        .toList();
  }

  private static List<String> shown(List<RenderedRecord> entries, String name) {
    return entries.stream()
        .map(entry -> entry.field(name).map(ExtractedField::text).orElse(""))
        .toList();
  }

  private static List<Object> values(List<RenderedRecord> entries, String name) {
    return entries.stream()
        .map(entry -> entry.field(name).map(ExtractedField::value).orElse(""))
        .toList();
  }

  private static void assertTitlesAndLinks(List<RenderedRecord> entries) {
    assertThat(shown(entries, ExtractedRecord.TITLE)).containsExactlyElementsOf(TITLES);
    assertThat(entries)
        .extracting(entry -> entry.link().orElse(""))
        .containsExactly(
            "https://garden.example/p/0",
            "https://garden.example/p/1",
            "https://garden.example/p/2",
            "https://garden.example/p/3");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<li class='product type-product'><a href=/p/{i}"
            + " class=woocommerce-LoopProduct-link><img src=/i/{i}.jpg><h2"
            + " class=woocommerce-loop-product__title>{title}</h2><span class=price><span"
            + " class='woocommerce-Price-amount amount'><bdi><span"
            + " class=woocommerce-Price-currencySymbol>$</span>{price}</bdi></span></span></a><a"
            + " href='?add-to-cart={i}' class=button>Add to cart</a>",
        "<div class=grid__item><div class=card><img src=/i/{i}.jpg><h3 class=card__heading><a"
            + " href=/p/{i}>{title}</a></h3><div class=price><span class=visually-hidden>Regular"
            + " price</span> <s class=price-item--regular>$999.00</s> <span"
            + " class='price-item--sale weightBold'>${price}</span></div></div></div>",
        "<li class='item product product-item gold-holder'><a href=/p/{i} tabindex=-1><img"
            + " data-src=/i/{i}.jpg src=data:x></a><strong class=product-item-name><a"
            + " href=/p/{i}>{title}</a></strong><div class=price-box><span class=special-price><span"
            + " class=price>${price}</span></span><span class=oldPrice><span class=price>$"
            + "999.00</span></span></div><button>Add to Cart</button>",
        "<div class=gl-item><div class=p-img><a href=/p/{i}><img src=/i/{i}.jpg></a></div><div"
            + " class=p-price><strong><em>￥</em><i>{price}</i></strong></div><div class=p-name><a"
            + " href=/p/{i}><em>{title}</em></a></div><div class=p-operate><a"
            + " href=#>关注</a></div></div>",
        "<article itemscope itemtype='https://schema.org/Product'><a href=/p/{i}><img"
            + " src=/i/{i}.jpg></a><a href=/p/{i}><span itemprop=name>{title}</span></a><span"
            + " itemprop=price>€ {price}</span><span>incl. VAT</span></article>",
        "<li class=card><a href=/p/{i}><img src=/i/{i}.jpg><h3>{title}</h3></a><time>{day}</time><span"
            + " class=price>${price}</span>",
        "<li class=card><a href=/p/{i}><img src=/i/{i}.jpg><h3>{title}</h3></a><span"
            + " class=price-sales>${price}</span><span class=price-offer>Was $999.00</span>",
        "<div class=tile><a class=overlay href=/p/{i} aria-label=more></a><img"
            + " src=/i/{i}.jpg><div class=tile-title>{title}</div><div"
            + " class=tile-price>{price} €</div></div>"
      })
  void productsOfShops(String template) {
    List<RenderedRecord> entries =
        read("<main><h1>Tools</h1><ul>" + list(template) + "</ul></main>");
    assertTitlesAndLinks(entries);
    assertThat(values(entries, ExtractedRecord.PRICE))
        .containsExactlyElementsOf(PRICES.stream().map(BigDecimal::new).toList());
    assertThat(shown(entries, ExtractedRecord.IMAGE))
        .containsExactly(
            "https://garden.example/i/0.jpg",
            "https://garden.example/i/1.jpg",
            "https://garden.example/i/2.jpg",
            "https://garden.example/i/3.jpg");
    assertThat(entries).extracting(RenderedRecord::text).containsOnly("");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<article class='post type-post'><h2 class=entry-title><a href=/p/{i}>{title}</a></h2><time"
            + " datetime={day}>on that day</time><div class=entry-summary><p>{text}</p></div><a"
            + " href=/p/{i} class=more>Read more</a></article>",
        "<div class=result><h3><a href=/p/{i}>{title}</a></h3><span class=date>{day}</span><p"
            + " class=snippet>{text}</p></div>",
        "<li><a href=/p/{i} class=tit>{title}</a><span>{day}</span><p>{text}</p>",
        "<a class=card href=/p/{i}><h4>{title}</h4><p>{text}</p><small>{day}</small></a>",
        "<div class=row><div class=col><a href=/p/{i}><img src=/i/{i}.jpg></a></div><div"
            + " class=col><div class=headline><a href=/p/{i}>{title}</a></div><div"
            + " class=meta>Published: {day}</div><div class=text>{text}</div></div></div>"
      })
  void articlesOfBlogsAndSearches(String template) {
    List<RenderedRecord> entries =
        read("<main><h1>All articles</h1><div class=list>" + list(template) + "</div></main>");
    assertTitlesAndLinks(entries);
    assertThat(entries)
        .extracting(entry -> entry.date().orElse(""))
        .containsExactly("2026-11-01", "2026-11-02", "2026-11-03", "2026-11-04");
    assertThat(entries).extracting(RenderedRecord::text).containsExactlyElementsOf(TEXTS);
  }

  @Test
  void chineseNewsLists() {
    List<RenderedRecord> entries =
        read(
            "<main><h1>通知公告</h1><ul class=list>"
                + "<li><a href=/p/0>关于调整公交线路的通知</a><span>2026-11-21</span>"
                + "<li><a href=/p/1>图书馆冬季开放时间安排</a><span>2026-11-18</span>"
                + "<li><a href=/p/2>社区义诊活动本周六举行</a><span>2026-11-15</span>"
                + "</ul></main>");
    assertThat(shown(entries, ExtractedRecord.TITLE))
        .containsExactly("关于调整公交线路的通知", "图书馆冬季开放时间安排", "社区义诊活动本周六举行");
    assertThat(entries)
        .extracting(entry -> entry.date().orElse(""))
        .containsExactly("2026-11-21", "2026-11-18", "2026-11-15");
  }

  private static final String TEASER =
      "<div class=teaser><a href=/p/{i}><img src=/i/{i}.jpg><h4>{title}</h4></a><p>{text}</p></div>";

  @Test
  void teasersBelowAnArticleAreNone() {
    String article =
        "<p>The frost came early this year, and with it the question what may stay outside. "
            + "Clay that was fired hot enough does, wood that was oiled in autumn does as well. </p>";
    assertThat(
            read(
                "<main><h1>Winter</h1>"
                    + article.repeat(6)
                    + "<div class=more>"
                    + list(TEASER)
                    + "</div></main>"))
        .isEmpty();
  }

  @Test
  void menusFootersAndRelatedProductsAreNone() {
    assertThat(read("<main><p>A short text.</p></main>")).isEmpty();
    assertThat(read("<main><p>A short text.</p></main><footer>" + list(TEASER) + "</footer>"))
        .isEmpty();
    assertThat(
            read(
                "<main><p>Short.</p><div class=related-products>" + list(TEASER) + "</div></main>"))
        .isEmpty();
  }

  @Test
  void sectionsOfATextWithLinksInSentencesAreNone() {
    String section =
        "<section><h2>{title}</h2><p>{text} As we wrote in our report of last year on <a"
            + " href=/p/{i}>gardens in winter</a>, little else is needed.</p></section>";
    assertThat(read("<main>" + list(section) + "</main>")).isEmpty();
  }

  @Test
  void linksWithoutAnythingBesideThemAreNone() {
    assertThat(read("<main><ul>" + list("<li><a href=/p/{i}>{title}</a>") + "</ul></main>"))
        .isEmpty();
  }

  @Test
  void aPageWithoutElementsHasNone() {
    PageModel page = PageModelBuilder.ofText("Oak bench $249");
    assertThat(EntryReader.read(page, ElementKeys.of(page), Selection.empty())).isEmpty();
  }

  @Test
  void emphasisedWordsThatAllEntriesHaveStayInTheirSentences() {
    List<RenderedRecord> entries =
        read(
            "<main>"
                + list(
                    "<div class=hit><h2><a href=/p/{i}>{title}</a></h2><p>{text} What any"
                        + " <em>garden</em> needs, says our price list {i}. <a href=/p/{i}>Read"
                        + " more</a></p></div>")
                + "</main>");
    assertThat(entries)
        .extracting(RenderedRecord::text)
        .element(0)
        .isEqualTo(TEXTS.get(0) + " What any garden needs, says our price list 0.");
  }

  @Test
  void partsOfATextBetweenCommentsBelongTogether() {
    List<RenderedRecord> entries =
        read(
            "<main>"
                + list(
                    "<div class=hit><h2><a href=/p/{i}>{title}</a></h2><p>{text}</p><p>No.<!-- -->"
                        + " {i}<!-- -->7 (<!-- -->new<!-- -->)</p><p>In<!-- --> stock</p></div>")
                + "</main>");
    assertThat(entries)
        .extracting(RenderedRecord::text)
        .element(1)
        .isEqualTo(TEXTS.get(1) + "\nNo. 17 (new)");
  }
}
