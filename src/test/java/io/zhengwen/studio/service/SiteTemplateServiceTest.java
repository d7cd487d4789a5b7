package io.zhengwen.studio.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.method.sitetemplate.LearningOptions;
import io.zhengwen.method.sitetemplate.SiteLibraries;
import io.zhengwen.store.Ageing;
import io.zhengwen.store.ForwardingTemplateStore;
import io.zhengwen.store.MemoryTemplateStore;
import io.zhengwen.store.RecordRefusedException;
import io.zhengwen.store.SiteBatch;
import io.zhengwen.store.SiteBatch.TextCount;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.StoredSite;
import io.zhengwen.store.TemplateStore;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SiteTemplateServiceTest {
  private final MemoryTemplateStore store = new MemoryTemplateStore(1_000_000);
  private final SiteTemplateService service =
      new SiteTemplateService(
          new SiteLibraries(
              LearningOptions.DEFAULT, store, Clock.systemUTC(), Runnable::run, false));

  @BeforeEach
  void learn() {
    for (String site : List.of("mole.example", "pier.example", "quay.example")) {
      List<TextCount> texts =
          List.of(
              new TextCount("p", "Imprint", 5, 0, "https://" + site + "/1"),
              new TextCount("p", "Menu", 5, 0, "https://" + site + "/1"));
      store.update(
          new SiteKey(site),
          known -> known.merge(new SiteBatch("batch", 5, 0, 1, texts), Ageing.DEFAULT));
    }
  }

  @ParameterizedTest
  @CsvSource({"0, 0, ", "1, 1, mole.example", "3, 3, quay.example", "4, 3, ", "1000, 3, "})
  void sitesAreShownByPages(String rows, int shown, String next) {
    Map<String, Object> answer = show("rows", rows);
    assertThat((List<?>) answer.get("sites")).hasSize(shown);
    assertThat(answer.get("next")).isEqualTo(next);
    assertThat((List<?>) show("rows", rows, "after", "z").get("sites")).isEmpty();
  }

  @Test
  void aDamagedSiteKeepsNoOtherFromBeingListed() {
    TemplateStore damaged =
        new ForwardingTemplateStore(store) {
          @Override
          public Optional<StoredSite> load(SiteKey site) {
            if (site.name().startsWith("pier")) {
              throw new RecordRefusedException("it has no field 'known'");
            }
            return super.load(site);
          }
        };
    SiteTemplateService service =
        new SiteTemplateService(
            new SiteLibraries(
                LearningOptions.DEFAULT, damaged, Clock.systemUTC(), Runnable::run, false));
    Map<String, Object> answer = service.show(name -> null);
    assertThat(answer.get("sites").toString()).contains("mole", "quay").doesNotContain("pier");
    assertThat(answer.get("unreadable"))
        .isEqualTo(List.of(Map.of("site", "pier.example", "reason", "it has no field 'known'")));
    assertThat(show()).doesNotContainKey("unreadable");
  }

  @ParameterizedTest
  @CsvSource({"0, 0, 0", "0, 1, 1", "1, 9, 1", "2, 9, 0", "2147483647, 1000, 0"})
  void templatesOfASiteAreShownByPages(String start, String rows, int shown) {
    Map<String, Object> answer = show("site", "quay.example", "start", start, "rows", rows);
    assertThat((List<?>) answer.get("templates")).hasSize(shown);
    assertThat(answer.get("found")).isEqualTo(2L);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "1001", "2147483648", "ten", "1.5", "", " 1"})
  void otherNumbersOfRowsAreRefused(String rows) {
    assertThatThrownBy(() -> show("rows", rows))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the parameter rows must be from 0 to 1000, was '" + rows + "'");
  }

  @Test
  void otherStartsAreRefused() {
    for (String start : List.of("-1", "2147483648", "x")) {
      assertThatThrownBy(() -> show("site", "quay.example", "start", start))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("start must be from 0");
    }
  }

  private Map<String, Object> show(String... params) {
    return service.show(
        name -> {
          int at = List.of(params).indexOf(name);
          return at < 0 ? null : params[at + 1];
        });
  }

  private Map<String, Object> post(String json) throws Exception {
    return service.change(json.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void aSiteThatOthersHaveChangedIsNotForgotten() throws Exception {
    String forget = "{'action':'delete','site':'quay.example','version':1}";
    post("{'action':'pin','site':'quay.example','tag':'p','text':'Menu'}");
    assertThatThrownBy(() -> post(forget)).isInstanceOf(ConflictException.class);
    assertThat(store.load(new SiteKey("quay.example"))).isPresent();
    post(forget.replace(":1", ":2"));
    assertThat(store.load(new SiteKey("quay.example"))).isEmpty();
    assertThatThrownBy(() -> post(forget)).isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void whatIsNoTemplateIsNotImported() {
    String longText = "{'tag':'p','text':'" + "x".repeat(1_001) + "'}";
    for (String template : List.of("null", "{}", "{'tag':'p'}", longText)) {
      assertThatThrownBy(
              () ->
                  post("{'action':'import','site':'quay.example','templates':[" + template + "]}"))
          .as(template)
          .isInstanceOf(IllegalArgumentException.class);
    }
  }
}
