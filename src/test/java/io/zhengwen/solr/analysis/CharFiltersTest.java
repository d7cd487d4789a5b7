package io.zhengwen.solr.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.text.Normalizer;
import java.time.Duration;
import java.util.HashMap;
import org.apache.lucene.analysis.CharFilter;
import org.apache.lucene.analysis.CharFilterFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CharFiltersTest {
  private static final CharFilterFactory DIGITS =
      new FormulaDigitsCharFilterFactory(new HashMap<>());
  private static final CharFilterFactory PADDED = new PaddedWordsCharFilterFactory(new HashMap<>());
  private static final CharFilterFactory SIGNS = new NameSignsCharFilterFactory(new HashMap<>());
  private static final CharFilterFactory COMPOSED = new ComposedCharFilterFactory(new HashMap<>());

  @ParameterizedTest
  @CsvSource({
    "CO₂, CO2",
    "C₆H₁₂O₆, C6H12O6",
    "118.6m², 118.6m2",
    "km³ x¹⁰, km3 x10",
    "平方米², 平方米²",
    "Preis¹, Preis¹",
    "499¹, 499¹",
    "10⁶, 10⁶",
    "¹ ²³, ¹ ²³",
    "Ω, Ω"
  })
  void smallDigitsOfFormulasAreDigits(String text, String filtered) throws IOException {
    assertThat(read(DIGITS.create(new StringReader(text)))).isEqualTo(filtered);
    assertThat(slowly(DIGITS.create(new StringReader(text)))).isEqualTo(filtered);
  }

  @ParameterizedTest
  @ValueSource(strings = {"서울 한국", "ガラス パン", "Müller Việt", "கொடி", "ভালো", "abc", ""})
  void lettersAndMarksBecomeLetters(String text) throws IOException {
    String apart = Normalizer.normalize(text, Normalizer.Form.NFD);
    assertThat(read(COMPOSED.create(new StringReader(apart)))).isEqualTo(text);
    assertThat(slowly(COMPOSED.create(new StringReader(apart)))).isEqualTo(text);
    assertThat(read(COMPOSED.create(new StringReader(text)))).isEqualTo(text);
    String later = " ".repeat(1023) + apart;
    assertThat(read(COMPOSED.create(new StringReader(later)))).endsWith(" " + text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u09DC\u09DD\u09DF",
        "\u09AA\u09DC\u09BE",
        "\u0958\u0959\u095A\u095B\u095C\u095D\u095E\u095F",
        "\u0A33\u0A36\u0A59\u0A5A\u0A5B\u0A5E",
        "\uFB2C\uFB1D",
        "\uF900\u212B\u0301"
      })
  void lettersThatAreNotComposedBecomeLettersAndMarks(String text) throws IOException {
    String written = Normalizer.normalize(text, Normalizer.Form.NFC);
    assertThat(written).isNotEqualTo(text);
    assertThat(read(COMPOSED.create(new StringReader(text)))).isEqualTo(written);
    assertThat(slowly(COMPOSED.create(new StringReader(text)))).isEqualTo(written);
    assertThat(read(COMPOSED.create(new StringReader(written)))).isEqualTo(written);
  }

  @Test
  void lettersThatBecomeSeveralAreOneInTheText() throws IOException {
    String text = "\u09DC \uFB2C e\u0301 b";
    CharFilter filter = (CharFilter) COMPOSED.create(new StringReader(text));
    assertThat(read(filter)).isEqualTo("\u09A1\u09BC \u05E9\u05BC\u05C1 \u00E9 b");
    int[] offsets = {0, 0, 1, 2, 2, 2, 3, 4, 6, 7, 8};
    for (int i = 0; i < offsets.length; i++) {
      assertThat(filter.correctOffset(i)).as("offset %s", i).isEqualTo(offsets[i]);
    }
  }

  @Test
  void offsetsAreThoseOfTheText() throws IOException {
    String apart = Normalizer.normalize("a 서울 ガ b", Normalizer.Form.NFD);
    CharFilter filter = (CharFilter) COMPOSED.create(new StringReader(apart));
    String text = read(filter);
    for (char c : new char[] {'a', ' ', 'b'}) {
      assertThat(filter.correctOffset(text.indexOf(c))).isEqualTo(apart.indexOf(c));
    }
    assertThat(filter.correctOffset(3)).isEqualTo(4);
    assertThat(filter.correctOffset(text.length())).isEqualTo(apart.length());
  }

  @Test
  void marksInARowTakeLinearTime() {
    String marks = "a" + "\u0301\u0316".repeat(500_000);
    assertThat(Duration.ofSeconds(20))
        .isGreaterThan(time(() -> read(COMPOSED.create(new StringReader(marks)))));
  }

  @ParameterizedTest
  @CsvSource({
    "联 系 人：张三, 联系人：张三",
    "王\u3000明\u3000局长, 王明局长",
    "'日  時 10月', '日時 10月'",
    "お 知 ら せ, お知らせ",
    "下载 安装, 下载 安装",
    "'甲     乙', '甲     乙'",
    "'a 人 b 人', 'a 人 b 人'",
    "'人 ', '人 '",
    "人・ 時, 人・ 時"
  })
  void paddingInWordsIsLeftOut(String text, String filtered) throws IOException {
    assertThat(read(PADDED.create(new StringReader(text)))).isEqualTo(filtered);
    assertThat(slowly(PADDED.create(new StringReader(text)))).isEqualTo(filtered);
    String later = ".".repeat(1022) + text;
    assertThat(read(PADDED.create(new StringReader(later)))).endsWith("." + filtered);
  }

  @ParameterizedTest
  @CsvSource({
    "C++ c++17, Cᐩ  cᐩ 17",
    "'i++;', 'iᐩ ;'",
    "C#! F#语, Cⵌ! Fⵌ语",
    "C#7 issue#5 ##, C#7 issue#5 ##",
    "a+++b ++x 1++ Disney+, a+++b ++x 1++ Disney+",
    "人++ 人#, 人++ 人#"
  })
  void signsThatEndNamesAreLetters(String text, String filtered) throws IOException {
    assertThat(read(SIGNS.create(new StringReader(text)))).isEqualTo(filtered);
    assertThat(slowly(SIGNS.create(new StringReader(text)))).isEqualTo(filtered);
  }

  @Test
  void offsetsOfPaddedWordsAreThoseOfTheText() throws IOException {
    CharFilter filter = (CharFilter) PADDED.create(new StringReader("联 系  人 a"));
    assertThat(read(filter)).isEqualTo("联系人 a");
    int[] offsets = {0, 2, 5, 6, 7, 8};
    for (int i = 0; i < offsets.length; i++) {
      assertThat(filter.correctOffset(i)).as("offset %s", i).isEqualTo(offsets[i]);
    }
  }

  private interface Reading {
    String read() throws IOException;
  }

  private static Duration time(Reading reading) {
    long start = System.nanoTime();
    try {
      assertThat(reading.read()).isNotEmpty();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return Duration.ofNanos(System.nanoTime() - start);
  }

  private static String read(Reader reader) throws IOException {
    StringWriter text = new StringWriter();
    reader.transferTo(text);
    return text.toString();
  }

  private static String slowly(Reader reader) throws IOException {
    StringBuilder text = new StringBuilder();
    for (int c; (c = reader.read()) >= 0; ) {
      text.append((char) c);
    }
    return text.toString();
  }
}
