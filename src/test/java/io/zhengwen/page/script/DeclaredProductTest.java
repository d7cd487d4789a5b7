package io.zhengwen.page.script;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DeclaredProductTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "<script type=application/ld+json>{\"@type\": \"Product\", \"name\": \"Bench\"}</script><p>a",
        "<script type=application/ld+json>{\"@graph\": [{\"@type\": \"ProductGroup\", oops</script><p>a",
        "<meta property=og:type content=product><p>a",
        "<meta property=og:type content=product.item><p>a",
        "<div itemscope itemtype=https://schema.org/Product><p>a</div>",
      })
  void declaredInAnyForm(String html) {
    assertThat(DeclaredProduct.in(model(html))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<script type=application/ld+json>{\"@type\": \"Article\", \"about\": \"Product\"}</script><p>a",
        "<script>{\"@type\": \"Product\"}</script><p>a",
        "<meta property=og:type content=article><meta name=description content=product><p>a",
        "<div itemscope itemtype=https://schema.org/ProductModel><p>a</div>",
        "<p>Product",
      })
  void otherPages(String html) {
    assertThat(DeclaredProduct.in(model(html))).isFalse();
  }
}
