package io.zhengwen.solr.highlight;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SnippetBoundsTest {
  private static String snippet(String text, String match, int size) {
    SnippetBounds bounds = new SnippetBounds(size);
    bounds.setText(text);
    int at = text.indexOf(match);
    int start = bounds.preceding(at + 1);
    return text.substring(start, bounds.following(at + match.length() - 1));
  }

  @Test
  void wholeSentencesWhereTheyFit() {
    String text = "One is here. The second has a match in it. And a third follows. A fourth does.";
    assertThat(snippet(text, "match", 45)).isEqualTo("The second has a match in it. ");
    assertThat(snippet(text, "match", 60))
        .isEqualTo("The second has a match in it. And a third follows. ");
    assertThat(snippet("第一句在这里。第二句有词。第三句。", "词", 8)).isEqualTo("第二句有词。");
  }

  @Test
  void theRestOfASentenceIsNoSnippetByItself() {
    String text =
        "One match and many more words to make a long sentence of it, with a needle. "
            + "What follows is worth being read with it.";
    SnippetBounds bounds = new SnippetBounds(60);
    bounds.setText(text);
    bounds.preceding(text.indexOf("match") + 1);
    int first = bounds.following(text.indexOf("match") + 4);
    int start = bounds.preceding(text.indexOf("needle") + 1);
    String second = text.substring(start, bounds.following(text.indexOf("needle") + 5));
    assertThat(text.substring(0, first)).endsWith("of it,");
    assertThat(second.strip()).startsWith("with a needle. What").hasSizeBetween(40, 60);
  }

  @Test
  void numbersAndInitialsEndNoSentence() {
    String text = "Am 3. Mai kam J. Smith an. Danach ging er wieder fort.";
    assertThat(snippet(text, "Smith", 40)).isEqualTo("Am 3. Mai kam J. Smith an. ");
  }

  @Test
  void longSentencesAreCutAtCommasOrSpaces() {
    String text = "words before it and more of them, then comes a match and goes on and on and on";
    String cut = snippet(text, "match", 40);
    assertThat(cut).contains("match").hasSizeLessThanOrEqualTo(40);
    assertThat(text).contains(" " + cut.strip() + " ");
  }

  @ParameterizedTest
  @CsvSource({
    "ประเทศไทยเปิดรับนักท่องเที่ยวที่เชียงใหม่และกรุงเทพมหานครเพื่อน้ำใจ",
    "ປະເທດລາວເປີດຮັບນັກທ່ອງທ່ຽວທີ່ຫຼວງພະບາງແລະນ້ຳໃຈ",
    "ប្រទេសកម្ពុជាស្វាគមន៍ភ្ញៀវទេសចរអន្តរជាតិនៅខេត្តសៀមរាប",
    "မြန်မာနိုင်ငံသည်ကမ္ဘာလှည့်ခရီးသွားများကိုကြိုဆိုသည်",
    "हिन्दीकीलम्बीलम्बीपंक्तियाँबिनाकिसीविरामके",
    "e\u0301a\u0300o\u0302u\u0308e\u0301a\u0300o\u0302u\u0308e\u0301a\u0300o\u0302u\u0308",
  })
  void lettersKeepTheirMarks(String text) {
    for (int size = 10; size < 30; size++) {
      SnippetBounds bounds = new SnippetBounds(size);
      bounds.setText(text);
      for (int match = 0; match < text.length(); match++) {
        if (Character.isLetter(text.charAt(match))) {
          String snippet = text.substring(bounds.preceding(match + 1), bounds.following(match));
          assertThat(snippet).hasSizeLessThanOrEqualTo(size);
          assertThat(snippet).doesNotMatch("(?s)[\\p{M}ะาำຳ].*+|.*[เแโใไເແໂໃໄ\\u17D2\\u1039]");
          String rest = text.substring(bounds.current());
          assertThat(rest).doesNotMatch("(?s)[\\p{M}ะาำຳ].*+");
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 7, 40, 120})
  void neverLongerThanItsSize(int size) {
    String[] texts = {
      "柳".repeat(500), "a".repeat(500), "a b ".repeat(200), "𠀀".repeat(300), "x\n".repeat(300)
    };
    for (String text : texts) {
      SnippetBounds bounds = new SnippetBounds(size);
      bounds.setText(text);
      for (int match = 0; match < text.length(); match++) {
        int start = bounds.preceding(match + 1);
        int end = bounds.following(match);
        assertThat(start).isBetween(0, match);
        assertThat(end).isGreaterThan(match).isLessThanOrEqualTo(text.length());
        assertThat(end - start).isLessThanOrEqualTo(size);
      }
    }
  }

  @Test
  void aMatchTooLongForItsSizeEndsIt() {
    SnippetBounds bounds = new SnippetBounds(20);
    bounds.setText("one two three " + "y".repeat(15) + " " + "z".repeat(100));
    assertThat(bounds.preceding(15)).isEqualTo(4);
    assertThat(bounds.following(28)).isEqualTo(29);
  }

  @Test
  void theBeginningOfATextInSnippets() {
    SnippetBounds bounds = new SnippetBounds(20);
    bounds.setText("First sentence. Second sentence. Third.");
    assertThat(bounds.first()).isZero();
    assertThat(bounds.next()).isEqualTo("First sentence. ".length());
    assertThat(bounds.next()).isEqualTo("First sentence. Second sentence. ".length());
    assertThat(bounds.next()).isEqualTo(bounds.getText().getEndIndex());
    assertThat(bounds.next()).isEqualTo(java.text.BreakIterator.DONE);
  }
}
