package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PanelHeadsTest {
  private static final String ANSWER = "Yes, within two weeks, if you send us the bill.";

  /** Returns whether the first block of two is kept if the second is. */
  private static boolean isHead(String html) {
    PageModel page = model(html);
    boolean[] kept = {false, true};
    PanelHeads.add(page, new KeptBlocks(new BlockPage(page, 100), kept));
    return kept[0];
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<h2><button>Can I return it?</button></h2><div><p>%s</div>",
        "<div><h3><span><button>Can I return it?</button></span></h3></div><div><p>%s</div>",
        "<button aria-expanded=false>Can I return it?</button><div><p>%s</div>",
        "<div role=button aria-expanded=true aria-controls=a>Can I return it?</div><p></p><div id=a>%s</div>",
        "<a href=#a aria-expanded=true>Can I return it?</a><i></i><div id=a>%s</div>",
        "<div><button data-bs-target=#a aria-expanded=false>Can I return it?</button></div><div id=a>%s</div>"
      })
  void theHeadOfAKeptPanelIsKept(String html) {
    assertThat(isHead(html.replace("%s", ANSWER))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<button>Listen</button><div><p>%s</div>",
        "<a href=/returns aria-expanded=false>Can I return it?</a><div><p>%s</div>",
        "<button aria-expanded=false aria-controls=b>Can I return it?</button><div>%s</div>",
        "<h2><button>Can I return it?</button></h2>%s",
        "<aside aria-expanded=false>Can I return it?</aside><div>%s</div>",
        "<button aria-expanded=false aria-haspopup=true>Sizes</button><div>%s</div>",
        "<p>Can I <button aria-expanded=false>return</button> it?</p><div>%s</div>",
      })
  void otherButtonsAreNot(String html) {
    assertThat(isHead(html.replace("%s", ANSWER))).isFalse();
  }

  @Test
  void theHeadOfAPanelThatIsLeftOutStaysOut() {
    PageModel page = model("<h2><button>Can I return it?</button></h2><div>" + ANSWER + "</div>");
    boolean[] kept = {false, false};
    PanelHeads.add(page, new KeptBlocks(new BlockPage(page, 100), kept));
    assertThat(kept).containsExactly(false, false);
  }

  @Test
  void manyHeadsTakeTimeInProportion() {
    int n = 30_000;
    StringBuilder html = new StringBuilder();
    for (int i = 0; i < n; i++) {
      html.append("<button aria-expanded=true aria-controls=p").append(i % 2 == 0 ? 0 : i);
      html.append(">Can I return it?</button>");
    }
    html.append("<div id=p0>");
    for (int i = 0; i < n; i++) {
      html.append("<p id=p").append(i + 1).append(">Yes, you can.</p><i></i>");
    }
    PageModel page = model(html + "</div>");
    BlockPage measured = new BlockPage(page, 100_000);
    boolean[] kept = new boolean[measured.size];
    Arrays.fill(kept, n, kept.length, true);
    assertTimeoutPreemptively(
        Duration.ofSeconds(20), () -> PanelHeads.add(page, new KeptBlocks(measured, kept)));
    assertThat(kept).doesNotContain(false);
  }
}
