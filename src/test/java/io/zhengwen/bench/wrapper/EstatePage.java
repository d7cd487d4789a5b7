package io.zhengwen.bench.wrapper;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A page about a flat, made by {@link EstateSite}.
 *
 * @param id unique on its site
 * @param url its address
 * @param html its source
 * @param fields the values of all eleven fields as they stand in the page; empty lists for those
 *     that it does not have
 */
public record EstatePage(String id, String url, String html, Map<String, List<String>> fields)
    implements SitePage {
  /** Writes pages as a set that {@link FieldPage} and {@code wrappers evaluate} read. */
  static void write(List<EstatePage> pages, Path directory) throws IOException {
    try (SetWriter set = new SetWriter(directory)) {
      for (EstatePage page : pages) {
        set.write(page.id, page.url, page.html, Map.of("fields", page.fields));
      }
    }
  }
}
