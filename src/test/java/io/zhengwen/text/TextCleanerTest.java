package io.zhengwen.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextCleanerTest {
  @Test
  void collapsesEveryKindOfSpace() {
    assertThat(TextCleaner.clean(" \u00a0a\u3000\u3000b\r\n\tc ")).isEqualTo("a b c");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "市政府召\\n  　 开会议，\\r\\n由副市长黄河\\n清主持|市政府召开会议，由副市长黄河清主持",
        "フェリーは\\n出港しない|フェリーは出港しない",
        "𠮷\\n野|𠮷野",
        "王　明\\n\\n到场|王 明到场",
        "여객선은\\n늦게|여객선은 늦게",
        "渡轮 3\\n号|渡轮 3 号",
        "共\\nferry|共 ferry",
        "\\n渡轮\\n|渡轮",
      })
  void lineBreaksInEastAsianTextAreNoSpaces(String raw, String cleaned) {
    assertThat(TextCleaner.clean(raw.replace("\\n", "\n").replace("\\r", "\r"))).isEqualTo(cleaned);
  }

  @Test
  void dropsControlsAndZeroWidthCharacters() {
    assertThat(TextCleaner.clean("正\u200b文\u0000\ufeff a\u00adb\u202e")).isEqualTo("正文 ab");
  }

  @Test
  void dropsUnpairedSurrogatesAndKeepsPairs() {
    assertThat(TextCleaner.clean("a\ud83db\ude00c😀")).isEqualTo("abc😀");
  }

  @Test
  void keepsJoinersThatShapeLetters() {
    assertThat(TextCleaner.clean("می\u200cخواهم")).isEqualTo("می\u200cخواهم");
    assertThat(TextCleaner.clean("a\u200db")).isEqualTo("ab");
  }

  @Test
  void preformattedTextKeepsItsLines() {
    TextCleaner out = new TextCleaner();
    assertThat(out.appendPreformatted("a\r\n  b\rc\u0000")).isEqualTo(7);
    assertThat(out).hasToString("a\n  b\nc");
  }

  @Test
  void textsAreConcatenatedAndCountedSeparately() {
    TextCleaner out = new TextCleaner();
    out.appendCollapsed(" one  two, ");
    int first = out.length();
    assertThat(out.appendCollapsed("正文。\u200b 😀")).isEqualTo(6);
    assertThat(out.counter().words()).isEqualTo(2);
    assertThat(out.counter().chars()).isEqualTo(5);
    assertThat(out.counter().punctuation()).isEqualTo(1);
    assertThat(out).hasToString("one two,正文。 😀");
    assertThat(out.codePointAt(first)).isEqualTo('正');
    assertThat(out.codePointBefore(out.length())).isEqualTo(0x1F600);
    out.truncate(first);
    assertThat(out).hasToString("one two,");
  }

  @Test
  void joinersAtTheBeginningJoinTextsThatGoOn() {
    TextCleaner out = new TextCleaner();
    out.appendCollapsed("\u200cمی", true);
    out.appendCollapsed("\u200cخواهم", true);
    out.appendCollapsed("\u200cها", false);
    out.appendCollapsed(" \u200cها", true);
    assertThat(out).hasToString("می\u200cخواهمهاها");
    out.truncate(0);
    out.appendCollapsed("👩", true);
    assertThat(out.appendCollapsed("\u200d", true)).isEqualTo(1);
    out.appendCollapsed("💻", true);
    out.appendCollapsed("word", true);
    out.appendCollapsed("\u200d", true);
    assertThat(out).hasToString("👩\u200d💻word");
  }

  @Test
  void longTextsAreCleanedLikeShortOnes() {
    String piece = "a😀  b\u00a0正文 ";
    assertThat(TextCleaner.clean(piece.repeat(1001))).isEqualTo("a😀 b 正文 ".repeat(1001).strip());
  }

  @Test
  void countsWordsAndCjkLettersAndPunctuation() {
    TextCounter counter = new TextCounter().addAll("Solr 9.10 索引，网页。");
    assertThat(counter.chars()).isEqualTo(16);
    assertThat(counter.words()).isEqualTo(1 + 2 + 4);
    assertThat(counter.cjk()).isEqualTo(4);
    assertThat(counter.punctuation()).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource({
    "'a', false, false",
    "' a', true, false",
    "'a ', false, true",
    "'\u200b a\u00ad', true, false",
    "'\u200da \u200d', false, true",
    "'\ud800 a \udc00', true, true",
    "'\u200b', false, false",
    "'\u200b \u200b', true, true",
    "'', false, false"
  })
  void reportsWhiteSpaceDroppedAtTheEnds(String raw, boolean before, boolean after) {
    TextCleaner cleaner = new TextCleaner();
    cleaner.appendCollapsed(raw);
    assertThat(cleaner.spaceBefore()).isEqualTo(before);
    assertThat(cleaner.spaceAfter()).isEqualTo(after);
    cleaner.appendPreformatted(" b ");
    assertThat(cleaner.spaceBefore() || cleaner.spaceAfter()).isFalse();
  }
}
