package io.zhengwen.metadata.read;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.PageMetadata;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import org.junit.jupiter.api.Test;

/** Pages of journals and preprints, which describe their articles by {@code citation_*}. */
class ScholarlyPageTest {
  private static final String TEXT =
      "<p>" + "The river rose in the night, and nobody had seen it so high. ".repeat(20) + "</p>";

  private static PageMetadata of(String metas, String body) {
    return MetadataReader.read(
        PageModelBuilder.build(
            new PageReader()
                .read(
                    "<head><title>The river | Journal of Rivers</title>"
                        + metas
                        + "</head><body><article><h1>The river</h1>"
                        + body
                        + TEXT
                        + "</article></body>",
                    "https://journal.example.org/article/view/412")));
  }

  @Test
  void authorsAreNamedInFullWhereTheCitationHasInitials() {
    PageMetadata metadata =
        of(
            "<meta name=citation_authors content='Halvorsen I;Ferrándiz-Mora J;'>",
            "<div class=authors-list><span class=authors-list-item><a class=full-name href=/?term=1>"
                + "Ingrid Halvorsen</a><sup><a href=#a1>1</a></sup>, </span>"
                + "<span class=authors-list-item><a class=full-name href=/?term=2>"
                + "José Ferrándiz-Mora</a><sup><a href=#a2>2</a></sup></span></div>");
    assertThat(metadata.authors())
        .extracting(MetadataValue::value)
        .containsExactly("Ingrid Halvorsen", "José Ferrándiz-Mora");
  }

  @Test
  void creatorsAreNamedByDublinCore() {
    PageMetadata metadata =
        of(
            "<meta property=og:type content=article>"
                + "<meta name=DC.Creator.PersonalName content='Ingrid Halvorsen'>"
                + "<meta name=DC.Creator.PersonalName content='José Ferrándiz-Mora'>",
            "");
    assertThat(metadata.authors())
        .extracting(MetadataValue::value)
        .containsExactly("Ingrid Halvorsen", "José Ferrándiz-Mora");
  }

  @Test
  void theDateOfAPaperComesBeforeThatOfItsLatestVersion() {
    PageMetadata metadata =
        of(
            "<meta name=citation_author content='Ann Lee'>"
                + "<meta name=citation_date content='2026/09/03'>"
                + "<meta name=citation_online_date content='2026/10/17'>",
            "");
    assertThat(metadata.published().orElseThrow().value()).hasToString("2026-09-03");
  }
}
