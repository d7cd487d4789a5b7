package io.zhengwen.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.method.density.DensityParams;
import java.util.Collections;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MethodsTest {
  @Test
  void defaultMethodExists() {
    assertThat(Methods.get(Methods.DEFAULT).name()).isEqualTo(Methods.DEFAULT);
  }

  @Test
  void unknownMethodIsRefusedWithTheListOfMethods() {
    assertThatThrownBy(() -> Methods.get("magic"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'magic'")
        .hasMessageContaining("density, cetd");
  }

  @Test
  void nullIsNoMethod() {
    assertThatThrownBy(() -> Methods.get(null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("the method must not be null");
  }

  @Test
  void methodsShowTheirNames() {
    assertThat(Methods.all()).first().hasToString(Methods.DEFAULT);
  }

  @Test
  void parametersHaveNameTypeAndDefault() {
    assertThat(Methods.get("density").parameters())
        .contains(
            new Parameter(
                "shortBelow",
                "integer of at least 0",
                "450",
                "bytes of the rough extraction below which a page is short",
                false,
                false))
        .extracting(Parameter::name)
        .contains("scedd.topCoef", "rough");
  }

  @Test
  void onlyTheOwnerMaySetFreeStrings() {
    for (Method method : Methods.all()) {
      assertThat(method.parameters())
          .filteredOn(p -> p.type().equals("string"))
          .as(method.name())
          .allMatch(Parameter::ownerOnly);
    }
  }

  @Test
  void parametersThatNameFilesAreTheOwners() {
    assertThat(Methods.all())
        .flatExtracting(Method::parameters)
        .filteredOn(Parameter::file)
        .allMatch(Parameter::ownerOnly)
        .extracting(Parameter::name)
        .contains("model", "noiseWords")
        .doesNotContain("charset", "tags");
    assertThat(Methods.get("density+sitetemplate").parameters())
        .filteredOn(Parameter::ownerOnly)
        .extracting(Parameter::name)
        .contains("charset")
        .doesNotContain("shortBelow");
  }

  @Test
  void parametersAreRead() {
    DensityParams params =
        ParameterBinder.bind(
            DensityParams.DEFAULT,
            Map.of("shortBelow", " 10 ", "rough", "DENSITY", "scedd.topCoef", "0.1"));
    assertThat(params.shortBelow()).isEqualTo(10);
    assertThat(params.rough()).isEqualTo(DensityParams.Rough.DENSITY);
    assertThat(params.scedd().topCoef()).isEqualTo(0.1);
    assertThat(params.charset()).isEqualTo("GB18030");
  }

  @Test
  void invalidParametersAreRefusedWithTheValidValues() {
    refused("density", "shortBelow", null, "parameter 'shortBelow' must have a value", "");
    refused("density", "shortbelow", "1", "unknown parameter 'shortbelow'", "shortBelow");
    refused("density", "shortBelow", "many", "'many'", "integer of at least 0");
    refused("density", "shortBelow", "-1", "'-1'", "integer of at least 0");
    refused("density", "rough", "fast", "'fast'", "must be one of density_sum | density");
    refused("density", "scedd.topCoef", "NaN", "'scedd.topCoef'", "number from 0 to 1");
    refused("scedd", "topCoef", "0.99", "topCoef", "less than bottomCoef");
    refused("fulltext", "x", "1", "unknown parameter 'x'", "it has no parameters");
  }

  private static void refused(String method, String name, String value, String... parts) {
    assertThatThrownBy(
            () ->
                Methods.create(method, Collections.singletonMap(name, value), Resources.inMemory()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("method " + method)
        .satisfies(e -> assertThat(e.getMessage()).contains(parts));
  }
}
