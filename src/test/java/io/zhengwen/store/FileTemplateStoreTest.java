package io.zhengwen.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.store.SiteBatch.TextCount;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FileTemplateStoreTest {
  private static final SiteKey QUAY = new SiteKey("quay.example");
  private static final SiteBatch BATCH =
      new SiteBatch(
          10, List.of(new TextCount("div", "© 北川 \"x\"\n", 9), new TextCount("a", "Home", 3)));

  @TempDir private Path directory;

  private FileTemplateStore store() {
    return new FileTemplateStore(directory.resolve("templates"));
  }

  private Path file() {
    return directory.resolve("templates").resolve("quay.example.json");
  }

  @Test
  void mergedCountsAreLoadedByAnotherStore() {
    assertThat(store().load(QUAY)).isEmpty();
    StoredSite merged = store().merge(QUAY, BATCH);
    assertThat(merged)
        .isEqualTo(
            new StoredSite(
                10,
                1,
                List.of(
                    new StoredTemplate("div", "© 北川 \"x\"\n", 9, 0),
                    new StoredTemplate("a", "Home", 3, 0))));
    assertThat(store().load(QUAY)).contains(merged);
  }

  @Test
  void countsOfTwoWritersAddUp() {
    store().merge(QUAY, BATCH);
    store().merge(QUAY, new SiteBatch(4, List.of(new TextCount("a", "Home", 4))));
    assertThat(store().load(QUAY))
        .contains(
            new StoredSite(
                14,
                2,
                List.of(
                    new StoredTemplate("a", "Home", 7, 1),
                    new StoredTemplate("div", "© 北川 \"x\"\n", 9, 0))));
  }

  @Test
  void templatesNotSeenForLongestAreDropped() {
    FileTemplateStore store = store();
    for (int b = 0; b < 3; b++) {
      int batch = b;
      List<TextCount> texts =
          IntStream.range(0, 600).mapToObj(t -> new TextCount("p", batch + " " + t, 3)).toList();
      store.merge(QUAY, new SiteBatch(10, texts));
    }
    assertThat(store.load(QUAY).orElseThrow().templates())
        .hasSize(StoredSite.MOST_TEMPLATES)
        .noneMatch(t -> t.lastSeen() == 0)
        .filteredOn(t -> t.lastSeen() == 2)
        .hasSize(600);
  }

  @Test
  void listsSitesAndLeavesNoOtherFiles() throws IOException {
    FileTemplateStore store = store();
    SiteKey path = new SiteKey("b.example/users/anna");
    store.merge(path, BATCH);
    store.merge(QUAY, BATCH);
    Files.writeString(directory.resolve("templates").resolve("Notes.json"), "");
    assertThat(store.sites()).containsExactly(path, QUAY);
    try (Stream<Path> files = Files.list(directory.resolve("templates"))) {
      assertThat(files.map(Path::getFileName).map(Path::toString))
          .containsExactlyInAnyOrder(
              "b.example%2Fusers%2Fanna.json", "quay.example.json", "Notes.json", "locks");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "not json",
        "[]",
        "{}",
        "null",
        "{\"format\":\"other\",\"site\":\"quay.example\",\"known\":null}",
        "{\"format\":\"zhengwen-site-templates-2\",\"site\":\"quay.example\",\"known\":null}",
        "{\"format\":\"zhengwen-site-templates-2\",\"site\":\"b.example\",\"known\":null}"
      })
  void invalidFileIsRefusedWithTheReason(String content) throws IOException {
    FileTemplateStore store = store();
    Files.writeString(file(), content);
    assertThatThrownBy(() -> store.load(QUAY))
        .isInstanceOf(TemplateStoreException.class)
        .hasMessageContaining("quay.example.json is not a file of site templates: ");
  }

  @Test
  void truncatedOrDamagedFileIsRefusedAndKept() throws IOException {
    FileTemplateStore store = store();
    store.merge(QUAY, BATCH);
    String whole = Files.readString(file());
    for (String bad :
        List.of(
            whole.substring(0, whole.length() / 2),
            whole + "x",
            whole.replace("\"frequency\":9", "\"frequency\":0"),
            whole.replace("\"pages\"", "\"papers\""))) {
      Files.writeString(file(), bad);
      assertThatThrownBy(() -> store.load(QUAY)).isInstanceOf(TemplateStoreException.class);
    }
    Files.writeString(file(), "my notes");
    assertThatThrownBy(() -> store.merge(QUAY, BATCH)).isInstanceOf(TemplateStoreException.class);
    assertThat(file()).hasContent("my notes");
  }

  @Test
  void fileInPlaceOfTheDirectoryIsRefused() throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "");
    assertThatThrownBy(() -> new FileTemplateStore(file))
        .isInstanceOf(TemplateStoreException.class)
        .hasMessageContaining("cannot be used as a template store");
  }
}
