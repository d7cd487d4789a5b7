package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Numbers are found with any sign between their thousands, and with either before decimals. */
@Tag("solr10")
class NumbersIT {
  private static SearchedPages pages;

  @BeforeAll
  static void start() throws Exception {
    pages =
        SearchedPages.of(
            "numbers",
            List.of(
                Map.of(
                    "id",
                    "comma",
                    "content",
                    "In all 19,200 seats. 31,536.25 km, 12,34,567 rupees"),
                Map.of("id", "point", "content", "In all 19.200 seats. 31.536,25 km"),
                Map.of("id", "space", "content", "In all 19 200 seats. 31\u00A0536,25 km"),
                Map.of("id", "narrow", "content", "In all 19\u202F200 seats. 31\u2009536.25 km"),
                Map.of("id", "mark", "content", "In all 19’200 seats. 31'536.25 km"),
                Map.of("id", "none", "content", "In all 19200 seats. 31536.25 km, 1234567 rupees"),
                Map.of("id", "arabic", "content", "في ١٩٬٢٠٠ مقعد و ٣٫٧٥"),
                Map.of(
                    "id",
                    "others",
                    "content",
                    "Up to 3,75 of 4.5.678 at 10.20.301.7; 0.625, 7,8,9"),
                Map.of("id", "list", "content", "19 chairs and 200 tables, 88 100 2000")));
  }

  @Test
  void thousandsAreFoundWithAnySignBetween() throws Exception {
    String[] all = {"comma", "point", "space", "narrow", "mark", "none", "arabic"};
    for (String query : List.of("19200", "19,200", "19.200", "19’200", "19\u00A0200", "١٩٢٠٠")) {
      assertThat(pages.ids(query)).as(query).containsExactlyInAnyOrder(all);
    }
    assertThat(pages.ids("\"19 200\"")).doesNotContain("list", "none").hasSize(all.length - 1);
    assertThat(pages.ids("1234567")).containsExactlyInAnyOrder("comma", "none");
    assertThat(pages.ids("\"19200 seats\"")).containsExactly("none");
    assertThat(pages.ids("\"19.200 seats\"")).hasSize(5);
  }

  @Test
  void thousandsTypedWithASpaceAreFoundBeforeTheirDigitsApart() throws Exception {
    String[] all = {"comma", "point", "space", "narrow", "mark", "none", "arabic", "list"};
    assertThat(pages.ids("19 200")).containsExactlyInAnyOrder(all).endsWith("list");
    assertThat(pages.ids("١٩ ٢٠٠")).containsExactlyInAnyOrder(all).endsWith("list");
    assertThat(pages.ids("all 19 200 seats")).contains("none").hasSize(6);
    assertThat(pages.ids("1 234 567 rupees")).containsExactlyInAnyOrder("comma", "none");
    assertThat(pages.ids("31 536,25 km")).hasSize(6);
    assertThat(pages.ids("19 200 -seats")).containsExactlyInAnyOrder("arabic", "list");
    assertThat(pages.snippet("none", "19 200")).contains("all <em>19200</em> seats");
  }

  @Test
  void decimalsAreNoThousands() throws Exception {
    String[] all = {"comma", "point", "space", "narrow", "mark", "none"};
    for (String query : List.of("31536.25", "31536,25", "31,536.25", "31.536,25", "31'536.25")) {
      assertThat(pages.ids(query)).as(query).containsExactlyInAnyOrder(all);
    }
    for (String query : List.of("3.75", "3,75", "٣٫٧٥")) {
      assertThat(pages.ids(query)).as(query).containsExactlyInAnyOrder("others", "arabic");
    }
    for (String query : List.of("375", "0625", "625000", "3153625", "25 375")) {
      assertThat(pages.ids(query)).as(query).isEmpty();
    }
  }

  @Test
  void otherNumbersStayApart() throws Exception {
    for (String query : List.of("4.5.678", "10.20.301.7", "0.625", "7,8,9", "8", "20.301")) {
      assertThat(pages.ids(query)).as(query).containsExactly("others");
    }
    for (String query :
        List.of("45678", "5678", "10203017", "20301", "789", "88100", "881002000")) {
      assertThat(pages.ids(query)).as(query).isEmpty();
    }
  }

  @Test
  void snippetsMarkTheWholeNumber() throws Exception {
    assertThat(pages.snippet("comma", "19200")).contains("all <em>19,200</em> seats");
    assertThat(pages.snippet("narrow", "19.200")).contains("all <em>19 200</em> seats");
    assertThat(pages.snippet("none", "19,200")).contains("all <em>19200</em> seats");
    assertThat(pages.snippet("point", "31536.25")).contains("<em>31.536,25</em> km");
    assertThat(pages.snippet("comma", "200 seats")).contains("19,<em>200</em> <em>seats</em>");
  }
}
