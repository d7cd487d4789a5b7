package io.zhengwen.bench.wrapper;

import static io.zhengwen.bench.wrapper.EstateSite.dollars;
import static io.zhengwen.bench.wrapper.EstateSite.pick;
import static io.zhengwen.bench.wrapper.EstateSite.text;

import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** List pages in English: cards of which each has three links to the same page. */
final class HarborLists extends EstateListSite {
  private static final String[] HOMES = {"Bungalow", "Corner loft", "Farmhouse", "Brick rowhouse"};
  private static final String[] STREETS = {"Gull Street", "Pier Road", "Anchor Lane", "Oar Street"};
  private static final String[] QUARTERS = {
    "Old Cannery", "Lantern Hill", "Fisher's Row", "Salt Meadow", "Pilot Point"
  };
  private static final String[] WORDS = {
    "A rare chance on a street where nobody moves.",
    "Bring your paint brushes and your imagination.",
    "The lot next door is conserved land.",
    "Open house on Sunday from noon to two.",
    "New windows throughout."
  };

  HarborLists() {
    super(
        "harbor-list",
        "estate-harbor-list-01",
        "https://www.harborlight-homes.example/homes-for-sale/page/%d/",
        "article.listing-card:not(.listing-card--promo)");
  }

  @Override
  Map<String, List<String>> fill(Element record, int n, Random random) {
    Map<String, List<String>> fields = fields();
    String title = pick(random, HOMES) + ", " + (1 + n % 300) + " " + pick(random, STREETS);
    String link = "/homes/hl-" + n + "/" + title.toLowerCase(Locale.ROOT).replaceAll("\\W+", "-");
    record.attr("id", "post-" + n);
    record.select("a[href^=/homes/]").attr("href", link);
    put(fields, "title", title);
    put(fields, WrapperTemplate.LINK, link);
    record.expectFirst(".listing-card__title a").text(title);
    put(fields, "total_price", dollars(150_000 + 500L * random.nextInt(2_000)));
    record.expectFirst(".listing-card__price").text(fields.get("total_price").get(0));
    Element facts = record.expectFirst(".listing-card__facts");
    facts.empty();
    fact(fields, facts, "rooms", (1 + random.nextInt(5)) + " bd");
    fact(fields, facts, "halls", (1 + random.nextInt(2)) + " lr");
    if (random.nextInt(6) > 0) {
      fact(fields, facts, "baths", (1 + random.nextInt(3)) + " ba");
    }
    fact(fields, facts, "area", text("%,d sq ft", 500 + random.nextInt(2_500)));
    if (random.nextInt(8) > 0) {
      fact(fields, facts, "year_built", "Built " + (1820 + random.nextInt(200)));
    }
    String quarter = pick(random, QUARTERS);
    put(fields, "community", quarter);
    String where = random.nextInt(3) > 0 ? EstateSite.link(quarter) : quarter;
    record.expectFirst(".listing-card__where").html(where);
    put(fields, "summary", pick(random, WORDS));
    record.expectFirst(".listing-card__excerpt").text(fields.get("summary").get(0));
    record.select(".badge").remove();
    if (random.nextInt(2) > 0) {
      String badge = pick(random, "New", "Price cut", "Open house");
      record
          .expectFirst(".listing-card__media")
          .appendElement("span")
          .addClass("badge")
          .text(badge);
    }
    return fields;
  }

  private static void fact(
      Map<String, List<String>> fields, Element facts, String field, String value) {
    put(fields, field, value);
    facts.appendElement("li").text(value);
  }

  @Override
  String next(Document page, int n) {
    String address = "https://www.harborlight-homes.example/homes-for-sale/page/" + n + "/";
    page.expectFirst("a.next").attr("href", address);
    return address;
  }
}
