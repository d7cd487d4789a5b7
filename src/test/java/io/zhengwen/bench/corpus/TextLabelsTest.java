package io.zhengwen.bench.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.hash.Hashing;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts 0 to 4 of the page are the menu, the headline, one, two and the notice. */
class TextLabelsTest {
  private static final String PAGE =
      """
      <ul><li>Home</ul>
      <h1>News of the day</h1>
      <p>One <b>two</b></p>
      <footer>Notice</footer>
      """;

  @TempDir private Path parent;
  private Path directory;

  @BeforeEach
  void makeSet() throws IOException {
    Path labelled = Files.createDirectory(parent.resolve("labelled"));
    directory = Files.createDirectory(parent.resolve("texts"));
    Files.createDirectory(labelled.resolve("pages"));
    Files.writeString(labelled.resolve("pages").resolve("a.html"), PAGE);
    Files.writeString(
        labelled.resolve("gold.jsonl"),
        "{\"id\":\"a\",\"url\":\"http://a.example/\",\"content\":null}");
    Files.createDirectory(directory.resolve("labels"));
  }

  @Test
  void textsOfAnotherSetsPageAreItsGold() throws IOException {
    labels(label("a", 5, "2-3", "1", "Onetwo"));

    assertThat(Corpus.read(directory).pages())
        .singleElement()
        .satisfies(
            page -> {
              assertThat(page.content()).isEqualTo("One two");
              assertThat(page.title()).isEqualTo("News of the day");
              assertThat(page.type()).isEqualTo("article");
              assertThat(page.url()).isEqualTo("http://a.example/");
              assertThat(page.text().html()).isEqualTo(PAGE);
            });
  }

  @Test
  void pageMayHaveNoMainText() throws IOException {
    labels(label("a", 5, "-", "-", ""));

    assertThat(Corpus.read(directory).pages())
        .singleElement()
        .satisfies(page -> assertThat(page.content() + page.title()).isEmpty());
  }

  @Test
  void labelsWithoutTheirSetAreNotThere() throws IOException {
    Files.createFile(directory.resolve("labels").resolve("no-such-set.jsonl"));

    assertThat(DataSets.isPresent(directory.toString())).isFalse();
    assertThatThrownBy(() -> Corpus.read(directory))
        .isInstanceOf(CorpusException.class)
        .hasMessageContaining("no labelled set 'no-such-set'");
  }

  @ParameterizedTest
  @MethodSource
  void namesWhatIsWrong(String label, String message) throws IOException {
    labels(label);

    assertThatThrownBy(() -> Corpus.read(directory))
        .isInstanceOf(CorpusException.class)
        .hasMessageContaining(message);
  }

  static Stream<Arguments> namesWhatIsWrong() {
    return Stream.of(
        Arguments.of(label("b", 5, "2-3", "1", "Onetwo"), "page b: there is no such page"),
        Arguments.of(label("a", 6, "2-3", "1", "Onetwo"), "page a: has 5 texts, not 6"),
        Arguments.of(label("a", 5, "2-3", "1", "One"), "page a: its texts are not those"),
        Arguments.of(label("a", 5, "3,2", "1", ""), "page a: texts 2 after 3, of 5"),
        Arguments.of(label("a", 5, "3-2", "1", ""), "page a: texts 3-2 after -1, of 5"),
        Arguments.of(label("a", 5, "2-5", "1", ""), "page a: texts 2-5 after -1, of 5"),
        Arguments.of(label("a", 5, "2,", "1", ""), "page a: '' is not a number or a range"));
  }

  private static String label(String id, int texts, String main, String headline, String digested) {
    String digest = Hashing.sha256().hashString(digested, StandardCharsets.UTF_8).toString();
    return String.join(
        "",
        "{\"id\":\"" + id + "\",\"type\":\"article\",\"texts\":" + texts,
        ",\"main\":\"" + main + "\",\"headline\":\"" + headline + "\"",
        ",\"digest\":\"" + digest.substring(0, 16) + "\"}");
  }

  private void labels(String label) throws IOException {
    Files.writeString(directory.resolve("labels").resolve("labelled.jsonl"), label);
  }
}
