package io.zhengwen.metadata.title;

import static io.zhengwen.metadata.title.Titles.title;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Titles that word processors and generators of documentation style, and those of wiki pages. */
class StyledTitleTest {
  @ParameterizedTest
  @CsvSource({
    "<p class='c3 title'>Winter plan</p><h1>Pumps</h1><p>Text</p><h1>Seals</h1>",
    "<title>pumplib: Winter plan</title><div class=headertitle><div class=title>Winter plan</div></div>",
    "<meta name=Generator content='Microsoft Word 15 (filtered)'><title>Report</title><p class=MsoTitle>Winter plan</p><h1>1 Cause</h1>",
  })
  void isTheTitleWhereNoHeadingSaysWhatIsDeclared(String html) {
    assertThat(title("", html)).isEqualTo("Winter plan");
  }

  @Test
  void isOneAlone() {
    String card = "<div class=title>Winter</div><p>Text</p>";
    assertThat(title("", "<title>Winter plan</title>" + card + card)).isEqualTo("Winter plan");
    assertThat(title("", "<title>Winter plan</title><div class=title>Search</div>"))
        .isEqualTo("Winter plan");
  }

  @Test
  void aNameThatTheAddressHasIsNone() {
    String html = "<title>pump:winter [Wiki]</title><h1>Running in winter</h1><p>Text</p>";
    assertThat(title("https://wiki.example/doku.php?id=pump:winter", html))
        .isEqualTo("Running in winter");
    assertThat(title("https://wiki.example/a", html)).isNotEqualTo("Running in winter");
  }

  @Test
  void theBannerOfASiteIsNone() {
    String banner = "<div class=title><p>HARBOUR OFFICE</p><p>of Wells</p></div><p>Text</p>";
    assertThat(
            title(
                "", "<title>Winter plan of all ferries - Harbour office of Wells</title>" + banner))
        .isEqualTo("Winter plan of all ferries");
  }
}
