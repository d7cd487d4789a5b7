package io.zhengwen.solr.reextract;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.solr.reextract.Progress.State;
import org.junit.jupiter.api.Test;

class ProgressTest {
  @Test
  void aJobEndsOnce() {
    Progress progress = new Progress();
    assertThat(progress.end(State.ABORTED, "closed")).isTrue();
    assertThat(progress.end(State.FINISHED, null)).isFalse();
    assertThat(progress.toMap())
        .containsEntry("state", "aborted")
        .containsEntry("reason", "closed");
  }
}
