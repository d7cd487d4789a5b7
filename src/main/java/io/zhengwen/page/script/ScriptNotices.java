package io.zhengwen.page.script;

import io.zhengwen.text.LowerCase;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.select.NodeFilter.FilterResult;

/**
 * Removes what an app shell tells those who run no scripts, such as {@code You need to enable
 * JavaScript to run this app}: short texts in {@code noscript} that name JavaScript, whatever their
 * language.
 */
final class ScriptNotices {
  private static final int LONGEST = 400;

  /** JavaScript in the scripts that write it in letters of their own, and the word for script. */
  private static final Pattern JAVASCRIPT =
      Pattern.compile("java[ -]?script|скрипт|脚本|腳本|スクリプト|스크립트|جافا|جاوا|ג'אווה|जावास्क्रिप्ट");

  private ScriptNotices() {}

  static void removeFrom(Document document) {
    document.filter(
        (node, depth) -> {
          if (!(node instanceof Element element) || !element.normalName().equals("noscript")) {
            return FilterResult.CONTINUE;
          }
          return isNotice(element.text()) ? FilterResult.REMOVE : FilterResult.SKIP_ENTIRELY;
        });
  }

  private static boolean isNotice(String text) {
    return text.length() <= LONGEST && JAVASCRIPT.matcher(LowerCase.of(text)).find();
  }
}
