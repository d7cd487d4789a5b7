package io.zhengwen.relevance;

import io.zhengwen.bench.corpus.LabelledPage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Phrases of menus and footers, and the pages whose main text has them all the same. */
final class Boilerplate {
  /** For Chinese, whose labels name none. */
  private static final List<String> CHINESE =
      List.of(
          "联系我们", "关于我们", "版权所有", "未经授权", "责任编辑", "登录", "注册", "首页", "转载", "广告服务", "网站地图", "友情链接",
          "相关新闻", "上一篇", "下一篇", "分享到");

  private final List<String> texts = new ArrayList<>();
  private final Map<String, Long> pagesWith = new HashMap<>();
  private final Set<String> phrases = new LinkedHashSet<>();

  Boilerplate(List<LabelledPage> pages) {
    for (LabelledPage page : pages) {
      texts.add(padded(page.title() + "\n" + page.content()));
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
    return pagesWith.computeIfAbsent(
        phrase, p -> texts.stream().filter(text -> paddedContains(text, p)).count());
  }

  /** Whether a text has the words in a row; within a word only where scripts have no spaces. */
  static boolean contains(String text, String words) {
    return paddedContains(padded(text), words);
  }

  private static boolean paddedContains(String text, String words) {
    String plain = plain(words);
    return text.contains(
        plain.codePoints().anyMatch(Character::isIdeographic) ? plain : " " + plain + " ");
  }

  /** The words of a text in lower case, each between spaces. */
  static String padded(String text) {
    return " " + plain(text) + " ";
  }

  private static String plain(String text) {
    return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
  }
}
