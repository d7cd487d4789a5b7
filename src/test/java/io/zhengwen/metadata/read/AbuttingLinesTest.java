package io.zhengwen.metadata.read;

import static io.zhengwen.metadata.publication.DatedPages.TEXT;
import static io.zhengwen.metadata.publication.DatedPages.of;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.PageMetadata;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lines below the headline whose parts only styles or labels set apart. */
class AbuttingLinesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "<span>By Anjali Deshmukh</span><span>Nov 15, 2026</span>; Anjali Deshmukh; 2026-11-15",
        "<span>Published</span><span>Nov 15, 2026 08:30</span>; ''; 2026-11-15T08:30",
        "<span>Mumbai</span><span>Nov 15, 2026</span>; ''; 2026-11-15",
        "<span>By Ann</span> <span>Lee</span> <i>Nov</i> <i>15</i><sup>th</sup> 2026; Ann Lee; 2026-11-15",
        "By Ann Lee Foto: Bo Tran, Nov 15 2026; Ann Lee; 2026-11-15",
        "Av Ingrid Solberg Foto: Per Aas; Ingrid Solberg; none",
        "Thứ Sáu, 13/11/2026; ''; 2026-11-13",
        "Parengė: Rasa Petrauskienė; Rasa Petrauskienė; none"
      })
  void authorAndDate(String line, String author, String date) {
    PageMetadata read =
        of(
            "https://quay.example/news/4711",
            "<title>The ferry leaves at noon</title><h1>The ferry leaves at noon</h1><div>"
                + line
                + "</div>"
                + TEXT);

    assertThat(String.join("|", read.authors().stream().map(MetadataValue::value).toList()))
        .isEqualTo(author);
    assertThat(read.published().map(value -> value.value().toString()).orElse("none"))
        .isEqualTo(date);
  }
}
