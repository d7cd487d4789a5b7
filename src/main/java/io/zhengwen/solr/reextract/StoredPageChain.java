package io.zhengwen.solr.reextract;

import io.zhengwen.solr.MainContentUpdateProcessorFactory;
import java.util.ArrayList;
import java.util.List;
import org.apache.solr.core.SolrCore;
import org.apache.solr.update.processor.DistributingUpdateProcessorFactory;
import org.apache.solr.update.processor.RunUpdateProcessorFactory;
import org.apache.solr.update.processor.SignatureUpdateProcessorFactory;
import org.apache.solr.update.processor.UpdateRequestProcessorChain;
import org.apache.solr.update.processor.UpdateRequestProcessorFactory;

/**
 * The part of an update chain that stored pages go through. It begins with the extraction, since
 * what stands before has done its work on the document that is stored, and would take an update for
 * a document without other fields. Those between extraction and distribution are a {@link
 * PlainStretch}.
 */
final class StoredPageChain {
  private StoredPageChain() {}

  /**
   * Makes it of a chain that extracts.
   *
   * @throws IllegalArgumentException if a processor behind the extraction needs whole documents
   */
  static UpdateRequestProcessorChain of(SolrCore core, String chain) {
    List<UpdateRequestProcessorFactory> all = core.getUpdateProcessingChain(chain).getProcessors();
    int ours = 0;
    while (!(all.get(ours) instanceof MainContentUpdateProcessorFactory)) {
      ours++;
    }
    int end = ours + 1;
    while (end < all.size() && !indexes(all.get(end))) {
      refuseSignature(all.get(end));
      end++;
    }
    List<UpdateRequestProcessorFactory> part = new ArrayList<>();
    part.add(all.get(ours));
    part.add(new PlainStretch(all.subList(ours + 1, end)));
    part.addAll(all.subList(end, all.size()));
    return new UpdateRequestProcessorChain(part, core);
  }

  private static boolean indexes(UpdateRequestProcessorFactory processor) {
    return processor instanceof DistributingUpdateProcessorFactory
        || processor instanceof RunUpdateProcessorFactory;
  }

  private static void refuseSignature(UpdateRequestProcessorFactory processor) {
    if (processor instanceof SignatureUpdateProcessorFactory signature && signature.isEnabled()) {
      throw new IllegalArgumentException(
          "SignatureUpdateProcessorFactory stands behind the extraction: it would make '"
              + signature.getSignatureField()
              + "' of a part of each document; send the pages again instead");
    }
  }
}
