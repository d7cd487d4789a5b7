package io.zhengwen.extract.markup;

import java.util.List;
import java.util.Random;
import org.jsoup.nodes.Entities;

/** Pages of random structure, most of it malformed, and of texts that look like markup. */
final class RandomPage {
  private static final List<String> BLOCKS =
      List.of(
          "p",
          "div",
          "h1",
          "h2",
          "h3",
          "ul",
          "ol",
          "li",
          "dl",
          "dt",
          "dd",
          "blockquote",
          "pre",
          "table",
          "tr",
          "td",
          "th",
          "caption",
          "figure",
          "figcaption",
          "section",
          "x-custom");

  private static final List<String> INLINES =
      List.of(
          "em", "strong", "b", "i", "a", "code", "sub", "sup", "q", "cite", "del", "span", "kbd");

  private static final List<String> TEXTS =
      List.of(
          "word",
          "two words",
          "重要：",
          "内容",
          "“引用”",
          "*star*",
          "_under_",
          "a_b_c",
          "# no heading",
          "1. not an item",
          "2) nor this",
          "- dash",
          "+ plus",
          "> quote",
          "`tick`",
          "``",
          "[link](x)",
          "![image](y)",
          "<b>tag</b>",
          "&amp;",
          "&copy;",
          "\\",
          "\\*",
          "~~no~~",
          "|",
          "a | b",
          "---",
          "===",
          ":--",
          "***",
          "https://a.example/?a=1&b=2",
          "!",
          "C#",
          "end #",
          "$5.00",
          "(a)",
          "[",
          "]",
          "<!-- c -->",
          "1",
          ".",
          "*",
          "**",
          "_",
          "\t",
          "'q'",
          "\"dq\"",
          "|---|",
          "é",
          "😀",
          "«a»",
          "…",
          "```",
          "    indented",
          "[^1]",
          "[a]: /x",
          "---\n- x",
          "=",
          "-",
          "+",
          "#",
          ":",
          "%20");

  private final Random random;
  private final StringBuilder out = new StringBuilder();

  private RandomPage(long seed) {
    random = new Random(seed);
  }

  static String of(long seed) {
    RandomPage page = new RandomPage(seed);
    page.blocks(0);
    return page.out.toString();
  }

  private void blocks(int depth) {
    int count = 1 + random.nextInt(3);
    for (int i = 0; i < count; i++) {
      if (depth > 3 || random.nextInt(4) == 0) {
        inlines(0);
      } else {
        String tag = BLOCKS.get(random.nextInt(BLOCKS.size()));
        out.append('<').append(tag);
        if (random.nextInt(8) == 0) {
          out.append(" start=7 colspan=2 rowspan=3 class=language-java");
        }
        out.append('>');
        blocks(depth + 1);
        if (random.nextInt(5) > 0) {
          out.append("</").append(tag).append('>');
        }
      }
    }
  }

  private void inlines(int depth) {
    int count = 1 + random.nextInt(4);
    for (int i = 0; i < count; i++) {
      switch (random.nextInt(depth > 1 ? 4 : 7)) {
        case 0 -> out.append(' ');
        case 1 -> out.append(random.nextInt(3) == 0 ? "<br>" : "\n");
        case 2, 3 -> out.append(Entities.escape(TEXTS.get(random.nextInt(TEXTS.size()))));
        case 4 -> out.append("<img src='i.png?a=(1)' alt='[alt] *x*'>");
        default -> {
          String tag = INLINES.get(random.nextInt(INLINES.size()));
          out.append('<').append(tag).append(" href='/to (1)?a&copy;'>");
          inlines(depth + 1);
          if (random.nextInt(6) > 0) {
            out.append("</").append(tag).append('>');
          }
        }
      }
    }
  }
}
