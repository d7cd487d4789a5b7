package io.zhengwen.metadata.author;

import io.zhengwen.page.PageModel;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds who sent the message that a page of a mailing list's archive shows: the name behind {@code
 * From} among other headers of mail, as MHonArc and others list them, or the bold name between the
 * subject and a link that writes to an address, as in Pipermail. Messages below are answers.
 */
final class MailSender {
  private static final String FROM = "From";

  private static final Pattern SUBJECT = Pattern.compile("(?i)Subject(?:\\s?:.*)?");

  private static final Pattern OTHER =
      Pattern.compile("(?i)(?:To|Cc|Date|Sent|Reply-To|Message-ID|In-Reply-To)(?:\\s?:.*)?");

  /** The header {@code From}: a name and perhaps an address, or an address and a name. */
  private static final Pattern SENDER =
      Pattern.compile(
          FROM
              + "(?:\\s?:\\s?|\\s)(?:\\S{1,64}(?:@| at )\\S{1,64} \\((?<behind>[^()]{2,70})\\)"
              + "|[\"“]?(?<name>\\p{L}[^<>\\[\\]()\"”@|:]{1,69}?)[\"”]?\\s?"
              + "(?<address>[<\\[(].*|@ \\d{4}-.*)?)",
          Pattern.DOTALL);

  private static final Pattern ADDRESS = Pattern.compile("\\S{1,64}(?:@| at )\\S{1,255}");

  /** What a list puts behind the name of a sender whose address it hides. */
  private static final Pattern VIA = Pattern.compile("\\svia\\s.*");

  /** How many texts before and behind {@code From} other headers are looked for. */
  private static final int MOST_TEXTS = 12;

  /** How many characters may stand before the headers; examples in an article come later. */
  private static final int MOST_BEFORE = 1_500;

  private final PageModel page;

  private MailSender(PageModel page) {
    this.page = page;
  }

  /** The name of the sender of a page's first message; empty if the page shows no such message. */
  static Optional<String> of(PageModel page) {
    MailSender senders = new MailSender(page);
    String name = "";
    for (int i = 0; i < page.size() && name.isEmpty(); i++) {
      if (page.isText(i) && page.measures().chars(0, i) > MOST_BEFORE) {
        break;
      }
      if (page.isText(i)) {
        name = senders.ofHeader(i);
      } else if (page.tag(i).equals("a") && page.attr(i, "href").startsWith("mailto:")) {
        name = senders.beforeLink(i);
      }
    }
    if (name.isEmpty()) {
      return Optional.empty();
    }
    List<String> names = AuthorNames.stated(VIA.matcher(name).replaceFirst(""));
    return names.size() == 1 && !Nobody.isMeantBy(names.get(0))
        ? Optional.of(names.get(0))
        : Optional.empty();
  }

  /** The sender whom a line names if headers of mail stand around it; else an empty text. */
  private String ofHeader(int text) {
    if (page.textLength(text) < FROM.length() || page.charAt(text, 0) != FROM.charAt(0)) {
      return "";
    }
    Matcher sender = SENDER.matcher(BylineText.line(page, text));
    if (!sender.matches()) {
      return "";
    }
    String behind = sender.group("behind");
    boolean hasAddress = behind != null || sender.group("address") != null;
    return isNear(text, SUBJECT) || hasAddress && isNear(text, OTHER)
        ? behind == null ? sender.group("name") : behind
        : "";
  }

  /** The bold name between a heading and a link that shows an address; or an empty text. */
  private String beforeLink(int link) {
    int name = textBefore(link);
    int headline = name < 0 ? -1 : textBefore(name);
    return headline >= 0
            && page.tag(page.parent(name)).equals("b")
            && isInHeading(headline)
            && !isInHeading(name)
            && ADDRESS.matcher(page.text(link, page.end(link), i -> true).strip()).matches()
            && !ADDRESS.matcher(page.text(name)).matches()
        ? page.text(name)
        : "";
  }

  private boolean isNear(int text, Pattern header) {
    int before = text;
    int behind = text;
    for (int k = 0; k < MOST_TEXTS; k++) {
      before = before < 0 ? -1 : textBefore(before);
      behind = behind < 0 ? -1 : AccountNames.nextText(page, behind + 1);
      if (isHeader(before, header) || isHeader(behind, header)) {
        return true;
      }
    }
    return false;
  }

  private boolean isHeader(int text, Pattern header) {
    return text >= 0 && header.matcher(page.text(text)).matches();
  }

  private int textBefore(int node) {
    int i = node - 1;
    while (i >= 0 && !page.isText(i)) {
      i--;
    }
    return i;
  }

  private boolean isInHeading(int text) {
    int i = page.parent(text);
    while (i > 0 && !page.isHeading(i)) {
      i = page.parent(i);
    }
    return i > 0;
  }
}
