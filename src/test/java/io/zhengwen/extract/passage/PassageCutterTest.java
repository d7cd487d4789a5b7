package io.zhengwen.extract.passage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.Pages;
import io.zhengwen.extract.Selection;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.page.PageModel;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PassageCutterTest {
  private static String content;

  private static List<Passage> cut(String html, int size) {
    PageModel page = Pages.model(html);
    Outline outline = new Outline();
    content = TextRenderer.render(page, Selection.ofSubtree(page, 0), outline);
    List<Passage> passages = PassageCutter.cut(content, outline, size);
    int end = 0;
    for (Passage p : passages) {
      assertThat(p.text())
          .isEqualTo(content.substring(p.start(), p.end()))
          .isEqualTo(p.text().strip());
      assertThat(p.text().length()).isBetween(1, size);
      assertThat(content.substring(end, p.start())).isBlank();
      end = p.end();
    }
    assertThat(content.substring(end)).isBlank();
    return passages;
  }

  private static List<String> texts(String html, int size) {
    return cut(html, size).stream().map(Passage::text).toList();
  }

  @Test
  void headingsBeginPassages() {
    List<Passage> passages =
        cut("<h1>Port</h1><p>a<h2>Tides</h2><p>b<p>c<h2>Fees</h2><h3>Boats</h3><p>d", 50);
    assertThat(passages)
        .extracting(Passage::text)
        .containsExactly("Port\na", "Tides\nb\nc", "Fees\nBoats\nd");
    assertThat(passages)
        .extracting(Passage::headings)
        .containsExactly(
            List.of("Port"), List.of("Port", "Tides"), List.of("Port", "Fees", "Boats"));
  }

  @Test
  void paragraphsStayTogetherAsFarAsTheyFit() {
    String p = "<p>" + "x".repeat(24);
    assertThat(texts(p.repeat(5), 50))
        .containsExactly(
            "x".repeat(24) + "\n" + "x".repeat(24),
            "x".repeat(24) + "\n" + "x".repeat(24),
            "x".repeat(24));
  }

  @Test
  void longParagraphsAreCutBetweenSentences() {
    String english = "The harbour board met on Tuesday. It opened the bridge at 3.5 metres. ";
    assertThat(texts("<p>" + english.repeat(3), 80))
        .hasSize(3)
        .allMatch(text -> text.equals(english.strip()));
    String chinese = "港务局周二开会讨论了大桥的事。桥在三点五米处打开！谁来付钱呢？";
    assertThat(texts("<p>" + chinese.repeat(4), 60)).allMatch(text -> text.matches(".*[。！？]"));
  }

  @Test
  void withoutSentencesWordsStayWhole() {
    String words = "harbour bridge quay tide ".repeat(20);
    assertThat(texts("<p>" + words, 60))
        .allMatch(text -> text.matches("((harbour|bridge|quay|tide)( |$))+"));
  }

  @Test
  void textWithoutAnyPlaceIsCutBetweenCharacters() {
    assertThat(texts("<p>" + "x".repeat(120), 50))
        .containsExactly("x".repeat(50), "x".repeat(50), "x".repeat(20));
    assertThat(String.join("", texts("<p>" + "a" + "\uD83D\uDE00".repeat(100), 51)))
        .isEqualTo("a" + "\uD83D\uDE00".repeat(100));
    cut("<p>" + "e\u0301".repeat(100), 51)
        .forEach(p -> assertThat(p.text()).startsWith("e").endsWith("\u0301"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "สะพานข้ามแม่น้ำโขงแห่งใหม่มีความยาว",
        "ទន្លេមេគង្គ",
        "ကြောင်ကြီးမြန်မာနိုင်ငံ",
        "\uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67\u200D\uD83D\uDC66",
        "\uD83C\uDDE9\uD83C\uDDEA\uD83C\uDDEB\uD83C\uDDF7",
        "क्षत्रियोंकीपरियोजनाएँ"
      })
  void nothingThatReadersTakeForOneCharacterIsCut(String run) {
    for (int size = 50; size < 220; size += 7) {
      List<Passage> passages = cut("<p>" + run.repeat(40), size);
      BitSet characters = new BitSet();
      Pattern.compile("\\X").matcher(content).results().forEach(c -> characters.set(c.start()));
      assertThat(passages).allMatch(passage -> characters.get(passage.start()));
    }
  }

  @Test
  void aCharacterLongerThanAPassageIsCut() {
    assertThat(texts("<p>a" + "\u0301".repeat(99), 50)).hasSize(2);
  }

  @Test
  void preformattedTextIsCutBetweenLines() {
    assertThat(texts("<pre>" + "int a = b + c;\n".repeat(10), 50))
        .allMatch(text -> text.matches("(int a = b \\+ c;\n?)+"));
  }

  @Test
  void headingThatFillsAPassageStandsAlone() {
    List<Passage> passages = cut("<h2>" + "x".repeat(49) + "</h2><p>" + "word ".repeat(30), 50);
    assertThat(passages.get(0).text()).isEqualTo("x".repeat(49));
    assertThat(passages.get(1).headings()).containsExactly("x".repeat(49));
  }

  @Test
  void noFirstWordIsCutForTheSakeOfItsHeading() {
    assertThat(texts("<h2>" + "x".repeat(44) + "</h2><p>" + "harbour ".repeat(10), 50))
        .containsExactly(
            "x".repeat(44),
            "harbour harbour harbour harbour harbour harbour",
            "harbour harbour harbour harbour");
  }

  @Test
  void emptyTextHasNoPassages() {
    assertThat(cut("", 50)).isEmpty();
  }

  @Test
  void longTextTakesTimeInProportion() {
    assertThat(cut("<p>" + "a".repeat(2_000_000), 1000)).hasSize(2000);
  }

  @Test
  void sizeHasBounds() {
    assertThatThrownBy(() -> cut("<p>a", 49))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the size of passages must be from 50 to 30000, was 49");
  }
}
