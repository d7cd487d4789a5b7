package io.zhengwen.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FileTemplateStoreTest {
  private static final SiteKey QUAY = new SiteKey("quay.example");
  private static final StoredTemplate FOOTER = new StoredTemplate("div", "© 北川 \"x\"\n", 12, 1);

  @TempDir private Path directory;

  private FileTemplateStore store() {
    return new FileTemplateStore(directory.resolve("templates"));
  }

  private static StoredSite known(long revision) {
    return new StoredSite(
        revision,
        13,
        1,
        List.of("0011", "2233"),
        List.of(FOOTER),
        List.of(new StoredTemplate("a", "Home", 3, 1)));
  }

  private Path file() {
    return directory.resolve("templates").resolve("quay.example.json");
  }

  @Test
  void whatWasSavedIsLoadedByAnother() {
    assertThat(store().load(QUAY)).isEmpty();
    assertThat(store().save(QUAY, known(0))).isTrue();
    assertThat(store().load(QUAY)).contains(known(0));
    assertThat(store().save(QUAY, known(1))).isTrue();
    assertThat(store().load(QUAY)).contains(known(1));
  }

  @Test
  void whatIsOutOfDateIsNotSaved() {
    store().save(QUAY, known(0));
    assertThat(store().save(QUAY, known(0))).isFalse();
    assertThat(store().save(QUAY, known(2))).isFalse();
    assertThat(store().load(QUAY)).contains(known(0));
  }

  @Test
  void sitesAreListedAndNothingElseIsLeftBehind() throws IOException {
    FileTemplateStore store = store();
    store.save(new SiteKey("b.example"), known(0));
    store.save(QUAY, known(0));
    Files.writeString(directory.resolve("templates").resolve("Notes.json"), "");
    assertThat(store.sites()).containsExactly(new SiteKey("b.example"), QUAY);
    try (Stream<Path> files = Files.list(directory.resolve("templates"))) {
      assertThat(files).hasSize(3);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "not json",
        "[]",
        "{}",
        "{\"revision\":0,\"format\":\"other\",\"site\":\"quay.example\",\"known\":null}",
        "{\"revision\":0,\"format\":\"zhengwen-site-templates-1\",\"site\":\"b.example\",\"known\":null}"
      })
  void aBadFileIsRefusedWithTheReason(String content) throws IOException {
    FileTemplateStore store = store();
    Files.writeString(file(), content);
    assertThatThrownBy(() -> store.load(QUAY))
        .isInstanceOf(TemplateStoreException.class)
        .hasMessageContaining("quay.example.json holds no site's templates: ");
  }

  @Test
  void aFileThatIsCutOffOrWrongInsideIsRefusedAndKept() throws IOException {
    FileTemplateStore store = store();
    store.save(QUAY, known(0));
    String whole = Files.readString(file());
    for (String bad :
        List.of(
            whole.substring(0, whole.length() / 2),
            whole + "x",
            whole.replace("\"frequency\":12", "\"frequency\":0"),
            whole.replace("\"pages\"", "\"papers\""))) {
      Files.writeString(file(), bad);
      assertThatThrownBy(() -> store.load(QUAY)).isInstanceOf(TemplateStoreException.class);
    }
    Files.writeString(file(), "my notes");
    assertThatThrownBy(() -> store.save(QUAY, known(0))).isInstanceOf(TemplateStoreException.class);
    assertThat(file()).hasContent("my notes");
  }

  @Test
  void aFileInTheDirectorysPlaceIsRefused() throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "");
    assertThatThrownBy(() -> new FileTemplateStore(file))
        .isInstanceOf(TemplateStoreException.class)
        .hasMessageContaining("cannot be made a template store");
  }
}
