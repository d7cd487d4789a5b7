package io.zhengwen.method.combined;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.method.combined.features.BlockText;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.LowerCase;
import java.util.Set;

/**
 * Takes the labels that stand where scripts have yet to put something, such as {@code Loading...},
 * from the blocks that may be main text: with dots behind them, or on the shell of an app, where
 * they are all that there is. A word alone among other text may be a heading or an item.
 */
final class LoadingLabels {
  private static final int MOST_TOKENS = 6;
  private static final int LONGEST = 24;

  /** Blocks less likely than this are kept on pages of next to nothing else alone. */
  private static final double LIKELY = .05;

  /** Blocks less likely than this are not kept anyway. */
  private static final double LEAST = .02;

  /** The letters of such labels in lower case, with single spaces between words. */
  private static final Set<String> LABELS =
      Set.of(
          "loading",
          "loading please wait",
          "loading more",
          "now loading",
          "please wait",
          "wird geladen",
          "lädt",
          "bitte warten",
          "chargement",
          "chargement en cours",
          "cargando",
          "carregando",
          "a carregar",
          "caricamento",
          "caricamento in corso",
          "indlæser",
          "laddar",
          "ladataan",
          "ładowanie",
          "trwa ładowanie",
          "načítání",
          "загрузка",
          "идет загрузка",
          "завантаження",
          "yükleniyor",
          "đang tải",
          "memuat",
          "加载中",
          "正在加载",
          "载入中",
          "努力加载中",
          "載入中",
          "讀取中",
          "読み込み中",
          "ロード中",
          "로딩중",
          "로딩 중",
          "불러오는 중");

  private LoadingLabels() {}

  /** Sets the probabilities of such blocks to 0. */
  static void leaveOut(PageModel page, BlockPage blocks, double[] p) {
    boolean shell = true;
    for (int b = 0; b < p.length && shell; b++) {
      shell = p[b] <= LIKELY || isLabel(text(page, blocks, b));
    }
    for (int b = 0; b < p.length; b++) {
      if (p[b] > LEAST) {
        String text = text(page, blocks, b);
        if ((shell || text.endsWith("...") || text.endsWith("…")) && isLabel(text)) {
          p[b] = 0;
        }
      }
    }
  }

  /** The text of a short block; empty for others. */
  private static String text(PageModel page, BlockPage blocks, int b) {
    if (blocks.measures.tokens[b] > MOST_TOKENS || blocks.measures.chars[b] > LONGEST) {
      return "";
    }
    StringBuilder text = new StringBuilder(LONGEST);
    BlockText.append(page, blocks.blocks, b, text);
    return text.toString().strip();
  }

  private static boolean isLabel(String text) {
    StringBuilder letters = new StringBuilder();
    boolean space = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isDigit(c)) {
        return false;
      }
      if (!Character.isLetter(c)) {
        space = letters.length() > 0;
        continue;
      }
      if (space) {
        letters.append(' ');
        space = false;
      }
      letters.append(c);
    }
    return LABELS.contains(LowerCase.of(letters.toString()));
  }
}
