package io.zhengwen.bench.wrapper;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Pages in English: a list of definitions. */
public final class HarborSite extends EstateSite {
  private static final String[] STREETS = {
    "Gull Street",
    "Herring Street",
    "Pier Road",
    "Juniper Way",
    "Anchor Lane",
    "Quarry Hill",
    "Foundry Street"
  };
  private static final String[] HOMES = {
    "Shingled three-bedroom",
    "Corner loft",
    "Starter condo",
    "Farmhouse",
    "Carriage house",
    "Brick rowhouse",
    "Bungalow",
    "Townhouse"
  };
  private static final String[] GOODS = {
    "near the school",
    "with harbor views",
    "with a garden plot",
    "with barn and brook",
    "with rooftop solar",
    "with a walled garden",
    "above the bookshop"
  };
  private static final String[] QUARTERS = {
    "Gull Street",
    "Old Cannery",
    "Lantern Hill",
    "Fisher's Row",
    "Battery Park West",
    "Salt Meadow",
    "The Narrows",
    "Pilot Point"
  };

  /** The site as it is. */
  public HarborSite() {
    super("harbor", "estate-harbor-detail-02", "https://www.harborlight-homes.example/homes/hl-%d");
  }

  @Override
  void fill(Document page, int n, Random random, Map<String, List<String>> fields) {
    String street = pick(random, STREETS);
    String title =
        pick(random, HOMES) + " " + pick(random, GOODS) + ", " + (1 + n % 240) + " " + street;
    page.title(title + " | Harborlight Homes");
    page.select("script[type=application/ld+json]").remove();
    set(fields, "title", title, page.expectFirst("h1.entry-title"));
    page.expectFirst("nav.breadcrumbs span").text("HL-" + n);
    long price = 180_000 + 500L * random.nextInt(2_600);
    int bedrooms = 1 + random.nextInt(5);
    String community = pick(random, QUARTERS);
    Map<String, String> facts = new LinkedHashMap<>();
    always(fields, facts, "total_price", "Asking price", dollars(price));
    String area = text("%,d sq ft", 400 + 350 * bedrooms + random.nextInt(700));
    always(fields, facts, "area", "Floor area", area);
    always(fields, facts, "rooms", "Bedrooms", "" + bedrooms);
    always(fields, facts, "halls", "Living rooms", "" + (1 + random.nextInt(2)));
    if (random.nextInt(4) == 0) {
      facts.put("Heating", pick(random, "Oil, hot water", "Gas, forced air", "Electric"));
    }
    optional(random, fields, facts, "baths", "Bathrooms", "" + (1 + random.nextInt(3)));
    fields.put("community", List.of(community));
    facts.put("Neighborhood", random.nextInt(3) == 0 ? link(community) : community);
    optional(
        random,
        fields,
        facts,
        "orientation",
        "Exposure",
        pick(random, "East", "South", "West", "North", "South-east", "South and west"));
    int floors = 2 + random.nextInt(6);
    String floor =
        pick(
            random,
            "Two stories",
            "Single level",
            "Three stories",
            "1st of " + floors,
            "2nd of " + floors);
    optional(random, fields, facts, "floor", "Floor", floor);
    optional(random, fields, facts, "year_built", "Year built", "" + (1820 + random.nextInt(200)));
    facts.put("Listing ID", "HL-" + n);
    Element list = page.expectFirst("dl.facts");
    list.empty();
    facts.forEach(
        (label, value) -> {
          Element row = list.appendElement("div").addClass("facts__row");
          row.appendElement("dt").text(label);
          row.appendElement("dd").html(value);
        });
    if (random.nextInt(10) > 0) {
      String phone = text("(207) 555-%04d", 100 + random.nextInt(90));
      set(fields, "phone", phone, page.expectFirst("p.call a"));
    } else {
      page.expectFirst("p.call").remove();
    }
    Element history = page.expectFirst("section.history tbody");
    history.empty();
    String earlier = dollars(price + 500L * random.nextInt(40));
    history.append("<tr><td>Mar 3, 2022</td><td>Listed</td><td>" + earlier + "</td></tr>");
    for (int i = 0; i < random.nextInt(3); i++) {
      history.append(
          text(
              "<tr><td>Aug %d, %d</td><td>Sold</td><td>%s</td></tr>",
              1 + random.nextInt(30), 2015 - 8 * i, dollars(price / (2 + i))));
    }
    for (Element other : page.select("a.mini")) {
      other.expectFirst("b").text(dollars(200_000 + 500L * random.nextInt(2_000)));
      other.expectFirst("span").text(pick(random, HOMES) + " " + pick(random, GOODS));
    }
  }
}
