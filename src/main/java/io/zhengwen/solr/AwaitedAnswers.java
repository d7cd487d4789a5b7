package io.zhengwen.solr;

import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;
import org.apache.solr.update.SolrCmdDistributor;
import org.apache.solr.update.processor.DistributedZkUpdateProcessor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Waits for the answers of other cores to the updates of a request.
 *
 * <p>At the end of a request Solr waits for them, too, and gives up where none comes for a while
 * (20 seconds). It logs that, and acknowledges the request ({@code SolrCmdDistributor.finish}). The
 * method that waits tells of it, but Solr keeps the object that has it to itself.
 */
final class AwaitedAnswers {
  private static final Logger LOG = LoggerFactory.getLogger(MethodHandles.lookup().lookupClass());
  private static final Field DISTRIBUTOR = distributor();

  private AwaitedAnswers() {}

  private static Field distributor() {
    try {
      Field field = DistributedZkUpdateProcessor.class.getDeclaredField("cmdDistrib");
      field.setAccessible(true);
      return field;
    } catch (ReflectiveOperationException | RuntimeException e) {
      LOG.warn("updates that other nodes do not answer in time are acknowledged by this Solr", e);
      return null;
    }
  }

  /**
   * Waits until all answers are there.
   *
   * @throws IOException if Solr gives up
   */
  static void await(DistributedZkUpdateProcessor processor) throws IOException {
    if (DISTRIBUTOR == null) {
      return;
    }
    try {
      ((SolrCmdDistributor) DISTRIBUTOR.get(processor)).blockAndDoRetries();
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
