package io.zhengwen.metadata.author;

import io.zhengwen.text.LowerCase;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** What a name looks like, and what it has in common with its page, as flags. Not thread-safe. */
final class NameTraits {
  static final int PERSON = 1;
  static final int HAN_NAME = 1 << 1;
  static final int ORG = 1 << 3;
  static final int NONE = 1 << 4;
  static final int OF_SITE = 1 << 5;
  static final int TITLE = 1 << 6;
  static final int DIGIT = 1 << 7;
  static final int SINGLE = 1 << 8;
  static final int LOWER = 1 << 9;
  static final int LONG = 1 << 10;
  static final int HAN_OTHER = 1 << 11;

  private static final Set<String> ORGANISATION =
      Set.of(
          ("inc llc ltd gmbh team staff news magazine editor editors editorial admin administrator redaktion redaction"
                  + " university institute association company group agency media press online desk contributor"
                  + " contributors blog studio service services center centre foundation society digital solutions"
                  + " marketing times post today reporter director manager officer management strategy guest"
                  + " webmaster support author user office department network club store shop home design"
                  + " rédaction redacción redazione redação redactie redakcja redakce redakcia redakcija redaksi redacția szerkesztőség"
                  + " toimitus toimetus редакция редакція редакција ajansı agência agencia agence agenzia agentur агентство tim"
                  + " टीम ब्यूरो डेस्क संवाददाता प्रतिनिधि प्रतिनिधी वार्ताहर ডেস্ক প্রতিবেদক প্রতিনিধি সংবাদদাতা টিম டெஸ்க் டீம் డెస్క్ ডেক্স مراسل"
                  + " وكالة وكالات تحریریه הכתבים מערכת กองบรรณาธิการ")
              .split(" "));

  private static final Set<String> NO_NAME =
      Set.of(
          ("the this your our my we you is are was to how why what when click read more sign log login view share"
                  + " follow subscribe comment comments reply post posts profile all here menu search about contact"
                  + " privacy browse download upload open submit articles facebook twitter youtube instagram"
                  + " linkedin pinterest tiktok email join register account new best top buy free get learn like"
                  + " likes date published updated review reviews edit by topic topics quote report forum of for in"
                  + " with from and")
              .split(" "));

  private static final Pattern EAST_ASIAN_ORGANISATION =
      Pattern.compile("日报|晚报|晨报|新闻|网$|社$|公司|编辑部|频道|报$|新聞|客户端");

  private static final Pattern NO_EAST_ASIAN_NAME =
      Pattern.compile("[的是我们了]|个人|帐号|设置|意见|退出|登录|注册|关注|收藏|博客|回复|查看|搜索");

  private final String site;
  private final String host;
  private final String title;
  private final Map<String, Integer> known = new HashMap<>();

  /**
   * Starts with a page.
   *
   * @param kind names the site and its host
   * @param title the document title
   */
  NameTraits(PageKind kind, String title) {
    site = PersonNames.key(kind.site());
    int suffix = kind.host().lastIndexOf('.');
    host = PersonNames.key(suffix < 0 ? kind.host() : kind.host().substring(0, suffix));
    this.title = PersonNames.key(title);
  }

  /**
   * The flags of a name.
   *
   * @param key what it is compared by
   */
  int of(String name, String key) {
    return known.computeIfAbsent(name, n -> read(n, key));
  }

  private int read(String name, String key) {
    boolean cjk = PersonNames.hasCjk(name);
    int words = 1;
    boolean digit = false;
    for (int i = 0; i < name.length(); i++) {
      words += name.charAt(i) == ' ' ? 1 : 0;
      digit |= Character.isDigit(name.charAt(i));
    }
    int traits = PersonNames.isFullName(name) || PersonNames.isCaselessName(name) ? PERSON : 0;
    traits |= cjk ? isEastAsianPerson(name) ? HAN_NAME : HAN_OTHER : 0;
    traits |= cjk ? ofEastAsian(name) : ofWords(name);
    traits |= isSite(key) ? OF_SITE : 0;
    traits |= key.length() > 1 && title.contains(key) ? TITLE : 0;
    traits |= digit ? DIGIT : 0;
    traits |= words == 1 && !cjk ? SINGLE : 0;
    traits |= Character.isLowerCase(name.codePointAt(0)) ? LOWER : 0;
    return traits | (words > 4 || name.length() > (cjk ? 10 : 35) ? LONG : 0);
  }

  private static boolean isEastAsianPerson(String name) {
    return PersonNames.isHanName(name) && PersonNames.hasSurname(name)
        || KoreanBylines.isName(name);
  }

  private static int ofEastAsian(String name) {
    return (EAST_ASIAN_ORGANISATION.matcher(name).find() ? ORG : 0)
        | (NO_EAST_ASIAN_NAME.matcher(name).find() ? NONE : 0);
  }

  private static int ofWords(String name) {
    int traits = 0;
    String lower = LowerCase.of(name);
    for (int from = 0, i = 0; i <= lower.length(); i++) {
      if (i == lower.length() || !AuthorNames.isPartOfName(lower.charAt(i))) {
        String word = lower.substring(from, i);
        traits |= ORGANISATION.contains(word) || word.startsWith("admin") ? ORG : 0;
        traits |= NO_NAME.contains(word) || NO_NAME.contains(withoutCount(word)) ? NONE : 0;
        from = i + 1;
      }
    }
    return traits;
  }

  /** The letters before a number: {@code share} of {@code share14k}. */
  private static String withoutCount(String word) {
    int end = 0;
    while (end < word.length() && !Character.isDigit(word.charAt(end))) {
      end++;
    }
    return word.substring(0, end);
  }

  private boolean isSite(String key) {
    return !key.isEmpty() && (key.equals(site) || key.equals(host))
        || key.length() > 3 && (host.contains(key) || site.contains(key))
        || site.length() > 3 && key.contains(site);
  }
}
