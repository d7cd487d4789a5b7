package io.zhengwen.metadata.author;

import io.zhengwen.text.CodePoints;
import io.zhengwen.text.ScreenedPattern;
import java.text.Normalizer;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What names of people look like. */
final class PersonNames {
  private static final String WORD = "\\p{Lu}[\\p{L}\\p{M}'’.-]*+";

  /** Two to five words that begin with capitals, particles between them. */
  static final String FULL_NAME =
      WORD + "(?: (?:de|la|van|von|der|den|bin|al|du|di|da|dos|le|el|" + WORD + ")){1,4}";

  private static final ScreenedPattern PERSON = new ScreenedPattern(Pattern.compile(FULL_NAME));

  /** Two to four words of letters that are neither capital nor small, initials among them. */
  private static final ScreenedPattern CASELESS =
      new ScreenedPattern(
          Pattern.compile(
              "(?:[\\p{Lo}\\p{M}\u200c\u200d'’]{1,20}+\\.? ){1,3}[\\p{Lo}\\p{M}\u200c\u200d'’]{2,20}"));

  private static final int LONGEST = 40;

  /** The commonest surnames of Chinese, in simplified and traditional form. */
  private static final Set<Integer> SURNAMES =
      codePoints(
          "王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖萧田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢"
              + "姜崔钟谭陆汪范金石廖贾夏韦付傅方白邹孟熊秦邱江尹薛闫阎段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤"
              + "温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴"
              + "霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑"
              + "景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝"
              + "張劉陳楊黃趙吳孫馬鄭謝許韓馮鄧曾蕭葉蘇呂盧鐘譚陸範賈韋鄒閻龍賀顧龔邵萬錢嚴湯溫龐顏莊聶魯歐關蘭寧紀畢單"
              + "常池應鄔車諸歐陽遲司靜樂欒饒連蘆麥婁竇黨宮費衛師榮叢鞏遲鄺洪");

  private static final List<String> SURNAMES_OF_TWO =
      List.of("歐陽", "欧阳", "諸葛", "诸葛", "上官", "司徒", "司馬", "司马", "尉遲", "尉迟", "慕容", "張簡", "范姜");

  private PersonNames() {}

  private static Set<Integer> codePoints(String text) {
    return text.codePoints().boxed().collect(Collectors.toUnmodifiableSet());
  }

  /**
   * The letters and digits of a name in lower case, without accents: what names are compared by.
   */
  static String key(String name) {
    String plain = Normalizer.normalize(name, Normalizer.Form.NFKD);
    StringBuilder out = new StringBuilder(plain.length());
    for (int i = 0; i < plain.length(); ) {
      int cp = plain.codePointAt(i);
      i += Character.charCount(cp);
      if (CodePoints.isWord(cp)) {
        out.appendCodePoint(Character.toLowerCase(cp));
      }
    }
    return out.toString();
  }

  /** Whether a text is written like the full name of a person in a script with capitals. */
  static boolean isFullName(String text) {
    return text.length() <= LONGEST && text.indexOf(' ') > 0 && PERSON.matches(text);
  }

  /**
   * Whether a text may be the full name of a person in a script without capitals and with spaces.
   */
  static boolean isCaselessName(String text) {
    return text.length() <= LONGEST
        && text.indexOf(' ') > 0
        && !hasCjk(text)
        && CASELESS.matches(text);
  }

  /** Whether a text may be the name of a Chinese person: two to four Han, or with a middle dot. */
  static boolean isHanName(String text) {
    int n = text.codePointCount(0, text.length());
    return n >= 2
        && (n <= 4 || text.indexOf('·') > 0 && n <= 12)
        && text.codePoints().allMatch(cp -> isHan(cp) || cp == '·');
  }

  /** Whether a text begins with a common Chinese surname. */
  static boolean hasSurname(String text) {
    return !text.isEmpty() && (SURNAMES.contains(text.codePointAt(0)) || hasSurnameOfTwo(text));
  }

  /** Whether a text begins with a Chinese surname of two characters. */
  static boolean hasSurnameOfTwo(String text) {
    return SURNAMES_OF_TWO.stream().anyMatch(text::startsWith);
  }

  static boolean isHan(int cp) {
    return CodePoints.isCjk(cp) && Character.isIdeographic(cp);
  }

  static boolean hasCjk(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= 0x2E80 && CodePoints.isCjk(text.codePointAt(i))) {
        return true;
      }
    }
    return false;
  }
}
