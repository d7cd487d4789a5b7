package io.zhengwen.posts;

/** Tells links to other pages from those to the page itself and to its users. */
final class LinksAway {
  private final String url;

  /**
   * Creates one for the links of a page.
   *
   * @param url the page's address, or an empty string
   */
  LinksAway(String url) {
    this.url = url;
  }

  /** Whether an address is that of another page, neither below this one nor a user's. */
  boolean leads(String href) {
    if (href.isEmpty() || href.indexOf('#') >= 0 || Participants.isProfile(href)) {
      return false;
    }
    String own = path(url);
    String other = path(href);
    if (own.isEmpty()) {
      return !url.isEmpty() && !other.isEmpty();
    }
    return !other.endsWith(own.substring(own.lastIndexOf('/') + 1)) && !other.startsWith(own);
  }

  /** The path of an address, without a slash at its end. */
  private static String path(String url) {
    int end = url.indexOf('?');
    String path = end < 0 ? url : url.substring(0, end);
    int host = path.indexOf("//");
    int start = host < 0 ? 0 : path.indexOf('/', host + 2);
    int last = path.endsWith("/") ? path.length() - 1 : path.length();
    return start < 0 || start >= last ? "" : path.substring(start, last);
  }
}
