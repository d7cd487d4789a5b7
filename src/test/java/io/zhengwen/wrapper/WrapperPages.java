package io.zhengwen.wrapper;

import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.wrapper.match.FieldMatcher.Given;
import io.zhengwen.wrapper.match.Found;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Pages for the tests of wrapper templates. */
public final class WrapperPages {
  private WrapperPages() {}

  /** A page of a source. */
  public static Scope page(String html) {
    return Scope.of(
        new PageTexts(
            PageModelBuilder.build(new PageReader().read(html, "https://www.flats.example/1"))));
  }

  /** A page about a flat; the rows are those of its table. */
  public static Scope flat(String title, String... rows) {
    StringBuilder html = new StringBuilder("<div id=main><h1 class=name>" + title + "</h1><table>");
    for (String row : rows) {
      String[] cells = row.split("=", 2);
      html.append("<tr><td class=l>").append(cells[0]).append("</td><td class=v>");
      html.append(cells[1]).append("</td></tr>");
    }
    return page(html + "</table></div><p>Call us for an appointment on any day.");
  }

  /** The source of a page about a flat of quay.example. */
  public static String flatPage(int n) {
    return "<html><body><ul><li><a href=/>Start</a></ul><div id=main><h1>Flat "
        + n
        + " by the quay</h1><table><tr><th>Price</th><td class=p>$"
        + (100 + n)
        + ",000</td></tr><tr><th>Area</th><td class=a>"
        + (40 + n)
        + " m²</td></tr></table></div></body></html>";
  }

  /** The same page after a redesign with other tags, names and labels. */
  public static String redesignedFlat(int n) {
    return "<html><body><section><h2>Flat "
        + n
        + " by the quay</h2><dl><dt>Asking</dt><dd>$"
        + (100 + n)
        + ",000</dd><dt>Size</dt><dd>"
        + (40 + n)
        + " m²</dd></dl></section></body></html>";
  }

  /** The source of a list of six flats. */
  public static String flatList(int page) {
    StringBuilder html = new StringBuilder("<html><body><ul class=results>");
    for (int i = 0; i < 6; i++) {
      int n = 10 * page + i;
      html.append("<li class=card><a class=t href=/flats/").append(n).append(">Flat ").append(n);
      html.append(" by the quay</a> <b class=p>$").append(100 + n).append(",000</b></li>");
    }
    return html + "</ul></body></html>";
  }

  /** What a wrapper reads, the texts alone. */
  public static Map<String, List<String>> read(Wrapper wrapper, Scope scope) {
    Map<String, List<String>> texts = new LinkedHashMap<>();
    for (Map.Entry<String, Given> field : wrapper.fields(scope).entrySet()) {
      texts.put(field.getKey(), field.getValue().values().stream().map(Found::text).toList());
    }
    return texts;
  }
}
