package io.zhengwen.signature;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MinHashTest {
  private static final int TEXTS = 300;

  @Test
  void everyTextHasSixteenNumberedBands() {
    List<String> bands = MinHash.bands(text(new Random(1), 300));
    assertThat(bands).hasSize(16).allMatch(band -> band.matches("[0-9a-f]{14}"));
    assertThat(bands.stream().map(band -> band.substring(0, 2)).distinct()).hasSize(16);
  }

  @Test
  void shortTextsHaveNone() {
    assertThat(MinHash.bands("Sorry, this page is gone.")).isEmpty();
    assertThat(MinHash.key("Sorry, this page is gone.")).isEmpty();
    assertThat(MinHash.bands("word ".repeat(20))).hasSize(16);
    assertThat(MinHash.bands("\uD800".repeat(1000))).isEmpty();
  }

  @Test
  void bandsAndKeysAreSharedAsOftenAsTheirFormulasSay() {
    for (double kept : new double[] {0.5, 0.8, 0.95, 1}) {
      double near = share(kept, (a, b) -> !shared(a, b).isEmpty());
      double key = share(kept, (a, b) -> MinHash.key(a).equals(MinHash.key(b)));
      assertThat(near).isBetween(bandsShared(kept) - 0.1, bandsShared(kept) + 0.1);
      assertThat(key).isBetween(Math.pow(kept, 3) - 0.1, Math.pow(kept, 3) + 0.1);
    }
  }

  @Test
  void differentTextsShareNothing() {
    Random random = new Random(5);
    Set<String> bands = new HashSet<>();
    Set<String> keys = new HashSet<>();
    for (int i = 0; i < TEXTS; i++) {
      String text = text(random, 400);
      assertThat(MinHash.bands(text)).allMatch(bands::add);
      assertThat(keys.add(MinHash.key(text).orElseThrow())).isTrue();
    }
  }

  @Test
  void chineseIsReadByCharacters() {
    String text =
        "老城图书馆经过两年修缮，于周一上午重新向市民开放。馆内新增了三百个座位，屋顶的玻璃天窗也全部更换，阅览室比以前明亮许多，"
            + "许多家长带着孩子一早就来排队。馆长表示，今后每周六晚上都会举办免费讲座，邀请本地作家和科学家与读者见面。";
    assertThat(shared(text, "【讯】" + text.replace("三百", "两百") + "编辑：张三")).isNotEmpty();
    String other = new StringBuilder(text).reverse().toString();
    assertThat(shared(text, other)).isEmpty();
  }

  private interface Pair {
    boolean holds(String a, String b);
  }

  /** How often a text and its beginning are alike. */
  private static double share(double kept, Pair alike) {
    Random random = new Random(3);
    int count = 0;
    for (int i = 0; i < TEXTS; i++) {
      List<String> words = List.of(text(random, 500).split(" "));
      String part = String.join(" ", words.subList(0, (int) (kept * words.size())));
      count += alike.holds(String.join(" ", words), part) ? 1 : 0;
    }
    return (double) count / TEXTS;
  }

  private static double bandsShared(double kept) {
    return 1 - Math.pow(1 - Math.pow(kept, 4), 16);
  }

  private static List<String> shared(String a, String b) {
    List<String> shared = new ArrayList<>(MinHash.bands(a));
    shared.retainAll(MinHash.bands(b));
    return shared;
  }

  private static String text(Random random, int words) {
    return IntStream.range(0, words)
        .mapToObj(i -> Integer.toString(random.nextInt(100_000), 36))
        .collect(Collectors.joining(" "));
  }
}
