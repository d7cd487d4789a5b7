package io.zhengwen.solr;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.solr.core.PluginInfo;
import org.apache.solr.core.SolrCore;
import org.apache.solr.update.processor.DistributingUpdateProcessorFactory;
import org.apache.solr.update.processor.DocExpirationUpdateProcessorFactory;
import org.apache.solr.update.processor.RunUpdateProcessorFactory;
import org.apache.solr.update.processor.TolerantUpdateProcessorFactory;
import org.apache.solr.update.processor.UpdateRequestProcessorChain;
import org.apache.solr.update.processor.UpdateRequestProcessorFactory;

/** Checks that a processor stands where it can do its work. */
final class ChainCheck {
  private static final String CHAIN = UpdateRequestProcessorChain.class.getName();

  private ChainCheck() {}

  /**
   * Checks the chains of a core that hold a processor.
   *
   * @throws IllegalArgumentException if it stands behind one that distributes or indexes, or before
   *     the tolerant one; the message names the chain
   */
  static void check(UpdateRequestProcessorFactory processor, SolrCore core) {
    for (PluginInfo info : core.getSolrConfig().getPluginInfos(CHAIN)) {
      List<UpdateRequestProcessorFactory> chain =
          core.getUpdateProcessingChain(info.name).getProcessors();
      check(info.name, chain, chain.indexOf(processor));
    }
  }

  private static void check(String name, List<UpdateRequestProcessorFactory> chain, int ours) {
    for (int i = 0; i < chain.size(); i++) {
      UpdateRequestProcessorFactory other = chain.get(i);
      boolean indexes =
          other instanceof DistributingUpdateProcessorFactory
              || other instanceof RunUpdateProcessorFactory;
      if (i < ours && indexes) {
        throw misplaced(
            name, "behind", other, "pages would be indexed unextracted, or several times");
      }
      if (ours >= 0 && i > ours && other instanceof TolerantUpdateProcessorFactory) {
        throw misplaced(name, "before", other, "documents that are lost would be acknowledged");
      }
    }
  }

  /**
   * What users should know of the chains of a core that hold a processor which leaves unchanged
   * documents out.
   */
  static List<String> warnings(UpdateRequestProcessorFactory processor, SolrCore core) {
    List<String> warnings = new ArrayList<>();
    for (PluginInfo info : core.getSolrConfig().getPluginInfos(CHAIN)) {
      warning(core.getUpdateProcessingChain(info.name).getProcessors(), processor)
          .ifPresent(warning -> warnings.add("chain '" + name(info.name) + "': " + warning));
    }
    return warnings;
  }

  static Optional<String> warning(
      List<UpdateRequestProcessorFactory> chain, UpdateRequestProcessorFactory processor) {
    int ours = chain.indexOf(processor);
    return ours >= 0
            && chain.subList(ours, chain.size()).stream()
                .anyMatch(DocExpirationUpdateProcessorFactory.class::isInstance)
        ? Optional.of(
            "unchanged=skip leaves documents out before DocExpirationUpdateProcessorFactory behind it"
                + " can renew when they expire; in front of it, all that it renews are indexed")
        : Optional.empty();
  }

  private static String name(String chain) {
    return chain == null ? "" : chain;
  }

  private static IllegalArgumentException misplaced(
      String chain, String where, UpdateRequestProcessorFactory other, String why) {
    return new IllegalArgumentException(
        "in the chain '"
            + name(chain)
            + "' it stands "
            + where
            + " "
            + other.getClass().getSimpleName()
            + ": "
            + why);
  }
}
