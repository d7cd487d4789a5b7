package io.zhengwen.metadata.places;

import io.zhengwen.page.PageModel;
import io.zhengwen.text.LowerCase;
import io.zhengwen.text.WebAddress;
import java.util.Optional;
import java.util.Set;

/**
 * Tells links that announce no other text, however long they are: to the pages of an author or a
 * topic, to what the page is a part of, and to the page itself.
 */
final class ListLinks {
  private static final Set<String> RELATIONS = Set.of("author", "tag", "category", "home");

  /** Parts of addresses behind which a person or a topic stands. */
  private static final Set<String> LISTS =
      Set.of(
          "author",
          "authors",
          "autor",
          "autores",
          "autoren",
          "auteur",
          "auteurs",
          "autore",
          "autori",
          "contributor",
          "contributors",
          "writer",
          "writers",
          "profile",
          "profiles",
          "user",
          "users",
          "member",
          "members",
          "people",
          "tag",
          "tags",
          "category",
          "categories",
          "kategorie",
          "categoria",
          "categorie",
          "topic",
          "topics");

  private final PageModel page;
  private final Optional<WebAddress> own;

  ListLinks(PageModel page) {
    this.page = page;
    own = WebAddress.of(page.url());
  }

  /** Whether a link leads to a list of texts, to what the page is a part of, or to the page. */
  boolean isListLink(int link) {
    String href = page.attr(link, "href").strip();
    if (href.startsWith("#") || hasRelation(page.attr(link, "rel"))) {
      return true;
    }
    Optional<WebAddress> target = page.addresses().absolute(href).flatMap(WebAddress::of);
    String path = target.map(WebAddress::path).orElse(href);
    return isInList(path) || target.isPresent() && own.isPresent() && isAbove(target.get());
  }

  private static boolean hasRelation(String relations) {
    for (String relation : relations.split(" ")) {
      if (RELATIONS.contains(LowerCase.of(relation))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a part of a path before its last one is that of a list. */
  private static boolean isInList(String path) {
    String[] parts = path.split("/");
    for (int i = 0; i + 1 < parts.length; i++) {
      if (LISTS.contains(LowerCase.of(parts[i]))) {
        return true;
      }
    }
    return false;
  }

  /** Whether the page's own address is a place's, or goes on behind it. */
  private boolean isAbove(WebAddress place) {
    WebAddress self = own.get();
    if (!place.hostWithoutWww().equals(self.hostWithoutWww())) {
      return false;
    }
    String path = place.path().endsWith("/") ? place.path() : place.path() + "/";
    boolean same = place.path().equals(self.path()) && place.query().equals(self.query());
    return same
        || place.query().isEmpty()
            && self.path().length() > path.length()
            && self.path().startsWith(path);
  }
}
