package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.solr.Configset;
import io.zhengwen.solr.SharedSolr;
import io.zhengwen.solr.SolrHttp;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the packaged command line as a user does. */
class CommandLineJarIT {

  @TempDir private Path dir;

  @Test
  void extractsOnItsOwnWithoutAWarning() throws Exception {
    String text = "渡轮中午离开码头，港务长在本子上记下吃水、载重和风向，然后回到屋里喝茶。".repeat(10);
    Path page =
        Pages.write(dir, "gb.html", Pages.article("渡轮消息", text), Charset.forName("GB18030"));

    CommandLineRun run = run("extract", page.toString());

    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    assertThat(new ObjectMapper().readTree(run.out()).get("content").textValue()).contains("港务长");
  }

  @Test
  void trainsWithoutAWarningOfALibrary() throws Exception {
    Path set = SyntheticSet.write(dir);

    CommandLineRun run =
        run(
            "train",
            "combined",
            "--data",
            "" + set,
            "--trees",
            "2",
            "--output",
            "" + dir.resolve("m"));

    assertThat(run.err()).contains("12 pages").doesNotContain("SLF4J");
    assertThat(run.exitCode()).isZero();
  }

  @Test
  void readsStandardInputAndReportsFailuresByExitCode() throws Exception {
    Path page = Pages.write(dir, "a.html", Pages.longArticle("Title", "Sentence."));

    assertThat(CommandLineJar.runWithInput(dir, page, "extract", "-f", "text", "-").out())
        .startsWith("Title\n\n");
    assertThat(run("extract", dir.resolve("missing").toString()).exitCode()).isEqualTo(3);
    assertThat(run("extract").exitCode()).isEqualTo(2);
    assertThat(run("extract", page.toString(), "missing").exitCode()).isEqualTo(1);
  }

  @Test
  void printsVersionOfBuild() throws Exception {
    try (JarFile jar = new JarFile(CommandLineJar.JAR.toFile())) {
      String version = jar.getManifest().getMainAttributes().getValue("Implementation-Version");
      assertThat(version).matches("\\d+\\.\\d+\\.\\d+.*");
      assertThat(run("--version").out()).isEqualTo("zhengwen " + version + System.lineSeparator());
    }
  }

  @Test
  void carriesChineseAnalysisAndMergedServices() throws Exception {
    try (JarFile jar = new JarFile(CommandLineJar.JAR.toFile())) {
      assertThat(jar.getEntry("org/apache/lucene/analysis/cn/smart/hhmm/coredict.mem")).isNotNull();
      String codecs =
          new String(
              jar.getInputStream(jar.getEntry("META-INF/services/org.apache.lucene.codecs.Codec"))
                  .readAllBytes(),
              StandardCharsets.UTF_8);
      String tokenizers =
          new String(
              jar.getInputStream(
                      jar.getEntry("META-INF/services/org.apache.lucene.analysis.TokenizerFactory"))
                  .readAllBytes(),
              StandardCharsets.UTF_8);
      assertThat(codecs).contains("org.apache.lucene.codecs.lucene912.Lucene912Codec");
      assertThat(tokenizers)
          .contains("HMMChineseTokenizerFactory")
          .contains("org.apache.lucene.analysis.standard.StandardTokenizerFactory");
      assertThat(jar.stream().map(e -> e.getName()))
          .noneMatch(name -> name.startsWith("org/apache/solr/"))
          .noneMatch(name -> name.startsWith("io/zhengwen/solr/"));
    }
  }

  @Test
  @Tag("solr10")
  void indexesIntoARealSolr() throws Exception {
    Path pages = dir.resolve("pages");
    String chinese = "渡轮中午离开码头，港务长在本子上记下吃水、载重和风向，然后回到屋里喝茶。".repeat(10);
    Pages.write(pages, "en.html", Pages.longArticle("Ferry news", "A seal came aboard."));
    Pages.write(pages, "zh.html", Pages.article("渡轮消息", chinese), Charset.forName("GB18030"));
    Pages.write(pages, "bad.html.gz", "no gzip".getBytes(StandardCharsets.UTF_8));
    Path urls = Pages.write(dir, "urls.jsonl", "{\"id\":\"en\",\"url\":\"https://a.example/\"}\n");
    SolrHttp solr = SharedSolr.core("c", Configset.shipped());

    CommandLineRun run =
        run("index", "--solr", solr.base(), "-c", "c", "--urls", "" + urls, "" + pages);
    CommandLineRun lost = run("index", "--solr", solr.base(), "-c", "none", "" + pages);

    assertThat(run.err())
        .contains("bad.html.gz: data that are not gzipped", "2 pages indexed, 1 failed");
    assertThat(run.exitCode()).isEqualTo(1);
    SolrHttp.Response english = solr.select("c", "q", "seal", "fl", "id,url");
    assertThat(english.docs()).hasSize(1);
    assertThat(english.docs().get(0).get("url").textValue()).isEqualTo("https://a.example/");
    SolrHttp.Response other = solr.select("c", "q", "港务长", "fl", "id,page_charset");
    assertThat(other.docs()).hasSize(1);
    assertThat(other.docs().get(0).get("page_charset").textValue()).isEqualTo("GB18030");
    assertThat(solr.select("c", "q", "imprint").found()).isZero();
    assertThat(lost.exitCode()).isEqualTo(3);
    assertThat(lost.err()).contains("there is no collection 'none'");
  }

  private CommandLineRun run(Object... args) throws IOException, InterruptedException {
    return CommandLineJar.run(dir, args);
  }
}
