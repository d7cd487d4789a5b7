package io.zhengwen.bench.wrapper;

import static io.zhengwen.bench.wrapper.EstateSite.pick;
import static io.zhengwen.bench.wrapper.EstateSite.text;

import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** List pages in Chinese, whose records have no labels; others link to flats beside the list. */
final class AnjuLists extends EstateListSite {
  private static final String[] COMMUNITIES = {"翠堤春晓", "丁香里小区", "河畔新村", "紫竹嘉园", "听涛雅居", "锦鲤湾"};
  private static final String[] PRAISE = {"采光好", "看江景", "满五唯一", "带自行车库", "急售", "随时看房"};
  private static final String[] AGENTS = {"柯敏", "庾亮工", "呼延真", "孟朝晖", "申屠静"};

  private static final String[] DISTRICTS = {"新城", "老城", "江北", "车站"};
  private static final String[] ROADS = {"云杉路", "纺织城", "学院路", "码头街", "钟楼南街"};

  AnjuLists() {
    super(
        "anju-list",
        "estate-anju-list-01",
        "http://ershou.chengzhou-fang.example/sale/p%d/",
        "#houselist-mod > li.list-item:not(.ad-item)");
  }

  @Override
  Map<String, List<String>> fill(Element record, int n, Random random) {
    Map<String, List<String>> fields = fields();
    String community = pick(random, COMMUNITIES);
    int rooms = 1 + random.nextInt(5);
    int halls = 1 + random.nextInt(2);
    String title = community + pick(random, PRAISE) + n + "号";
    put(fields, "title", title);
    put(fields, WrapperTemplate.LINK, "/sale/fang-" + n + ".html");
    record.select("a[href^=/sale/]").attr("href", "/sale/fang-" + n + ".html");
    record.expectFirst("a.houseListTitle").text(title);
    put(fields, "rooms", rooms + "室");
    put(fields, "halls", halls + "厅");
    long price = 60 + random.nextInt(500);
    put(fields, "area", text("%.1f㎡", 30 + random.nextInt(1_500) / 10.0));
    List<String> items = new ArrayList<>(List.of(rooms + "室" + halls + "厅"));
    items.add(fields.get("area").get(0));
    if (random.nextInt(8) > 0) {
      put(fields, "orientation", pick(random, "南", "南北", "东南", "西", "东"));
      items.add(fields.get("orientation").get(0));
    }
    put(
        fields,
        "floor",
        pick(random, "低楼层", "中楼层", "高楼层") + "（共" + (6 + random.nextInt(27)) + "层）");
    items.add(fields.get("floor").get(0));
    if (random.nextInt(8) > 0) {
      put(fields, "year_built", (1985 + random.nextInt(35)) + "年建造");
      items.add(fields.get("year_built").get(0));
    }
    put(fields, "agent", pick(random, AGENTS));
    Element details = record.expectFirst(".details-item");
    details.empty();
    for (String item : items) {
      if (details.childrenSize() > 0) {
        details.appendElement("em").addClass("spe").text("|");
      }
      details.appendElement("span").text(item);
    }
    details.appendElement("span").addClass("brokername").text(fields.get("agent").get(0));
    put(fields, "community", community);
    String linked = random.nextInt(3) > 0 ? EstateSite.link(community) : community;
    record
        .expectFirst(".comm-address")
        .html(linked + " [" + pick(random, DISTRICTS) + " " + pick(random, ROADS) + "]");
    put(fields, "total_price", price + "万");
    record.expectFirst(".price-det strong").text("" + price);
    put(fields, "unit_price", (8_000 + random.nextInt(30_000)) + "元/㎡");
    record.expectFirst(".unit-price").text(fields.get("unit_price").get(0));
    return fields;
  }

  @Override
  String next(Document page, int n) {
    List<Element> titles = page.select("a.houseListTitle");
    List<Element> guesses = page.select(".guess p a");
    for (int g = 0; g < guesses.size(); g++) {
      guesses.get(g).attr("href", titles.get(2 * g).attr("href")).text(titles.get(2 * g).text());
    }
    String address = "/sale/p" + n + "/";
    page.expectFirst("a.aNxt").attr("href", address);
    return address;
  }
}
