package io.zhengwen.solr.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.cn.smart.SmartChineseAnalyzer;
import org.apache.lucene.analysis.icu.segmentation.ICUTokenizer;
import org.apache.lucene.analysis.ja.JapaneseAnalyzer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UnspacedWordsTest {
  private static final Analyzer CHINESE = new SmartChineseAnalyzer();
  private static final Analyzer JAPANESE = new JapaneseAnalyzer();

  private static final Analyzer BY_LETTERS =
      new Analyzer() {
        @Override
        protected TokenStreamComponents createComponents(String field) {
          return new TokenStreamComponents(new ICUTokenizer());
        }
      };

  private static List<String> words(String typed) {
    return UnspacedWords.of(
        typed,
        language ->
            switch (language) {
              case "ja" -> JAPANESE;
              case "zh" -> CHINESE;
              default -> BY_LETTERS;
            });
  }

  @ParameterizedTest
  @CsvSource({
    "城南图书馆新馆开放, 城南 图书馆 新馆 开放",
    "《人工智能发展规划》, 人工智能 发展 规划",
    "居民的医疗保险, 居民 医疗 保险",
    "2024年城南花展门票, 2024 城南 花展 门票",
    "C语言入门教程, C 语言 入门 教程",
    "第3号线开通时间, 号线 开通 时间",
    "引っ越しの手続き, 引っ越し 手続き",
    "โรงแรมใกล้สนามบินเชียงใหม่, โรงแรม ใกล้ สนาม บิน เชียงใหม่",
    "สถานที่ท่องเที่ยวปี2024, สถาน ท่อง เที่ยว ปี 2024",
    "ສະຖານທີ່ທ່ອງທ່ຽວໃນວຽງຈັນ, ສະຖານທີ່ ທ່ອງທ່ຽວ ໃນ ວຽງຈັນ",
    "ប្រាសាទអង្គរវត្តនៅខេត្តសៀមរាប, ប្រាសាទអង្គរវត្ត នៅ ខេត្តសៀមរាប",
    "ရန်ကုန်သမိုင်းကြောင်း, ရန် ကုန် သမိုင်းကြောင်း"
  })
  void longRowsAreDivided(String typed, String words) {
    assertThat(words(typed)).containsExactly(words.split(" "));
  }

  @ParameterizedTest
  @CsvSource({
    "如何申请护照？, 申请 护照",
    "怎么安装, 安装",
    "python怎么安装, python 安装",
    "numpy是什么, numpy",
    "鸡蛋怎么做好吃, 鸡蛋 好吃",
    "图书馆什么时候开放, 图书馆 开放",
    "富士山の高さは何メートルですか, 富士山 メートル",
    "ทำไมท้องฟ้าสีฟ้า, ท้องฟ้า สี ฟ้า",
    "วันนี้กินอะไรดี, วัน กิน ดี"
  })
  void wordsThatAskAreNone(String typed, String words) {
    assertThat(words(typed)).containsExactly(words.split(" "));
  }

  @ParameterizedTest
  @ValueSource(strings = {"为什么", "是什么？", "请问哪里可以"})
  void nothingIsLeftOfWhatOnlyAsks(String typed) {
    assertThat(words(typed)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "联系我们",
        "关于我们",
        "隐私政策",
        "新馆开放",
        "中华人民共和国",
        "お問い合わせ",
        "เชียงใหม่",
        "ราคาถูก",
        "python",
        "安装python",
        "北京，天气预报",
        "서울중앙지방법원",
        "?!",
        ""
      })
  void othersStay(String typed) {
    assertThat(words(typed)).containsExactly(typed);
  }

  @Test
  void withoutAnAnalyzerRowsStay() {
    assertThat(UnspacedWords.of("城南图书馆新馆开放", language -> null)).containsExactly("城南图书馆新馆开放");
  }
}
