package io.zhengwen.solr.handler;

import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.PageRefusedException;
import io.zhengwen.page.read.NotHtmlException;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.solr.config.MainContentConfig;
import io.zhengwen.solr.document.FieldValues;
import io.zhengwen.solr.document.SourceField;
import io.zhengwen.solr.document.SourceField.RefusedUpdateException;
import io.zhengwen.solr.document.SourceText;
import io.zhengwen.solr.document.SourceText.UnusablePageException;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrInputDocument;

/** Reads the page of a document as an update would, to look at it: nothing is extracted. */
final class ViewedPage {
  private ViewedPage() {}

  /**
   * The page.
   *
   * @throws SolrException with the status 400 if it cannot be used
   */
  static PageModel read(MainContentConfig config, SolrInputDocument document) {
    try {
      SourceField source =
          SourceField.find(document, config.sources())
              .orElseThrow(() -> new UnusablePageException("there is no page"));
      String contentType = FieldValues.text(document, config.contentTypeField());
      SourceText text = SourceText.read(source.values(), contentType, config.base64());
      if (text.otherFormat().isPresent()) {
        throw new UnusablePageException(NotHtmlException.messageFor(text.otherFormat().get()));
      }
      String url = FieldValues.text(document, config.urlField());
      return PageModelBuilder.build(new PageReader(config.limits()).read(text.page(), url));
    } catch (UnusablePageException | RefusedUpdateException | PageRefusedException e) {
      throw Requests.wrong(e.getMessage());
    }
  }
}
