package io.zhengwen.metadata;

import io.zhengwen.metadata.date.DateText;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.WebAddress;
import java.util.Set;

/** Reads the dates of a page by the habits of its language and country. */
public final class PageDates {
  /** Top-level domains where English dates begin with the day. */
  private static final Set<String> DAY_FIRST_ENGLISH =
      Set.of("uk", "ie", "au", "nz", "in", "za", "sg", "hk", "my", "ng", "ke", "pk", "eu");

  private PageDates() {}

  /** A reader of the dates of a page, the same for all that reads them. */
  public static DateText reader(PageModel page) {
    return reader(PageHead.of(page));
  }

  static DateText reader(PageHead head) {
    return new DateText(language(head));
  }

  /**
   * The declared language; English without a country is that of the address's. Many templates
   * declare English wherever they are used, so a page with a title in Arabic script, whose
   * languages have calendars of their own, is of the language of its text.
   */
  private static String language(PageHead head) {
    String declared = head.declaredLanguage();
    if (!declared.isEmpty() && !declared.regionMatches(true, 0, "en", 0, 2)) {
      return declared;
    }
    if (isArabicScript(head.page().documentTitle())) {
      return LanguageFinder.find(head, "").map(MetadataValue::value).orElse(declared);
    }
    String host = head.location().map(WebAddress::host).orElse("");
    String country = host.substring(host.lastIndexOf('.') + 1);
    boolean anywhere = declared.isEmpty() || declared.length() == 2;
    return anywhere && DAY_FIRST_ENGLISH.contains(country) ? "en-GB" : declared;
  }

  private static boolean isArabicScript(String title) {
    return title
        .chars()
        .anyMatch(
            c ->
                c >= 0x600
                    && Character.UnicodeBlock.of(c) == Character.UnicodeBlock.ARABIC
                    && Character.isLetter(c));
  }
}
