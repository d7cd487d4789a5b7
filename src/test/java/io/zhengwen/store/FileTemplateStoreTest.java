package io.zhengwen.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.zhengwen.store.SiteBatch.TextCount;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FileTemplateStoreTest {
  private static final SiteKey QUAY = new SiteKey("quay.example");
  private static final SiteBatch BATCH =
      batch(
          "first",
          10,
          new TextCount("div", "© 北川 \"x\"\n", 9, 0, "http://quay.example/1"),
          new TextCount("a", "Home", 3, 0, "http://quay.example/2"));

  @TempDir private Path directory;

  private final List<String> problems = new ArrayList<>();

  private FileTemplateStore store() {
    return store(StoreBounds.DEFAULT);
  }

  private FileTemplateStore store(StoreBounds bounds) {
    return new FileTemplateStore(directory.resolve("templates"), bounds, problems::add);
  }

  private static SiteBatch batch(String id, int pages, TextCount... texts) {
    return new SiteBatch(id, pages, 1_000, 1, List.of(texts));
  }

  private static StoredSite merge(TemplateStore store, SiteKey site, SiteBatch batch) {
    return store.update(site, known -> known.merge(batch, Ageing.DEFAULT));
  }

  private Path file() {
    return directory.resolve("templates").resolve("quay.example.json");
  }

  @Test
  void mergedCountsAreLoadedByAnotherStore() {
    assertThat(store().load(QUAY)).isEmpty();
    StoredSite merged = merge(store(), QUAY, BATCH);
    assertThat(merged.templates()).hasSize(2);
    assertThat(store().load(QUAY)).contains(merged);
  }

  @Test
  void countsOfTwoWritersAddUp() {
    merge(store(), QUAY, BATCH);
    merge(store(), QUAY, batch("second", 4, new TextCount("a", "Home", 4, 0, "")));
    StoredSite known = store().load(QUAY).orElseThrow();
    assertThat(known.pages()).isEqualTo(14);
    assertThat(known.templates())
        .extracting(StoredTemplate::text, StoredTemplate::frequency, StoredTemplate::lastSeen)
        .containsExactly(tuple("Home", 7, 14L), tuple("© 北川 \"x\"\n", 9, 10L));
  }

  @Test
  void changeThatReturnsWhatItGotWritesNothing() {
    assertThat(store().update(QUAY, known -> known)).isEqualTo(StoredSite.UNKNOWN);
    assertThat(file()).doesNotExist();
  }

  @Test
  void listsSitesInPagesAndLeavesNoOtherFiles() throws IOException {
    FileTemplateStore store = store();
    SiteKey path = new SiteKey("b.example/users/anna");
    merge(store, path, BATCH);
    merge(store, QUAY, BATCH);
    Files.writeString(directory.resolve("templates").resolve("Notes.json"), "");
    assertThat(store.sites("", 10)).containsExactly(path, QUAY);
    assertThat(store.sites("", 1)).containsExactly(path);
    assertThat(store.sites(path.name(), 10)).containsExactly(QUAY);
    try (Stream<Path> files = Files.list(directory.resolve("templates"))) {
      assertThat(files.map(Path::getFileName).map(Path::toString))
          .containsExactlyInAnyOrder(
              "b.example%2Fusers%2Fanna.json", "quay.example.json", "Notes.json", "locks");
    }
  }

  @Test
  void deletedSiteIsForgotten() {
    FileTemplateStore store = store();
    merge(store, QUAY, BATCH);
    assertThat(store.delete(QUAY)).isTrue();
    assertThat(store.load(QUAY)).isEmpty();
    assertThat(store.delete(QUAY)).isFalse();
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
        "{\"format\":\"zhengwen-site-templates-3\",\"site\":\"quay.example\",\"known\":null}",
        "{\"format\":\"zhengwen-site-templates-3\",\"site\":\"b.example\",\"known\":null}"
      })
  void invalidFileIsSetAsideAndReported(String content) throws IOException {
    FileTemplateStore store = store();
    Files.writeString(file(), content);
    assertThat(store.load(QUAY)).isEmpty();
    assertThat(problems)
        .singleElement()
        .asString()
        .contains("quay.example.json is not a file of site templates: ", "it was renamed to ");
    assertThat(file().resolveSibling("quay.example.json.damaged")).hasContent(content);
    assertThat(merge(store, QUAY, BATCH).pages()).isEqualTo(10);
  }

  @Test
  void truncatedOrDamagedFileIsSetAside() throws IOException {
    FileTemplateStore store = store();
    merge(store, QUAY, BATCH);
    String whole = Files.readString(file());
    List<String> damaged =
        List.of(
            whole.substring(0, whole.length() / 2),
            whole + "x",
            whole.replace("\"frequency\":9", "\"frequency\":-1"),
            whole.replace("\"pages\"", "\"papers\""));
    for (String bad : damaged) {
      Files.writeString(file(), bad);
      assertThat(store.load(QUAY)).isEmpty();
    }
    assertThat(problems).hasSize(damaged.size());
  }

  @Test
  void fullStoreRefusesNewSitesOnly() {
    FileTemplateStore store = store(new StoreBounds(1, 1_000_000));
    merge(store, QUAY, BATCH);
    SiteKey other = new SiteKey("other.example");
    assertThatThrownBy(() -> merge(store, other, BATCH))
        .isInstanceOf(TemplateStoreException.class)
        .hasMessageContaining("is full: it holds 1 records");
    merge(store, QUAY, batch("second", 4, new TextCount("a", "Home", 4, 0, "")));
    store.delete(QUAY);
    merge(store(new StoreBounds(1, 1_000_000)), other, BATCH);
  }

  @Test
  void fullStoreRefusesToGrow() {
    merge(store(), QUAY, BATCH);
    FileTemplateStore store = store(new StoreBounds(10, file().toFile().length() + 50));
    SiteBatch more = batch("more", 10, new TextCount("p", "x".repeat(300), 5, 0, ""));
    assertThatThrownBy(() -> merge(store, QUAY, more)).hasMessageContaining("is full");
    assertThat(store.load(QUAY).orElseThrow().pages()).isEqualTo(10);
  }

  @Test
  void fileInPlaceOfTheDirectoryIsRefused() throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "");
    assertThatThrownBy(() -> new FileTemplateStore(file, StoreBounds.DEFAULT, problems::add))
        .isInstanceOf(TemplateStoreException.class)
        .hasMessageContaining("cannot be used as a store of site templates");
  }
}
