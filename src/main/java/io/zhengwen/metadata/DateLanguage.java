package io.zhengwen.metadata;

import io.zhengwen.text.WebAddress;
import java.util.Set;

/** The language by whose habits the dates of a page are read. */
final class DateLanguage {
  /** Top-level domains where English dates begin with the day. */
  private static final Set<String> DAY_FIRST_ENGLISH =
      Set.of("uk", "ie", "au", "nz", "in", "za", "sg", "hk", "my", "ng", "ke", "pk", "eu");

  private DateLanguage() {}

  /**
   * The declared language; English without a country is that of the address's. Many templates
   * declare English wherever they are used, so a page with a title in Arabic script, whose
   * languages have calendars of their own, is of the language of its text.
   */
  static String of(PageHead head) {
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
