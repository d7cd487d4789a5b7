package io.zhengwen.metadata.title;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Titles of pages whose headings or declared titles hold logos and icons. */
class LogoTitleTest {
  private static String title(String html) {
    return Titles.title("https://example.org/dir/backup", html);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<h1 class='x logo'><a href=/wiki/start>Kite Lab</a></h1>",
        "<h1 id=logo><a href=/wiki/start><img src=k.png><span>Kite Lab</span></a></h1>",
        "<h1><a rel=home href=/wiki/start>Kite Lab</a></h1>"
      })
  void aLogoIsNoTitle(String logo) {
    assertThat(title("<title>backup [Kite Lab]</title>" + logo + "<h1>How we save</h1>"))
        .isEqualTo("backup");
    assertThat(title("<title>Backup - Servers - Kite Lab</title>" + logo + "<h1>Backup</h1>"))
        .isEqualTo("Backup");
  }

  @Test
  void otherLinkedHeadingsAreTitles() {
    assertThat(title("<title>backup [Kite Lab]</title><h1><a href=/wiki/start>Kite Lab</a></h1>"))
        .isEqualTo("Kite Lab");
  }

  @Test
  void iconsAreNoPartOfTheTitle() {
    assertThat(title("<title>\uF0A1 Tides of May</title><p>text</p>")).isEqualTo("Tides of May");
    assertThat(title("<title>Tides of May</title><h1><i>\uE90A</i> Tides of May</h1>"))
        .isEqualTo("Tides of May");
  }
}
