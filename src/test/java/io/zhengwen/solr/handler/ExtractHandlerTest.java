package io.zhengwen.solr.handler;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.apache.solr.common.util.NamedList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExtractHandlerTest {
  private static void init(Object maxBody) {
    NamedList<Object> options = new NamedList<>();
    options.add("maxBody", maxBody);
    new ExtractHandler().init(options);
  }

  @ParameterizedTest
  @ValueSource(strings = {"lots", "-5", "0", "2147483647", "99999999999"})
  void aBodyHasABound(String value) {
    assertThatThrownBy(() -> init(value))
        .hasMessageContaining("maxBody")
        .hasMessageContaining("'" + value + "'");
  }

  @Test
  void theBoundIsANumberInAnyForm() {
    assertThatCode(() -> init(2_000_000_000)).doesNotThrowAnyException();
    assertThatCode(() -> init(" 1 ")).doesNotThrowAnyException();
  }
}
