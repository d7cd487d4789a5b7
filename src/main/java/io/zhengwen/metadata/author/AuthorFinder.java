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
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

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

  private AuthorFinder() {}

  /**
   * The authors' names in the order of the page; empty if none is known. Where the page states no
   * other, who began the thread or sent the mail that it shows is the author.
   *
   * @param headline the node of the headline; -1 if it is unknown
   * @param starter who began the thread, if the page is one
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
    MetadataSource source = choice.statement().place().source();
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
    MetaAuthors.addTo(statements, head);
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
            MetaAuthors.areOfArticle(head)
                || json.isArticle()
                || DatedHeading.isIn(head)
                || BlogPosts.isOne(head.page()),
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

  private static void addProperties(PageHead head, AuthorStatements statements) {
    PageModel page = head.page();
    for (PageHead.Property property : head.properties()) {
      if (!property.name().equals("author") && !property.name().equals("creator")) {
        continue;
      }
      String content = property.element().attr("content");
      if (!content.isEmpty()) {
        if (!MetaAuthors.isAddress(content)) {
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
}
