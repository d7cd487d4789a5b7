package io.zhengwen.metadata.pager;

import io.zhengwen.page.PageModel;
import io.zhengwen.text.LowerCase;
import io.zhengwen.text.ResourceLines;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What the links to the next and the previous page say, in many languages. */
final class PagerWords {
  /** What a link says. */
  enum Meaning {
    NEXT,
    PREVIOUS,
    /** The chapter of a book behind this one. */
    NEXT_CHAPTER,
    PREVIOUS_CHAPTER,
    /** Entries that are older: on a later page. */
    OLDER,
    NEWER,
    ARROW_NEXT,
    ARROW_PREVIOUS,
    NUMBER,
    /** Another article of the site. */
    ARTICLE,
    OTHER;

    boolean isChapter() {
      return this == NEXT_CHAPTER || this == PREVIOUS_CHAPTER;
    }
  }

  private static final String NEXT_ARROWS = "›»→>≫▶►⟩❯〉＞⇒➔➜";
  private static final String PREVIOUS_ARROWS = "‹«←<≪◀◄⟨❮〈＜⇐";

  private static final int LONGEST_NUMBER = 6;

  private static final String RESOURCE = "words.txt";

  private static final Map<String, Meaning> WORDS = read();

  private static final List<String> ARTICLES =
      WORDS.keySet().stream().filter(w -> WORDS.get(w) == Meaning.ARTICLE).toList();

  private static final int STARTS = 4096;

  /** Hashes of the two characters that words begin with. */
  private static final BitSet FIRST_TWO = new BitSet(STARTS);

  /** Hashes of the first three; what is no letter is the same as the end. */
  private static final BitSet FIRST_THREE = new BitSet(STARTS);

  static {
    for (String word : WORDS.keySet()) {
      char second = word.length() > 1 ? word.charAt(1) : ' ';
      FIRST_TWO.set(hash(word.charAt(0), second));
      FIRST_THREE.set(hash(word.charAt(0), second, word.length() > 2 ? word.charAt(2) : ' '));
    }
  }

  private PagerWords() {}

  private static Map<String, Meaning> read() {
    Map<String, Meaning> words = new HashMap<>();
    for (String line : ResourceLines.of(PagerWords.class, RESOURCE)) {
      String[] columns = line.split("\t");
      Meaning meaning = Meaning.valueOf(columns[0].toUpperCase(Locale.ROOT));
      List.of(columns).subList(1, columns.length).forEach(word -> words.put(word, meaning));
    }
    return Map.copyOf(words);
  }

  private static int hash(char first, char second) {
    return (Character.toLowerCase(first) * 61 + Character.toLowerCase(second)) % STARTS;
  }

  private static int hash(char first, char second, char third) {
    int end = Character.isLetter(third) ? Character.toLowerCase(third) : 0;
    return (hash(first, second) * 61 + end) % STARTS;
  }

  /** Whether a text begins with words for another article: {@code 上一篇：秋天}. */
  static boolean beginsArticle(String text) {
    String words = words(text);
    for (String article : ARTICLES) {
      if (words.startsWith(article)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a link may mean something here that begins with a text, or with a part of a word. */
  static boolean mayBegin(PageModel page, int text) {
    int length = page.textLength(text);
    char first = page.charAt(text, 0);
    char second = length > 1 ? page.charAt(text, 1) : ' ';
    return !Character.isLetter(first)
        || (length > 2
            ? FIRST_THREE.get(hash(first, second, page.charAt(text, 2)))
            : FIRST_TWO.get(hash(first, second)));
  }

  /** What the text of a link says; case, arrows and punctuation around words are ignored. */
  static Meaning of(String text) {
    String words = words(text);
    if (words.isEmpty()) {
      return ofArrows(text);
    }
    if (words.length() <= LONGEST_NUMBER && words.chars().allMatch(Character::isDigit)) {
      return Meaning.NUMBER;
    }
    return WORDS.getOrDefault(words, Meaning.OTHER);
  }

  /**
   * What a link to older or newer entries says of its direction: that of its arrow, or else older
   * entries come next.
   */
  static int directionOf(Meaning meaning, String text) {
    return switch (ofArrows(text)) {
      case ARROW_NEXT -> 1;
      case ARROW_PREVIOUS -> -1;
      default -> meaning == Meaning.OLDER ? 1 : -1;
    };
  }

  private static Meaning ofArrows(String text) {
    boolean next = false;
    boolean previous = false;
    for (int i = 0; i < text.length(); i++) {
      next |= NEXT_ARROWS.indexOf(text.charAt(i)) >= 0;
      previous |= PREVIOUS_ARROWS.indexOf(text.charAt(i)) >= 0;
    }
    if (next == previous) {
      return Meaning.OTHER;
    }
    return next ? Meaning.ARROW_NEXT : Meaning.ARROW_PREVIOUS;
  }

  private static boolean isOfWord(int cp) {
    if (cp < 128) {
      int lower = cp | 0x20;
      return lower >= 'a' && lower <= 'z' || cp >= '0' && cp <= '9';
    }
    int type = Character.getType(cp);
    return Character.isLetterOrDigit(cp)
        || type == Character.NON_SPACING_MARK
        || type == Character.COMBINING_SPACING_MARK;
  }

  /** The letters and digits in lower case, single spaces between the words. */
  private static String words(String text) {
    StringBuilder out = new StringBuilder();
    boolean space = false;
    for (int i = 0; i < text.length(); ) {
      int cp = text.codePointAt(i);
      i += Character.charCount(cp);
      if (isOfWord(cp)) {
        if (space && !out.isEmpty()) {
          out.append(' ');
        }
        space = false;
        out.appendCodePoint(cp);
      } else {
        space = true;
      }
    }
    return LowerCase.of(out.toString());
  }
}
