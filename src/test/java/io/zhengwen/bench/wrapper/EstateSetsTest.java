package io.zhengwen.bench.wrapper;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Writes pages of the real-estate sites as sets for {@code wrappers evaluate}. */
class EstateSetsTest {
  private static final int PAGES = 83;
  private static final int LISTS = 10;

  @Test
  void writesSetsThatCanBeEvaluated() throws Exception {
    for (EstateSite site : List.of(new AnjuSite(), new HarborSite())) {
      List<EstatePage> pages = site.pages(4_000, 4_000 + PAGES);
      Path directory = Path.of("target", "estate", site.toString());
      EstatePage.write(pages, directory);

      List<FieldPage> read = FieldPage.read(directory);
      assertThat(read).extracting(FieldPage::fields).isEqualTo(fields(pages));
      assertThat(read.get(7).model().text(0, read.get(7).model().size(), i -> true))
          .contains(pages.get(7).fields().get("title"));
    }
  }

  @Test
  void writesSetsOfListPages() throws Exception {
    for (EstateListSite site : List.of(new AnjuLists(), new HarborLists())) {
      List<EstateListPage> pages = site.pages(LISTS, 4_000);
      Path directory = Path.of("target", "estate", site.toString());
      EstateListPage.write(pages, directory);

      assertThat(FieldPage.read(directory))
          .extracting(FieldPage::records)
          .isEqualTo(pages.stream().map(EstateListPage::records).toList());
    }
  }

  private static List<Object> fields(List<EstatePage> pages) {
    return pages.stream().<Object>map(EstatePage::fields).toList();
  }
}
