package io.zhengwen.solr.reextract;

import io.zhengwen.solr.ChainExtraction;
import io.zhengwen.solr.config.WrapperConfig;
import io.zhengwen.store.TemplateStoreException;
import io.zhengwen.wrapper.library.WrapperLibrary;
import java.io.IOException;
import java.util.Map;
import org.apache.solr.schema.IndexSchema;
import org.apache.solr.schema.SchemaField;

/**
 * Checks that documents whose fields and records a wrapper template wrote can be read with
 * templates again; without any, they would lose these.
 */
final class WrapperCheck {
  private WrapperCheck() {}

  /**
   * Checks the templates of a chain.
   *
   * @throws TemplateStoreException if they could not be read
   * @throws IllegalArgumentException if there are none, but documents of a template
   */
  static void check(ChainExtraction extraction, OldDocuments documents, IndexSchema schema)
      throws IOException {
    if (extraction.wrappers().isEmpty()) {
      return;
    }
    WrapperLibrary library = extraction.wrappers().get();
    if (!library.awaitRead()) {
      throw new TemplateStoreException(
          "the store of wrapper templates could not be read yet; start again when it can");
    }
    if (isEmpty(library)) {
      library.refresh();
    }
    if (!isEmpty(library)) {
      return;
    }
    for (Map.Entry<String, String> own :
        extraction.config().wrappers().map(WrapperConfig::ownFields).orElseThrow()) {
      SchemaField field = schema.getField(own.getValue());
      if ((field.indexed() || field.hasDocValues()) && documents.countWith(field) > 0) {
        throw new IllegalArgumentException(
            "there are no wrapper templates or no seeds, but documents have values in '"
                + field.getName()
                + "', and would lose what templates wrote; name the library that they belong to in"
                + " the option 'wrappers.library', or say forget=true");
      }
    }
  }

  private static boolean isEmpty(WrapperLibrary library) {
    return library.seeds().isEmpty() || library.templates().isEmpty();
  }
}
