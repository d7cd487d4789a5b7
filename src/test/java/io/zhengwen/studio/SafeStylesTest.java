package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SafeStylesTest {
  @Test
  void harmlessRulesStay() {
    assertThat(SafeStyles.rules("/* c */ p > a:hover { color: red; margin: 0 auto !important }"))
        .isEqualTo("p > a:hover{color:red;margin:0 auto !important;}");
    assertThat(SafeStyles.rules("@media (max-width: 600px) { .a { --x: 1px } } b{top:0}"))
        .isEqualTo("@media (max-width: 600px){.a{--x:1px;}}b{top:0;}");
    assertThat(SafeStyles.rules("q::before { content: 'a;b' }"))
        .isEqualTo("q::before{content:'a;b';}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a{background:url(//e)}",
        "a{background:URL (//e)}",
        "a{background:u\\72l(//e)}",
        "a{background:image-set('//e' 1x)}",
        "a{background:-webkit-image-set('//e' 1x)}",
        "a{--x:url(//e)}",
        "a{behavior:x}",
        "a{width:expression(1)}",
        "@import '//e';",
        "@import url(//e);",
        "@font-face{font-family:x;src:url(//e)}",
        "@namespace x '//e';",
        "@keyframes x{from{top:0}}",
        "a{color:red</style><b>}",
        "</style><script>alert(1)</script>",
        "a</style>{color:red}",
        "a{content:'</style>'}",
        "a{color:'red}",
        "a{color:rgb(1,2}",
        "a[b='c{color:red}",
        "@media x{",
        "a{",
        "}}}}",
        "\\",
        "a{color:red\\"
      })
  void whatMayLoadOrEscapeGoes(String css) {
    assertThat(SafeStyles.rules(css)).doesNotContain("//e", "<", "\\", "alert", "expression");
    assertThat(SafeStyles.rules(css).replaceAll("@media x\\{\\}", "")).doesNotContain("{");
  }

  @Test
  void whatACommentParts() {
    assertThat(SafeStyles.rules("a{background:u/**/rl(//e)}"))
        .isEqualTo("a{background:u rl(//e);}");
    assertThat(SafeStyles.rules("a{b:</**/style>}")).isEmpty();
  }

  /** Banners and screens of loading would hide the text that is scrolled to. */
  @Test
  void whatIsFixedBeforeThePageBecomesAPartOfIt() {
    assertThat(SafeStyles.rules(".loader{position:fixed;inset:0} p{position:absolute}"))
        .isEqualTo(".loader{position:relative;inset:0;}p{position:absolute;}");
    assertThat(SafeStyles.declarations("POSITION: Fixed !important; table-layout: fixed"))
        .isEqualTo("POSITION:relative !important;table-layout:fixed;");
  }

  @Test
  void whatComesAfterAFaultStays() {
    assertThat(SafeStyles.rules("a{background:url(//e);color:red} b{color:blue}"))
        .isEqualTo("a{color:red;}b{color:blue;}");
    assertThat(SafeStyles.rules("@import '//e'; b{color:blue}")).isEqualTo("b{color:blue;}");
    assertThat(SafeStyles.rules("@font-face{src:url(//e)} b{color:blue}"))
        .isEqualTo("b{color:blue;}");
  }

  @Test
  void deepNestingTakesNoLongTime() {
    assertThat(SafeStyles.rules("@media x{".repeat(50_000))).hasSizeLessThan(200);
    assertThat(SafeStyles.rules("/*".repeat(300_000))).isEmpty();
  }
}
