package io.zhengwen.metadata.author;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Words that announce an author at the start of a text, in languages other than Chinese, Japanese
 * and Korean.
 */
final class Announcements {
  /** Announcements that end in a preposition: a name must follow. */
  private static final String[] BY = {
    "by",
    "written by",
    "posted by",
    "published by",
    "article by",
    "authored by",
    "submitted by",
    "contributed by",
    "reported by",
    "started by",
    "asked by",
    "created by",
    "story by",
    "text by",
    "words by",
    "post by",
    "blog by",
    "interview by",
    "review by",
    "research by",
    "analysis by",
    "report by",
    "column by",
    "opinion by",
    "essay by",
    "recipe by",
    "penned by",
    "prepared by",
    "shared by",
    "uploaded by",
    "added by",
    "this post was written by",
    "this article was written by",
    "von",
    "text von",
    "artikel von",
    "beitrag von",
    "ein beitrag von",
    "ein kommentar von",
    "kommentar von",
    "bericht von",
    "eine analyse von",
    "geschrieben von",
    "verfasst von",
    "erstellt von",
    "veröffentlicht von",
    "par",
    "écrit par",
    "publié par",
    "rédigé par",
    "posté par",
    "un article de",
    "por",
    "escrito por",
    "publicado por",
    "enviado por",
    "texto por",
    "texto de",
    "di",
    "a cura di",
    "scritto da",
    "pubblicato da",
    "door",
    "geschreven door",
    "geplaatst door",
    "tekst door",
    "av",
    "af",
    "skrevet av",
    "skrevet af",
    "publisert av",
    "skriven av",
    "oleh",
    "ditulis oleh",
    "بقلم",
    "به قلم",
    "מאת",
    "נכתב על ידי",
    "โดย",
    "เขียนโดย",
    "ໂດຍ",
  };

  /** Announcements that are nouns. */
  private static final String[] NOUNS = {
    "author",
    "authors",
    "author(s)",
    "author name",
    "about the author",
    "the author",
    "writer",
    "writers",
    "contributor",
    "contributors",
    "reporter",
    "words",
    "story",
    "thread starter",
    "topic starter",
    "topic author",
    "thread author",
    "original poster",
    "autor",
    "autorin",
    "autoren",
    "autores",
    "autora",
    "autori",
    "autore",
    "autorzy",
    "autorka",
    "autorul",
    "verfasser",
    "verfasserin",
    "text",
    "texte",
    "texto",
    "auteur",
    "auteure",
    "auteurs",
    "rédaction",
    "redactor",
    "redactora",
    "tekst",
    "forfatter",
    "skribent",
    "författare",
    "journalist",
    "автор",
    "авторы",
    "автори",
    "текст",
    "журналист",
    "корреспондент",
    "yazan",
    "yazar",
    "haber",
    "muhabir",
    "szerző",
    "írta",
    "toimittaja",
    "kirjoittaja",
    "penulis",
    "tác giả",
    "συντάκτης",
    "posted",
    "napisał",
    "napisała",
    "dodał",
    "opracował",
    "كتب",
    "كتبت",
    "كتبه",
    "الكاتب",
    "الكاتبة",
    "المؤلف",
    "إعداد",
    "نویسنده",
    "نویسندگان",
    "نوشته",
    "خبرنگار",
    "تحریر",
    "مصنف",
    "כתב",
    "כתבה",
    "כותב",
    "מחבר",
    "लेखक",
    "लेखिका",
    "द्वारा",
    "संवाददाता",
    "লেখক",
    "লেখা",
    "প্রতিবেদক",
    "எழுதியவர்",
    "ผู้เขียน",
    "ผู้แต่ง",
  };

  private static final Set<String> BY_WORDS = Set.of(BY);

  private static final Map<Integer, List<String>> BY_START = new HashMap<>();

  private static final int STARTS = 4096;

  /** Hashes of the three characters that announcements begin with. */
  private static final BitSet FIRST_THREE = new BitSet(STARTS);

  static {
    for (String[] words : List.of(BY, NOUNS)) {
      for (String word : words) {
        BY_START.computeIfAbsent(start(word), s -> new ArrayList<>()).add(word);
        FIRST_THREE.set(
            hash(word.charAt(0), word.charAt(1), word.length() > 2 ? word.charAt(2) : 0));
      }
    }
    // The longest first.
    BY_START.values().forEach(words -> words.sort((a, b) -> b.length() - a.length()));
  }

  private Announcements() {}

  private static int start(String word) {
    return start(word.charAt(0), word.charAt(1));
  }

  private static int start(char first, char second) {
    return Character.toLowerCase(first) << 16 | Character.toLowerCase(second);
  }

  private static int hash(char first, char second, int third) {
    int two = Character.toLowerCase(first) * 61 + Character.toLowerCase(second);
    return (two * 61 + (Character.isLetter(third) ? Character.toLowerCase(third) : 0)) % STARTS;
  }

  /** Whether an announcement may begin with three characters; the third is 0 if there is none. */
  static boolean mayBegin(char first, char second, int third) {
    return FIRST_THREE.get(hash(first, second, third));
  }

  /**
   * The length of the announcement that a text begins with, with the colon and the spaces after it;
   * 0 if it begins with none.
   */
  static int end(String text) {
    if (text.length() < 2
        || !mayBegin(text.charAt(0), text.charAt(1), text.length() > 2 ? text.charAt(2) : 0)) {
      return 0;
    }
    for (String word : BY_START.getOrDefault(start(text), List.of())) {
      int n = word.length();
      if (text.regionMatches(true, 0, word, 0, n) && ends(text, n)) {
        int end = afterMarks(text, n);
        if (BY_WORDS.contains(word) || announces(text, n, end)) {
          return end;
        }
      }
    }
    return 0;
  }

  /** Whether a text is an announcement alone, and the name stands elsewhere. */
  static boolean isAlone(String text) {
    return end(text) == text.length() && !text.isEmpty();
  }

  /** Whether a text ends with a preposition that announces an author: {@code 3 May by}. */
  static boolean endsWithBy(String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    return lower.endsWith(" by") && !lower.startsWith("find ")
        || lower.endsWith(" by:")
        || lower.endsWith(" von")
        || lower.endsWith(" par")
        || lower.endsWith(" por")
        || lower.endsWith(" door");
  }

  /**
   * Whether a noun is followed by a mark, a capital or nothing: {@code Author: ann}. Where there
   * are no capitals, only a mark tells a noun from the start of a sentence.
   */
  private static boolean announces(String text, int from, int to) {
    return to == text.length()
        || to - from > 1
        || !Character.isWhitespace(text.charAt(from))
        || !isCaseless(text) && !Character.isLowerCase(text.codePointAt(to));
  }

  private static boolean isCaseless(String word) {
    return Character.getType(word.charAt(0)) == Character.OTHER_LETTER;
  }

  private static boolean ends(String text, int at) {
    return at == text.length() || isMarkOrSpace(text, at);
  }

  private static int afterMarks(String text, int from) {
    int at = from;
    while (at < text.length() && isMarkOrSpace(text, at)) {
      at++;
    }
    return at;
  }

  /** Whether what stands here sets an announcement apart; Arabic ones also have a slash. */
  private static boolean isMarkOrSpace(String text, int at) {
    char c = text.charAt(at);
    return Character.isWhitespace(c) || ":：|-–".indexOf(c) >= 0 || c == '/' && isCaseless(text);
  }
}
