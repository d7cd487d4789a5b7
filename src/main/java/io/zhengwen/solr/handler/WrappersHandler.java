package io.zhengwen.solr.handler;

import io.zhengwen.solr.ChainExtraction;
import io.zhengwen.store.TemplateStoreException;
import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.library.Attachment;
import io.zhengwen.wrapper.library.LibraryEdits;
import io.zhengwen.wrapper.library.LibraryEdits.ConflictException;
import io.zhengwen.wrapper.library.SeedPages;
import io.zhengwen.wrapper.library.SeedRecord;
import io.zhengwen.wrapper.library.TemplateRecord;
import io.zhengwen.wrapper.library.WrapperLibrary;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrException.ErrorCode;
import org.apache.solr.handler.RequestHandlerBase;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.response.SolrQueryResponse;
import org.apache.solr.security.AuthorizationContext;

/**
 * A handler for wrapper templates and the seeds they are used for. A GET {@linkplain WrapperView
 * shows} them, a POST of JSON {@linkplain WrapperChange changes or tries} something. The parameter
 * {@code chain} names another update chain than the core's default one.
 */
public final class WrappersHandler extends RequestHandlerBase {
  private static final int MAX_BODY = 20_000_000;

  @Override
  public void handleRequestBody(SolrQueryRequest request, SolrQueryResponse response)
      throws IOException {
    response.setHttpCaching(false);
    ChainExtraction chain = Requests.chain(request);
    WrapperLibrary library =
        chain
            .wrappers()
            .orElseThrow(
                () ->
                    Requests.wrong("the processor has no option 'wrappers'; set it to keep them"));
    try {
      if (Requests.hasBody(request)) {
        WrapperChange change = WrapperChange.read(Requests.jsonBody(request, MAX_BODY));
        apply(change, library, new WrapperTrial(library, chain, request), response);
      } else {
        new WrapperView(library, chain.counters(), request.getParams()).show(response);
      }
    } catch (ConflictException e) {
      throw new SolrException(ErrorCode.CONFLICT, "zhengwen: " + e.getMessage(), e);
    } catch (NoSuchElementException e) {
      throw new SolrException(ErrorCode.NOT_FOUND, "zhengwen: there is no " + e.getMessage(), e);
    } catch (IllegalArgumentException e) {
      throw Requests.wrong(e.getMessage());
    } catch (TemplateStoreException e) {
      throw new SolrException(ErrorCode.SERVICE_UNAVAILABLE, "zhengwen: " + e.getMessage(), e);
    }
  }

  private static void apply(
      WrapperChange change,
      WrapperLibrary library,
      WrapperTrial trial,
      SolrQueryResponse response) {
    LibraryEdits edits = new LibraryEdits(library);
    Integer revision = change.revision();
    String template = change.template();
    switch (change.action()) {
      case INDUCE -> trial.induce(change, response);
      case TEST -> trial.test(change, response);
      case PUT ->
          answer(
              edits.put(WrapperChange.template(change.definition()), revision), library, response);
      case IMPORT -> response.add("templates", imported(change, edits, library));
      case DELETE -> {
        edits.deleteTemplate(template);
        response.add("deleted", template);
      }
      case ROLLBACK -> answer(edits.rollBack(template, revision), library, response);
      case ACCEPT_REPAIR -> answer(edits.acceptRepair(template, revision), library, response);
      case REFUSE_REPAIR -> answer(edits.refuseRepair(template, revision), library, response);
      case JUDGE ->
          answer(edits.judge(template, change.field(), change.right()), library, response);
      case ADD_SEED -> answer(edits.addSeed(change.seed()), library, response);
      case DELETE_SEED -> {
        edits.deleteSeed(change.seed());
        response.add("deleted", change.seed());
      }
      case ATTACH -> decide(change, Attachment.State.CONFIRMED, edits, library, response);
      case REFUSE -> decide(change, Attachment.State.REFUSED, edits, library, response);
      case DETACH -> answer(edits.detach(change.seed(), template, revision), library, response);
      case TRY -> {
        library.associate(change.seed(), template);
        response.add("trying", library.waiting());
      }
    }
  }

  private static void decide(
      WrapperChange change,
      Attachment.State state,
      LibraryEdits edits,
      WrapperLibrary library,
      SolrQueryResponse response) {
    answer(
        edits.decide(change.seed(), change.template(), state, change.revision()),
        library,
        response);
  }

  /** All or none: what is invalid is found before the first is stored. */
  private static List<Object> imported(
      WrapperChange change, LibraryEdits edits, WrapperLibrary library) {
    List<WrapperTemplate> templates =
        change.definitions().stream().map(WrapperChange::template).toList();
    templates.forEach(Wrapper::new);
    List<Object> answer = new ArrayList<>();
    for (WrapperTemplate template : templates) {
      Integer revision =
          library
              .store()
              .templates()
              .load(template.name())
              .map(TemplateRecord::revision)
              .orElse(null);
      TemplateRecord now = edits.put(template, revision);
      answer.add(WrapperAnswer.summary(now, library.seedsOf(template.name())));
    }
    return answer;
  }

  private static void answer(
      TemplateRecord record, WrapperLibrary library, SolrQueryResponse response) {
    response.add(
        "template", WrapperAnswer.summary(record, library.seedsOf(record.template().name())));
  }

  private static void answer(SeedRecord seed, WrapperLibrary library, SolrQueryResponse response) {
    SeedPages pages = library.store().pages().load(seed.pattern()).orElse(SeedPages.none());
    response.add("seed", WrapperAnswer.summary(seed, pages));
  }

  @Override
  public Name getPermissionName(AuthorizationContext request) {
    return Requests.permission(request);
  }

  @Override
  public String getDescription() {
    return "Wrapper templates, seeds, alarms and repairs";
  }
}
