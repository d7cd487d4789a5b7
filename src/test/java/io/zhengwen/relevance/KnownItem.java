package io.zhengwen.relevance;

/**
 * A query that someone would type who looks for a certain page.
 *
 * @param kind how it was made
 * @param language the page's language
 * @param id the page
 * @param text the query
 */
record KnownItem(Kind kind, String language, String id, String text) {
  /** How a query is made of a page's labels. */
  enum Kind {
    /** Its headline. */
    TITLE,
    /** Six words in a row, in Chinese up to eight characters. */
    SNIPPET,
    /** A sentence of up to 25 words or 30 characters. */
    SENTENCE,
    /** Three words from anywhere in the main text. */
    WORDS,
    /**
     * The same words in the forms that a dictionary has, where one of them is in another; English.
     */
    FORMS,
    /** Three words of a sentence, typed without spaces; Chinese. */
    JOINED,
    /** The name of its first author. */
    AUTHOR;

    /** Whether the kind counts for the mean over kinds. */
    boolean isInMean() {
      return this != FORMS && this != JOINED && this != AUTHOR;
    }
  }
}
