package io.zhengwen.wrapper.induce;

import static io.zhengwen.wrapper.WrapperPages.page;
import static io.zhengwen.wrapper.WrapperPages.read;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.wrapper.Wrapper;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Values below the label of their column. */
class ColumnsTest {
  private static Wrapper of(String html, Map<String, List<String>> values) {
    Example example = new Example("1", page(html), values);
    return new Wrapper(Inducer.detail("homes", List.of(example), List.of()));
  }

  private static String table(String labels, String values) {
    return "<h1>Loft</h1><table>\n<thead>\n<tr>"
        + labels
        + "</tr>\n</thead>\n<tbody>\n<tr>"
        + values
        + "</tr>\n</tbody>\n</table>";
  }

  @Test
  void labelsMayStandInTheHeadOfATable() {
    Wrapper wrapper =
        of(
            table("<th>Price<th>Area", "<td>$128,000<td>76 m"),
            Map.of("price", List.of("$128,000"), "area", List.of("76 m")));

    assertThat(read(wrapper, page(table("<th>Floor<th>Price<th>Area", "<td>3<td>$99,000<td>41 m"))))
        .containsEntry("price", List.of("$99,000"))
        .containsEntry("area", List.of("41 m"));
  }

  @Test
  void labelsMayStandAboveSeveralColumns() {
    Wrapper wrapper =
        of(
            table("<th colspan=2>Agents<th>Area", "<td>Ann<td>Bo<td>76 m"),
            Map.of("area", List.of("76 m")));

    assertThat(
            read(
                wrapper, page(table("<th colspan=3>Agents<th>Area", "<td>Cy<td>Di<td>Ed<td>41 m"))))
        .containsEntry("area", List.of("41 m"));
  }
}
