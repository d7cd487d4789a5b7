package io.zhengwen.solr.handler;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ServerPathsTest {
  @Test
  void filesAreNamedWithoutTheDirectoriesAbove() {
    String message =
        "/srv/solr/pages/data/zhengwen-wrappers/seeds cannot be listed:"
            + " java.nio.file.AccessDeniedException: /srv/solr/pages/data/zhengwen-wrappers/seeds";
    assertThat(hidden(message))
        .isEqualTo(
            "data/zhengwen-wrappers/seeds cannot be listed:"
                + " java.nio.file.AccessDeniedException: data/zhengwen-wrappers/seeds");
    assertThat(hidden("/var/lib/own/a.example.json cannot be read"))
        .isEqualTo("own/a.example.json cannot be read");
    assertThat(hidden("the collection 'own' is away")).isEqualTo("the collection 'own' is away");
  }

  private static String hidden(String message) {
    return ServerPaths.hidden(
        message, Stream.of("/srv/solr/pages/data/", "/var/lib/own", "/").map(Path::of));
  }
}
