package io.zhengwen.metadata.author;

import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.text.LowerCase;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What the {@code meta} elements of a page say of its authors. */
final class MetaAuthors {
  private static final int MOST_NAMES = 30;

  private static final List<String> ARTICLE_NAMES =
      List.of(
          "article:author",
          "article:author_name",
          "og:article:author",
          "og:author",
          "book:author",
          "og:novel:author",
          "article_author",
          "article.author",
          "articleauthor");

  private static final List<String> CREATOR_NAMES =
      List.of(
          "dc.creator",
          "dc.creator.personalname",
          "dcterms.creator",
          "dc.contributor",
          "dc:creator");

  private static final List<String> SERVICE_NAMES =
      List.of(
          "parsely-author",
          "sailthru.author",
          "citation_author",
          "citation_authors",
          "byl",
          "dcsext.author",
          "author_name",
          "cxenseparse:author",
          "vr:author",
          "shareaholic:article_author_name",
          "twitter:creator",
          "bt:author",
          "creator");

  private static final Pattern LABEL =
      Pattern.compile(
          "written|author|by|von|verfasst|geschrieben|écrit|escrito|scritto|geschreven|autor|автор|作者|著者|執筆|글쓴이",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  private static final Pattern INVERTED =
      Pattern.compile("([\\p{L}'’ -]{1,40}), ([\\p{L}.'’ -]{1,40})");

  private MetaAuthors() {}

  /** Adds the authors of all elements that are known to name them. */
  static void addTo(AuthorStatements statements, PageHead head) {
    for (String name : List.of("author", "authors")) {
      for (String content : head.metas(name)) {
        if (!isAddress(content)) {
          statements.addText(AuthorPlace.META_AUTHOR, content, -1);
        }
      }
    }
    addList(AuthorPlace.META_ARTICLE, ARTICLE_NAMES, head, statements);
    addList(AuthorPlace.META_CREATOR, CREATOR_NAMES, head, statements);
    addList(AuthorPlace.META_SERVICE, SERVICE_NAMES, head, statements);
    for (String number : List.of("1", "2")) {
      String label = head.meta("twitter:label" + number);
      if (Announcements.isAlone(label) || LABEL.matcher(label).find()) {
        statements.addText(AuthorPlace.META_LABELLED, head.meta("twitter:data" + number), -1);
      }
    }
  }

  /** Adds the values of some names as one list. */
  private static void addList(
      AuthorPlace place, List<String> names, PageHead head, AuthorStatements statements) {
    Set<String> values = new LinkedHashSet<>();
    for (String name : names) {
      for (String content : head.metas(name)) {
        if (!isAddress(content) && content.charAt(0) != '@' && values.size() < MOST_NAMES) {
          if (name.startsWith("dc") || name.startsWith("citation")) {
            Stream.of(content.split(";")).map(MetaAuthors::inOrder).forEach(values::add);
          } else {
            values.add(content);
          }
        }
      }
    }
    if (!values.isEmpty()) {
      statements.addText(place, values, -1);
    }
  }

  /** A name as it is said, of one that begins with the family name. */
  private static String inOrder(String name) {
    Matcher inverted = INVERTED.matcher(name.strip());
    return inverted.matches() ? inverted.group(2) + " " + inverted.group(1) : name;
  }

  /** Whether {@code meta} elements speak of an article, of the press or of a journal. */
  static boolean areOfArticle(PageHead head) {
    return LowerCase.of(head.meta("og:type")).contains("article")
        || !head.meta("article:published_time", "article:published").isEmpty()
        || !head.meta("citation_author", "citation_authors").isEmpty();
  }

  /** Whether a text is the address of an author rather than a name. */
  static boolean isAddress(String text) {
    return text.startsWith("http") || text.startsWith("/") || text.startsWith("www.");
  }
}
