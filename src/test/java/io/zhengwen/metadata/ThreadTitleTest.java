package io.zhengwen.metadata;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Titles of threads and messages, without the names of the boards and lists that they are in. */
class ThreadTitleTest {
  private static final String THREAD = "https://boards.example/r/Breadit/comments/7/first_loaf/";

  private static String title(String url, String html) {
    return TitleFinder.find(PageHead.of(PageModelBuilder.build(new PageReader().read(html, url))))
        .title()
        .map(MetadataValue::value)
        .orElse("");
  }

  @ParameterizedTest
  @CsvSource({
    "Brakes squeal,Thread: Brakes squeal",
    "Brakes squeal - The Friends of Very Old Vans,Thread: Brakes squeal",
    "Brakes squeal - The Friends of Very Old Vans,Thread: <a href=/t/7>Brakes squeal</a>",
    "Brakes squeal | The Friends of Very Old Vans,<b>Solved</b> Brakes squeal",
  })
  void aLabelBeforeTheHeadlineIsLeftOut(String document, String h1) {
    assertThat(title("", "<title>" + document + "</title><h1>" + h1 + "</h1>"))
        .isEqualTo("Brakes squeal");
  }

  @ParameterizedTest
  @CsvSource({
    "Review: Brakes squeal - Vans,Review: Brakes squeal",
    "Our brakes,Thread: Brakes squeal as ever",
    "Review: Brakes squeal - Vans</title><meta property=og:title content='Brakes squeal'>,Review: Brakes squeal",
  })
  void aColonWithinADeclaredTitleStays(String document, String h1) {
    String title = title("", "<title>" + document + "</title><h1>" + h1 + "</h1>");
    assertThat(title).isEqualTo(document.replaceFirst(" - Vans.*", ""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<title>First loaf : Breadit</title>",
        "<title>Breadit: our bread</title><meta property=og:title content='r/Breadit - First loaf'>",
        "<title>reddit</title><meta property=og:title content='First loaf | Breadit'>",
      })
  void theHeadingThatLeadsToTheBoardIsItsName(String head) {
    String board = "<h1 class=redditname><a href=/r/Breadit>Breadit</a></h1><p>It rose well.";
    assertThat(title(THREAD, head + board)).isEqualTo("First loaf");
  }

  @Test
  void shortTitlesAreNotTheNameOfTheBoard() {
    String board = "<h1><a href=/r/Breadit/>Breadit</a></h1><p>It rose well.";
    assertThat(title(THREAD, "<title>Loaf : Breadit</title>" + board)).isEqualTo("Loaf");
  }

  @Test
  void theBoardIsTheTitleOfItsOwnPage() {
    assertThat(
            title(
                "https://boards.example/r/Breadit/",
                "<title>Breadit</title><h1><a href=/r/Breadit/>Breadit</a></h1>"))
        .isEqualTo("Breadit");
  }

  @Test
  void aLowerHeadingEndsTheTitleBeforeTheNameOfTheList() {
    String page =
        "<title>Spindle scale is not reset - Yarn - lists.example.org</title><h3>Keyboard"
            + " shortcuts</h3><h3>%s</h3><h2>Hilde Braun</h2><p>Hi all";
    assertThat(
            title("https://lists.example.org/7", page.replace("%s", "Spindle scale is not reset")))
        .isEqualTo("Spindle scale is not reset");
    assertThat(title("https://lists.example.org/7", page.replace("%s", "Spindle")))
        .isEqualTo("Spindle scale is not reset - Yarn");
  }
}
