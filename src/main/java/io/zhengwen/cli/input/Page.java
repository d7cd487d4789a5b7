package io.zhengwen.cli.input;

import io.zhengwen.page.ParsedPage;
import io.zhengwen.page.read.NotHtmlException;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.page.read.PageText;
import java.io.IOException;
import java.util.Map;

/**
 * A page to be read: a file, a record of a web archive, or a line of JSON.
 *
 * @param id identifies it among the pages of a run
 * @param sourceId the id that it has where it was found
 * @param place where it was found, for messages
 * @param path the path of a file relative to its directory; for other pages that of their file
 * @param url its address, or null
 * @param contentType its media type as the server gave it, or null
 * @param fields further members of its JSON object: strings, numbers, booleans and lists of them
 * @param details what its source tells about it, such as the date of its capture
 * @param content its bytes or characters
 */
public record Page(
    String id,
    String sourceId,
    String place,
    String path,
    String url,
    String contentType,
    Map<String, Object> fields,
    Map<String, String> details,
    Content content) {

  /** The bytes or characters of a page, in memory or to be read. */
  interface Content {
    /** About how many bytes of memory it takes, now or once it is read. */
    long size();

    /** Whether that memory is in use already. */
    boolean inMemory();

    /** Returns the page's bytes or its characters, in a byte array or a string. */
    Object read() throws IOException;
  }

  /** A page in memory. */
  public static final class Loaded {
    private final Object content;
    private final String contentType;
    private final String url;

    private Loaded(Object content, String contentType, String url) {
      this.content = content;
      this.contentType = contentType;
      this.url = url;
    }

    /** Parses the page within the limits of the reader. */
    public ParsedPage parse(PageReader reader) {
      return content instanceof String html
          ? reader.read(PageText.of(html, contentType), url)
          : reader.read((byte[]) content, contentType, url);
    }

    /**
     * Returns the page's characters.
     *
     * @throws NotHtmlException if it is certainly not HTML
     */
    public PageText text() {
      return content instanceof String html
          ? PageText.of(html, contentType)
          : PageText.of((byte[]) content, contentType);
    }

    /** Returns the page's bytes; null if it was given as characters. */
    public byte[] bytes() {
      return content instanceof byte[] bytes ? bytes : null;
    }

    /** How many bytes or characters the page has. */
    public int length() {
      return content instanceof String html ? html.length() : ((byte[]) content).length;
    }
  }

  /** Reads the page into memory, at most one byte more than a page may have. */
  public Loaded load() throws IOException {
    return new Loaded(content.read(), contentType, url);
  }

  /** The memory that the page takes already, in bytes. */
  public long bytesInMemory() {
    return content.inMemory() ? content.size() : 0;
  }

  /** About how many bytes the page has. */
  public long size() {
    return content.size();
  }

  /** The page with another id; the id of its source stays. */
  Page withId(String newId) {
    return new Page(newId, sourceId, place, path, url, contentType, fields, details, content);
  }

  Page withUrl(String newUrl) {
    return new Page(id, sourceId, place, path, newUrl, contentType, fields, details, content);
  }
}
