package io.zhengwen.solr.reextract;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.solr.reextract.JobProgress.State;
import org.junit.jupiter.api.Test;

class JobProgressTest {
  @Test
  void aJobEndsOnce() {
    JobProgress progress = new JobProgress(text -> text);
    assertThat(progress.end(State.ABORTED, "closed")).isTrue();
    assertThat(progress.end(State.FINISHED, null)).isFalse();
    assertThat(progress.toMap())
        .containsEntry("state", "aborted")
        .containsEntry("reason", "closed");
  }

  @Test
  void whatIsToldIsFitForAnswers() {
    JobProgress progress = new JobProgress(text -> text.replace("/var/solr/", ""));
    progress.fail("a", "/var/solr/data: no space left");
    progress.end(State.ABORTED, "/var/solr/data: no space left");
    assertThat(progress.toMap().toString())
        .doesNotContain("/var/solr")
        .contains("message=data: no space left", "reason=data: no space left");
    progress = new JobProgress(text -> text.replace("/var/solr/", ""));
    progress.end(State.FINISHED, null);
    assertThat(progress.toMap()).doesNotContainKey("reason");
  }
}
