package io.zhengwen.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CodePointsTest {
  @ParameterizedTest
  @ValueSource(ints = {'中', 'あ', 'ア', '한', '㐀', 0x20000})
  void cjkLettersAreWords(int cp) {
    assertThat(CodePoints.isCjk(cp)).isTrue();
    assertThat(CodePoints.isWord(cp)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {'a', 'é', 'ж', '7', '_', '٣', 0x10400})
  void lettersAndDigitsAreWordsOutsideCjk(int cp) {
    assertThat(CodePoints.isWord(cp)).isTrue();
    assertThat(CodePoints.isCjk(cp)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {' ', '\t', '\n', 0xA0, 0x3000, 0x2003})
  void spaces(int cp) {
    assertThat(CodePoints.isSpace(cp)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 7, 0x200B, 0xFEFF, 0xAD, 0x202E, 0xD800, 0xFFFE})
  void invisible(int cp) {
    assertThat(CodePoints.isInvisible(cp)).isTrue();
    assertThat(CodePoints.isSpace(cp)).isFalse();
    assertThat(CodePoints.isWord(cp)).isFalse();
  }

  /** A number sign, the end of ayah, an abbreviation mark, the Mongolian vowel separator. */
  @ParameterizedTest
  @ValueSource(ints = {0x600, 0x6DD, 0x70F, 0x180E, 0x110BD, 0x200C})
  void formatCharactersThatAreShownOrSpellWords(int cp) {
    assertThat(CodePoints.isInvisible(cp)).isFalse();
    assertThat(CodePoints.isSpace(cp)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {',', '，', '。', '？', '؟', '।'})
  void punctuation(int cp) {
    assertThat(CodePoints.isPunctuation(cp)).isTrue();
    assertThat(CodePoints.isWord(cp)).isFalse();
  }

  @Test
  void onlyFullStopsEndSentences() {
    assertThat(CodePoints.isSentenceEnd('。')).isTrue();
    assertThat(CodePoints.isSentenceEnd('!')).isTrue();
    assertThat(CodePoints.isSentenceEnd('，')).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {0x0301, 0x093F, 0x200D})
  void marksAndJoinersAreNotWords(int cp) {
    assertThat(CodePoints.isWord(cp)).isFalse();
  }

  @Test
  void marksAndScriptsWithoutSpaces() {
    for (int mark : List.of(0x301, 0x93F, 0x941, 0xE31, 0x17B6)) {
      assertThat(CodePoints.isMark(mark)).isTrue();
    }
    for (int none : List.of((int) 'a', 0x915, 0xE01, 0x964)) {
      assertThat(CodePoints.isMark(none)).isFalse();
    }
    for (int letter : List.of(0xE01, 0xE81, 0x1000, 0x1780)) {
      assertThat(CodePoints.isSoutheastAsian(letter)).isTrue();
    }
    for (int other : List.of((int) 'a', 0x915, 0xF00, 0x10A0, 0x4E00)) {
      assertThat(CodePoints.isSoutheastAsian(other)).isFalse();
    }
  }
}
