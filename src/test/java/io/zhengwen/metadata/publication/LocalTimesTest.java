package io.zhengwen.metadata.publication;

import static io.zhengwen.metadata.publication.DatedPages.TEXT;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LocalTimesTest {
  @ParameterizedTest
  @CsvSource({
    "2023-12-07T23:00:09Z, 2023-12-08 07:00, 2023-12-08T07:00:09+08:00",
    "2023-12-07T23:00:09Z, 2023-12-07 18:00, 2023-12-07T18:00:09-05:00",
    "2023-12-07T23:00:09Z, 2023-12-08 04:30, 2023-12-08T04:30:09+05:30",
    "2023-12-07T23:00:09Z, 2023-12-08 07:01, 2023-12-07T23:00:09Z",
    "2023-12-07T23:00:09Z, 2023-12-08 07:15, 2023-12-07T23:00:09Z",
    "2023-12-07T23:00:09Z, 2023-12-09 07:00, 2023-12-07T23:00:09Z",
    "2023-12-07T23:00:09+01:00, 2023-12-08 07:00, 2023-12-07T23:00:09+01:00"
  })
  void aTimeInUtcHasTheOffsetOfTheSameTimeThatThePageShows(
      String stated, String shown, String local) {
    String meta = "<meta property=article:published_time content=" + stated + ">";
    String page = meta + "<h1>Ferries</h1><p>" + shown + TEXT;
    DateEvidence evidence =
        DateEvidence.of(
            PageModelBuilder.build(new PageReader().read(page, "https://quay.example/1")));
    assertThat(evidence.declared()).extracting(date -> date.date().toString()).containsOnly(local);
  }
}
