package io.zhengwen.metadata.author;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Accounts of Chinese and Japanese platforms that publish articles. */
class AccountAuthorTest {
  private static final String TEXT = "<p>" + "渡轮今天推迟开航，因为风大浪高，船长说要等到明天早上再看。".repeat(12) + "</p>";
  private static final String CARD =
      "<div class=user-card-name><a href=/c/user/7/>港边旧事</a><a>关注</a></div>";

  /** Readers' links, more than are looked at. */
  private static final String READERS =
      "<p class=user-name><a href=/c/user/8/>读者</a> 赞</p>".repeat(12);

  private static List<String> names(String html) {
    return FoundAuthors.names(html, "https://t.example.cn/a/7");
  }

  private static String page(String below) {
    return "<title>渡轮推迟开航_东屿头条</title><h1>渡轮推迟开航</h1>" + below + TEXT + READERS;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<div><span>港边旧事</span> <span>2024-06-10 16:40</span></div>",
        "<div><span>原创</span> <span>港边旧事</span> <span>2024-06-10 16:40</span></div>",
        "<div><span class=nickname><a id=js_name>港边旧事</a></span> <em>2024-06-10</em></div>",
        "<div><span>2024-06-10</span><span>原创</span><a href=/u/7>港边旧事</a></div>",
      })
  void theAccountBelowTheHeadlineIsTheAuthor(String line) {
    assertThat(names(page(line) + CARD)).containsExactly("港边旧事");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<p>posted @ 2005-11-06 23:51 <a>港边旧事</a> 阅读(402) <a>评论(3)</a></p>",
        "<p>本贴由<b>港边旧事</b>于2005年8月12日16:12:21在〖码头〗发表</p>",
        "<p>本文由 港边旧事 于 2014-3-2 11:20 发布</p>",
      })
  void whoPostedAnArticleIsNamedBelowIt(String foot) {
    assertThat(names(page("") + foot)).containsExactly("港边旧事");
  }

  @Test
  void anAccountMayHaveALatinName() {
    String html =
        "<title>渡轮推迟开航</title><h2>渡轮推迟开航</h2><p class=author-name>HarbourWatch</p><i>06-10</i>"
            + TEXT;
    assertThat(names(html)).containsExactly("HarbourWatch");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<div><span>社会</span> <span>2024-06-10 16:40</span></div>",
        "<div><a class=user-login href=/user/login>登录</a> <span>2024-06-10</span></div>",
        "<div><button class=user-follow>港边旧事</button></div>",
      })
  void sectionsAndControlsAreNoAccounts(String line) {
    assertThat(names(page(line))).isEmpty();
  }
}
