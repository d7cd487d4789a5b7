package io.zhengwen.solr.reextract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrException.ErrorCode;
import org.junit.jupiter.api.Test;

/** A shard that fails does not keep the others from being stopped. */
class ShardActionsTest {
  private static final Map<String, String> LEADERS =
      new TreeMap<>(Map.of("shard1", "a", "shard2", "b", "shard3", "c"));

  private final List<String> asked = new ArrayList<>();
  private final Map<String, ErrorCode> faults = new HashMap<>();
  private final ShardActions<String> shards =
      new ShardActions<>(
          (leader, action) -> {
            String question = action + " " + leader;
            asked.add(question);
            if (faults.containsKey(question)) {
              throw new SolrException(faults.get(question), question + " failed");
            }
            return Map.of("state", action);
          });

  private SolrException fault(String action) {
    return catchThrowableOfType(SolrException.class, () -> shards.perform(action, LEADERS));
  }

  @Test
  void allAnswer() {
    assertThat(shards.perform("start", LEADERS))
        .containsOnlyKeys("shard1", "shard2", "shard3")
        .containsEntry("shard2", Map.of("state", "start"));
  }

  @Test
  void allAreAskedToStop() {
    faults.put("stop a", ErrorCode.SERVICE_UNAVAILABLE);
    faults.put("stop b", ErrorCode.SERVER_ERROR);
    SolrException fault = fault("stop");
    assertThat(asked).containsExactly("stop a", "stop b", "stop c");
    assertThat(fault.code()).isEqualTo(503);
    assertThat(fault).hasMessage("shard1: stop a failed");
    assertThat(fault.getSuppressed()).singleElement().hasToString(suppressed("shard2: stop b"));
  }

  private static String suppressed(String what) {
    return SolrException.class.getName() + ": " + what + " failed";
  }

  @Test
  void aStartIsUndoneAndItsFaultIsTold() {
    faults.put("start c", ErrorCode.BAD_REQUEST);
    faults.put("stop a", ErrorCode.SERVICE_UNAVAILABLE);
    SolrException fault = fault("start");
    assertThat(asked).containsExactly("start a", "start b", "start c", "stop a", "stop b");
    assertThat(fault.code()).isEqualTo(400);
    assertThat(fault).hasMessage("shard3: start c failed");
    assertThat(fault.getSuppressed()).singleElement().hasToString(suppressed("stop a"));
  }

  @Test
  void aStartWhoseAnswerWasLostIsUndone() {
    faults.put("start b", ErrorCode.SERVICE_UNAVAILABLE);
    fault("start");
    assertThat(asked).containsExactly("start a", "start b", "stop a", "stop b");
  }

  @Test
  void anotherActionEndsAtTheFirstFault() {
    faults.put("status a", ErrorCode.SERVICE_UNAVAILABLE);
    fault("status");
    assertThat(asked).containsExactly("status a");
  }
}
