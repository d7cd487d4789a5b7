package io.zhengwen.metadata.author;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EastAsianBylinesTest {
  private static List<String> read(String text) {
    List<String> found = new ArrayList<>();
    EastAsianBylines.read(
        text,
        true,
        new EastAsianBylines.Sink() {
          @Override
          public void add(AuthorPlace place, List<String> names) {
            found.add(place + "=" + String.join("/", names));
          }

          @Override
          public void pending(AuthorPlace place) {
            found.add(place + "=?");
          }
        });
    return found;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "作者：张小三; AUTHOR=张小三",
        "来源：某某网 作者：山中客; SOURCE=某某网 , AUTHOR=山中客",
        "作者: 张小三 李四光; AUTHOR=张小三/李四光",
        "文/张小三; AUTHOR=张小三",
        "张小三/文; AUTHOR=张小三",
        "执笔/张小三、李四光; AUTHOR=张小三/李四光",
        "本报记者张小三发自北京; REPORTER=张小三",
        "（记者 张小三 李四光）昨天下午三点; REPORTER=张小三/李四光",
        "某报讯（记者张小三）; REPORTER=张小三",
        "责任编辑：王五; EDITOR=王五",
        "김철수 기자; REPORTER=김철수",
        "（张小三 李四光）; SIGNATURE=张小三/李四光",
        "作者：; AUTHOR=?",
      })
  void bylines(String text, String expected) {
    List<String> places =
        List.of(expected.split(" , ")).stream().map(place -> "EAST_ASIAN_" + place).toList();
    assertThat(read(text)).containsExactlyInAnyOrderElementsOf(places);
  }

  @ParameterizedTest
  @CsvSource({
    "记者近日了解到这一情况",
    "他在接受记者采访时说",
    "作者在文中写道",
    "记者 张小三 摄",
    "他的中文很好",
    "小镇风光（刘通摄）",
  })
  void proseAndCaptionsAreNoBylines(String text) {
    assertThat(read(text)).isEmpty();
  }

  @Test
  void signatureEndsAParagraph() {
    String paragraph = "活动将在各地先后举行，".repeat(5);
    assertThat(read(paragraph + "（张小三）")).containsExactly("EAST_ASIAN_SIGNATURE=张小三");
    assertThat(read("第一首歌（张小三）")).isEmpty();
    assertThat(read(paragraph + "（张小三）" + paragraph)).isEmpty();
  }
}
