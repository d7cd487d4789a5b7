package io.zhengwen.metadata.author;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.read.MetadataReader;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MailSenderTest {
  private static final String BODY = "<pre>The tide tables are off by an hour.\nFrom: Bo Ek</pre>";

  private static PageModel page(String html) {
    return PageModelBuilder.build(new PageReader().read(html, "https://lists.example.org/msg7"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // MHonArc
        "<h1>Tide</h1><ul><li><em>Subject</em>: Tide</li><li><em>From</em>: Ann Lee"
            + " &lt;<a href=mailto:a@x>ann@x</a>&gt;</li><li><em>Date</em>: 12 Mar</li></ul>",
        "<ul><li><b>To:</b> tides@x</li><li><b>From:</b> \"Ann Lee\" &lt;ann at x.org&gt;</li></ul>",
        // Pipermail
        "<h1>Tide</h1><b>Ann Lee</b> <a href=mailto:tides@x>ann at example.org</a><br><i>Mon</i>",
        // mod_mbox
        "<table><tr><td>Subject</td><td>Tide</td></tr><tr><td>From</td><td>Ann Lee"
            + " &lt;ann...@x.org&gt;</td></tr></table>",
        // hypermail
        "<h1>Tide</h1><p><dfn>From</dfn>: Ann Lee via Tides &lt;tides@x&gt;<br><dfn>Date</dfn>: Mon",
        // plain text
        "<pre><b>From:</b> Ann Lee &lt;ann@x&gt;\n<b>To:</b> tides@x\n<b>Subject:</b> Tide</pre>",
        "<p>From: ann@x.org (Ann Lee)<br>Subject: Tide</p>",
        "<p>From: Ann Lee<br>Subject: Tide</p>",
      })
  void whoSentAMessageIsItsAuthor(String headers) {
    PageModel page = page("<title>Tide</title>" + headers + BODY);
    assertThat(MailSender.of(page)).contains("Ann Lee");
    assertThat(MetadataReader.read(page).authors())
        .extracting(MetadataValue::value)
        .containsExactly("Ann Lee");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<p>From: Tenby<br>To: Milford<br>Date: 12 Mar</p>",
        "<p>From Ann Lee (the editor) with love</p>",
        "<p>From: root &lt;root@x.org&gt;<br>Subject: Cron</p>",
        "<h1>Tide</h1><p><b>Write to us</b> <a href=mailto:a@x.org>by mail</a></p>",
        "<h1>Tide</h1><p>The harbour</p><p><b>Office</b> <a href=mailto:a@x.org>a@x.org</a></p>",
      })
  void otherTextsNameNoSender(String html) {
    assertThat(MailSender.of(page("<title>Tide</title>" + html))).isEmpty();
  }

  @Test
  void anExampleWithinAnArticleNamesNoSender() {
    String article = "<p>" + "A message begins with its headers, as in this one. ".repeat(40);
    assertThat(MailSender.of(page(article + "<pre>From: Ann Lee &lt;ann@x&gt;</pre>Subject: Tide")))
        .isEmpty();
  }

  @Test
  void aPageThatStatesItsAuthorHasNoOther() {
    String html =
        "<title>Tide</title><meta name=author content='Cy Orr'><meta property=og:type"
            + " content=article><h1>Tide</h1><p>From: Ann Lee<br>Subject: Tide</p>";
    assertThat(MetadataReader.read(page(html)).authors())
        .extracting(MetadataValue::value)
        .containsExactly("Cy Orr");
  }
}
