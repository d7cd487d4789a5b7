package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apache.solr.update.processor.DocExpirationUpdateProcessorFactory;
import org.apache.solr.update.processor.RunUpdateProcessorFactory;
import org.apache.solr.update.processor.UpdateRequestProcessorFactory;
import org.junit.jupiter.api.Test;

class ChainCheckTest {
  private static final UpdateRequestProcessorFactory OURS = new MainContentUpdateProcessorFactory();
  private static final UpdateRequestProcessorFactory EXPIRING =
      new DocExpirationUpdateProcessorFactory();
  private static final UpdateRequestProcessorFactory RUN = new RunUpdateProcessorFactory();

  @Test
  void documentsThatExpireThoughSentAgainAreWarnedOf() {
    assertThat(ChainCheck.warning(List.of(OURS, EXPIRING, RUN), OURS))
        .hasValueSatisfying(
            text -> assertThat(text).contains("DocExpirationUpdateProcessorFactory"));
    assertThat(ChainCheck.warning(List.of(EXPIRING, OURS, RUN), OURS)).isEmpty();
    assertThat(ChainCheck.warning(List.of(EXPIRING, RUN), OURS)).isEmpty();
  }
}
