package io.zhengwen.solr.handler;

import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrException.ErrorCode;
import org.apache.solr.common.util.NamedList;

/** The option {@code maxBody} of handlers that a page is posted to. */
final class BodyLimit {
  /** The greatest size of a body in bytes where the option does not say so. */
  static final int DEFAULT = 20_000_000;

  private static final int LARGEST = 2_000_000_000;

  private BodyLimit() {}

  /**
   * The greatest size of a body in bytes.
   *
   * @throws SolrException if the option is no number from 1 to 2,000,000,000
   */
  static int of(NamedList<?> options, Class<?> handler) {
    Object given = options.get("maxBody");
    if (given == null) {
      return DEFAULT;
    }
    try {
      int bytes = Integer.parseInt(given.toString().strip());
      if (bytes >= 1 && bytes <= LARGEST) {
        return bytes;
      }
    } catch (NumberFormatException e) {
      // Reported below, like a number out of bounds.
    }
    throw new SolrException(
        ErrorCode.SERVER_ERROR,
        handler.getSimpleName()
            + ": option 'maxBody' has the value '"
            + given
            + "', must be a whole number of bytes from 1 to "
            + LARGEST);
  }
}
