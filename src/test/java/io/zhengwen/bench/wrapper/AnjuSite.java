package io.zhengwen.bench.wrapper;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Pages in Chinese: a table of labels and values, two of them a row. */
public final class AnjuSite extends EstateSite {
  private static final String[] COMMUNITIES = {
    "翠堤春晓", "丁香里小区", "钟楼公寓", "棉纺二厂宿舍", "听涛雅居", "紫竹嘉园", "锦鲤湾", "河畔新村", "枫林晚苑", "梧桐苑", "柳荫街小区"
  };
  private static final String[] FLATS = {"南北通透三居", "二楼带小院", "小户型", "全明户型", "复式四居", "边户两居", "花园洋房"};
  private static final String[] REASONS = {
    "看江景", "适合老人住", "业主急售可议价", "首付三十万", "带自行车库", "随时看房", "出租五年没空过", "新装修未入住"
  };
  private static final String[] SIDES = {"南", "南北", "东南", "西南", "东", "北"};

  /** The site as it is. */
  public AnjuSite() {
    super(
        "anju", "estate-anju-detail-01", "http://ershou.chengzhou-fang.example/sale/fang-%d.html");
  }

  @Override
  void fill(Document page, int n, Random random, Map<String, List<String>> fields) {
    String community = pick(random, COMMUNITIES);
    int rooms = 1 + random.nextInt(5);
    int halls = 1 + random.nextInt(2);
    double area = 28 + rooms * 25 + random.nextInt(300) / 10.0;
    long price = Math.round(area * (80 + random.nextInt(240)) / 100);
    String title = community + pick(random, FLATS) + pick(random, REASONS);
    page.title(title + " - 澄州二手房 - 澄州房网");
    set(fields, "title", title, page.expectFirst("h1.long-title"));
    page.expectFirst(".sub span").text("房屋编码：" + n);
    fields.put("total_price", List.of(price + "万"));
    page.expectFirst(".price-line em").text("" + price);
    fields.put("area", List.of(text("%.1f㎡", area)));
    String layout = rooms + "室" + halls + "厅";
    fields.put("rooms", List.of(rooms + "室"));
    fields.put("halls", List.of(halls + "厅"));
    if (random.nextInt(7) > 0) {
      int baths = 1 + random.nextInt(3);
      layout += baths + "卫";
      fields.put("baths", List.of(baths + "卫"));
    }
    fields.put("community", List.of(community));
    Map<String, String> cells = new LinkedHashMap<>();
    boolean linked = random.nextInt(3) > 0;
    cells.put("所属小区：", linked ? link(community) : community);
    page.expectFirst(".crumbs a:last-of-type").text(linked ? community : "房源详情");
    cells.put("房屋户型：", layout);
    cells.put("建筑面积：", fields.get("area").get(0));
    optional(random, fields, cells, "orientation", "房屋朝向：", pick(random, SIDES));
    if (random.nextInt(3) > 0) {
      cells.put("装修程度：", pick(random, "精装修", "毛坯", "简装修", "豪华装修"));
    }
    String floor = pick(random, "低楼层", "中楼层", "高楼层", "顶层") + "/共" + (5 + random.nextInt(28)) + "层";
    optional(random, fields, cells, "floor", "所在楼层：", floor);
    optional(random, fields, cells, "year_built", "建造年代：", (1985 + random.nextInt(35)) + "年");
    cells.put("房屋单价：", Math.round(price * 10_000 / area) + "元/㎡");
    Element table = page.expectFirst("table.houseInfo-detail");
    table.empty();
    Element row = null;
    for (Map.Entry<String, String> cell : cells.entrySet()) {
      row = row == null || row.childrenSize() == 4 ? table.appendElement("tr") : row;
      row.appendElement("td").addClass("lab").text(cell.getKey());
      row.appendElement("td").addClass("val").html(cell.getValue());
    }
    if (random.nextInt(10) > 0) {
      String phone = text("010-5550-%04d", 3000 + random.nextInt(400));
      set(fields, "phone", phone, page.expectFirst(".phone-line .tel"));
    } else {
      page.expectFirst(".phone-line").html("<a class=im href=#>在线咨询经纪人</a>");
    }
    Element history = page.expectFirst(".price-hist tbody");
    history.children().stream().skip(1).toList().forEach(Element::remove);
    for (int i = 0; i < 2 + random.nextInt(3); i++) {
      String change = i == 0 ? "当前" : "下调";
      history.append(
          text(
              "<tr><td>2020-0%d-%02d</td><td>%d万</td><td>%s</td></tr>",
              5 - i, 1 + random.nextInt(28), price + 3 * i, change));
    }
    for (Element other : page.select(".like li")) {
      other.expectFirst("p").text(pick(random, COMMUNITIES) + pick(random, REASONS));
      other
          .expectFirst("span")
          .text((1 + random.nextInt(4)) + "室1厅 " + (40 + random.nextInt(90)) + ".5㎡");
      other.expectFirst("b").text((60 + random.nextInt(300)) + "万");
    }
  }
}
