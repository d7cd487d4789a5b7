package io.zhengwen.hostile;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Giants that repeat a few random pieces of markup and text, by the seed. */
final class RandomGiants {
  private static final int MOST_PIECES = 6;

  private static final List<String> PIECES =
      List.of(
          "w ",
          "The ferry left the quay at seven. ",
          "渡船七点离开码头。",
          "2026-11-22 ",
          "By Jane Doe ",
          "\n",
          "&nbsp;",
          "<p>",
          "</p>",
          "<div class=post>",
          "</div>",
          "<span hidden>",
          "</span>",
          "<a href=/a>",
          "</a>",
          "<b>",
          "</b>",
          "<li>",
          "<ul>",
          "</ul>",
          "<dd>",
          "<table>",
          "<tr>",
          "<td>",
          "</table>",
          "<h2>",
          "</h2>",
          "<br>",
          "<img src=/a>",
          "<pre>",
          "</pre>",
          "<form>",
          "<option>",
          "<select>",
          "</select>",
          "<article itemscope itemtype='https://schema.org/Article'>",
          "</article>",
          "<time datetime=2026-11-22>",
          "<blockquote>",
          "<template>",
          "</template>",
          "<svg>",
          "</svg>",
          "<script>x={\"a\":\"The ferry left the quay at seven with forty people.\"}</script>");

  private RandomGiants() {}

  /** So many kinds. */
  static List<Giant> of(int kinds) {
    List<Giant> giants = new ArrayList<>();
    for (int i = 0; i < kinds; i++) {
      Random random = Seed.of("giant " + i);
      StringBuilder unit = new StringBuilder();
      for (int n = 2 + random.nextInt(MOST_PIECES); n > 0; n--) {
        unit.append(PIECES.get(random.nextInt(PIECES.size())));
      }
      giants.add(Giant.of("random " + i + ": " + unit.toString().strip(), unit.toString()));
    }
    return giants;
  }
}
