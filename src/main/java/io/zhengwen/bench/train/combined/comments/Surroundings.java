package io.zhengwen.bench.train.combined.comments;

import java.util.List;
import java.util.Random;

/**
 * Synthetic versions of what content management systems put between a text and its comments: a
 * notice, a box about the author, teasers of other texts; each on some pages only.
 */
final class Surroundings {
  private static final double NOTICE = .3;
  private static final double AUTHOR = .4;
  private static final double TEASERS = .3;

  private static final List<String> NOTICES =
      List.of(
          """
          <div class=newsletter-signup><h4>{heading}</h4><p>{sentences}</p>
          <form><input type=email name=email><button>{name}</button></form></div>
          """,
          "<p class=disclaimer>{sentences}</p>",
          "<div class=copyright-notice><small>{sentences}</small></div>",
          """
          <div class=subscribe-box><strong>{heading}</strong> {sentences}
          <a href="/subscribe">{heading}</a></div>
          """,
          "<div class=affiliate-disclosure><em>{sentences}</em></div>",
          """
          <div class=support-us><h3>{heading}</h3><p>{sentences}</p>
          <a class=button href="/{id}">{heading}</a></div>
          """,
          "<div class=shengming><p>{sentences}</p></div>");

  private static final List<String> AUTHORS =
      List.of(
          """
          <div class=author-box>{avatar}<h4 class=author-name><a href="/author/{id}">{name}</a></h4>
          <p class=author-bio>{sentences}</p></div>
          """,
          """
          <div class="about-author clearfix"><h3>{heading}</h3>{avatar}<div class=description>
          <p>{sentences} <a href="/author/{id}">{name}</a></p></div></div>
          """,
          """
          <section class="entry-author vcard"><h3>{heading} <span class=fn>{name}</span></h3>
          {avatar}<div class=author-description>{sentences}</div></section>
          """,
          """
          <div id=authorarea>{avatar}<div class=authorinfo><h3>{heading}</h3>
          <p>{sentences}</p></div></div>
          """,
          """
          <div class=post-author><span class=author-name>{name}</span>
          <span class=author-title>{heading}</span><p>{sentences}</p>
          <a class=more href="/author/{id}">{heading}</a></div>
          """,
          """
          <footer class=contributor><div class=contributor__bio>{avatar}
          <p><strong>{name}</strong> {sentences}</p></div></footer>
          """,
          "<div class=author_info><dl><dt>{name}</dt><dd>{sentences}</dd></dl></div>");

  /** Markup of teasers: before them, for each of them, after them. */
  private record Teasers(String before, String teaser, String after) {}

  private static final List<Teasers> TEASER_LISTS =
      List.of(
          new Teasers(
              "<div class=related-posts><h3>{heading}</h3><ul>",
              """
              <li><a href="/{id}">{image}</a><h4><a href="/{id}">{heading}</a></h4>
              <p>{sentences}</p></li>
              """,
              "</ul></div>"),
          new Teasers(
              "<section class=more-stories><h2>{heading}</h2>",
              """
              <article class=teaser><h3><a href="/{id}">{heading}</a></h3>
              <p class=summary>{sentences}</p><time>{date}</time></article>
              """,
              "</section>"),
          new Teasers(
              "<div class=recommend-list><div class=title>{heading}</div>",
              """
              <div class=item><a href="/{id}">{image}<p class=tit>{heading}</p></a>
              <p class=desc>{sentences}</p></div>
              """,
              "</div>"),
          new Teasers(
              "<div id=more-news><h3>{heading}</h3>",
              """
              <div class=story><h4><a href="/{id}">{heading}</a></h4>
              <p>{sentences} <a href="/{id}" class=read-more>{heading}</a></p></div>
              """,
              "</div>"),
          new Teasers(
              "<div class=post-list>",
              """
              <div class=post-preview><a href="/{id}"><h2>{heading}</h2></a>
              <div class=meta>{name} {date}</div><div class=excerpt>{sentences}</div></div>
              """,
              "</div>"));

  private final SyntheticText text;
  private final Random random;

  private Surroundings(SyntheticText text, Random random) {
    this.text = text;
    this.random = random;
  }

  /** Returns the HTML of some surroundings, often empty. */
  static String html(SyntheticText text, Random random) {
    return new Surroundings(text, random).html();
  }

  private String html() {
    String notice = random.nextDouble() < NOTICE ? fill(any(NOTICES), 8, 60) : "";
    String author = random.nextDouble() < AUTHOR ? fill(any(AUTHORS), 12, 90) : "";
    String teasers = random.nextDouble() < TEASERS ? teasers(any(TEASER_LISTS)) : "";
    return (random.nextBoolean() ? notice + author : author + notice) + teasers;
  }

  private String teasers(Teasers kind) {
    StringBuilder html = new StringBuilder(fill(kind.before, 0, 1));
    for (int n = 2 + random.nextInt(6); n > 0; n--) {
      html.append(fill(kind.teaser, 8, 35));
    }
    return html.append(kind.after).toString();
  }

  private <T> T any(List<T> kinds) {
    return kinds.get(random.nextInt(kinds.size()));
  }

  /** Markup with sentences of at least {@code least} words and up to {@code more} more. */
  private String fill(String markup, int least, int more) {
    return Placeholders.fill(
        markup,
        name ->
            switch (name) {
              case "sentences" -> text.sentences(least + random.nextInt(more));
              case "heading" -> text.heading();
              case "name" -> text.name();
              case "id" -> Integer.toString(random.nextInt(100_000));
              case "date" -> SyntheticDate.in(SyntheticDate.format(random), random);
              case "avatar" -> random.nextBoolean() ? "<img class=avatar src=avatar.png>" : "";
              case "image" -> random.nextBoolean() ? "<img src=image.jpg>" : "";
              default -> throw new IllegalArgumentException("no value for " + name);
            });
  }
}
