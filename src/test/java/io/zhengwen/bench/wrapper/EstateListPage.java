package io.zhengwen.bench.wrapper;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A page that lists flats.
 *
 * @param id unique on its site
 * @param url its address
 * @param html its source
 * @param records the values of the fields that each record has, as they stand in the page
 * @param next the address of the next page as it stands in the page
 */
record EstateListPage(
    String id, String url, String html, List<Map<String, List<String>>> records, String next)
    implements SitePage {
  /** Writes pages as a set that {@link FieldPage} and {@code wrappers evaluate} read. */
  static void write(List<EstateListPage> pages, Path directory) throws IOException {
    try (SetWriter set = new SetWriter(directory)) {
      for (EstateListPage page : pages) {
        set.write(page.id, page.url, page.html, Map.of("records", page.records));
      }
    }
  }
}
