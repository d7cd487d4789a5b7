package io.zhengwen.cli.input;

import io.zhengwen.page.read.ContentSniffer;
import io.zhengwen.text.LowerCase;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The header of a message that a content may begin with: of a page that was saved in one file, or
 * of a mail. Browsers save a page without images as a message of one part, which is its HTML.
 */
final class MessageHead {
  /** The line that a mailbox puts before each of its mails. */
  private static final Pattern POSTMARK = Pattern.compile("From [^\\r\\n]*+\\r?\\n");

  /** A field, with the lines that continue it. */
  private static final Pattern FIELD =
      Pattern.compile(
          "([!-9;-~]{1,76}):[ \\t]*+([^\\r\\n]*+)\\r?\\n(?:[ \\t][^\\r\\n]*+\\r?\\n)*+");

  private final Map<String, String> fields = new HashMap<>();
  private final boolean related;

  private MessageHead(String text) {
    related = ContentSniffer.multipart(text).filter(type -> type.startsWith("related")).isPresent();
    Matcher postmark = POSTMARK.matcher(text);
    Matcher field = FIELD.matcher(text);
    field.region(postmark.lookingAt() ? postmark.end() : 0, text.length());
    while (field.lookingAt()) {
      fields.putIfAbsent(LowerCase.of(field.group(1)), LowerCase.of(field.group(2)));
      field.region(field.end(), text.length());
    }
  }

  /** Reads the header at the beginning of a text. */
  static MessageHead of(String text) {
    return new MessageHead(text);
  }

  /** Whether the message is a page that was saved: related parts, or HTML with its address. */
  boolean isSavedPage() {
    return related
        || isMime()
            && fields.containsKey("content-location")
            && fields.getOrDefault("content-type", "").startsWith("text/html");
  }

  /** Whether the message is a mail. Servers' answers, which a crawler may keep, have no sender. */
  boolean isMail() {
    return !isSavedPage() && isMime() && fields.containsKey("from");
  }

  private boolean isMime() {
    return fields.containsKey("mime-version");
  }
}
