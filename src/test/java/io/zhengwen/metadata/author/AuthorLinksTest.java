package io.zhengwen.metadata.author;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AuthorLinksTest {
  @ParameterizedTest
  @CsvSource({
    "/author/ann, AUTHOR",
    "https://a.example/user/ann, USER",
    "home.php?mod=space&uid=7, USER",
    "space-uid-7.html, USER",
    "https://a.example/space-uid-7.html, USER",
    "user-guide.html, OTHER",
    "/news/7.html, OTHER",
    "/stores/Lumora/page/7, SHOP",
    "https://store.example/news/7, OTHER",
  })
  void targets(String address, AuthorLinks.Target target) {
    assertThat(AuthorLinks.of(address)).isEqualTo(target);
  }
}
