package io.zhengwen.studio.service;

import java.net.URI;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * Where a change comes from. A browser says which site's page asks for it; pages of other sites may
 * not. Programs say nothing of the kind. A browser's extension is no page: the user has allowed it
 * to reach the server, or the browser does not send what it posts.
 */
public final class Origins {
  private static final Predicate<String> EXTENSION =
      Pattern.compile("(?:chrome|moz|safari-web)-extension://[^/]+").asMatchPredicate();

  private Origins() {}

  /**
   * Whether a page of another site asks for a change.
   *
   * @param header gives a header of the request, null if it has none
   * @param isOurs whether a host with its port is the server's
   */
  public static boolean isForeign(UnaryOperator<String> header, Predicate<String> isOurs) {
    String site = header.apply("Sec-Fetch-Site");
    String origin = header.apply("Origin");
    return site != null
        ? !site.equals("same-origin") && !site.equals("none")
        : origin != null && !EXTENSION.test(origin) && !isOurs.test(authority(origin));
  }

  private static String authority(String origin) {
    try {
      String authority = URI.create(origin).getRawAuthority();
      return authority == null ? origin : authority;
    } catch (IllegalArgumentException e) {
      return origin;
    }
  }
}
