package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.net.ConnectException;
import java.util.ArrayList;
import java.util.List;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrException.ErrorCode;
import org.apache.solr.common.ToleratedUpdateError;
import org.apache.solr.common.ToleratedUpdateError.CmdType;
import org.apache.solr.common.util.NamedList;
import org.apache.solr.update.AddUpdateCommand;
import org.apache.solr.update.SolrCmdDistributor.SolrError;
import org.apache.solr.update.processor.DistributedUpdateProcessor.DistributedUpdatesAsyncException;
import org.apache.solr.update.processor.UpdateRequestProcessor;
import org.junit.jupiter.api.Test;

class DistributionGuardTest {
  @Test
  void anErrorThatNamesNoDocumentIsAnswered503() {
    SolrException lost = finish(new ConnectException("Connection refused"));
    assertThat(lost).isNotInstanceOf(DistributedUpdatesAsyncException.class);
    assertThat(lost.code()).isEqualTo(503);
    assertThat(lost).hasMessageContaining("send the request again");
  }

  @Test
  void anAnswerOfAnotherNodeThatNamesNoDocumentIsAnswered503() {
    SolrException leaderChanged = new SolrException(ErrorCode.SERVER_ERROR, "no leader any more");
    leaderChanged.setMetadata("cause", "LeaderChanged");
    assertThat(finish(leaderChanged).code()).isEqualTo(503);
  }

  @Test
  void errorsThatNameTheirDocumentsAreLeftToTheTolerantProcessor() {
    assertThat(finish(refused("a"), refused("b")))
        .isInstanceOf(DistributedUpdatesAsyncException.class);
  }

  @Test
  void oneThatNamesNoneIsEnough() {
    assertThat(finish(refused("a"), new ConnectException("Connection refused")).code())
        .isEqualTo(503);
  }

  @Test
  void aLeaderAnswersWithAStatusThatIsNotTriedAgain() {
    assertThat(finish(true, new ConnectException("Connection refused")).code()).isEqualTo(500);
    for (int status : List.of(403, 404, 503)) {
      assertThat(add(true, status).code()).as("forwarded").isEqualTo(500);
      assertThat(add(false, status).code()).as("sent by a client").isEqualTo(status);
    }
    assertThat(add(true, 400).code()).isEqualTo(400);
  }

  @Test
  void aLeaderSaysSoThatAReplicaDidNotAnswer() {
    UpdateRequestProcessor distributed =
        new UpdateRequestProcessor(null) {
          @Override
          public void finish() {
            throw new SolrException(ErrorCode.SERVICE_UNAVAILABLE, "no answer in time");
          }
        };
    for (boolean forwarded : new boolean[] {false, true}) {
      SolrException e =
          catchThrowableOfType(
              SolrException.class,
              () -> new DistributionGuard(forwarded, () -> false, distributed).finish());
      assertThat(e).hasMessage("no answer in time");
      assertThat(e.code()).isEqualTo(forwarded ? 500 : 503);
    }
  }

  @Test
  void aCoreThatLostItsLeadAcknowledgesNothing() {
    UpdateRequestProcessor distributed = new UpdateRequestProcessor(null) {};
    for (boolean forwarded : new boolean[] {false, true}) {
      SolrException e =
          catchThrowableOfType(
              SolrException.class,
              () -> new DistributionGuard(forwarded, () -> true, distributed).finish());
      assertThat(e).hasMessageContaining("lost ZooKeeper or the core the lead");
      assertThat(e.code()).isEqualTo(forwarded ? 500 : 503);
    }
  }

  private static SolrException add(boolean forwarded, int status) {
    UpdateRequestProcessor distributed =
        new UpdateRequestProcessor(null) {
          @Override
          public void processAdd(AddUpdateCommand cmd) {
            throw new SolrException(ErrorCode.getErrorCode(status), "not now");
          }
        };
    SolrException e =
        catchThrowableOfType(
            SolrException.class,
            () -> new DistributionGuard(forwarded, () -> false, distributed).processAdd(null));
    assertThat(e).hasMessage("not now");
    return e;
  }

  private static SolrException refused(String id) {
    ToleratedUpdateError error = new ToleratedUpdateError(CmdType.ADD, id, "wrong");
    SolrException answer = new SolrException(ErrorCode.BAD_REQUEST, "wrong");
    NamedList<String> metadata = new NamedList<>();
    metadata.add(error.getMetadataKey(), error.getMetadataValue());
    answer.setMetadata(metadata);
    return answer;
  }

  private static SolrException finish(Exception... faults) {
    return finish(false, faults);
  }

  private static SolrException finish(boolean forwarded, Exception... faults) {
    List<SolrError> errors = new ArrayList<>();
    for (Exception fault : faults) {
      SolrError error = new SolrError();
      error.e = fault;
      errors.add(error);
    }
    UpdateRequestProcessor distributed =
        new UpdateRequestProcessor(null) {
          @Override
          public void finish() {
            throw new DistributedUpdatesAsyncException(errors);
          }
        };
    return catchThrowableOfType(
        SolrException.class,
        () -> new DistributionGuard(forwarded, () -> false, distributed).finish());
  }
}
