package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClosingNoticesTest {
  private static final String TEXT = "<p>" + "清晨的早市已经热闹起来，卖豆花的老杜支起棚子，第一锅刚出。".repeat(5) + "</p>";

  /** Returns which blocks are left if all are chosen. */
  private static boolean[] left(String html) {
    PageModel page = model(html);
    BlockPage blocks = new BlockPage(page, 100);
    boolean[] kept = new boolean[blocks.size];
    Arrays.fill(kept, true);
    ClosingNotices.leaveOut(page, blocks, kept);
    return kept;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "版权声明：本文为原创文章，版权归老杜所有。",
        "【免责声明】本文仅代表作者观点，与本网无关。",
        "特别声明：以上内容为自媒体平台用户上传并发布。",
        "版權聲明：本文為原創文章。",
        "本文地址：<a href=/a>https://d.example/a</a>",
        "原文链接：https://d.example/a",
        "©著作权归作者所有，转载请联系作者",
        "未经授权，不得转载",
        "转载请注明出处",
        "长按识别二维码，关注我们",
        "责任编辑：<span></span>",
        "（责任编辑：杜一锅）",
        "責編：杜一鍋",
        "返回早市，查看更多",
        "PDFファイルをご覧いただくには、専用のソフトが必要です。",
        "より良いウェブサイトにするために、ご感想をお聞かせください。"
      })
  void noticesBelowATextAreRemoved(String notice) {
    assertThat(left(TEXT + "<p>" + notice + "</p>")).containsExactly(true, false);
    assertThat(left(TEXT + "<p>" + notice + "</p><p>举报邮箱：a@d.example</p>"))
        .containsExactly(true, false, true);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "特别声明的是，老杜从不涨价。",
        "转载来的货物在码头堆成了山。",
        "关注我们的早市。",
        "责任编辑一早就到了摊前。",
        "返回老家以后，他查看更多的账本。",
        "Copyright notice: all rights are with the market."
      })
  void proseAndOtherLanguagesStay(String line) {
    assertThat(left(TEXT + "<p>" + line + "</p>")).doesNotContain(false);
  }

  @Test
  void aPageOfNoticesStays() {
    assertThat(left("<p>版权声明</p><p>版权声明：本站文字归早市所有。</p><p>转载请注明出处。</p>")).doesNotContain(false);
    assertThat(left("<p>版权声明：本站文字归早市所有。</p>" + TEXT)).doesNotContain(false);
  }

  @Test
  void boxesNamedForCopyrightAreRemovedBelowShortTexts() {
    String text = "<p>新换的炉子火很旺，第一锅豆花比平时早了半个钟头，老杜一边收钱一边说这是他儿子寄回来的。</p>";
    String box =
        "<ul class=post-copyright><li>标题：早市的炉子</li><li>作者：老杜</li>"
            + "<li>本作品采用知识共享许可协议进行许可，转载时请注明出处。</li></ul>";

    assertThat(left(text + box)).containsExactly(true, false, false, false);
    assertThat(left(text + box.replace("post-copyright", "post-meta"))).doesNotContain(false);
    assertThat(left("<p>早市</p>" + box)).doesNotContain(false);
  }

  @Test
  void whomToAskIsRemovedWithItsBox() {
    String box = "<h2>このページに関するお問い合わせ</h2><p>環境部 清掃課</p><p>電話：00-0000-0000</p>";
    assertThat(left(TEXT + "<div>" + box + "</div><p>下旬まで続きます。</p>"))
        .containsExactly(true, false, false, false, true);
  }
}
