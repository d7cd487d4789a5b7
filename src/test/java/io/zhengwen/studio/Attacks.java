package io.zhengwen.studio;

import io.zhengwen.faults.FaultsLevel;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.handler.AbstractHandler;

/**
 * A server of an attacker, and texts that would make a browser run scripts or load something from
 * it if they were taken as markup. Every success is a request to the server.
 */
final class Attacks implements AutoCloseable {
  private final Server server;
  private final List<String> successes = new CopyOnWriteArrayList<>();
  private volatile String page = "";

  private Attacks() {
    server = new Server(new InetSocketAddress("127.0.0.1", 0));
    server.setHandler(
        new AbstractHandler() {
          @Override
          public void handle(
              String path, Request base, HttpServletRequest request, HttpServletResponse response)
              throws IOException {
            base.setHandled(true);
            if (path.equals("/unprotected")) {
              response.setContentType("text/html;charset=utf-8");
              response.getWriter().write(page);
            } else {
              successes.add(path);
            }
          }
        });
  }

  static Attacks start() throws Exception {
    Attacks attacks = new Attacks();
    attacks.server.start();
    return attacks;
  }

  private String base() {
    return server.getURI().toString();
  }

  /** The paths that were requested. */
  List<String> successes() {
    return successes;
  }

  /** An address that shows markup without any protection. */
  String unprotected(String markup) {
    page = markup;
    return base() + "unprotected";
  }

  /** The texts by name. Each requests a path that begins with its name if it succeeds. */
  Map<String, String> texts() {
    Map<String, String> texts = new LinkedHashMap<>();
    String run = "new Image().src='" + base() + "NAME-run'";
    String load = base() + "NAME-load";
    texts.put("script", "<script>" + run + "</script>");
    texts.put("script-src", "<script src=\"" + load + "\"></script>");
    texts.put("module", "<script type=module>" + run + "</script>");
    texts.put("img-error", "<img src=x: onerror=\"" + run + "\">");
    texts.put("img-load", "<img src=\"" + load + "\">");
    texts.put("img-srcset", "<img srcset=\"" + load + " 1x\">");
    texts.put("picture", "<picture><source srcset=\"" + load + "\"><img></picture>");
    texts.put("svg-load", "<svg onload=\"" + run + "\"></svg>");
    texts.put("svg-image", "<svg><image href=\"" + load + "\"></image></svg>");
    texts.put("svg-script", "<svg><script>" + run + "</script></svg>");
    texts.put("quote", "\"><img src=x: onerror=\"" + run + "\">");
    texts.put("single-quote", "'><img src=x: onerror=\"" + run + "\">");
    texts.put("style-end", "</style><img src=x: onerror=\"" + run + "\">");
    texts.put("title-end", "</title><img src=x: onerror=\"" + run + "\">");
    texts.put("textarea-end", "</textarea><img src=x: onerror=\"" + run + "\">");
    texts.put("script-end", "</script><img src=x: onerror=\"" + run + "\">");
    texts.put("comment-end", "--><img src=x: onerror=\"" + run + "\">");
    texts.put("iframe-srcdoc", "<iframe srcdoc=\"<script>" + run + "</script>\"></iframe>");
    texts.put("iframe-src", "<iframe src=\"" + load + "\"></iframe>");
    texts.put("iframe-script", "<iframe src=\"javascript:" + run + "\"></iframe>");
    texts.put("object", "<object data=\"" + load + "\"></object>");
    texts.put("embed", "<embed src=\"" + load + "\">");
    texts.put("video", "<video src=\"" + load + "\" autoplay></video>");
    texts.put("poster", "<video poster=\"" + load + "\"></video>");
    texts.put("audio", "<audio src=\"" + load + "\" autoplay></audio>");
    texts.put("link", "<link rel=stylesheet href=\"" + load + "\">");
    texts.put("preload", "<link rel=preload as=image href=\"" + load + "\">");
    texts.put("import", "<style>@import url(" + load + ");</style>");
    texts.put("import-string", "<style>@import '" + load + "';</style>");
    texts.put("background", "<div style=\"background:url(" + load + ")\">.</div>");
    texts.put("escaped", "<div style=\"background:u\\72l(" + load + ")\">.</div>");
    texts.put("image-set", "<p style=\"background:image-set('" + load + "' 1x)\">.</p>");
    texts.put("content", "<style>p::before{content:url(" + load + ")}</style><p>.</p>");
    texts.put("list-style", "<ul style=\"list-style-image:url('" + load + "')\"><li>.</ul>");
    texts.put("variable", "<style>:root{--u:url(" + load + ")} p{background:var(--u)}</style><p>.");
    texts.put("border", "<p style=\"border-image:url(" + load + ") 30\">.</p>");
    texts.put("table", "<table background=\"" + load + "\"><tr><td>.</table>");
    texts.put("body-load", "<body onload=\"" + run + "\">");
    texts.put("body-background", "<body background=\"" + load + "\">");
    texts.put("input-image", "<input type=image src=\"" + load + "\">");
    texts.put("autofocus", "<input autofocus onfocus=\"" + run + "\">");
    texts.put("details", "<details open ontoggle=\"" + run + "\"><summary>.</summary></details>");
    texts.put(
        "animation",
        "<style>@keyframes a{}</style><p style=\"animation:a 1s\" onanimationstart=\""
            + run
            + "\">.");
    texts.put("refresh", "<meta http-equiv=refresh content=\"0;url=" + load + "\">");
    texts.put("form", "<form id=f action=\"" + load + "\"></form><script>f.submit()</script>");
    texts.put("base", "<base href=\"" + load + "/\"><img src=\"x\">");
    texts.put(
        "noscript",
        "<noscript><p title=\"</noscript><img src=x: onerror='"
            + run.replace("'", "&quot;")
            + "'>\">");
    texts.put("math", "<math><mtext><table><mglyph><style><img src=x: onerror=\"" + run + "\">");
    texts.put("template", "<template><img src=x: onerror=\"" + run + "\"></template>");
    texts.put("link-click", "<a href=\"javascript:" + run + "\">click</a>");
    texts.put("bare", "javascript:" + run);
    texts.put("braces", "{{constructor.constructor('" + run.replace("'", "\\'") + "')()}}");
    texts.put("dollar", "${" + run + "}");
    texts.replaceAll((name, text) -> text.replace("NAME", name));
    return texts;
  }

  /** A document that has the text in each of its fields, as markup and as words. */
  static Map<String, Object> document(String name, String text) {
    String words = escaped(text);
    String html =
        "<html lang=\""
            + words
            + "\"><head><title>"
            + words
            + "</title><meta name=author content=\""
            + words
            + "\"><meta name=description content=\""
            + words
            + "\"><meta property=og:site_name content=\""
            + words
            + "\"></head><body class=\""
            + words
            + "\" id=\""
            + words
            + "\"><p style=\""
            + words
            + "\">An attackword in a sentence of the main text, long enough to be kept: "
            + words
            + ". It goes on for a while, so that it is what the page has to say.</p>"
            + text
            + "</body></html>";
    return Map.of(
        "id", text,
        "url", "https://attack.example/" + name + "?" + text,
        "title", text,
        "site_name", text,
        "html", html);
  }

  static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }

  /**
   * Every {@code every}-th of the texts from one on, which differs from call to call by {@code
   * first}; all of them with {@code -Pfaults}.
   */
  List<String> some(int every, int first) {
    List<String> all = List.copyOf(texts().values());
    return FaultsLevel.WHOLE
        ? all
        : IntStream.range(0, all.size())
            .filter(n -> n % every == first % every)
            .mapToObj(all::get)
            .toList();
  }

  @Override
  public void close() throws Exception {
    server.stop();
  }
}
