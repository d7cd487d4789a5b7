package io.zhengwen.metadata.language;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Selection;
import io.zhengwen.metadata.MetadataSource;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.read.MetadataReader;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.read.PageReader;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LanguageFinderTest {
  private static final String FRENCH =
      "Le conseil municipal a décidé hier de fermer le vieux pont sur la rivière au printemps,"
          + " car les piliers ne sont plus assez solides pour les camions.";

  @Test
  void takesTheDeclarationThatTheTextConfirms() {
    MetadataValue<String> found = find("<html lang=fr-CA>", FRENCH).orElseThrow();
    assertThat(found.value()).isEqualTo("fr");
    assertThat(found.source()).isEqualTo(MetadataSource.LANG);
    assertThat(found.confidence()).isGreaterThan(0.95);
  }

  @Test
  void readsOtherDeclarations() {
    assertThat(find("<meta http-equiv=Content-Language content=fr>", FRENCH))
        .map(MetadataValue::source)
        .contains(MetadataSource.META);
    assertThat(find("<meta property=og:locale content=fr_FR>", FRENCH))
        .map(MetadataValue::source)
        .contains(MetadataSource.OPEN_GRAPH);
    assertThat(
            find(
                "<script type=application/ld+json>{\"@type\":\"NewsArticle\",\"inLanguage\":\"fr\"}</script>",
                FRENCH))
        .map(MetadataValue::source)
        .contains(MetadataSource.JSON_LD);
  }

  @Test
  void findsTheLanguageWhereNoneOrAWrongOneIsDeclared() {
    assertThat(find("<p>", FRENCH).orElseThrow())
        .returns("fr", MetadataValue::value)
        .returns(MetadataSource.DETECTED, MetadataValue::source);
    assertThat(find("<html lang=en-US>", FRENCH).orElseThrow())
        .returns("fr", MetadataValue::value)
        .returns(MetadataSource.DETECTED, MetadataValue::source);
    assertThat(find("<html lang=en>", "市议会昨天决定在春天关闭河上的旧桥。").orElseThrow())
        .returns("zh", MetadataValue::value)
        .returns(MetadataSource.SCRIPT, MetadataValue::source);
  }

  @Test
  void takesTheScriptOfShortMainTextsAmidMenusOfTheDeclaredLanguage() {
    String page =
        "<html lang=en><title>旧桥</title><p>Previous Next Search this site Edit on the forge"
            + " Table of contents<p>Keyboard shortcuts: question mark opens this help, n the next page"
            + " and p the previous one<footer>Built with a generator of documentation</footer>";
    assertThat(find(page, "市议会昨天决定在春天关闭河上的旧桥。").orElseThrow())
        .returns("zh", MetadataValue::value)
        .returns(MetadataSource.SCRIPT, MetadataValue::source);
    assertThat(find(page, "Η παλιά γέφυρα κλείνει την άνοιξη."))
        .map(MetadataValue::value)
        .contains("el");
    assertThat(find(page, "旧桥。")).map(MetadataValue::value).contains("en");
  }

  @Test
  void readsThePageWhereThereIsLittleMainText() {
    assertThat(
            find(
                "<title>Le vieux pont</title><nav><a href=x>Home News Sports Weather Contact</a></nav><p>"
                    + FRENCH,
                ""))
        .map(MetadataValue::value)
        .contains("fr");
    assertThat(find("<title>42</title>", "")).isEmpty();
  }

  private static Optional<MetadataValue<String>> find(String html, String content) {
    PageModel page = PageModelBuilder.build(new PageReader(ParseLimits.DEFAULT).read(html, ""));
    return MetadataReader.read(page, content, Extraction.of(Selection.empty()).build()).language();
  }
}
