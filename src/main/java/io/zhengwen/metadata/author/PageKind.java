package io.zhengwen.metadata.author;

/**
 * What a page is by its declarations and its headline, and whose it is.
 *
 * @param article whether it declares an article, or has one headline with its date below
 * @param silent whether it declares no kind at all
 * @param thread whether it declares a forum's thread or a question
 * @param product whether it declares a product
 * @param site the site's name, may be empty
 * @param host the host without {@code www.}, may be empty
 * @param home whether it is the site's first page
 * @param language the code of its language, may be empty
 */
record PageKind(
    boolean article,
    boolean silent,
    boolean thread,
    boolean product,
    String site,
    String host,
    boolean home,
    String language) {}
