package io.zhengwen.wrapper.template;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RuleSizeTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "abc | 3",
        "a{3} | 3",
        "a{2,5}b | 6",
        "a{4,} | 4",
        "a{0} | 1",
        "(ab){10} | 30",
        "((a{10}){10}){10} | 1110",
        "[a{9}]{2} | 2",
        "[^]]{3} | 3",
        "\\({3} | 3",
        "a{x} | 4",
        "((a | 3",
        ")a | 2",
      })
  void repetitionsAreWrittenOut(String regex, double size) {
    assertThat(RuleSize.ofPattern(regex)).isEqualTo(size);
  }

  @Test
  void sizesDoNotOverflow() {
    String regex = "(".repeat(300) + "a" + "{1000})".repeat(300);
    assertThat(RuleSize.ofPattern(regex)).isGreaterThan(1e100);
  }

  @Test
  void bracketsInQuotedTextAreNone() {
    assertThat(RuleSize.depth("//p[contains(., '((((')]/a[1]")).isEqualTo(2);
  }
}
