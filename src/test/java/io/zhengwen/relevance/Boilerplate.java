package io.zhengwen.relevance;

import io.zhengwen.bench.corpus.LabelledPage;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Phrases of menus and footers, and the pages whose main text has them all the same. */
final class Boilerplate {
  /** For Chinese, whose labels name none. */
  private static final List<String> CHINESE =
      List.of(
          "联系我们", "关于我们", "版权所有", "未经授权", "责任编辑", "登录", "注册", "首页", "转载", "广告服务", "网站地图", "友情链接",
          "相关新闻", "上一篇", "下一篇", "分享到");

  private final List<LabelledPage> pages;
  private final Set<String> phrases = new LinkedHashSet<>();

  Boilerplate(List<LabelledPage> pages) {
    this.pages = pages;
    for (LabelledPage page : pages) {
      phrases.addAll(page.without());
      if (page.language().equals("zh")) {
        phrases.addAll(CHINESE);
      }
    }
  }

  Set<String> phrases() {
    return phrases;
  }

  /** The number of pages whose labelled title or main text has a phrase. */
  long pagesWith(String phrase) {
    return pages.stream()
        .filter(page -> contains(page.title() + "\n" + page.content(), phrase))
        .count();
  }

  /** Whether a text has the words in a row; within a word only where scripts have no spaces. */
  static boolean contains(String text, String words) {
    String plain = plain(words);
    return plain.codePoints().anyMatch(Character::isIdeographic)
        ? plain(text).contains(plain)
        : padded(text).contains(padded(words));
  }

  /** The words of a text in lower case, each between spaces. */
  static String padded(String text) {
    return " " + plain(text) + " ";
  }

  private static String plain(String text) {
    return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
  }
}
