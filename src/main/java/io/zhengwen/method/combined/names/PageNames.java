package io.zhengwen.method.combined.names;

import io.zhengwen.page.PageModel;
import io.zhengwen.text.Hashes;
import io.zhengwen.text.KeyIndex;
import java.util.Arrays;

/**
 * Reads the names of a page's elements (class, id, itemprop, data-testid) as words, numbered from 0
 * over the page. Equal class attributes are scanned once. Not thread-safe.
 */
public final class PageNames {
  /** The words of a class attribute, and the state of the scanner after it. */
  private record Classes(int[] words, NameScanner.State end, long hash) {}

  private static final int SIGNATURE_CLASSES = 3;
  private static final int OTHER_NAMES = PageModel.attributeSet("id", "itemprop", "data-testid");

  private final PageModel page;

  /** By the number of the class attribute. */
  private final Classes[] byNumber;

  private final NameScanner scanner = new NameScanner();
  private final KeyIndex numbers = new KeyIndex(256);
  private int[] hashes = new int[64];
  private final int[] words = new int[NameScanner.MAX_WORDS];
  private Classes classes;

  /** Starts with a page. */
  public PageNames(PageModel page) {
    this.page = page;
    byNumber = new Classes[page.classCount()];
  }

  /** Reads the names of element {@code i}, replacing those read before. */
  public void read(int i) {
    int attribute = page.classOf(i);
    classes = byNumber[attribute];
    if (classes == null) {
      classes = scan(page.className(attribute));
      byNumber[attribute] = classes;
    }
    System.arraycopy(classes.words, 0, words, 0, classes.words.length);
    scanner.resume(classes.end);
    if (page.mayHaveAny(i, OTHER_NAMES)) {
      scanner.add(page.id(i));
      scanner.add(page.attr(i, "itemprop"));
      scanner.add(page.attr(i, "data-testid"));
      for (int w = classes.words.length; w < scanner.count(); w++) {
        words[w] = number(scanner.word(w));
      }
    }
  }

  private Classes scan(String attribute) {
    scanner.reset();
    scanner.add(attribute);
    int[] found = new int[scanner.count()];
    for (int w = 0; w < found.length; w++) {
      found[w] = number(scanner.word(w));
    }
    return new Classes(found, scanner.state(), hashOfFirst(attribute));
  }

  private int number(int word) {
    int number = numbers.idOf(word);
    if (number == hashes.length) {
      hashes = Arrays.copyOf(hashes, 2 * number);
    }
    hashes[number] = word;
    return number;
  }

  /** Returns a hash of the first class names, in any order. */
  private static long hashOfFirst(String classes) {
    long sum = 0;
    int found = 0;
    int at = 0;
    while (at < classes.length() && found < SIGNATURE_CLASSES) {
      long hash = 0;
      int start = at;
      while (at < classes.length() && classes.charAt(at) > ' ') {
        hash = Hashes.step(hash, classes.charAt(at++));
      }
      if (at > start) {
        sum += Hashes.mix(hash);
        found++;
      }
      at++;
    }
    return sum;
  }

  /** Returns the {@link NameFamilies} of the element read last, a bit each. */
  public int families() {
    return scanner.families();
  }

  /** Returns the number of words of the element read last. */
  public int count() {
    return scanner.count();
  }

  /** Returns the number of the i-th word of the element read last. */
  public int word(int i) {
    return words[i];
  }

  /** Returns a hash of the first class names, in any order, of the element read last. */
  public long classHash() {
    return classes.hash;
  }

  /** Returns the hash of each word read so far, by number. */
  public int[] wordHashes() {
    return Arrays.copyOf(hashes, numbers.size());
  }
}
