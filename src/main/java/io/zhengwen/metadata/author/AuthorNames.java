package io.zhengwen.metadata.author;

import io.zhengwen.text.LowerCase;
import io.zhengwen.text.ScreenedPattern;
import io.zhengwen.text.TextCleaner;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Splits what stands where a page names its authors into names, without the words around them:
 * {@code By Dr. Ann Lee, MD and Bo Ek | 3 May 2024} is Ann Lee and Bo Ek.
 */
final class AuthorNames {
  private static final int LONGEST = 1_000;
  private static final int LONGEST_NAME = 70;
  private static final int MOST = 30;

  /** The longest number of a note or an affiliation behind a name, with the space before it. */
  private static final int MOST_OF_NOTE = 3;

  private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

  /** What announces somebody else than an author. */
  private static final ScreenedPattern OTHER_ROLE =
      new ScreenedPattern(
          Pattern.compile(
              "(?:(?:medically |clinically |expert |technically |fact[- ]?|peer )?(?:reviewed|checked|verified|edited"
                  + "|translated|approved|sponsored|powered|presented|illustrated|photographed|photos?|photography"
                  + "|images?|illustrations?|designed|developed|hosted|produced|published|directed) by\\b"
                  + "|(?:photos?|image|picture|foto|bild|fot\\.?|fotó|fotoğraf|fotografie|ảnh|kuva|фото|снимка|φωτο|φωτογραφία"
                  + "|צילום|تصوير|تصویر|عکس|ภาพ|फोटो|ছবি|nguồn|sumber|kaynak|źródło|zdroj|forrás|sursa|πηγή|источник"
                  + "|джерело|מקור|منبع|المصدر|ที่มา|स्रोत|সূত্র|källa|kilde|lähde|bron)\\s*[:：]"
                  + "|source\\b|quelle\\b|(?:photo )?credits?\\b"
                  + "|责任编辑|责编|編輯|责任|编辑).*+",
              FLAGS | Pattern.DOTALL));

  /** What ends the part of a line that names people. */
  private static final ScreenedPattern REST =
      new ScreenedPattern(
          Pattern.compile(
              "\\s[-–—―|·•»>]+(?=\\s|$)|[|•»→✓©®™]"
                  + "|(?<![\\s,(])[\\s,(]*+\\b(?:last updated|updated|published|posted|reviewed|edited|modified|veröffentlicht"
                  + "|aktualisiert|publié|actualizado|publicado|joined|follow|rss|view all|see all|read more|read bio"
                  + "|on behalf|filed(?= under|:|$)|special(?:ly)? (?:to|for))\\b"
                  + "|\\s(?:for|at|from|in|on|under|über|für|to)\\s|\\s\\p{Nd}++\\s",
              FLAGS));

  private static final ScreenedPattern STATED_REST =
      new ScreenedPattern(Pattern.compile("\\s[-–—―|·•»>]+(?=\\s|$)|[|•»→✓©®™]"));

  /** What stands between names. A single capital letter is an initial. */
  private static final ScreenedPattern BETWEEN =
      new ScreenedPattern(
          Pattern.compile(
              "[;；、，,/](?![^\\s]{0,3}$)|[;；、，,]"
                  + "|\\s(?:and|und|et|og|och|en|ve|(?-i:[yeiaи])|та|és|oraz|dan|și|şi|ja|và|και|و|और|एवं|ও|এবং|மற்றும்|และ"
                  + "|with|mit|avec|con|med|&|\\+)\\s",
              FLAGS));

  private static final Pattern MAIL = Pattern.compile("[^\\s@]{1,64}+@[^\\s@]{1,255}+");

  /** An account of the Fediverse. */
  private static final Pattern HANDLE = Pattern.compile("@[\\w.-]{1,64}+@[\\w.-]{1,255}+");

  private static final Pattern LINK = Pattern.compile("(?:https?://|www\\.)\\S*+", FLAGS);
  private static final Pattern BRACKETS = Pattern.compile("[(（\\[<【][^)）\\]>】]{0,200}+[)）\\]>】]?");

  private static final ScreenedPattern WRAPPED =
      new ScreenedPattern(Pattern.compile("[(（\\[【]([^)）\\]】]{2,60})[)）\\]】]"));

  /** An author as library catalogues write them: {@code Ek, Ann, 1920-1999}. */
  private static final Pattern CATALOGUED =
      Pattern.compile(
          "([\\p{L}'’ -]{1,40}), ([\\p{L}.'’ -]{1,40}?),? \\(?[12]\\d{3} ?[-–] ?(?:[12]\\d{3})?\\)?\\.?");

  private static final Set<String> PLACEHOLDERS =
      Set.of(
          "undefined",
          "null",
          "none",
          "n/a",
          "nan",
          "unknown",
          "false",
          "true",
          "author",
          "[object object]");

  private AuthorNames() {}

  /** The names in a declaration, such as a {@code meta} element. */
  static List<String> stated(String text) {
    return split(TextCleaner.clean(text), STATED_REST);
  }

  /** The names in a text that readers see. */
  static List<String> shown(String text) {
    return split(text.strip(), REST);
  }

  private static List<String> split(String raw, ScreenedPattern rest) {
    if (raw.length() > LONGEST || raw.length() < 2 || goesOnBehindSentence(raw)) {
      return List.of();
    }
    if (isPlainName(raw)) {
      return List.of(raw);
    }
    Matcher catalogued = raw.indexOf(", ") > 0 ? CATALOGUED.matcher(raw) : null;
    if (catalogued != null && catalogued.matches()) {
      return List.of(catalogued.group(2) + " " + catalogued.group(1));
    }
    if (OTHER_ROLE.matches(raw)) {
      return List.of();
    }
    if (raw.length() <= LONGEST_NAME && raw.indexOf('@') >= 0 && MAIL.matcher(raw).matches()) {
      return List.of(raw);
    }
    String text = withoutAnnouncement(DateEndings.without(unwrapped(raw)));
    if (holdsAny(text, "(（[<【")) {
      text = BRACKETS.matcher(text).replaceAll(" ");
    }
    if (text.indexOf('@') >= 0) {
      text = MAIL.matcher(HANDLE.matcher(text).replaceAll(" ")).replaceAll(" ");
    }
    if (text.contains("://") || text.contains("www.")) {
      text = LINK.matcher(text).replaceAll(" ");
    }
    text = OtherLabels.leftOutOf(text.strip());
    Matcher end = rest.first(text);
    if (end != null && end.start() > 1) {
      text = text.substring(0, end.start());
    }
    Set<String> names = new LinkedHashSet<>();
    for (String part : BETWEEN.split(text, MOST + 1)) {
      if (isPlaceBehind(part, names)) {
        break;
      }
      String name = name(part, names.isEmpty());
      if (!name.isEmpty() && names.size() < MOST) {
        names.add(name);
      }
    }
    return rest == REST ? withoutPlace(List.copyOf(names), text) : List.copyOf(names);
  }

  /** Whether a part behind full names begins in small letters: {@code Ann Lee, à Lyon}. */
  private static boolean isPlaceBehind(String part, Set<String> names) {
    String text = part.strip();
    return !names.isEmpty()
        && !text.isEmpty()
        && Character.isLowerCase(text.codePointAt(0))
        && !PersonNames.isFullName(text)
        && names.stream().allMatch(PersonNames::isFullName);
  }

  /** A full name without a place behind a comma, or what the person is: {@code Ann Lee, Oslo}. */
  private static List<String> withoutPlace(List<String> names, String text) {
    return names.size() > 1
            && PersonNames.isFullName(names.get(0))
            && !Offices.isNamedIn(names.get(0))
            && names.get(1).indexOf(' ') < 0
            && text.contains(", " + names.get(1))
        ? names.subList(0, 1)
        : names;
  }

  /** A text without the brackets around all of it. */
  private static String unwrapped(String text) {
    Matcher wrapped = WRAPPED.whole(text);
    return wrapped == null ? text : wrapped.group(1);
  }

  /** Whether a text is prose in Chinese or Japanese, with a full stop amid it. */
  private static boolean goesOnBehindSentence(String text) {
    int stop = text.indexOf('。');
    return stop >= 0 && stop + 1 < text.length();
  }

  /** Whether a text is two or three capitalised words that are nothing but a name: most are. */
  private static boolean isPlainName(String text) {
    int words = 1;
    boolean start = true;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == ' ') {
        words++;
        start = true;
      } else if (start ? !Character.isUpperCase(c) : !Character.isLowerCase(c)) {
        return false;
      } else {
        start = false;
      }
    }
    return words > 1
        && words < 4
        && !start
        && Announcements.end(text) == 0
        && !Offices.beginsWithTitle(text)
        && !isConnected(text)
        && !OTHER_ROLE.matches(text);
  }

  private static boolean isConnected(String text) {
    return BETWEEN.isIn(text) || text.endsWith("PhD") || text.endsWith("Jr") || text.endsWith("Sr");
  }

  private static String withoutAnnouncement(String text) {
    String left = text;
    for (int i = 0; i < 3; i++) {
      int end = Announcements.end(left);
      if (end == 0 || end == left.length()) {
        break;
      }
      left = left.substring(end);
    }
    return left;
  }

  private static String name(String part, boolean first) {
    String name = trim(part);
    name = Offices.leftOutBefore(withoutAnnouncement(Offices.titleLeftOut(name)));
    if (!first && (Offices.isDegree(name) || Offices.isNamedIn(name))) {
      return "";
    }
    name = EastAsianLabels.nameIn(KoreanBylines.withoutOffice(name));
    name = withoutNote(Offices.degreesLeftOut(Employers.leftOutOf(name)));
    return name.length() > LONGEST_NAME || isNone(name) ? "" : name;
  }

  /** Whether a text is what programs write where they know no name, or code. */
  static boolean isNone(String name) {
    return name.chars().allMatch(Character::isDigit)
        || PLACEHOLDERS.contains(LowerCase.of(name))
        || Announcements.isAlone(name)
        || EastAsianLabels.isLabel(name)
        || EastAsianLabels.isOfPicture(name)
        || isCount(name)
        || holdsAny(name, "=\"{}<>\\");
  }

  private static boolean holdsAny(String text, String characters) {
    int i = 0;
    while (i < text.length() && characters.indexOf(text.charAt(i)) < 0) {
      i++;
    }
    return i < text.length();
  }

  /** Whether a text counts something behind a colon: {@code 粉丝：3012}. */
  private static boolean isCount(String text) {
    int colon = Math.max(text.lastIndexOf('：'), text.lastIndexOf(':'));
    return colon > 0 && colon + 1 < text.length() && Character.isDigit(text.charAt(colon + 1));
  }

  /** A full name without the number of a note or an affiliation: {@code Ann Lee 1}. */
  private static String withoutNote(String name) {
    if (name.isEmpty() || !Character.isDigit(name.charAt(name.length() - 1))) {
      return name;
    }
    int end = name.length();
    while (end > 0 && (Character.isDigit(name.charAt(end - 1)) || name.charAt(end - 1) == ' ')) {
      end--;
    }
    String person = name.substring(0, end);
    return name.length() - end <= MOST_OF_NOTE && PersonNames.isFullName(person) ? person : name;
  }

  /** The text without what is neither letter nor digit at its ends. */
  static String trim(String text) {
    int from = 0;
    int to = text.length();
    while (from < to && !isPartOfName(text.codePointAt(from))) {
      from += Character.charCount(text.codePointAt(from));
    }
    while (to > from) {
      int last = text.codePointBefore(to);
      boolean initial =
          last == '.' && to - from > 2 && Character.isUpperCase(text.charAt(to - 2))
              || last == '®'
              || last == '!';
      if (isPartOfName(last) || initial) {
        break;
      }
      to -= Character.charCount(last);
    }
    return text.substring(from, to);
  }

  /** Whether a character is a letter, a digit or a mark of one. */
  static boolean isPartOfName(int cp) {
    int type = Character.getType(cp);
    return Character.isLetterOrDigit(cp)
        || type == Character.NON_SPACING_MARK
        || type == Character.COMBINING_SPACING_MARK;
  }
}
