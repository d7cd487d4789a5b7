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

  private Map<String, Object> post(String json) throws Exception {
    return service().change(json.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'pages':[null]",
        "'pages':[{'html':'<p>A b','fields':{'a':null}}]",
        "'pages':[{'html':'<p>A b','fields':{'a':[null]}}]",
        "'pages':[{'html':'<p>A b','fields':{'a':[' ']}}]",
        "'kind':'list','pages':[{'html':'<p>A b','records':[null]}]",
        "'kind':'list','pages':[{'html':'<p>A b','records':[{'a':null}]}]",
        "'kind':'list','pages':[{'html':'<p>A b','records':[{'a':[null]}]}]"
      })
  void whatIsMissingInAMarkedPageIsTold(String members) {
    assertThatThrownBy(() -> post("{'action':'induce','name':'x'," + members + "}"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void bytesThatAreNoTextAreRefused() {
    byte[] body = {0, 0, 0, '{', 0x7f, 0, 0, 0};
    assertThatThrownBy(() -> service().change(body)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> PageRequest.of(name -> null, body, "application/json"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void anActionThatThereIsNotIsAnsweredWithThoseThatThereAre() {
    assertThatThrownBy(() -> post("{'action':'induct'}"))
        .hasMessageStartingWith(
            "the body is not such a request: action: 'induct' is none of induce");
  }

  @Test
  void onlyWhatIsThereIsTried() {
    assertThatThrownBy(() -> post("{'action':'try','template':'flats'}"))
        .isInstanceOf(NoSuchElementException.class)
        .hasMessage("template 'flats'");
    assertThatThrownBy(() -> post("{'action':'try','seed':'quay.example'}"))
        .isInstanceOf(NoSuchElementException.class)
        .hasMessage("seed quay.example");
  }

  @Test
  void whatOthersHaveChangedIsNotDeleted() throws Exception {
    String definition =
        "'definition':{'format':'zhengwen-wrapper-1','template':{'name':'flats','version':1,"
            + "'kind':'detail','fields':[{'name':'price'}]}}";
    post("{'action':'put'," + definition + "}");
    post("{'action':'put'," + definition + ",'revision':1}");
    change("addSeed", "quay.example/flats/");
    post("{'action':'attach','seed':'quay.example/flats/','template':'flats','revision':1}");
    assertThatThrownBy(() -> post("{'action':'delete','template':'flats','revision':1}"))
        .isInstanceOf(ConflictException.class);
    assertThatThrownBy(
            () -> post("{'action':'deleteSeed','seed':'quay.example/flats/','revision':1}"))
        .isInstanceOf(ConflictException.class);
    assertThatThrownBy(() -> post("{'action':'delete','template':'boats','revision':1}"))
        .isInstanceOf(NoSuchElementException.class);
    post("{'action':'delete','template':'flats','revision':2}");
    post("{'action':'deleteSeed','seed':'quay.example/flats/'}");
    assertThat(store.templates().versions()).isEmpty();
    assertThat(store.seeds().versions()).isEmpty();
  }
}
