package io.zhengwen.metadata.date;

/** Letters of Arabic script that writers of its languages use for one another. */
final class ArabicLetters {
  private ArabicLetters() {}

  /** A text without marks on its letters, with one letter each for alef, yeh, kaf and heh. */
  static String fold(String text) {
    StringBuilder out = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean mark = c == 'ـ' || Character.getType(c) == Character.NON_SPACING_MARK;
      if (!mark) {
        out.append(fold(c));
      }
    }
    return out.toString();
  }

  static char fold(char c) {
    return switch (c) {
      case 'أ', 'إ', 'آ', 'ٱ' -> 'ا';
      case 'ي', 'ى', 'ۍ', 'ې' -> 'ی';
      case 'ك' -> 'ک';
      case 'ة', 'ۀ' -> 'ه';
      default -> c;
    };
  }
}
