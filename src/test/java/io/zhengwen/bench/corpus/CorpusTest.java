package io.zhengwen.bench.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CorpusTest {
  @TempDir private Path directory;

  @BeforeEach
  void makePages() throws IOException {
    Files.createDirectory(directory.resolve("pages"));
  }

  @Test
  void readsPagesInOrderOfIds() throws IOException {
    page("b", "<p>two".getBytes(StandardCharsets.UTF_8));
    page("a", "<p>one".getBytes(StandardCharsets.UTF_8));
    gold(
        "{\"id\":\"b\",\"content\":\"two\",\"title\":null}",
        "{\"id\":\"a\",\"url\":\"http://a.example/\",\"type\":\"article\",\"lang\":\"en\","
            + "\"title\":\"One\",\"content\":\"one\",\"with\":[\"one\",\" \"],\"without\":[\"x\"]}");

    Corpus corpus = Corpus.read(directory);

    LabelledPage a = corpus.pages().get(0);
    assertThat(a.id()).isEqualTo("a");
    assertThat(a.url()).isEqualTo("http://a.example/");
    assertThat(a.with()).containsExactly("one");
    assertThat(a.without()).containsExactly("x");
    LabelledPage b = corpus.pages().get(1);
    assertThat(List.of(b.title(), b.url(), b.type(), b.language()))
        .containsExactly("", "", "unknown", "unknown");
    assertThat(b.text().html()).isEqualTo("<p>two");
  }

  @Test
  void decodesCompressedPagesAsUtf8AndDetectsOthers() throws IOException {
    String html = "<meta charset=gb2312><p>正文内容";
    page("raw", html.getBytes(Charset.forName("GB18030")));
    try (OutputStream out =
        new GZIPOutputStream(
            Files.newOutputStream(directory.resolve("pages").resolve("zipped.html.gz")))) {
      out.write(html.getBytes(StandardCharsets.UTF_8));
    }
    gold("{\"id\":\"raw\",\"content\":\"\"}", "{\"id\":\"zipped\",\"content\":\"\"}");

    for (LabelledPage page : Corpus.read(directory).pages()) {
      assertThat(page.text().html()).as(page.id()).isEqualTo(html);
    }
  }

  @Test
  void digestChangesWithAnyByteOfGoldAndPages() throws IOException {
    page("a", new byte[] {'x'});
    gold("{\"id\":\"a\",\"content\":\"one\"}");
    String first = Corpus.read(directory).digest();
    assertThat(first).hasSize(64).isEqualTo(Corpus.read(directory).digest());

    gold("{\"id\":\"a\",\"content\":\"One\"}");
    String second = Corpus.read(directory).digest();
    page("a", new byte[] {'y'});

    assertThat(List.of(first, second, Corpus.read(directory).digest())).doesNotHaveDuplicates();
  }

  @Test
  void samplesAreStableAndNested() throws IOException {
    String[] lines = new String[40];
    for (int i = 0; i < lines.length; i++) {
      page("p" + i, new byte[0]);
      lines[i] = "{\"id\":\"p" + i + "\",\"content\":\"\"}";
    }
    gold(lines);
    Corpus corpus = Corpus.read(directory);

    assertThat(corpus.sample(10).pages()).hasSize(10).isEqualTo(corpus.sample(10).pages());
    assertThat(corpus.sample(20).pages()).containsAll(corpus.sample(10).pages());
    assertThat(corpus.sample(99)).isSameAs(corpus);
  }

  @Test
  void namesWhatIsWrong() throws IOException {
    assertThatThrownBy(() -> Corpus.read(directory))
        .isInstanceOf(CorpusException.class)
        .hasMessageContaining("gold.jsonl.gz");
    page("a", new byte[0]);
    assertRefused("line 2: not JSON", "{\"id\":\"a\",\"content\":\"\"}", "{\"id\":");
    assertRefused("line 1: not an object with an id", "[]");
    assertRefused("line 1: page a has no content", "{\"id\":\"a\"}");
    assertRefused(
        "two pages have the id a",
        "{\"id\":\"a\",\"content\":\"\"}",
        "{\"id\":\"a\",\"content\":\"\"}");
    assertRefused("is not a file name", "{\"id\":\"../a\",\"content\":\"\"}");
    assertRefused("b.html.gz", "{\"id\":\"b\",\"content\":\"\"}");
  }

  private void assertRefused(String reason, String... lines) throws IOException {
    gold(lines);
    assertThatThrownBy(() -> Corpus.read(directory))
        .isInstanceOf(CorpusException.class)
        .hasMessageContaining(reason);
  }

  private void page(String id, byte[] bytes) throws IOException {
    Files.write(directory.resolve("pages").resolve(id + ".html"), bytes);
  }

  private void gold(String... lines) throws IOException {
    Files.writeString(directory.resolve("gold.jsonl"), String.join("\n", lines));
  }
}
