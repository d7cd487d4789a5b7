package io.zhengwen.solr.handler;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.solr.ChainExtraction;
import io.zhengwen.store.TemplateStoreException;
import io.zhengwen.studio.Said;
import io.zhengwen.studio.service.ConflictException;
import io.zhengwen.studio.service.PageRequest;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Iterator;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.apache.commons.io.input.CloseShieldInputStream;
import org.apache.solr.client.solrj.SolrRequest.METHOD;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrException.ErrorCode;
import org.apache.solr.common.util.ContentStream;
import org.apache.solr.common.util.FastInputStream;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.response.SolrQueryResponse;
import org.apache.solr.security.AuthorizationContext;
import org.apache.solr.security.PermissionNameProvider;
import org.apache.solr.servlet.HttpSolrCall;

/** What the handlers have in common. */
final class Requests {
  private static final String MARK = "zhengwen: ";
  private static final String DETAIL = "detail";
  private static final ObjectMapper JSON = new ObjectMapper();

  private Requests() {}

  /**
   * The extraction of the chain that the parameter {@code chain} names, or of the default chain.
   *
   * @throws SolrException with the status 400 if there is none
   */
  static ChainExtraction chain(SolrQueryRequest request) {
    try {
      return ChainExtraction.of(request.getCore(), request.getParams().get("chain"));
    } catch (SolrException e) {
      throw explained(e);
    }
  }

  /**
   * The collection whose core answers, the first if an alias has several; outside of SolrCloud the
   * core.
   */
  static String collection(SolrQueryRequest request) {
    String collection = request.getCore().getCoreDescriptor().getCollectionName();
    return collection == null ? request.getCore().getName() : collection;
  }

  /** Whether the request was posted; one that did not come by HTTP counts as posted. */
  static boolean isPost(SolrQueryRequest request) {
    return method(request).orElse(METHOD.POST.name()).equals(METHOD.POST.name());
  }

  /** Whether the request came by HTTP as a GET. */
  static boolean isGet(SolrQueryRequest request) {
    return method(request).equals(Optional.of(METHOD.GET.name()));
  }

  /** The method as Solr keeps it; {@code getHttpMethod} fails if there is none. */
  private static Optional<String> method(SolrQueryRequest request) {
    return Optional.ofNullable(request.getContext().get("httpMethod")).map(Object::toString);
  }

  /** Whether a body was posted. */
  static boolean hasBody(SolrQueryRequest request) {
    return body(request) != null;
  }

  /**
   * The body of a request; null if it has none.
   *
   * @throws SolrException with the status 400 if it has several
   */
  static ContentStream body(SolrQueryRequest request) {
    Iterator<ContentStream> streams =
        request.getContentStreams() == null ? null : request.getContentStreams().iterator();
    if (streams == null || !streams.hasNext()) {
      return null;
    }
    ContentStream body = streams.next();
    if (streams.hasNext()) {
      throw wrong("several bodies are given, must be one");
    }
    return body;
  }

  /**
   * The bytes of a body.
   *
   * @throws SolrException with the status 400 if there are more than {@code most}, or fewer than
   *     the request says: of a body that curl takes for a form, Solr gives the beginning alone
   */
  static byte[] bytes(ContentStream body, int most) throws IOException {
    try (InputStream in = shielded(body.getStream())) {
      byte[] bytes = in.readNBytes(most + 1);
      if (bytes.length > most) {
        throw wrong("the body is longer than " + most + " bytes");
      }
      Long sent = body.getSize();
      if (sent != null && bytes.length < sent) {
        throw wrong(
            "only "
                + bytes.length
                + " of the body's "
                + sent
                + " bytes could be read: post it with its Content-Type, such as text/html;"
                + " unless it is given one, curl takes a body for a form");
      }
      return bytes;
    }
  }

  /** Of what curl calls a form it is the connection itself, which Solr goes on to use. */
  private static InputStream shielded(InputStream in) {
    return in instanceof FastInputStream ? CloseShieldInputStream.wrap(in) : in;
  }

  /**
   * The media type of a body; null where nobody said it. What curl is given without a Content-Type
   * it calls a form, of which Solr makes {@code text/xml} if it begins with {@code <}: of such
   * guesses that of JSON alone counts.
   */
  static String type(SolrQueryRequest request, ContentStream body) {
    String type = body.getContentType();
    String header = header(request, "Content-Type");
    return header == null || !isForm(header) || PageRequest.isJson(type) ? type : null;
  }

  private static boolean isForm(String type) {
    return type.strip().toLowerCase(Locale.ROOT).startsWith("application/x-www-form-urlencoded");
  }

  /**
   * A header of a request; null if there is none. It is read by reflection, as the servlet API has
   * other names in Solr 10 than in Solr 9.
   */
  static String header(SolrQueryRequest request, String name) {
    HttpSolrCall call = request.getHttpSolrCall();
    if (call == null) {
      return null;
    }
    try {
      Method servletRequest = HttpSolrCall.class.getMethod("getReq");
      Method header = servletRequest.getReturnType().getMethod("getHeader", String.class);
      return (String) header.invoke(servletRequest.invoke(call), name);
    } catch (NoSuchMethodException | IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("the headers of a request cannot be read", e);
    }
  }

  /**
   * The bytes of a posted body of JSON, which a browser sends to another site only if that allows
   * it.
   *
   * @throws SolrException with the status 400 if the request is not a POST with the Content-Type of
   *     JSON, or longer than {@code most} bytes; 403 if a page of another site asks for it
   */
  static byte[] jsonBody(SolrQueryRequest request, int most) throws IOException {
    ContentStream body = body(request);
    if (body == null || !isPost(request) || !PageRequest.isJson(body.getContentType())) {
      throw wrong("changes are posted, with the Content-Type application/json");
    }
    Origin.check(request);
    return bytes(body, most);
  }

  /** What a service is asked. */
  @FunctionalInterface
  interface Question {
    Map<String, Object> ask() throws IOException;
  }

  /**
   * Answers what a service says of a collection, and which collection that is.
   *
   * @throws SolrException with the status 400, 404 or 409 for what it refuses, 503 if a store of
   *     templates is away
   */
  static void answer(SolrQueryRequest request, SolrQueryResponse response, Question question)
      throws IOException {
    try {
      Map<String, Object> said = question.ask();
      response.add("collection", collection(request));
      said.forEach(response::add);
    } catch (ConflictException e) {
      throw refusal(ErrorCode.CONFLICT, e.getMessage(), e);
    } catch (NoSuchElementException e) {
      throw refusal(ErrorCode.NOT_FOUND, "there is no " + e.getMessage(), e);
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    } catch (TemplateStoreException e) {
      throw away(request, chain(request), e);
    }
  }

  /** A store of templates that is away, answered with the status 503. */
  static SolrException away(
      SolrQueryRequest request, ChainExtraction chain, TemplateStoreException e) {
    String message = ServerPaths.hidden(e.getMessage(), request.getCore(), chain.config());
    return refusal(ErrorCode.SERVICE_UNAVAILABLE, message, e);
  }

  /** Reading for those who may search, posting for those who may update. */
  static PermissionNameProvider.Name permission(AuthorizationContext request) {
    return "GET".equals(request.getHttpMethod())
        ? PermissionNameProvider.Name.READ_PERM
        : PermissionNameProvider.Name.UPDATE_PERM;
  }

  /** An error of the client, answered with the status 400. */
  static SolrException wrong(String message) {
    return refusal(ErrorCode.BAD_REQUEST, message, null);
  }

  /**
   * An error with a message for people, which stands in the answer with {@value #MARK} before it;
   * and, in the member {@code metadata} of the answer's {@code error}, as {@code detail}: {@link
   * Said} as JSON.
   */
  static SolrException refusal(ErrorCode status, String message, Throwable cause) {
    return explained(new SolrException(status, MARK + message, cause));
  }

  private static SolrException explained(SolrException e) {
    String message = String.valueOf(e.getMessage());
    if (message.startsWith(MARK)) {
      try {
        e.setMetadata(DETAIL, JSON.writeValueAsString(Said.of(message.substring(MARK.length()))));
      } catch (JsonProcessingException impossible) {
        throw new IllegalStateException(impossible);
      }
    }
    return e;
  }
}
