package io.zhengwen.page.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.PageRefusedException;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.ParseLimits.Overflow;
import io.zhengwen.page.ParsedPage;
import io.zhengwen.page.ParsedPage.CharsetSource;
import io.zhengwen.page.ParsedPage.Truncation;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What pages may cost. */
class PageReaderLimitsTest {
  private final PageReader reader = new PageReader();

  private static String textOf(ParsedPage page) {
    return page.document().body().text();
  }

  @Test
  void truncatesAtTheLimitsAndSaysWhich() {
    ParseLimits limits = new ParseLimits(10_000, 20, 16, Overflow.TRUNCATE);
    PageReader small = new PageReader(limits);
    assertThat(small.read("x".repeat(10_001), "").truncations()).containsExactly(Truncation.SIZE);
    ParsedPage tags = small.read("<p>a".repeat(30), "");
    assertThat(tags.truncations()).containsExactly(Truncation.TAGS);
    assertThat(tags.document().select("p")).hasSize(20);
    PageModel deep = PageModelBuilder.build(small.read("<div>".repeat(19) + "text", ""));
    assertThat(deep.truncations()).containsExactly(Truncation.DEPTH);
    assertThat(deep.measures().chars(0)).isEqualTo(4);
    assertThat(small.read("<p>a", "").truncations()).isEmpty();
  }

  @Test
  void refusesBeyondTheLimitsAndSaysWhich() {
    PageReader strict = new PageReader(new ParseLimits(1_000, 20, 16, Overflow.REFUSE));
    assertThatThrownBy(() -> strict.read("x".repeat(1_001), ""))
        .isInstanceOf(PageRefusedException.class)
        .hasMessageContaining("maxSize=1000");
    assertThatThrownBy(() -> strict.read(new byte[1_001], null, ""))
        .isInstanceOf(PageRefusedException.class)
        .hasMessageContaining("1001 bytes");
    assertThatThrownBy(() -> strict.read("<p>a".repeat(30), ""))
        .isInstanceOf(PageRefusedException.class)
        .hasMessageContaining("maxTags=20");
    assertThatThrownBy(() -> PageModelBuilder.build(strict.read("<div>".repeat(19), "")))
        .isInstanceOf(PageRefusedException.class)
        .hasMessageContaining("maxDepth=16");
  }

  @Test
  void limitsHaveRanges() {
    assertThatThrownBy(() -> new ParseLimits(0, 1, 8, Overflow.REFUSE))
        .hasMessageContaining("maxSize");
    assertThatThrownBy(() -> new ParseLimits(1, 0, 8, Overflow.REFUSE))
        .hasMessageContaining("maxTags");
    assertThatThrownBy(() -> new ParseLimits(1, 1, 513, Overflow.REFUSE))
        .hasMessageContaining("from 8 to 512");
  }

  @ParameterizedTest
  @ValueSource(strings = {"<x", "</x", "<title></t", "<script></script"})
  void aTagNameOfMegabytesCutsThePageOff(String opening) {
    String page = "<body><p>before</p>" + opening + "a".repeat(8_000_000) + ">after";

    ParsedPage parsed =
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> reader.read(page, ""));

    assertThat(parsed.truncations()).containsExactly(Truncation.TAG_NAME);
    assertThat(textOf(parsed)).isEqualTo("before");
    PageReader strict = new PageReader(new ParseLimits(10_000_000, 400_000, 512, Overflow.REFUSE));
    assertThatThrownBy(() -> strict.read(page, ""))
        .isInstanceOf(PageRefusedException.class)
        .hasMessageContaining("a name of more than 10000 characters");
  }

  @Test
  void longRunsThatAreNotTagNamesAreKept() {
    String run = "字".repeat(30_000);
    ParsedPage page =
        reader.read(
            "<p id=" + "a".repeat(30_000) + ">" + run + "<x" + "a".repeat(10_000 - 1) + ">/" + run,
            "");

    assertThat(page.truncations()).isEmpty();
    assertThat(textOf(page)).isEqualTo(run + "/" + run);
  }

  @ParameterizedTest
  @ValueSource(strings = {"<x a", "<x a='a\"", "<!--a", "<!doctype a", "<!doctype html public \"a"})
  void noOtherPartOfATagTakesLongToRead(String opening) {
    String page = opening + "a\0".repeat(4_000_000);

    PageText text =
        new PageText(page, StandardCharsets.UTF_8, CharsetSource.CHARACTERS, false, false);
    PageParser parser = new PageParser(ParseLimits.DEFAULT);

    assertThat(assertTimeoutPreemptively(Duration.ofSeconds(20), () -> parser.parse(text, "")))
        .extracting(ParsedPage::truncations)
        .isEqualTo(Set.of());
  }

  @Test
  void labelsAmongSpacesAreReadInLinearTime() {
    byte[] head = ("<meta charset=" + " ".repeat(8_000)).repeat(2).getBytes(StandardCharsets.UTF_8);
    String header = "text/html; charset=" + " ".repeat(1_000_000) + ";";

    assertTimeoutPreemptively(Duration.ofSeconds(20), () -> reader.read(head, header, ""));
  }

  @Test
  void bytesAreCutOffAtTheLimitBeforeTheyAreDecoded() {
    PageReader small = new PageReader(new ParseLimits(10, 20, 16, Overflow.TRUNCATE));
    byte[] bytes = ("<p>字字" + "x".repeat(100)).getBytes(StandardCharsets.UTF_8);
    ParsedPage page = small.read(bytes, null, "");
    assertThat(page.truncations()).containsExactly(Truncation.SIZE);
    assertThat(textOf(page)).isEqualTo("字字x");
  }

  @ParameterizedTest
  @ValueSource(ints = {7, 8})
  void aCharacterIsNotCutInTwo(int maxSize) {
    PageReader small = new PageReader(new ParseLimits(maxSize, 20, 16, Overflow.TRUNCATE));
    byte[] bytes = "<p>字字字".getBytes(StandardCharsets.UTF_8);
    assertThat(textOf(small.read(bytes, "text/html; charset=utf-8", ""))).isEqualTo("字");
  }
}
