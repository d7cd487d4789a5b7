package io.zhengwen.metadata.author;

/**
 * A trait of a statement about authors. A trait of one value is there or not; of the others one
 * value holds, or several, or none.
 */
enum AuthorTrait {
  /** Every statement has it. */
  ANY(1),
  PLACE(Values.PLACES),
  /** In how many other kinds of places at least half of the names stand, at most 4. */
  SUPPORT(5),
  SUPPORTED_BY(Values.PLACES),
  UNSUPPORTED(Values.PLACES),
  /** The names are part of a longer list elsewhere; 1 if the statement is in the body. */
  PART_OF_LIST(2),
  JOINED(1),
  /** The number among places of its kind: first, second, up to fifth, later. */
  RANK(4),
  NOT_FIRST(Values.PLACES),
  /** How many other places of its kind there are: none, one, up to four, more. */
  OTHERS(4),
  MANY(Values.PLACES),
  IN_COMMENTS(1),
  /** In comments of a page that is no forum thread. */
  IN_READERS_COMMENTS(1),
  ASIDE(1),
  /** Beside a link to another page: {@link io.zhengwen.metadata.places.OtherPages}. */
  IN_TEASER(Values.PLACES),
  HIDDEN(1),
  /** The number of names, at most 4. */
  NAMES(5),
  FULL_NAMES(Values.GROUPS),
  HAN_NAMES(Values.PLACES),
  /** A name in Han that is not written like a person's. */
  OTHER_HAN(Values.PLACES),
  ORGANISATION(Values.PLACES),
  NO_NAME(Values.GROUPS),
  /** A name is that of the site or its host. */
  SITE(Values.PLACES),
  FULL_NAME_OF_SITE(1),
  IN_TITLE(Values.PLACES),
  DIGITS(Values.GROUPS),
  ONE_WORD(Values.PLACES),
  LOWER_CASE(Values.GROUPS),
  LONG(1),
  ON_ARTICLE(Values.PLACES),
  NOT_ON_ARTICLE(Values.PLACES),
  ON_THREAD(Values.PLACES),
  FIRST_ON_THREAD(Values.PLACES),
  ON_PRODUCT(1),
  ON_HOME_PAGE(1),
  /** The share of the page's text that is links, in fifths. */
  LINKS(6),
  /** Where it stands against the headline: see {@link AuthorTraits}. */
  POSITION(Values.POSITIONS),
  POSITION_SHOWN(Values.POSITIONS),
  POSITION_USER(Values.POSITIONS),
  /** The share of the page's text before it, in fifths. */
  DEPTH(5),
  /** An East Asian byline: of its kind of place, the first or a later one. */
  EAST_ASIAN_BYLINE(Values.PLACES),
  LATER_EAST_ASIAN_BYLINE(Values.PLACES),
  /** An East Asian byline whose names stand in another kind of place too. */
  EAST_ASIAN_SUPPORT(Values.PLACES),
  /** An East Asian byline far from both the start and the end of the page's text. */
  AMID_TEXT(Values.PLACES),
  /** An East Asian byline in the first two fifths of the page's text. */
  EARLY(Values.PLACES);

  /** How many values there are. */
  private static final class Values {
    static final int PLACES = AuthorPlace.values().length;
    static final int GROUPS = AuthorPlace.Group.values().length;
    static final int POSITIONS = 7;
  }

  private static final AuthorTrait[] ALL = values();
  private static final int[] OFFSETS = new int[ALL.length + 1];

  static {
    for (int i = 0; i < ALL.length; i++) {
      OFFSETS[i + 1] = OFFSETS[i] + ALL[i].values;
    }
  }

  private final int values;

  AuthorTrait(int values) {
    this.values = values;
  }

  /** The number of all traits with all their values. */
  static int count() {
    return OFFSETS[ALL.length];
  }

  /** The number of a value, from 0, less than {@link #count()}. */
  int index(int value) {
    if (value < 0 || value >= values) {
      throw new IllegalArgumentException(this + " has no value " + value);
    }
    return OFFSETS[ordinal()] + value;
  }

  /** The trait of an index. */
  static AuthorTrait of(int index) {
    AuthorTrait trait = ALL[0];
    for (AuthorTrait t : ALL) {
      if (OFFSETS[t.ordinal()] <= index) {
        trait = t;
      }
    }
    return trait;
  }

  /** Whether the trait is one of East Asian bylines or names. */
  boolean isEastAsian() {
    return switch (this) {
      case HAN_NAMES,
          OTHER_HAN,
          EAST_ASIAN_BYLINE,
          LATER_EAST_ASIAN_BYLINE,
          EAST_ASIAN_SUPPORT,
          AMID_TEXT,
          EARLY ->
          true;
      default -> false;
    };
  }

  /** The name of an index: the trait's and the value. */
  static String nameOf(int index) {
    AuthorTrait trait = of(index);
    int value = index - OFFSETS[trait.ordinal()];
    String name =
        trait.values == Values.PLACES
            ? AuthorPlace.values()[value].name()
            : trait.values == Values.GROUPS
                ? AuthorPlace.Group.values()[value].name()
                : Integer.toString(value);
    return trait + " " + name;
  }
}
