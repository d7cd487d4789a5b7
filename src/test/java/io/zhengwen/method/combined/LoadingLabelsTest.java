package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LoadingLabelsTest {
  /** Returns the probabilities of blocks that had .9 each. */
  private static double[] left(String html) {
    PageModel page = model(html);
    BlockPage blocks = new BlockPage(page, 100);
    double[] p = new double[blocks.size];
    Arrays.fill(p, .9);
    LoadingLabels.leaveOut(page, blocks, p);
    return p;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Loading...",
        "LOADING, please  wait…",
        "Wird geladen …",
        "正在加载…",
        "読み込み中…",
        "로딩 중...",
        "Yükleniyor..."
      })
  void labelsOfWhatIsStillToCome(String label) {
    assertThat(left("<div>" + label + "</div><p>Oak bench</p>")).containsExactly(0, .9);
  }

  @Test
  void onTheShellOfAnAppAWordIsEnough() {
    assertThat(left("<div>Loading</div><div>读取中</div>")).containsOnly(.9);
    assertThat(left("<div>Loading</div><div>加载中</div>")).containsOnly(0);
  }

  @Test
  void wordsAmongOtherTextStay() {
    assertThat(left("<h2>Loading</h2><p>Pallets are lifted in by the crane.</p>")).containsOnly(.9);
  }

  @Test
  void sentencesAndNumbersStay() {
    assertThat(left("<p>Loading docks</p><p>Loading 3</p><p>加载中的船</p>")).containsOnly(.9);
  }
}
