package io.zhengwen.extract;

import io.zhengwen.text.LowerCase;
import java.util.Arrays;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The tags, ARIA roles, and words in class names and ids that mark a region as boilerplate. */
final class BoilerplateNames {
  private static final Set<String> TAGS =
      Set.of("nav", "footer", "aside", "button", "dialog", "menu", "form");

  private static final Set<String> ROLES =
      Set.of(
          "navigation",
          "banner",
          "contentinfo",
          "complementary",
          "search",
          "dialog",
          "alertdialog",
          "menu",
          "menubar",
          "toolbar");

  private static final Set<String> WORDS =
      words(
          "nav navbar navigation subnav topnav mainnav menu submenu megamenu dropdown"
              + " breadcrumb breadcrumbs crumb crumbs pager pagination paginator paging"
              + " footer foot bottombar colophon copyright sidebar aside rail"
              + " share sharing sharebar social sns addthis"
              + " cookie cookies consent gdpr ccpa onetrust popup modal overlay lightbox offcanvas drawer"
              + " newsletter subscribe subscription signup signin login register optin"
              + " advert adverts advertisement advertising ad ads adsense sponsor sponsored outbrain taboola"
              + " skip skiplink topbar toolbar masthead search searchbox related recommend recommended"
              + " recommendation recommendations");

  private static final Pattern BOUNDARY = Pattern.compile("(?<=[a-z])(?=[A-Z])|[^A-Za-z]+");

  private BoilerplateNames() {}

  private static Set<String> words(String words) {
    return Arrays.stream(words.split(" ")).collect(Collectors.toUnmodifiableSet());
  }

  static boolean isTag(String tag) {
    return TAGS.contains(tag);
  }

  static boolean isRole(String role) {
    return !role.isEmpty() && ROLES.contains(LowerCase.of(role.strip()));
  }

  /**
   * Returns whether a class or id attribute contains one of the words, alone or in a compound name.
   */
  static boolean isName(String attribute) {
    if (attribute.isEmpty()) {
      return false;
    }
    for (String part : BOUNDARY.split(attribute)) {
      if (WORDS.contains(LowerCase.of(part))) {
        return true;
      }
    }
    return false;
  }
}
