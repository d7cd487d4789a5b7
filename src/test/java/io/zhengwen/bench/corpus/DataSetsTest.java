package io.zhengwen.bench.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataSetsTest {
  @TempDir private Path directory;

  @Test
  void findsSetsByPath() throws IOException {
    Files.writeString(directory.resolve("gold.jsonl"), "");

    assertThat(DataSets.isPresent(directory.toString())).isTrue();
    assertThat(DataSets.read(directory.toString()).pages()).isEmpty();
  }

  @Test
  void namesPlacesSearched() {
    assertThat(DataSets.isPresent("no-such-set")).isFalse();
    assertThatThrownBy(() -> DataSets.read("no-such-set"))
        .isInstanceOf(CorpusException.class)
        .hasMessageContaining("no labelled set 'no-such-set'")
        .hasMessageContaining(
            DataSets.directory().resolve("no-such-set").toAbsolutePath().normalize().toString())
        .message()
        .doesNotMatch("(?s).* (/\\S+), .*\\1(,.*)?");
  }
}
