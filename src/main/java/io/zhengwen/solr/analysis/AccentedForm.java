package io.zhengwen.solr.analysis;

import io.zhengwen.text.LowerCase;
import java.text.Normalizer;

/**
 * Words of Latin letters with accents as the index has them beside their folded form: in lower
 * case, with a character of Unicode's private use area, which folding leaves alone and words do not
 * have, for each letter beyond ASCII.
 */
public final class AccentedForm {
  private static final int FIRST_OF_LATIN_1 = 0x00C0;
  private static final int LAST_OF_EXTENDED_B = 0x024F;
  private static final int FIRST_OF_ADDITIONAL = 0x1E00;
  private static final int LAST_OF_ADDITIONAL = 0x1EFF;
  private static final int PRIVATE_LATIN_1 = 0xE000;
  private static final int PRIVATE_ADDITIONAL = 0xE200;
  private static final int PRIVATE_END = 0xE300;

  private AccentedForm() {}

  /** The form of a word; null if it has no letter with an accent. */
  public static String of(CharSequence word) {
    if (!hasAccent(word)) {
      return null;
    }
    String small = Normalizer.normalize(LowerCase.of(word.toString()), Normalizer.Form.NFC);
    StringBuilder form = new StringBuilder(small.length());
    boolean accented = false;
    for (int i = 0; i < small.length(); i++) {
      char c = small.charAt(i);
      char inPrivateUse = inPrivateUse(c);
      accented |= inPrivateUse != c;
      if (Character.getType(c) != Character.NON_SPACING_MARK) {
        form.append(inPrivateUse);
      }
    }
    return accented ? form.toString() : null;
  }

  /** Whether a term of the index is such a form. */
  public static boolean isOne(CharSequence term) {
    return term.chars().anyMatch(c -> c >= PRIVATE_LATIN_1 && c < PRIVATE_END);
  }

  private static boolean hasAccent(CharSequence word) {
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      if (inPrivateUse(c) != c || c >= '\u0300' && c <= '\u036F') {
        return true;
      }
    }
    return false;
  }

  private static char inPrivateUse(char c) {
    if (c >= FIRST_OF_LATIN_1 && c <= LAST_OF_EXTENDED_B) {
      return (char) (PRIVATE_LATIN_1 + c - FIRST_OF_LATIN_1);
    }
    return c >= FIRST_OF_ADDITIONAL && c <= LAST_OF_ADDITIONAL
        ? (char) (PRIVATE_ADDITIONAL + c - FIRST_OF_ADDITIONAL)
        : c;
  }
}
