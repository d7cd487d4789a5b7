package io.zhengwen.solr.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MixedScriptsTest {
  @ParameterizedTest
  @CsvSource({
    "python延迟调用, python 延迟调用",
    "三星S20, 三星 S20",
    "《C++教程》, C++ 教程",
    "node.js入门, node.js 入门",
    "iPhoneケース, iPhone ケース",
    "AI반도체, AI 반도체",
    "iphone15ราคา, iphone15 ราคา",
    "华为Mate20耗电, 华为 Mate20 耗电"
  })
  void namesInOtherLettersStandApart(String word, String parts) {
    assertThat(MixedScripts.parts(word)).isEqualTo(List.of(parts.split(" ")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "C语言", "T恤", "3月15日", "2022冬奥会", "AI가", "python", "延迟调用", "スマホ", "ペンの色", "北京/NBA", "", "。"
      })
  void otherWordsStay(String word) {
    assertThat(MixedScripts.parts(word)).isEmpty();
  }

  @Test
  void longWordsTakeLittle() {
    assertThat(MixedScripts.parts("延迟".repeat(500_000) + "/")).isEmpty();
    assertThat(MixedScripts.parts("延迟ab".repeat(200))).hasSize(400);
  }
}
