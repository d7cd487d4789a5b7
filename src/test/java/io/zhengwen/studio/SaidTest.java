package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.store.SiteKey;
import io.zhengwen.wrapper.library.SeedPattern;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class SaidTest {
  private static Map<String, Object> refusal(ThrowingCallable refused) {
    return Said.of(catchThrowable(refused).getMessage());
  }

  @Test
  void tellsMessagesApartAndGivesWhatIsFilledIn() {
    assertThat(Said.of("there is no template 'flats of \"x\"'"))
        .containsEntry("code", "no-template")
        .containsEntry("parameters", Map.of("name", "flats of \"x\""));
    assertThat(refusal(() -> new SeedPattern("No Host")))
        .containsEntry("code", "seed-wrong")
        .extractingByKey("parameters")
        .asInstanceOf(InstanceOfAssertFactories.MAP)
        .containsEntry("seed", "No Host");
    assertThat(refusal(() -> new SiteKey("No Host"))).containsEntry("code", "site-wrong");
  }

  @Test
  void whatIsUnknownIsGivenAsItIs() {
    assertThat(Said.of("something else")).isEqualTo(Map.of("message", "something else"));
    String text = "there is no template '" + "'".repeat(100_000) + "'";
    assertThat(Said.of(text)).isEqualTo(Map.of("message", text));
  }

  @Test
  void reasonsStandWithinMessages() {
    List<Map<String, Object>> said =
        Said.all("document 'a, b', field 'html': the page has more than maxTags=7 tags");
    assertThat(said).hasSize(1);
    assertThat(said.get(0)).containsEntry("code", "document-unusable");
    Map<?, ?> inner = inner(inner(said.get(0)));
    assertThat(inner.get("code")).isEqualTo("too-many-tags");
    assertThat(inner.get("parameters")).isEqualTo(Map.of("most", "7"));
  }

  private static Map<?, ?> inner(Map<?, ?> said) {
    List<?> reasons = (List<?>) ((Map<?, ?>) said.get("parameters")).get("reason");
    assertThat(reasons).hasSize(1);
    return (Map<?, ?>) reasons.get(0);
  }

  @Test
  void severalReasonsAreToldApart() {
    assertThat(Said.all("the page has no main text; the page was cut off at maxSize=10"))
        .extracting(one -> one.get("code"))
        .containsExactly("no-main-text", "cut-at-size");
    assertThat(Said.all("the page has no main text; and more")).hasSize(1);
  }

  @Test
  void pagesThatExceedLimits() {
    ParseLimits few = new ParseLimits(10, 3, 20, ParseLimits.Overflow.REFUSE);
    ParseLimits tags = new ParseLimits(1_000_000, 3, 20, ParseLimits.Overflow.REFUSE);
    ParseLimits depth = new ParseLimits(1_000_000, 10_000, 20, ParseLimits.Overflow.REFUSE);
    assertThat(refusal(() -> new PageReader(few).read("<p>eleven characters", "")))
        .containsEntry("code", "too-many-characters")
        .containsEntry("parameters", Map.of("n", "20", "most", "10"));
    assertThat(refusal(() -> new PageReader(few).read(new byte[20], "text/html", "")))
        .containsEntry("code", "too-many-bytes");
    assertThat(refusal(() -> new PageReader(tags).read("<p><p><p><p><p>", "")))
        .containsEntry("code", "too-many-tags");
    assertThat(
            refusal(
                () ->
                    PageModelBuilder.build(
                        new PageReader(depth).read("<div>".repeat(1_000) + "x", ""))))
        .containsEntry("code", "too-deep");
    assertThat(
            refusal(
                () ->
                    new PageReader()
                        .read("%PDF-1.7 x".getBytes(StandardCharsets.US_ASCII), null, "")))
        .containsEntry("code", "not-html")
        .containsEntry("parameters", Map.of("format", "PDF"));
  }
}
