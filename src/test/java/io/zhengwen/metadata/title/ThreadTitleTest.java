package io.zhengwen.metadata.title;

import static io.zhengwen.metadata.title.Titles.title;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Titles of threads and messages, without the names of the boards and lists that they are in. */
class ThreadTitleTest {
  private static final String THREAD = "https://boards.example/r/Breadit/comments/7/first_loaf/";

  @ParameterizedTest
  @CsvSource({
    "Brakes squeal,Thread: Brakes squeal",
    "Brakes squeal - The Friends of Very Old Vans,Thread: Brakes squeal",
    "Brakes squeal - The Friends of Very Old Vans,Thread: <a href=/t/7>Brakes squeal</a>",
    "Brakes squeal | The Friends of Very Old Vans,<b>Solved</b> Brakes squeal",
    "Question - Brakes squeal | The Friends of Very Old Vans,<b>Question</b> Brakes squeal",
    "Brakes squeal · Issue #412 · old/vans,<bdi>Brakes squeal</bdi> <span>#412</span>",
    "Brakes squeal - The Friends of Very Old Vans,Brakes squeal <button>Copy the path</button>",
    "Friends of Vans :: View topic - Brakes squeal,Friends of Vans",
    "Friends of Vans :: Zobacz temat - Brakes squeal,Friends of Vans",
    "Vans and Ferries » Blog Archive » Brakes squeal,Vans and Ferries",
    "Brakes squeal - Seite 2 - Vans,<a href=/>Vans</a></h1><h2>Brakes squeal</h2><h1>",
    "Brakes squeal (Page 2) / Vans / Forum,<a href=/>Forum</a></h1><h3>Brakes squeal</h3><h1>",
    "Brakes squeal - Vans - Workshop,<a href=/v>Workshop</a> » Vans</h1><h3>Brakes squeal</h3><h1>",
    "Brakes squeal - vans | The Friends,Brakes squeal<br><span>May 2 2026 6:50 PM</span>",
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

  @Test
  void theNumberOfAPageStaysInATitleThatNoHeadingHasWithoutIt() {
    assertThat(title("", "<title>Houses - Page 2 - Homes</title><h1>Houses - Page 2</h1>"))
        .isEqualTo("Houses - Page 2");
  }

  @Test
  void aPrefixIsShort() {
    String head = "<title>x</title><meta property=og:title content='What baking is not - A guide'>";
    assertThat(title("", head + "<h1><b>What baking is not</b> <i>A guide</i></h1>"))
        .isNotEqualTo("A guide");
  }

  @ParameterizedTest
  @CsvSource({
    "https://bugs.example/show_bug.cgi?id=88121,88121 – Brakes squeal",
    "https://bugs.example/show_bug.cgi?id=41,41 – Brakes squeal",
    "https://redmine.example/issues/41,Bug #41: Brakes squeal",
    "https://jira.example/browse/VAN-12,[VAN-12] Brakes squeal - Jira",
    "https://patents.example/EP3344112B1/en,EP3344112B1 - Brakes squeal",
  })
  void anIdentifierThatTheAddressHasIsLeftOut(String url, String document) {
    assertThat(title(url, "<title>" + document + "</title><p>text")).isEqualTo("Brakes squeal");
  }

  @ParameterizedTest
  @CsvSource({
    "https://books.example/1984-a-novel,1984 – a novel",
    "https://books.example/1984,1984 – a novel",
    "https://bugs.example/7,88121 – a bug",
  })
  void otherNumbersStay(String url, String document) {
    assertThat(title(url, "<title>" + document + "</title><p>text")).isEqualTo(document);
  }

  @Test
  void aHeadlineWithAColonBetweenSpacesIsWhole() {
    String title = "Armoire en noyer : quel décapant ?";
    assertThat(title("", "<title>" + title + "</title><h1>" + title + "</h1>")).isEqualTo(title);
  }

  @Test
  void aHeadingThatTheAddressEndsWithIsNoPlaceAboveThePage() {
    assertThat(
            title(
                "https://wiki.example/spaces/IT/pages/1187/Reset+a+password",
                "<title>Reset a password - Help desk - Wiki</title><h1><a"
                    + " href=/spaces/IT/pages/1187>Reset a password</a></h1>"))
        .isEqualTo("Reset a password");
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

  @Test
  void aLineThatTheDeclaredTitleHasStays() {
    assertThat(title("", "<title>Brake pads - 5001 | Vans</title><h1>Brake pads <br>5001</h1>"))
        .isEqualTo("Brake pads 5001");
  }
}
