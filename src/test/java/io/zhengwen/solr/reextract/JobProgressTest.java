package io.zhengwen.solr.reextract;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.solr.reextract.JobProgress.State;
import org.junit.jupiter.api.Test;

class JobProgressTest {
  @Test
  void aJobEndsOnce() {
    JobProgress progress = new JobProgress();
    assertThat(progress.end(State.ABORTED, "closed")).isTrue();
    assertThat(progress.end(State.FINISHED, null)).isFalse();
    assertThat(progress.toMap())
        .containsEntry("state", "aborted")
        .containsEntry("reason", "closed");
  }
}
