package io.zhengwen.metadata.title;

import io.zhengwen.metadata.MetadataSource;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.Tokens;
import io.zhengwen.text.WebAddress;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Finds the name of a site that does not declare it: the last or first part of the document title
 * that agrees with the host or is what a link to the site's first page says; the last part of a
 * Chinese or Korean one that ends as names of sites and newspapers do; or such a link's words that
 * the host has.
 */
public final class ShownSite {
  private static final int LONGEST = 60;

  /** Longer document titles are not split: the time for a run of marks grows with its square. */
  private static final int LONGEST_TITLE = 2_000;

  /** So many words of the page's title one after the other are hardly a name's, too. */
  private static final int WORDS_OF_HEADLINE = 3;

  private static final Pattern LOOSE_MARKS = Pattern.compile("^[\\s|:•·–—-]+|[\\s|:•·–—-]+$");

  /** Ends of names of sites and newspapers; sections end otherwise. */
  private static final Pattern NAME =
      Pattern.compile(
          "[\\p{IsHan}\\p{IsHangul}\\w]{1,12}(?:网|網|网站|網站|在线|[日晚早时時周商青]报|[日晚早時周商]報|电视台|電視台|일보|신문)");

  private final PageHead head;
  private final PageModel page;
  private final String title;
  private final List<String> wordsOfTitle;
  private final HostLabel host;

  private ShownSite(PageHead head, String title) {
    this.head = head;
    this.title = NameKey.of(title);
    wordsOfTitle = Tokens.of(title);
    page = head.page();
    host = HostLabel.of(head.location().map(WebAddress::host).orElse(""));
  }

  /**
   * The name of the site that a page shows.
   *
   * @param title the page's own title, which is not the name; may be empty
   */
  public static Optional<MetadataValue<String>> of(PageHead head, String title) {
    return new ShownSite(head, title).find();
  }

  private Optional<MetadataValue<String>> find() {
    List<String> parts = parts();
    Optional<MetadataValue<String>> named =
        first(parts, host::agreesWith, MetadataSource.TITLE, 0.75);
    if (named.isPresent()) {
      return named;
    }
    HomeLinks home = HomeLinks.of(head);
    return first(parts, home::isNamed, MetadataSource.TITLE, 0.7)
        .or(
            () ->
                first(
                    parts.subList(0, Math.min(1, parts.size())),
                    part -> NAME.matcher(part).matches(),
                    MetadataSource.TITLE,
                    0.65))
        .or(() -> first(names(home), host::holds, MetadataSource.TEXT, 0.6));
  }

  private static Optional<MetadataValue<String>> first(
      List<String> names, Predicate<String> fits, MetadataSource source, double confidence) {
    return names.stream()
        .filter(fits)
        .findFirst()
        .map(name -> new MetadataValue<>(name, source, confidence));
  }

  /** The last and the first part of the document title, if it has several. */
  private List<String> parts() {
    String whole = page.documentTitle();
    List<String> all = whole.length() > LONGEST_TITLE ? List.of() : TitleParts.of(whole).parts();
    return all.size() < 2
        ? List.of()
        : List.of(all.get(all.size() - 1), all.get(0)).stream()
            .filter(part -> part.length() <= LONGEST)
            .map(part -> LOOSE_MARKS.matcher(part).replaceAll(""))
            .filter(part -> !NameKey.of(part).equals(title) && !beginsInTitle(part))
            .toList();
  }

  /**
   * Whether a part begins with words of the page's title and goes on with others: a headline that
   * no mark sets apart from the site, {@code The ferry leaves The Quay}.
   */
  private boolean beginsInTitle(String part) {
    List<String> words = Tokens.of(part);
    return words.size() > WORDS_OF_HEADLINE
        && !TitleParts.isCjk(part)
        && Collections.indexOfSubList(wordsOfTitle, words.subList(0, WORDS_OF_HEADLINE)) >= 0
        && Collections.indexOfSubList(wordsOfTitle, words) < 0;
  }

  /** What links to the site's first page say, unless it is the page's title. */
  private List<String> names(HomeLinks home) {
    return home.names().stream().filter(name -> !NameKey.of(name).equals(title)).toList();
  }
}
