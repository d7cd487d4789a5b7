package io.zhengwen.cli.input;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Problems;
import io.zhengwen.text.LowerCase;
import java.io.IOException;
import java.io.InputStream;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.Map;
import org.apache.james.mime4j.MimeException;
import org.apache.james.mime4j.stream.EntityState;
import org.apache.james.mime4j.stream.Field;
import org.apache.james.mime4j.stream.MimeConfig;
import org.apache.james.mime4j.stream.MimeTokenStream;
import org.apache.james.mime4j.stream.RecursionMode;

/**
 * The page in a MIME message of related parts, as browsers and word processors save a page with its
 * images in one file (MHTML, RFC 2557): the first part that is HTML, or the message itself. What
 * else it has is passed over.
 */
final class MhtmlSource {
  /** More levels of parts within parts are not followed. */
  private static final int MOST_LEVELS = 10;

  private static final int MOST_FIELDS = 1_000;
  private static final int LONGEST_FIELD = 100_000;

  private static final MimeConfig CONFIG =
      MimeConfig.custom()
          .setMaxLineLen(-1)
          .setMaxHeaderCount(MOST_FIELDS)
          .setMaxHeaderLen(LONGEST_FIELD)
          .build();

  /** The fields in which a message and a part of it say their address, the first before others. */
  private static final String SNAPSHOT = "snapshot-content-location";

  private static final String LOCATION = "content-location";
  private static final String TYPE = "content-type";
  private static final String DATE = "date";

  private final String place;
  private final PageSink sink;

  /** The fields of the message, and of the part that is being read. */
  private final Map<String, String> message = new HashMap<>();

  private final Map<String, String> part = new HashMap<>();

  /**
   * A message.
   *
   * @param place where it was found, for messages
   */
  MhtmlSource(String place, PageSink sink) {
    this.place = place;
    this.sink = sink;
  }

  /**
   * Reads the message up to its page.
   *
   * @param id the page's id
   * @param path the path of its file
   */
  void read(InputStream in, String id, String path) throws IOException, CommandFailedException {
    MimeTokenStream stream = new MimeTokenStream(CONFIG);
    stream.setRecursionMode(RecursionMode.M_NO_RECURSE);
    try {
      stream.parse(in);
      if (!hasPage(stream)) {
        sink.skipped(place, "MIME message without a page");
        return;
      }
      Page.Content html =
          PageContents.bytes(stream.getDecodedInputStream().readNBytes(PageContents.MOST));
      String type = part.getOrDefault(TYPE, message.get(TYPE));
      sink.page(new Page(id, id, place, path, url(), type, Map.of(), details(), html));
    } catch (MimeException e) {
      sink.problem(place, "broken MIME message: " + Problems.reason(e));
    }
  }

  /** Moves to the body of the first part that is HTML, if there is one. */
  private boolean hasPage(MimeTokenStream stream) throws IOException, MimeException {
    int level = 0;
    for (EntityState state = stream.getState();
        state != EntityState.T_END_OF_STREAM && level <= MOST_LEVELS;
        state = stream.next()) {
      switch (state) {
        case T_START_MULTIPART -> level++;
        case T_END_MULTIPART -> level--;
        case T_START_HEADER -> part.clear();
        case T_FIELD -> add(stream.getField(), level == 0 ? message : part);
        case T_BODY -> {
          if (isHtml(stream.getBodyDescriptor().getMimeType())) {
            return true;
          }
        }
        default -> {
          // Preambles, ends of headers and the like say nothing.
        }
      }
    }
    return false;
  }

  private static void add(Field field, Map<String, String> fields) {
    fields.putIfAbsent(LowerCase.of(field.getName()), field.getBody().strip());
  }

  private static boolean isHtml(String type) {
    return type.equals("text/html") || type.equals("application/xhtml+xml");
  }

  /** The address that was saved; null if it is not one of the web, or unknown. */
  private String url() {
    String url =
        message.getOrDefault(
            SNAPSHOT, part.getOrDefault(LOCATION, message.getOrDefault(LOCATION, "")));
    return url.startsWith("http://") || url.startsWith("https://") ? url : null;
  }

  private Map<String, String> details() {
    try {
      Instant saved =
          DateTimeFormatter.RFC_1123_DATE_TIME.parse(message.getOrDefault(DATE, ""), Instant::from);
      return Map.of("date", saved.toString());
    } catch (DateTimeException unknown) {
      return Map.of();
    }
  }
}
