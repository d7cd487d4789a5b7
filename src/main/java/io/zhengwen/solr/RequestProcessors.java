package io.zhengwen.solr;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.common.params.SolrParams;
import org.apache.solr.common.util.StrUtils;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.update.processor.AtomicUpdateProcessorFactory;
import org.apache.solr.update.processor.UpdateRequestProcessorChain.ProcessorInfo;
import org.apache.solr.update.processor.UpdateRequestProcessorFactory;

/**
 * The processors that a request adds to its chain by the parameters {@code processor} and {@code
 * post-processor}.
 */
final class RequestProcessors {
  private final SolrQueryRequest request;
  private final List<UpdateRequestProcessorFactory> before;
  private final List<UpdateRequestProcessorFactory> after;

  RequestProcessors(SolrQueryRequest request) {
    this.request = request;
    ProcessorInfo names = new ProcessorInfo(request.getParams());
    before = named(names.processor);
    after = named(names.postProcessor);
  }

  private List<UpdateRequestProcessorFactory> named(String names) {
    return names == null
        ? List.of()
        : StrUtils.splitSmart(names, ',').stream()
            .map(name -> request.getCore().getUpdateProcessors().get(name.strip()))
            .flatMap(processor -> Optional.ofNullable(processor).stream())
            .toList();
  }

  /**
   * Checks that a processor does not come after the distribution: in a SolrCloud it would not see
   * documents that another node forwarded.
   *
   * @throws IllegalArgumentException if it does
   */
  void checkPlace(UpdateRequestProcessorFactory processor) {
    if (after.contains(processor)) {
      throw new IllegalArgumentException(
          "parameter 'post-processor' names a "
              + processor.getClass().getSimpleName()
              + ", which would stand behind the distribution: pages would be indexed unextracted;"
              + " name it in 'processor'");
    }
  }

  /** Whether Solr's {@code processor=atomic} comes behind a processor. */
  boolean makeAtomicBehind(UpdateRequestProcessorFactory processor) {
    return before.stream()
        .skip(before.indexOf(processor) + 1L)
        .anyMatch(AtomicUpdateProcessorFactory.class::isInstance);
  }

  /**
   * Makes a document the atomic update that {@code processor=atomic} would make of it by parameters
   * like {@code atomic.html=set}.
   */
  static void makeAtomic(SolrInputDocument document, SolrParams params) {
    for (String name : List.copyOf(document.getFieldNames())) {
      String operation = params.get(AtomicUpdateProcessorFactory.ATOMIC_FIELD_PREFIX + name);
      Object value = document.getField(name).getValue();
      if (operation != null && value != null && !(value instanceof Map)) {
        document.setField(name, Map.of(operation, value));
      }
    }
  }
}
