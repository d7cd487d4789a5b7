package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.cli.console.ExitCode;
import org.junit.jupiter.api.Test;

class StudioCommandTest {
  private static final String PAGE = "<html><meta name=\"studio\" content=\"{}\">";

  private static CommandLineRun ask(int status, String body) {
    try (FakeSolr solr = new FakeSolr(json -> new FakeSolr.Answer(status, "text/html", body))) {
      return CommandLineRun.of("studio", solr.url() + "/pages/");
    }
  }

  @Test
  void theAddressIsPrintedOnceItAnswers() {
    try (FakeSolr solr = new FakeSolr(json -> new FakeSolr.Answer(200, "text/html", PAGE))) {
      String studio = solr.url() + "/pages/zhengwen/studio";
      assertThat(CommandLineRun.of("studio", solr.url() + "/pages").lines())
          .containsExactly(studio);
      assertThat(CommandLineRun.of("studio", studio).lines()).containsExactly(studio);
      assertThat(solr.paths()).containsOnly("/solr/pages/zhengwen/studio");
    }
  }

  @Test
  void aServerThatAsksWhoOneIsHasAStudio() {
    CommandLineRun run = ask(401, "");
    assertThat(run.exitCode()).isEqualTo(ExitCode.DONE);
    assertThat(run.out()).endsWith("/pages/zhengwen/studio\n");
    assertThat(run.err()).contains("who you are");
  }

  @Test
  void whatIsNotTheStudioIsSaid() {
    assertThat(ask(404, "").err()).contains("/zhengwen/studio: there is no such collection");
    assertThat(ask(200, "<p>Hello").err()).contains("is not the studio");
    assertThat(ask(500, PAGE).err()).contains("the status 500");
    assertThat(ask(500, PAGE).exitCode()).isNotEqualTo(ExitCode.DONE);
    assertThat(CommandLineRun.of("studio", "http:///pages").err()).contains("is not the address");
    assertThat(CommandLineRun.of("studio", "http://127.0.0.1:1/solr/pages").err())
        .contains("/solr/pages/zhengwen/studio: no server answers there");
    assertThat(CommandLineRun.of("studio", "http://127.0.0.1:1/solr/pages").exitCode())
        .isNotEqualTo(ExitCode.DONE);
  }
}
