package io.zhengwen.bench.train.combined.comments;

import java.time.format.DateTimeFormatter;
import java.util.Random;

/** A synthetic thread of comments in the markup of one content management system. */
final class CommentThread {
  private static final int MOST_COMMENTS = 150;
  private static final int SHORTEST_COMMENT = 3;
  private static final int LONGEST_COMMENT = 400;
  private static final int PARAGRAPH = 40;

  private final SyntheticText text;
  private final Random random;
  private final CommentMarkup markup;
  private final DateTimeFormatter dates;
  private final boolean linksNames;
  private final boolean takesReplies;
  private final boolean showsAvatars;

  private CommentThread(SyntheticText text, Random random) {
    this.text = text;
    this.random = random;
    markup = CommentMarkup.ALL.get(random.nextInt(CommentMarkup.ALL.size()));
    dates = SyntheticDate.format(random);
    linksNames = random.nextInt(3) > 0;
    takesReplies = random.nextBoolean();
    showsAvatars = random.nextBoolean();
  }

  /** Returns the HTML of a thread with a median of about nine comments of about thirty words. */
  static String html(SyntheticText text, Random random) {
    return new CommentThread(text, random).html();
  }

  private String html() {
    int comments = logNormal(2.2, 1.1, 1, MOST_COMMENTS);
    StringBuilder html =
        new StringBuilder(
            Placeholders.fill(markup.before(), heading -> text.heading() + " " + comments));
    int id = random.nextInt(100_000);
    for (int c = 0; c < comments; c++) {
      html.append(comment(id + c, c));
    }
    return html.append(markup.after()).toString();
  }

  private String comment(int id, int place) {
    return Placeholders.fill(
        markup.comment(),
        placeholder ->
            switch (placeholder) {
              case "id" -> Integer.toString(id);
              case "parity" -> place % 2 == 0 ? "even" : "odd alt";
              case "avatar" -> showsAvatars ? "<img class=avatar src=avatar.png>" : "";
              case "name" -> linksNames ? linkedName() : text.name();
              case "date" -> SyntheticDate.in(dates, random);
              case "reply" -> takesReplies ? reply() : "";
              case "word" -> text.name();
              case "votes" -> Integer.toString(random.nextInt(100));
              case "subject" -> text.heading();
              case "paragraphs" -> "<p>" + body("</p><p>") + "</p>";
              case "lines" -> body("<br><br>");
              default -> throw new IllegalArgumentException("no value for " + placeholder);
            });
  }

  private String linkedName() {
    return "<a href=\"/user/" + random.nextInt(10_000) + "\" rel=nofollow>" + text.name() + "</a>";
  }

  private String reply() {
    return "<a class=reply-link href=\"#r\">" + text.name() + "</a>";
  }

  private String body(String between) {
    int words = logNormal(3.5, .9, SHORTEST_COMMENT, LONGEST_COMMENT);
    int paragraphs = 1 + random.nextInt(1 + words / PARAGRAPH);
    StringBuilder body = new StringBuilder();
    for (int p = 0; p < paragraphs; p++) {
      body.append(p > 0 ? between : "").append(text.sentences(words / paragraphs));
    }
    return body.toString();
  }

  private int logNormal(double mean, double deviation, int least, int most) {
    double value = Math.exp(mean + deviation * random.nextGaussian());
    return (int) Math.max(least, Math.min(most, value));
  }
}
