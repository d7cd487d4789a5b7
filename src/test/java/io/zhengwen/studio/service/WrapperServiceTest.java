package io.zhengwen.studio.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.page.read.PageReader;
import io.zhengwen.store.StoreBounds;
import io.zhengwen.wrapper.library.LibraryListener;
import io.zhengwen.wrapper.library.WrapperLibrary;
import io.zhengwen.wrapper.library.WrapperStore;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Seeds may be named as people type them. */
class WrapperServiceTest {
  private final WrapperStore store = WrapperStore.inMemory(StoreBounds.DEFAULT);
  private final WrapperLibrary library =
      new WrapperLibrary(
          store,
          new LibraryListener() {
            @Override
            public void alarm(String message) {
              throw new AssertionError(message);
            }

            @Override
            public void problem(String message) {
              throw new AssertionError(message);
            }
          },
          Clock.systemUTC());

  private Map<String, Object> change(String action, String seed) throws Exception {
    String json = "{\"action\":\"" + action + "\",\"seed\":\"" + seed + "\"}";
    return service().change(json.getBytes(StandardCharsets.UTF_8));
  }

  private WrapperService service() {
    return new WrapperService(library, id -> null, new PageReader());
  }

  private Map<String, Object> show(String seed) {
    return service().show(name -> name.equals("seed") ? seed : null, new PageCounts(0, 0));
  }

  @ParameterizedTest
  @ValueSource(strings = {"www.quay.example/flats/", "quay.example/flats/"})
  void aSeedIsFoundWithWww(String seed) throws Exception {
    change("addSeed", "www.quay.example/flats/");
    assertThat(show(seed).get("seed").toString()).contains("quay.example/flats/");
    change("try", seed);
    library.maintain();
    assertThat(change("deleteSeed", seed)).containsEntry("deleted", "quay.example/flats/");
    assertThat(store.seeds().versions()).isEmpty();
  }

  @Test
  void aSeedThatCannotBeIsNotFound() {
    assertThatThrownBy(() -> show("Quay Example"))
        .isInstanceOf(NoSuchElementException.class)
        .hasMessage("seed Quay Example");
  }
}
