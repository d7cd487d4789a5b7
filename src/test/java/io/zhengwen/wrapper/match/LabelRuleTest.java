package io.zhengwen.wrapper.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.wrapper.WrapperPages;
import io.zhengwen.wrapper.template.LabelRelation;
import io.zhengwen.wrapper.template.Rule;
import io.zhengwen.wrapper.template.RuleKind;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LabelRuleTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Scope PAGE =
      WrapperPages.page(
          "<h3>Seller</h3><p>Phone: 555 0100</p><h3>Agent</h3><p>Phone: 555 0199</p>");

  /** As it is written by hand: rules that are made from pages have no section. */
  private static Rule phone(String section) {
    return JSON.convertValue(
        Map.of(
            "kind",
            RuleKind.LABEL,
            "label",
            "phone",
            "relation",
            LabelRelation.INSIDE,
            "under",
            section),
        Rule.class);
  }

  @ParameterizedTest
  @CsvSource({"Seller, 555 0100", "Agent, 555 0199"})
  void aLabelThatBeginsATextIsTheFirstInItsSection(String section, String number) {
    assertThat(new CompiledRule(phone(section), Set.of(), false).find(PAGE))
        .extracting(Found::text)
        .containsExactly(number);
  }

  @Test
  void withoutASectionItIsNotKnownWhichIsMeant() {
    assertThat(
            new CompiledRule(
                    Rule.byLabel("phone", LabelRelation.INSIDE, null, false), Set.of(), false)
                .find(PAGE))
        .isEmpty();
  }
}
