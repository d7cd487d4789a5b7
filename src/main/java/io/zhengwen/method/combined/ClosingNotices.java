package io.zhengwen.method.combined;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.method.combined.features.NamedParts;
import io.zhengwen.method.combined.names.NameWords;
import io.zhengwen.page.Blocks;
import io.zhengwen.page.PageModel;
import java.util.regex.Pattern;

/**
 * Removes the notices from a choice that Chinese and Japanese pages have below their text: of
 * copyright, of who answers for it or is to be asked, where it is found and how to follow ({@code
 * 版权声明：…}, {@code 本文地址：…}, {@code 长按识别二维码}), and lines of boxes whose names say so.
 */
final class ClosingNotices {
  /** How many blocks from the end of a text may be such notices. */
  private static final int MOST_BLOCKS = 8;

  /** How many times as long the text above a notice is. */
  private static final int LEAST_ABOVE = 3;

  /** Words in names of boxes of notices, as systems of weblogs print them below texts. */
  private static final NameWords NAMES =
      NameWords.of("copyright", "copyrights", "license", "licensing");

  private static final int LONGEST_START = 60;

  /** The heading of a box that says whom to ask about a page, as Japanese authorities have it. */
  private static final String CONTACT = "この(?:ページ|記事|情報)(?:の内容)?に(?:関する|ついての)お?問い?合わ?せ";

  /** The text of a notice, from its first letter or mark of a label. */
  private static final Pattern NOTICE =
      Pattern.compile(
          "[^\\p{L}\\p{N}]*+(?:"
              + "(?:版[权權]|免[责責]|特[别別]|平[台臺]|[郑鄭]重|[转轉][载載]|法律|侵[权權]|本[站刊网網])?[声聲]明\\s?[：:】\\])）]"
              + "|[【\\[(（]?(?:版[权權]|免[责責]|特[别別]|平[台臺]|[转轉][载載])[声聲]明(?:$|[\\s\\u3000】])"
              + "|(?:本文)?(?:著作|版)[权權][归歸]"
              + "|(?:未[经經]|如需|[请請]勿|[欢歡]迎|禁止)[^。]{0,20}(?:[转轉][载載]|摘[编編]|[复複][制製])"
              + "|[转轉][载載][^。]{0,6}(?:[请請]|[须須]|需)"
              + "|(?:本文|原文|文章|[固永][定久])(?:的)?(?:永久)?(?:地址|[链鏈連][接結]|[网網]址)\\s?[：:]"
              + "|(?:长按|長按|[扫掃]描|[扫掃]一[扫掃]|[识識][别別]|微信)[^。]{0,12}(?:二[维維][码碼]|[关關]注)"
              + "|点[赞讚][^。]{0,8}(?:在看|[转轉][发發]|分享)"
              + "|[（(【\\[]?(?:[责責]任|值班|本文)(?:[编編][辑輯]|[编編]校)\\s?[：:]"
              + "|[（(【\\[]?[责責][编編]\\s?[：:]"
              + "|返回[^。]{0,8}[，,]\\s?查看更多"
              + "|PDF(?:形式の)?ファイルを(?:ご覧|見る|開く|閲覧)"
              + "|より[良よ]い(?:ウェブサイト|ホームページ|サイト)に(?:する|して)"
              + "|このページ(?:の情報)?は(?:お?役に立ち|見つけやす|[分わ]かりやす)"
              + "|"
              + CONTACT
              + ")");

  private static final Pattern CONTACT_HEADING = Pattern.compile(CONTACT);

  private ClosingNotices() {}

  /** Removes notices from {@code kept}. */
  static void leaveOut(PageModel page, BlockPage measured, boolean[] kept) {
    int[] tokens = measured.measures.tokens;
    int above = 0;
    for (int b = 0; b < kept.length; b++) {
      above += kept[b] ? tokens[b] : 0;
    }
    boolean[] boxed = null;
    int seen = 0;
    for (int b = kept.length - 1; b >= 0 && seen < MOST_BLOCKS; b--) {
      if (kept[b]) {
        seen++;
        above -= tokens[b];
        String start = start(page, measured.blocks, b);
        if (!start.isEmpty()) {
          boxed = boxed == null ? boxes(measured, kept) : boxed;
          boolean notice = above >= LEAST_ABOVE * tokens[b] && NOTICE.matcher(start).lookingAt();
          kept[b] = !boxed[b] && !notice;
          if (notice && CONTACT_HEADING.matcher(start).lookingAt()) {
            leaveOutBelow(page, measured.blocks, b, kept);
          }
        }
      }
    }
  }

  /** Removes what is below a heading in its box. */
  private static void leaveOutBelow(PageModel page, Blocks blocks, int b, boolean[] kept) {
    int heading = page.parent(blocks.start(b));
    while (heading > 0 && !page.isBlockLevel(heading)) {
      heading = page.parent(heading);
    }
    int end = page.end(page.parent(heading));
    for (int below = b + 1; below < kept.length && blocks.start(below) < end; below++) {
      kept[below] = false;
    }
  }

  /** The blocks in boxes of notices, if these are no longer than the rest of a choice. */
  private static boolean[] boxes(BlockPage measured, boolean[] kept) {
    boolean[] boxed = NamedParts.blocks(measured, NAMES, 0);
    int all = 0;
    int inBoxes = 0;
    for (int b = 0; b < kept.length; b++) {
      all += kept[b] ? measured.measures.tokens[b] : 0;
      inBoxes += kept[b] && boxed[b] ? measured.measures.tokens[b] : 0;
    }
    return 2 * inBoxes <= all ? boxed : new boolean[kept.length];
  }

  /** The first characters of a block with ideographs, of others none. */
  private static String start(PageModel page, Blocks blocks, int b) {
    StringBuilder start = new StringBuilder();
    boolean cjk = false;
    for (int i = blocks.start(b); i < blocks.end(b) && start.length() < LONGEST_START; i++) {
      if (page.isText(i)) {
        cjk |= page.hasCjk(i);
        page.appendText(i, start);
      }
    }
    return cjk ? start.toString() : "";
  }
}
