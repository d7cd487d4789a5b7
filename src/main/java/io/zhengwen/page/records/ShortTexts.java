package io.zhengwen.page.records;

import io.zhengwen.page.PageModel;
import io.zhengwen.text.Hashes;
import io.zhengwen.text.KeyIndex;
import java.util.Arrays;

/** Which short texts of a page are equal. Read-only after construction. */
public final class ShortTexts {
  /** Fewer words are short. */
  public static final int WORDS = 10;

  private static final int LONGEST_REPEATED = 80;

  /** The number of each short text, the same for equal ones; -1 for all other nodes. */
  private final int[] number;

  /** How many texts have each number. */
  private final int[] count;

  private final PageModel page;

  public ShortTexts(PageModel page) {
    this.page = page;
    number = new int[page.size()];
    Arrays.fill(number, -1);
    KeyIndex index = new KeyIndex(512);
    for (int i = 0; i < number.length; i++) {
      if (page.isText(i)
          && (page.measures().words(i) < WORDS || page.textLength(i) < LONGEST_REPEATED)) {
        number[i] = index.idOf(hash(i));
      }
    }
    count = new int[index.size()];
    for (int text : number) {
      if (text >= 0) {
        count[text]++;
      }
    }
  }

  private long hash(int i) {
    int length = page.textLength(i);
    long hash = length;
    for (int k = 0; k < length; k++) {
      hash = Hashes.step(hash, page.charAt(i, k));
    }
    return Hashes.mix(hash);
  }

  /** How many different texts there are; they are numbered from 0. */
  public int size() {
    return count.length;
  }

  /** The number of a text of few words. */
  public int number(int i) {
    return number[i];
  }

  /** Whether a text of few characters stands on the page more than once. */
  public boolean isRepeated(int i) {
    return number[i] >= 0 && page.textLength(i) < LONGEST_REPEATED && count[number[i]] > 1;
  }
}
