package io.zhengwen.solr;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.apache.solr.security.Sha256AuthenticationProvider;

/** The users {@code reader}, {@code writer} and {@code admin}, with passwords like their names. */
public final class Users {
  private Users() {}

  /** A {@code security.json}: readers may read, writers also update, and admins do all. */
  public static String security() {
    String credentials =
        List.of("reader", "writer", "admin").stream()
            .map(user -> quoted(user) + ":" + quoted(hash(user)))
            .collect(Collectors.joining(","));
    return String.format(
        Locale.ROOT,
        """
        {"authentication": {"class": "solr.BasicAuthPlugin", "blockUnknown": true,
          "credentials": {%s}},
         "authorization": {"class": "solr.RuleBasedAuthorizationPlugin",
          "user-role": {"reader": "reader", "writer": "writer", "admin": "admin"},
          "permissions": [
            {"name": "read", "role": ["reader", "writer", "admin"]},
            {"name": "update", "role": ["writer", "admin"]},
            {"name": "all", "role": "admin"}]}}
        """,
        credentials);
  }

  private static String hash(String password) {
    return Sha256AuthenticationProvider.getSaltedHashedValue(password);
  }

  private static String quoted(String text) {
    return '"' + text + '"';
  }
}
