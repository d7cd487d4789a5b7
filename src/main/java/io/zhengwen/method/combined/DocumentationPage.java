package io.zhengwen.method.combined;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.Generator;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.LowerCase;
import io.zhengwen.text.WebAddress;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Tells whether a page is documentation, such as a chapter of a manual or the reference of an
 * interface: by its address, by the tool that it declares to be made with, or by the share of its
 * words that are code. Threads and pages with comments are none, since their code is part of what
 * people ask. The words and the share are ours.
 */
final class DocumentationPage {
  /** A tenth of the words of a page that is documentation for its code. */
  private static final int LEAST_CODE = 10;

  private static final Set<String> HOSTS = Set.of("doc", "docs", "manual", "api");

  private static final Set<String> PATHS =
      Set.of(
          "doc",
          "docs",
          "documentation",
          "manual",
          "manuals",
          "refman",
          "reference",
          "handbook",
          "user-guide",
          "userguide",
          "api",
          "apidoc",
          "apidocs",
          "api-docs",
          "javadoc",
          "javadocs",
          "man",
          "sdk");

  /** What makes documentation and hardly anything else, as it names itself in small letters. */
  private static final Pattern TOOLS =
      Pattern.compile(
          "(?:docbook|javadoc|doxygen|docutils|sphinx|makeinfo|texi2any|texi2html|asciidoc|asciidoctor"
              + "|antora|mkdocs|docusaurus|vitepress|vuepress|gitbook|starlight|bookdown|rustdoc"
              + "|gi-docgen|gtk-doc|typedoc|phpdocumentor|latex2html|hevea)\\b.*");

  /** Without {@code pre}, which also holds mails, verses and what shops are told to print. */
  private static final Set<String> CODE = Set.of("code", "tt", "kbd", "samp");

  private DocumentationPage() {}

  /** Returns whether a page is documentation. */
  static boolean is(PageModel page, BlockPage blocks) {
    return blocks.discussion.isEmpty()
        && (isAt(page.url()) || isMadeWithTool(page) || isOfCode(page));
  }

  private static boolean isAt(String url) {
    Optional<WebAddress> address = WebAddress.of(url);
    return address.isPresent()
        && (HOSTS.contains(firstLabel(address.get().host())) || hasSegment(address.get().path()));
  }

  private static String firstLabel(String host) {
    int end = host.indexOf('.');
    return end < 0 ? "" : host.substring(0, end);
  }

  private static boolean hasSegment(String path) {
    for (String segment : LowerCase.of(path).split("/")) {
      if (PATHS.contains(segment)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isMadeWithTool(PageModel page) {
    return TOOLS.matcher(LowerCase.of(Generator.of(page.document()))).matches();
  }

  private static boolean isOfCode(PageModel page) {
    int code = 0;
    int end = 0;
    for (int i = 0; i < page.size(); i++) {
      if (i >= end && !page.isText(i) && CODE.contains(page.tag(i))) {
        end = page.end(i);
        code += page.measures().words(i, end);
      }
    }
    return LEAST_CODE * code > page.measures().words(0, page.size());
  }
}
