package io.zhengwen.posts;

import io.zhengwen.text.PatternTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The parts of a post, by the names of elements: a bit for each part. */
final class PartNames {
  static final int AUTHOR = 1;
  static final int DATE = 1 << 1;
  static final int TEXT = 1 << 2;
  static final int SIGNATURE = 1 << 3;

  /** When a user joined, or when a post was changed: dates that are not the post's. */
  static final int OTHER_DATE = 1 << 4;

  /** Buttons, votes, menus: things to do with a post. */
  static final int TOOLS = 1 << 5;

  /** A reader's comment or a reply. */
  static final int COMMENT = 1 << 6;

  /** Teasers, lists of articles, reviews of products: repeated, dated, and not discussion. */
  static final int TEASER = 1 << 7;

  /**
   * What schema.org calls a page of a forum or of questions and answers, and ids of forum software.
   */
  static final int FORUM = 1 << 8;

  /** A quotation of another post. */
  static final int QUOTE = 1 << 9;

  /** The name of the user itself, and not only the box around it. */
  static final int NICKNAME = 1 << 10;

  /** A rank, a title or a number of a user's, beside the name. */
  static final int RANK = 1 << 11;

  /** Text, and not a box beside it. */
  static final int BODY = 1 << 12;

  /** A link to comments, their number, or the form for one. */
  static final int PLACE = 1 << 13;

  /** A customer's review of a product or a place. */
  static final int REVIEW = 1 << 14;

  private static final String REVIEWS = "reviews";

  private static final String CARD = "card";

  /** Words that have others in them which mean something else. */
  private static final Pattern NO_SUCH =
      Pattern.compile("[tT]imeline|transaction|body-signature|[rR]esponsive");

  /** A name that may have one of these. */
  private static final int MISLEADING = 1 << 15;

  private static final PatternTable NAMES = new PatternTable(patterns());

  private PartNames() {}

  /** Parts count anywhere, wholes between spaces; one word is also the end of a longer name. */
  private static Map<String, Integer> patterns() {
    Map<String, Integer> bits = new HashMap<>();
    for (PartFamily family : PartFamily.ALL) {
      Stream<String> wholes = family.wholes().stream().map(word -> " " + word + " ");
      Stream<String> ends =
          family.wholes().stream()
              .filter(word -> !word.contains("-"))
              .map(word -> "-" + word + " ");
      Stream.of(family.parts().stream(), wholes, ends)
          .flatMap(patterns -> patterns)
          .forEach(pattern -> bits.merge(pattern, family.bit(), (a, b) -> a | b));
    }
    for (String word : List.of("timeline", "transaction", "body-signature", "responsive")) {
      bits.put(word, MISLEADING);
    }
    return bits;
  }

  /**
   * The bits of a name. A timeline is no time, a transaction no action, what is responsive no
   * response, what highlights a signature in a text no signature, what is named after reviews holds
   * several, and the card of a comment is no teaser.
   */
  static int of(String name) {
    int bits = NAMES.findBetweenSpaces(name);
    if ((bits & MISLEADING) != 0) {
      bits = NAMES.findBetweenSpaces(NO_SUCH.matcher(name).replaceAll("")) & ~MISLEADING;
    }
    if ((bits & REVIEW) != 0 && name.contains(REVIEWS)) {
      bits = without(REVIEW, REVIEWS, bits, name);
    }
    return (bits & (COMMENT | TEASER)) == (COMMENT | TEASER) && name.contains(CARD)
        ? without(TEASER, CARD, bits, name)
        : bits;
  }

  /** The bits without one that the name has by a word alone. */
  private static int without(int bit, String word, int bits, String name) {
    return bits & ~bit | NAMES.findBetweenSpaces(name.replace(word, "")) & bit;
  }
}
