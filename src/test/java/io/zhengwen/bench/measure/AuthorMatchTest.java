package io.zhengwen.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class AuthorMatchTest {
  private static double f1(List<String> extracted, String... gold) {
    return AuthorMatch.of(extracted, List.of(gold)).f1();
  }

  @Test
  void caseAccentsSpacesTitlesAndDegreesAreIgnored() {
    assertThat(f1(List.of("JOSE NUNEZ"), "José Núñez")).isEqualTo(1);
    assertThat(f1(List.of("Ann Lee"), "Dr. Ann Lee, MD, FAND")).isEqualTo(1);
    assertThat(f1(List.of("Ann Lee"), "Ann Lee (Content Manager)")).isEqualTo(1);
    assertThat(f1(List.of("Ann Lee MW"), "Ann Lee")).isEqualTo(1);
    assertThat(f1(List.of("赵培"), "赵 培")).isEqualTo(0.0);
    assertThat(f1(List.of("王小二", "李四光"), "王小二 李四光")).isEqualTo(1);
  }

  @Test
  void goldEntriesAreSplit() {
    assertThat(f1(List.of("Ann Lee", "Bo Ek"), "Ann Lee and Bo Ek")).isEqualTo(1);
    assertThat(f1(List.of("Ann Lee"), "Ann Lee, Bo Ek")).isCloseTo(2.0 / 3, within(1e-9));
    assertThat(f1(List.of("Bo Ek", "Ann Lee"), "Ann Lee", "Bo Ek")).isEqualTo(1);
    assertThat(f1(List.of("Ann", "Bo"), "Ann & Bo")).isEqualTo(1);
  }

  @Test
  void extractedNamesAreNotSplit() {
    assertThat(f1(List.of("Ann Lee, Bo Ek"), "Ann Lee, Bo Ek")).isZero();
  }

  @Test
  void noNames() {
    assertThat(f1(List.of())).isEqualTo(1);
    assertThat(f1(List.of("Ann Lee"))).isZero();
    assertThat(f1(List.of(), "Ann Lee")).isZero();
  }
}
