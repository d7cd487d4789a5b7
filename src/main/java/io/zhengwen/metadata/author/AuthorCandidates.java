package io.zhengwen.metadata.author;

import io.zhengwen.metadata.names.ElementNames;
import java.util.List;

/**
 * The statements among which a page's authors are chosen, with their traits.
 *
 * @param statements the statements
 * @param traits the indexes of the traits of each, less than {@link #traitCount()}
 * @param onArticle whether the page is that of an article: {@link PageKind}
 * @param bylinesFrom the node from which bylines count as those of an article: the headline or the
 *     first on a page that declares nothing of its kind, and none on others
 */
public record AuthorCandidates(
    List<AuthorStatement> statements, int[][] traits, boolean onArticle, int bylinesFrom) {

  /**
   * Completes what a page declares by what it shows, unless that is {@linkplain
   * AuthorStatements#areSettled settled}.
   *
   * @param declared the statements of declarations; those of the body are added
   * @param names of the page's elements
   * @param headline the node of the headline; -1 if it is unknown
   */
  static AuthorCandidates of(
      AuthorStatements declared, PageKind kind, ElementNames names, int headline) {
    if (!declared.areSettled()) {
      ShownAuthors.addTo(declared, names, kind.language());
      TooltipBylines.addTo(declared, kind.language());
      HeadlineNames.addTo(declared, headline);
      Signatures.addTo(declared);
      AccountNames.addTo(declared, names, headline);
    }
    if (PersonNames.isFullName(kind.site())) {
      declared.addNames(AuthorPlace.SITE_NAME, List.of(kind.site()), -1);
    }
    List<AuthorStatement> all = declared.all();
    int[][] traits = new AuthorTraits(declared, names, kind, headline).of(all);
    int bylinesFrom = kind.silent() ? Math.max(0, headline) : Integer.MAX_VALUE;
    return new AuthorCandidates(all, traits, kind.article(), bylinesFrom);
  }

  /** The number of traits that there are. */
  public static int traitCount() {
    return AuthorTrait.count();
  }
}
