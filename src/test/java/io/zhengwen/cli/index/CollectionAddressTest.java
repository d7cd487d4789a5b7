package io.zhengwen.cli.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.net.URI;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CollectionAddressTest {
  private static CollectionAddress of(String... addresses) {
    return CollectionAddress.of(Stream.of(addresses).map(URI::create).toList());
  }

  @Test
  void theLastPartOfAnAddressIsTheCollection() {
    CollectionAddress address =
        of("http://a.example:8983/solr/pages/", "https://b.example/solr/pages");

    assertThat(address.collection()).isEqualTo("pages");
    assertThat(address.servers())
        .isEqualTo(
            List.of(
                URI.create("http://a.example:8983/solr"), URI.create("https://b.example/solr")));
  }

  @Test
  void namesMayBeEscaped() {
    assertThat(of("http://a.example/solr/my%20pages").collection()).isEqualTo("my pages");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://a.example",
        "http://a.example/",
        "http://a.example/solr",
        "http://a.example/solr/"
      })
  void anAddressOfAServerNamesNoCollection(String address) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> of(address))
        .withMessageContaining("--collection is needed");
  }

  @Test
  void severalCollectionsAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> of("http://a.example/solr/pages", "http://a.example/solr/films"))
        .withMessage("these are addresses of several collections: [pages, films]");
  }
}
