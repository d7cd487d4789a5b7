package io.zhengwen.metadata.author;

import io.zhengwen.text.LowerCase;
import io.zhengwen.text.ScreenedPattern;
import java.util.regex.Pattern;

/**
 * What stands for a name where none is known or given: {@code 佚名}, a department, a day, or the
 * account that software has for whoever runs a site, such as {@code admin}.
 */
final class Nobody {
  /** Han and Kana come later. */
  private static final char FIRST_HANGUL = '\u1100';

  /** Who is not named at all, and departments. */
  private static final Pattern ANONYMOUS =
      Pattern.compile(
          "佚名|匿名(?:用户|用戶|网友|網友|者)?|无名氏|不详|不詳|未知|名無し.*|ななし|익명|ㅇㅇ"
              + "|\\p{IsHangul}{2,}[과팀]|\\p{IsHangul}{3,}(?:센터|위원회|사무소|사무국|교육청)");

  private static final ScreenedPattern NOBODY =
      new ScreenedPattern(
          Pattern.compile(
              "本[站网網刊报報台臺](?:原创|原創|整理|综合|綜合)?[讯訊]?|网络|網路|互联网|(?:网络)?转载|原创|原創|小编|小編|站长|站長|网友|網友"
                  + "|(?:本?[网網]站|系[统統]|超[级級]|后台|後台)*(?:管理员|管理員)|\\p{IsHangul}*(?:관리자|운영자)"
                  + "|(?:(?:web|site|sys|system|super)[ -]?)?admin(?:istrator)?|web ?master|root|super ?user|sysop",
              Pattern.CASE_INSENSITIVE));

  private Nobody() {}

  /** Whether a text stands for a name and is none. */
  static boolean isMeantBy(String text) {
    return isAnonymous(text) || isWeekday(text) || NOBODY.matches(text);
  }

  /** Whether a text is a day of the week; those of one word may be names, such as Domingo. */
  private static boolean isWeekday(String text) {
    return text.indexOf(' ') > 0 && AuthorWords.WEEKDAY.words().contains(LowerCase.of(text));
  }

  /** Whether a text may hold a character of the scripts of {@link #ANONYMOUS}. */
  private static boolean hasEastAsian(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= FIRST_HANGUL) {
        return true;
      }
    }
    return false;
  }

  /** Whether a text names nobody even where a page names accounts, such as {@code admin}. */
  static boolean isAnonymous(String text) {
    return hasEastAsian(text) && ANONYMOUS.matcher(text).matches();
  }
}
