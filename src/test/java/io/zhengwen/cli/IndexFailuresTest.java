package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.cli.FakeSolr.Answer;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code index} says and keeps of the pages that Solr refuses. */
class IndexFailuresTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String HTML = Pages.longArticle("Title", "Sentence.");

  @TempDir private Path dir;

  private void pages(int count) {
    for (int i = 0; i < count; i++) {
      Pages.write(dir, "pages/p" + i + ".html", HTML);
    }
  }

  @Test
  void errorInAnAnswerOfStatus200IsAFailure() throws IOException {
    pages(2);
    Path journal = dir.resolve("journal");
    String odd = "{\"responseHeader\":{\"status\":500},\"error\":{\"msg\":\"odd\",\"code\":500}}";
    String refused = "{\"responseHeader\":{\"status\":400}}";
    try (FakeSolr solr =
        new FakeSolr(
            r ->
                FakeSolr.isBatch(r)
                    ? Answer.json(200, r.get(0).get("id").asText().equals("p0") ? odd : refused)
                    : FakeSolr.OK)) {
      CommandLineRun run = solr.index("--batch", 1, "--journal", journal, dir.resolve("pages"));

      assertThat(run.err())
          .contains(
              "p0.html: Solr refuses it: odd",
              "p1.html: Solr refuses it: no reason given",
              "0 pages indexed, 2 failed");
      assertThat(Files.readAllLines(journal)).hasSize(1);
    }
  }

  @Test
  void errorInAnAnswerMayPass() {
    pages(1);
    AtomicInteger batches = new AtomicInteger();
    try (FakeSolr solr =
        new FakeSolr(
            r ->
                FakeSolr.isBatch(r) && batches.incrementAndGet() == 1
                    ? Answer.json(200, "{\"error\":{\"msg\":\"busy\",\"code\":503}}")
                    : FakeSolr.OK)) {
      assertThat(solr.index(dir.resolve("pages")).err()).contains("1 page indexed, 0 failed");
    }
  }

  @Test
  void namesSolrAsWhoRefuses() {
    pages(1);
    String chain = "{\"error\":{\"msg\":\"java.lang.NullPointerException\",\"code\":500}}";
    try (FakeSolr solr = new FakeSolr(r -> Answer.json(500, chain));
        FakeSolr committing =
            new FakeSolr(r -> r.has("commit") ? Answer.json(500, chain) : FakeSolr.OK)) {
      assertThat(solr.index(dir.resolve("pages")).err())
          .contains("Solr refuses updates of 'c': java.lang.NullPointerException");
      assertThat(committing.index(dir.resolve("pages")).err())
          .contains("Solr refuses the commit: java.lang.NullPointerException");
    }
  }

  @Test
  void failuresKeepWhatTheirSourceTold() throws IOException {
    Path archive =
        Pages.write(dir, "a.warc", Warcs.plain().page("http://e.example/", HTML).bytes());
    Path page = Pages.write(dir, "pages/p0.html", HTML);
    Path json = Pages.write(dir, "x.jsonl", "{\"key\":\"j\",\"id\":\"other\",\"page\":\"<p>x\"}\n");
    Path failures = dir.resolve("failures.jsonl");
    Object[] options = {
      "--fields",
      "*,date=crawled_dt,status,record,last_modified,file",
      "--id",
      "{path}#{id}",
      "--json",
      "id=key",
      "--json",
      "html=page",
      "-t",
      "1"
    };
    List<Object> first = new ArrayList<>(List.of(options));
    first.addAll(List.of("--failures", failures, archive, page, json));
    List<Object> second = new ArrayList<>(List.of(options));
    second.add(failures);
    List<JsonNode> refused = new ArrayList<>();
    try (FakeSolr solr =
        new FakeSolr(
            r ->
                FakeSolr.isBatch(r)
                    ? Answer.json(400, "{\"error\":{\"msg\":\"no\"}}")
                    : FakeSolr.OK)) {
      solr.index(first.toArray());
      refused.addAll(solr.batches().stream().filter(batch -> batch.size() == 1).toList());
    }
    try (FakeSolr solr = new FakeSolr(r -> FakeSolr.OK)) {
      CommandLineRun run = solr.index(second.toArray());

      assertThat(run.err()).contains("3 pages indexed, 0 failed");
      assertThat(solr.batches().get(0))
          .hasSameElementsAs(refused.stream().map(b -> b.get(0)).toList());
      assertThat(solr.batches().get(0).get(0).get("crawled_dt").textValue())
          .isEqualTo("2026-11-21T08:30:00Z");
    }
  }

  @Test
  void aPageThatTheCrawlerCutOffCanSaySo() throws IOException {
    String archive =
        new String(Warcs.plain().page("http://e.example/", HTML).bytes(), StandardCharsets.UTF_8);
    Path cut =
        Pages.write(
            dir, "cut.warc", archive.replaceFirst("\\r\\n", "\r\nWARC-Truncated: length\r\n"));
    try (FakeSolr solr = new FakeSolr(r -> FakeSolr.OK)) {
      solr.index("--fields", "truncated=truncated_s", cut);

      assertThat(solr.batches().get(0).get(0).get("truncated_s").textValue()).isEqualTo("length");
    }
  }

  @Test
  void failuresCanBeFedBack() throws IOException {
    String chinese = Pages.article("渡轮消息", "渡轮中午离开码头。".repeat(20));
    Pages.write(dir, "pages/gb.html", chinese, Charset.forName("GB18030"));
    Pages.write(dir, "pages/good.html", HTML);
    Pages.write(dir, "pages/broken.html.gz", "no gzip".getBytes(StandardCharsets.UTF_8));
    Path lines =
        Pages.write(
            dir,
            "pages/x",
            MAPPER.writeValueAsString(Map.of("id", "j", "html", HTML, "author", List.of("A", "B")))
                + "\n");
    Path failures = dir.resolve("failures.jsonl");
    try (FakeSolr solr =
        new FakeSolr(
            r ->
                FakeSolr.isBatch(r) && !r.get(0).get("id").textValue().equals("good")
                    ? Answer.json(400, "{\"error\":{\"msg\":\"no field\"}}")
                    : FakeSolr.OK)) {
      CommandLineRun run =
          solr.index(
              "--threads",
              1,
              "--batch",
              1,
              "--failures",
              failures,
              "--set",
              "crawl=1",
              dir.resolve("pages"));
      assertThat(run.err())
          .contains("1 page indexed, 3 failed", lines + ", line 1: Solr refuses it: no field");
    }
    try (FakeSolr solr = new FakeSolr(r -> FakeSolr.OK)) {
      CommandLineRun run = solr.index("--set", "crawl=1", failures);

      assertThat(run.err()).contains("2 pages indexed, 1 failed", "no member 'html'; it failed: ");
      assertThat(solr.ids()).containsExactly("gb", "j");
      JsonNode gb = solr.batches().get(0).get(0);
      assertThat(Base64.getDecoder().decode(gb.get("html").textValue()))
          .isEqualTo(chinese.getBytes(Charset.forName("GB18030")));
      JsonNode json = solr.batches().get(0).get(1);
      assertThat(json.get("html").textValue()).isEqualTo(HTML);
      assertThat(json.get("author")).hasSize(2);
      assertThat(json.get("crawl").textValue()).isEqualTo("1");
      assertThat(json.has("failure")).isFalse();
    }
  }

  @Test
  void mapsMembersAndDetailsToFields() throws IOException {
    Path lines =
        Pages.write(
            dir,
            "pages.jsonl",
            "{\"id\":\"a\",\"html\":\"<p>x\",\"author\":\"A\",\"date\":\"2026\",\"n\":3,\"o\":{\"p\":[1]},\"l\":[1,null,{\"p\":2}],\"q\":null}\n");
    Path archive =
        Pages.write(dir, "a.warc", Warcs.plain().page("http://e.example/", HTML).bytes());
    try (FakeSolr solr = new FakeSolr(r -> FakeSolr.OK)) {
      solr.index(lines);
      solr.index("--fields", "author,date=published,n,html=page", "--set", "crawl=c", lines);
      solr.index("--fields", "date=crawled,status,file,content_type=", archive);

      JsonNode all = solr.batches().get(0).get(0);
      assertThat(all.get("o").textValue()).isEqualTo("{\"p\":[1]}");
      assertThat(all.get("l")).isEqualTo(MAPPER.readTree("[1,\"{\\\"p\\\":2}\"]"));
      assertThat(all.has("q")).isFalse();
      assertThat(solr.batches().get(1).get(0))
          .isEqualTo(
              MAPPER.readTree(
                  "{\"id\":\"a\",\"author\":\"A\",\"published\":\"2026\",\"n\":3,\"crawl\":\"c\",\"page\":\"<p>x\"}"));
      JsonNode page = solr.batches().get(2).get(0);
      assertThat(page.get("crawled").textValue()).isEqualTo("2026-11-21T08:30:00Z");
      assertThat(page.get("status").textValue()).isEqualTo("200");
      assertThat(page.get("file").textValue()).isEqualTo(archive.toString());
      assertThat(page.has("content_type")).isFalse();
      assertThat(solr.index("--fields", "html=", lines).exitCode()).isEqualTo(2);
      assertThat(solr.index("--fields", "a=x,b=x", lines).exitCode()).isEqualTo(2);
      assertThat(solr.index("--set", "id=x", lines).exitCode()).isEqualTo(2);
    }
  }
}
