package io.zhengwen.metadata.declared;

import io.zhengwen.text.TextCleaner;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;

/** Reads texts of {@code meta} elements into which editing systems have written tags. */
public final class PlainText {
  /** A tag of those that editors write into texts. */
  private static final Pattern TAG =
      Pattern.compile(
          "</?(?:a|b|blockquote|br|div|em|font|h[1-6]|i|img|li|ol|p|span|strong|sub|sup|u|ul)\\b[^<>]*>",
          Pattern.CASE_INSENSITIVE);

  private PlainText() {}

  /** The text without tags. */
  public static String of(String declared) {
    return TAG.matcher(declared).find()
        ? TextCleaner.clean(Jsoup.parseBodyFragment(declared).text())
        : declared;
  }
}
