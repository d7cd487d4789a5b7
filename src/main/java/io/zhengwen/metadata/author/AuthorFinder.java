package io.zhengwen.metadata.author;

import io.zhengwen.metadata.MetadataSource;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.declared.DeclaredLanguage;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.metadata.title.DatedHeading;
import io.zhengwen.metadata.title.Headline;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.LowerCase;
import io.zhengwen.text.WebAddress;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds the authors of a page: collects what it says about them and lets a model choose. */
public final class AuthorFinder {
  /**
   * Less probable names are not given: on the page of an article, and on others. A page that
   * declares nothing of its kind, but shows the byline of persons, counts as an article.
   */
  private static final double LEAST_ON_ARTICLES = 0.25;

  private static final double LEAST = 0.45;

  /** How sure it is that a thread's author is who wrote its first post or message. */
  private static final double STARTER_CONFIDENCE = 0.6;

  private static final int MOST_NODES = 40;
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

  private AuthorFinder() {}

  /**
   * The authors' names in the order of the page; empty if none is known. Where the page states no
   * other, who sent the mail that it shows is the author.
   */
  static List<MetadataValue<String>> find(PageHead head) {
    return find(head, Headline.node(head), Optional.empty(), false, node -> false);
  }

  /**
   * The same for a page that may be that of a thread.
   *
   * @param headline the node of the headline; -1 if it is unknown
   * @param starter who began the thread, and is the author if the page states no other
   * @param settled whether nobody whom the posts alone name is the author
   * @param isInPosts whether a node is part of the posts of the thread
   */
  public static List<MetadataValue<String>> find(
      PageHead head,
      int headline,
      Optional<String> starter,
      boolean settled,
      IntPredicate isInPosts) {
    AuthorCandidates candidates = candidates(head, headline);
    return AuthorModel.standard()
        .choose(candidates)
        .filter(choice -> isGiven(choice, candidates))
        .filter(choice -> !settled || !isOfOthers(choice.statement(), isInPosts))
        .map(AuthorFinder::values)
        .orElseGet(
            () ->
                starter
                    .filter(name -> !Nobody.isAnonymous(name))
                    .or(() -> MailSender.of(head.page()))
                    .map(AuthorFinder::ofFirstPost)
                    .stream()
                    .toList());
  }

  /** Whether a place may name somebody else than who began a thread. */
  private static boolean isOfOthers(AuthorStatement statement, IntPredicate isInPosts) {
    return statement.place() == AuthorPlace.META_AUTHOR
        || statement.node() >= 0 && isInPosts.test(statement.node());
  }

  private static MetadataValue<String> ofFirstPost(String starter) {
    return new MetadataValue<>(starter, MetadataSource.TEXT, STARTER_CONFIDENCE);
  }

  /** Whether a choice is probable enough to be given. */
  public static boolean isGiven(AuthorModel.Choice choice, AuthorCandidates candidates) {
    AuthorStatement statement = choice.statement();
    boolean article =
        candidates.onArticle()
            || statement.node() >= candidates.bylinesFrom() && statement.isBylineOfPersons();
    return choice.confidence() >= (article ? LEAST_ON_ARTICLES : LEAST);
  }

  private static List<MetadataValue<String>> values(AuthorModel.Choice choice) {
    MetadataSource source = source(choice.statement().place());
    return choice.statement().names().stream()
        .map(name -> new MetadataValue<>(name, source, choice.confidence()))
        .toList();
  }

  /** All that a page says about its authors, to train on. */
  public static AuthorCandidates candidates(PageModel page) {
    PageHead head = PageHead.of(page);
    return candidates(head, Headline.node(head));
  }

  private static AuthorCandidates candidates(PageHead head, int headline) {
    String host = head.location().map(WebAddress::hostWithoutWww).orElse("");
    String site = head.siteName();
    String language = LowerCase.of(DeclaredLanguage.of(head.page(), () -> head));
    SoftwareNames software =
        new SoftwareNames(
            head.metas("generator"), head.page().documentTitle(), List.of(site, host));
    AuthorStatements statements =
        new AuthorStatements(head.page(), headline, language, software, head.others()::holds);
    addMetas(head, statements);
    JsonAuthors json = JsonAuthors.addTo(statements, head.jsonLd());
    addProperties(head, statements);
    for (PageHead.Link link : head.links()) {
      if (!link.isDeclared() && link.relations().contains("author")) {
        addElement(AuthorPlace.REL, link.node(), head.page(), statements);
      }
    }
    return AuthorCandidates.of(
        statements,
        new PageKind(
            isArticle(head) || json.isArticle() || DatedHeading.isIn(head),
            head.meta("og:type").isEmpty() && head.jsonLd().objects().isEmpty(),
            json.isThread(),
            json.isProduct(),
            site,
            host,
            head.location().filter(WebAddress::isHome).isPresent(),
            language),
        head.names(),
        headline);
  }

  /** Whether {@code meta} elements speak of an article, of the press or of a journal. */
  private static boolean isArticle(PageHead head) {
    return LowerCase.of(head.meta("og:type")).contains("article")
        || !head.meta("article:published_time", "article:published").isEmpty()
        || !head.meta("citation_author", "citation_authors").isEmpty();
  }

  private static void addMetas(PageHead head, AuthorStatements statements) {
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
            Stream.of(content.split(";")).map(AuthorFinder::inOrder).forEach(values::add);
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

  static boolean isAddress(String text) {
    return text.startsWith("http") || text.startsWith("/") || text.startsWith("www.");
  }

  private static void addProperties(PageHead head, AuthorStatements statements) {
    PageModel page = head.page();
    for (PageHead.Property property : head.properties()) {
      if (!property.name().equals("author") && !property.name().equals("creator")) {
        continue;
      }
      String content = property.element().attr("content");
      if (!content.isEmpty()) {
        if (!isAddress(content)) {
          statements.addText(AuthorPlace.PROPERTY, content, property.node());
        }
      } else if (property.node() >= 0) {
        addElement(AuthorPlace.PROPERTY, named(page, property.node()), page, statements);
      }
    }
  }

  /** The element inside that holds the name, or the element itself. */
  private static int named(PageModel page, int element) {
    for (int i = element + 1; i < page.end(element) && i < element + MOST_NODES; i++) {
      if (page.attr(i, "itemprop").equals("name")) {
        return i;
      }
    }
    return element;
  }

  private static void addElement(
      AuthorPlace place, int node, PageModel page, AuthorStatements statements) {
    if (page.end(node) - node <= MOST_NODES) {
      statements.addText(place, BylineText.of(page, node), node);
    }
  }

  private static MetadataSource source(AuthorPlace place) {
    return switch (place) {
      case JSON_ARTICLE, JSON_THREAD, JSON_PAGE, JSON_PART -> MetadataSource.JSON_LD;
      case META_AUTHOR, META_SERVICE, META_LABELLED -> MetadataSource.META;
      case META_ARTICLE, SITE_NAME -> MetadataSource.OPEN_GRAPH;
      case META_CREATOR -> MetadataSource.DUBLIN_CORE;
      case PROPERTY -> MetadataSource.MICRODATA;
      case REL -> MetadataSource.LINK;
      case AUTHOR_LINK, USER_LINK, USER_CLASS, COPYRIGHT -> MetadataSource.TEXT;
      case AUTHOR_CLASS,
          BYLINE_CLASS,
          BYLINE,
          DATE_LINE,
          HEADLINE_LINE,
          SIGNATURE,
          EAST_ASIAN_AUTHOR,
          EAST_ASIAN_REPORTER,
          EAST_ASIAN_SIGNATURE,
          EAST_ASIAN_DATE_LINE,
          EAST_ASIAN_ACCOUNT,
          EAST_ASIAN_EDITOR,
          EAST_ASIAN_SOURCE ->
          MetadataSource.BYLINE;
    };
  }
}
