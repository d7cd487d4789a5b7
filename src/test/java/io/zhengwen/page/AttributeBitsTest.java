package io.zhengwen.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.read.PageReader;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

class AttributeBitsTest {
  @Test
  void anElementHasTheBitOfEachOfItsAttributes() {
    Element e =
        Jsoup.parse("<a id=x class=y HREF=/ data-target='' aria-expanded=true>").selectFirst("a");

    int bits = AttributeBits.of(e.attributes());

    for (String name : List.of("id", "class", "href", "data-target", "aria-expanded")) {
      assertThat(bits & AttributeBits.of(name)).as(name).isNotZero();
    }
  }

  @Test
  void aNameHasOneBitAndFewOthersShareIt() {
    List<String> names =
        List.of("id", "class", "href", "role", "style", "datetime", "itemprop", "rel");

    assertThat(names).allMatch(name -> Integer.bitCount(AttributeBits.of(name)) == 1);
    assertThat(Integer.bitCount(AttributeBits.of(names.toArray(String[]::new)))).isGreaterThan(5);
  }

  @Test
  void commonNamesShareNoBitWithNamesThatAreOftenAskedFor() {
    int common = AttributeBits.of("class", "href", "style", "src", "title", "alt", "target");

    assertThat(List.of("id", "role", "aria-hidden", "aria-expanded", "itemprop", "data-testid"))
        .allMatch(name -> (AttributeBits.of(name) & common) == 0);
  }

  @Test
  void attributesThatShareABitAreToldApart() {
    StringBuilder html = new StringBuilder("<a");
    for (int i = 0; i < 50; i++) {
      html.append(" data-").append(i).append('=').append(i);
    }

    PageModel page =
        PageModelBuilder.build(new PageReader().read(html.append(">x</a>").toString(), ""));

    for (int i = 0; i < 50; i++) {
      assertThat(page.attr(1, "data-" + i)).isEqualTo("" + i);
    }
    assertThat(page.attr(1, "data-50")).isEmpty();
    assertThat(page.attr(2, "data-1")).isEmpty();
  }
}
