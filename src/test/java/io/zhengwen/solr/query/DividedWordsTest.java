package io.zhengwen.solr.query;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.lucene.search.PhraseQuery;
import org.junit.jupiter.api.Test;

class DividedWordsTest {
  @Test
  void charactersBetweenTheFirstAndLastPairMayStandApart() {
    assertThat(divided("삼성", "성전", "전자")).hasToString("f:\"삼성 ? 전자\"");
    assertThat(divided("서울", "울중", "중앙", "앙지", "지법")).hasToString("f:\"서울 ? 중 앙 지법\"");
    assertThat(divided("ダヴ", "ヴィ", "ィン")).hasToString("f:\"ダヴ ? ィン\"");
  }

  @Test
  void otherWordsStayTogether() {
    assertThat(divided("한국", "국사")).isNull();
    assertThat(divided("北京", "京大", "大学")).isNull();
    assertThat(divided("삼성", "성전", "tv")).isNull();
  }

  private static Object divided(String... pairs) {
    return DividedWords.divided(new PhraseQuery("f", pairs));
  }
}
