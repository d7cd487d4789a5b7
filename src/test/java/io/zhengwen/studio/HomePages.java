package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.solr.Configset;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Pages of two sites with homes for sale, before and after a redesign. */
final class HomePages {
  private HomePages() {}

  /** Removes a row of a page, and puts its value elsewhere, behind another label. */
  static String moved(String page, String row, String label) {
    Matcher found = Pattern.compile(row).matcher(page);
    assertThat(found.find()).isTrue();
    String value = found.group(1);
    return found
        .replaceFirst("")
        .replaceFirst(
            "</h1>",
            "</h1><section><dl><dt>"
                + label
                + "</dt><dd>"
                + Matcher.quoteReplacement(value)
                + "</dd></dl></section>");
  }

  /** A detail page of the English site; there are nine. */
  static String home(int n) {
    return corpus("estate-harbor-detail-0" + ((n - 1) % 9 + 1), StandardCharsets.UTF_8);
  }

  /** A page of the Chinese site. */
  static String flat(int n) {
    return """
        <!DOCTYPE html><html lang="zh"><head><meta charset="utf-8"><title>临河两居室，%1$s号楼</title></head><body>
        <div class="top"><a href="/">首页</a> <a href="/fang/">二手房</a></div>
        <div class="house"><h1 class="name">临河两居室，%1$s号楼</h1>
        <table class="info"><tr><th>总价</th><td>%2$s万</td></tr><tr><th>建筑面积</th><td>%3$s.5㎡</td></tr><tr><th>朝向</th><td>南北</td></tr></table>
        <div class="desc"><p>房子在%1$s号楼的三层，客厅朝着河，早上有太阳照进来。楼下有菜市场和公交车站，步行到小学要十分钟。</p>
        <p>房主去年重新刷过墙，换了厨房的水管，家具可以留下。看房请提前一天打电话。</p></div></div>
        <div class="foot">临河房网</div></body></html>
        """
        .replace("%1$s", Integer.toString(n))
        .replace("%2$s", Integer.toString(90 + n))
        .replace("%3$s", Integer.toString(60 + n));
  }

  /** A page of the test corpus. */
  static String corpus(String id, Charset charset) {
    Path pages = Configset.shipped().conf().resolve("../../test-corpus/pages").normalize();
    try {
      return Files.readString(pages.resolve(id + ".html"), charset);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
