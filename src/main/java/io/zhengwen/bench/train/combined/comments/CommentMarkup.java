package io.zhengwen.bench.train.combined.comments;

import java.util.List;

/**
 * The markup in which a content management system writes comments. {@link CommentThread} fills in
 * the words in braces.
 *
 * @param before the markup before the comments
 * @param comment one comment
 * @param after the markup after the comments
 */
record CommentMarkup(String before, String comment, String after) {

  /** Markup of the kinds that blog and news systems have used for twenty years. */
  static final List<CommentMarkup> ALL =
      List.of(
          new CommentMarkup(
              "<div id=comments><h3 id=comments-title>{heading}</h3><ol class=commentlist>",
              """
              <li class="comment {parity} depth-1" id=comment-{id}>
              <div class=comment-body id=div-comment-{id}>
              <div class="comment-author vcard">{avatar}<cite class=fn>{name}</cite>
              <span class=says>{word}:</span></div>
              <div class="comment-meta commentmetadata"><a href="#comment-{id}">{date}</a></div>
              {paragraphs}<div class=reply>{reply}</div></div></li>
              """,
              "</ol></div>"),
          new CommentMarkup(
              "<h2 id=comments>{heading}</h2><ol id=commentlist>",
              "<li id=comment-{id}>{paragraphs}<p><cite>{name} &#8212; {date}</cite></p></li>",
              "</ol>"),
          new CommentMarkup(
              "<div class=comments id=comments><h4>{heading}</h4><dl id=comments-block>",
              """
              <dt class=comment-author id=c{id}>{name} {word}:</dt>
              <dd class=comment-body><p>{lines}</p></dd>
              <dd class=comment-footer><span class=comment-timestamp><a href="#c{id}">{date}</a>
              </span></dd>
              """,
              "</dl></div>"),
          new CommentMarkup(
              """
              <div class=comments><h2 class=comments-header>{heading}</h2>
              <div class=comments-content>
              """,
              """
              <div class=comment id=comment-{id}><div class=comment-content>{paragraphs}</div>
              <p class=comment-footer>{name} | <a href="#comment-{id}">{date}</a> {reply}</p></div>
              """,
              "</div></div>"),
          new CommentMarkup(
              "<div id=disqus_thread><div id=dsq-content><ul id=dsq-comments>",
              """
              <li class=dsq-comment id=dsq-comment-{id}>
              <div class=dsq-comment-header>{avatar}<cite>{name}</cite></div>
              <div class=dsq-comment-body><div class=dsq-comment-message>{paragraphs}</div>
              <div class=dsq-comment-footer>{date} {reply}</div></div></li>
              """,
              "</ul></div></div>"),
          new CommentMarkup(
              "<div id=comments><h2 class=comments>{heading}</h2>",
              """
              <a id=comment-{id}></a><div class="comment {parity}">
              <h3 class=title><a href="#comment-{id}">{subject}</a></h3>
              <div class=submitted>{name} {date}</div><div class=content>{paragraphs}</div>
              <ul class=links><li>{reply}</li></ul></div>
              """,
              "</div>"),
          new CommentMarkup(
              "<table class=comments width=100%><tr><td class=head><b>{heading}</b></td></tr>",
              """
              <tr><td class=commenthead>{name} {date}</td></tr>
              <tr><td class=commenttext>{lines}</td></tr>
              """,
              "</table>"),
          new CommentMarkup(
              """
              <section class=comments-area><h2 class=comments-title>{heading}</h2>
              <div class=comment-list>
              """,
              """
              <article class=comment id=comment-{id}><header class=comment__header>{avatar}
              <span class=comment__author>{name}</span><time>{date}</time></header>
              <div class=comment__text>{paragraphs}</div><footer>{reply}</footer></article>
              """,
              "</div></section>"),
          new CommentMarkup(
              "<div class=pinglun><div class=pl-title>{heading}</div><ul class=comment-list>",
              """
              <li>{avatar}<div class=user><span class=name>{name}</span>
              <span class=time>{date}</span></div><p class=con>{lines}</p>
              <div class=opt>{reply} <a href="#zan">{word}({votes})</a></div></li>
              """,
              "</ul></div>"),
          new CommentMarkup(
              "<div class=reader-comments><p class=hd>{heading}</p>",
              """
              <div class=reader-comment><p class=author>{name}, {date}</p>{paragraphs}</div>
              """,
              "</div>"));
}
