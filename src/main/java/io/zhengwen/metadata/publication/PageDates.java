package io.zhengwen.metadata.publication;

import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.date.DateText;
import io.zhengwen.metadata.declared.DeclaredLanguage;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.metadata.language.LanguageFinder;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.WebAddress;
import java.lang.Character.UnicodeScript;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Reads the dates of a page by the habits of its language and country. */
public final class PageDates {
  /** Top-level domains where English dates begin with the day. */
  private static final Set<String> DAY_FIRST_ENGLISH =
      Set.of("uk", "ie", "au", "nz", "in", "za", "sg", "hk", "my", "ng", "ke", "pk", "eu");

  /** Top-level domains where Chinese dates are written otherwise than in most of China. */
  private static final Set<String> CHINESE_REGIONS = Set.of("tw", "hk", "mo");

  private static final char FIRST_ARABIC = 0x600;
  private static final char FIRST_EAST_ASIAN = 0x3040;

  private PageDates() {}

  /** A reader of the dates of a page, the same for all that reads them. */
  public static DateText reader(PageModel page) {
    return new DateText(language(page, WebAddress.of(page.url()), () -> PageHead.of(page)));
  }

  /** Whether a text before a date says that something was changed then. */
  public static boolean isOfChange(String before) {
    return DateLabel.of(before) == DateLabel.MODIFIED;
  }

  /**
   * Whether a text before a date says that it is that of something else, such as a registration.
   */
  public static boolean isOfAnother(String before) {
    return DateLabel.ofElements(before) == DateLabel.OTHER;
  }

  /** The same for a page whose declarations are read already. */
  public static DateText reader(PageHead head) {
    return new DateText(language(head.page(), head.location(), () -> head));
  }

  /**
   * The declared language; English without a country is that of the address's, Chinese also. Many
   * templates declare English or nothing wherever they are used, so a page with a title in Arabic
   * script, whose languages have calendars of their own, is of the language of its text, and one
   * with a title in an East Asian script of that of the script.
   *
   * @param head asked where the root element and the title say too little
   */
  private static String language(
      PageModel page, Optional<WebAddress> location, Supplier<PageHead> head) {
    String declared = DeclaredLanguage.of(page, head);
    String host = location.map(WebAddress::host).orElse("");
    String country = host.substring(host.lastIndexOf('.') + 1);
    if (!declared.isEmpty() && !declared.regionMatches(true, 0, "en", 0, 2)) {
      return declared.equalsIgnoreCase("zh") ? chinese(country) : declared;
    }
    String title = page.documentTitle();
    if (isArabic(title)) {
      return LanguageFinder.find(head.get(), "").map(MetadataValue::value).orElse(declared);
    }
    String ofScript = mayBeEastAsian(title) ? ofScript(title, country) : "";
    if (!ofScript.isEmpty()) {
      return ofScript;
    }
    boolean anywhere = declared.isEmpty() || declared.length() == 2;
    return anywhere && DAY_FIRST_ENGLISH.contains(country) ? "en-GB" : declared;
  }

  /** Whether a text has a letter of Arabic script. */
  private static boolean isArabic(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= FIRST_ARABIC
          && UnicodeScript.of(c) == UnicodeScript.ARABIC
          && Character.isLetter(c)) {
        return true;
      }
    }
    return false;
  }

  private static boolean mayBeEastAsian(String text) {
    int i = 0;
    while (i < text.length() && text.charAt(i) < FIRST_EAST_ASIAN) {
      i++;
    }
    return i < text.length();
  }

  /** The language of a title that is mostly in an East Asian script; empty if it is in another. */
  private static String ofScript(String title, String country) {
    int latin = 0;
    int han = 0;
    int kana = 0;
    int hangul = 0;
    for (int i = 0; i < title.length(); i++) {
      char c = title.charAt(i);
      if (Character.isLetter(c)) {
        switch (UnicodeScript.of(c)) {
          case LATIN -> latin++;
          case HAN -> han++;
          case HIRAGANA, KATAKANA -> kana++;
          case HANGUL -> hangul++;
          default -> {
            // Letters of further scripts are as rare as they say little.
          }
        }
      }
    }
    if (latin > han + kana + hangul) {
      return "";
    }
    return kana > 0 ? "ja" : hangul > 0 ? "ko" : han > 0 ? chinese(country) : "";
  }

  private static String chinese(String country) {
    return CHINESE_REGIONS.contains(country) ? "zh-" + country : "zh";
  }
}
