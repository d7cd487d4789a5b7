package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whom {@code index} trusts, what it shows of itself, and what it says where that fails. */
class IndexTlsTest {
  private static final String KEY_STORE = "javax.net.ssl.keyStore";
  private static final String KEY_STORE_PASSWORD = "javax.net.ssl.keyStorePassword";

  @TempDir private Path dir;

  private Path pages;
  private Path keys;
  private Path certificate;

  @BeforeEach
  void makeKeys() throws Exception {
    Pages.write(dir, "pages/a.html", "<p>page");
    pages = dir.resolve("pages");
    keys = keys("server");
    certificate = dir.resolve("server.pem");
    keytool(keys, "-exportcert", "-rfc", "-alias", "a", "-file", certificate.toString());
  }

  @Test
  void trustsOnlyTheCertificateGiven() throws Exception {
    try (FakeSolr solr = new FakeSolr(r -> FakeSolr.OK, keys, null)) {
      CommandLineRun trusted = solr.index("--ca-cert", certificate, pages);
      CommandLineRun untrusted = solr.index(pages);

      assertThat(trusted.err()).contains("1 page indexed, 0 failed");
      assertThat(untrusted.err())
          .contains("no safe connection to https://127.0.0.1:", "--ca-cert names certificates");
      assertThat(untrusted.exitCode()).isEqualTo(3);
      assertThat(solr.index("--ca-cert", dir.resolve("none"), pages).err())
          .contains("none: no such file");
      assertThat(solr.batches()).hasSize(1);
    }
  }

  @Test
  void showsTheCertificateOfJavasPropertiesAlsoToAServerThatIsTrustedByAFile() throws Exception {
    Path own = keys("client");
    try (FakeSolr solr = new FakeSolr(r -> FakeSolr.OK, keys, own)) {
      CommandLineRun without = solr.index("--ca-cert", certificate, pages);
      // Whether the client reads the alert or the end of the connection first is chance.
      assertThat(without.err())
          .containsPattern("(no safe |the )connection to https://127\\.0\\.0\\.1:")
          .contains("-Djavax.net.ssl.keyStore=FILE");

      CommandLineRun with =
          withProperties(
              Map.of(KEY_STORE, own.toString(), KEY_STORE_PASSWORD, "secret"),
              () -> solr.index("--ca-cert", certificate, pages));
      assertThat(with.err()).contains("1 page indexed, 0 failed");
    }
  }

  @Test
  void namesTheKeyStoreThatCannotBeRead() throws Exception {
    try (FakeSolr solr = new FakeSolr(r -> FakeSolr.OK, keys, null)) {
      for (Path store : List.of(keys, dir.resolve("none"))) {
        CommandLineRun run =
            withProperties(
                Map.of(KEY_STORE, store.toString(), KEY_STORE_PASSWORD, "wrong"),
                () -> solr.index("--ca-cert", certificate, pages));
        assertThat(run.err()).startsWith("zhengwen index: " + KEY_STORE + " " + store + ": ");
        assertThat(run.exitCode()).isEqualTo(3);
      }
    }
  }

  @Test
  void refusesATrustStoreThatNeedsAPassword() throws Exception {
    try (FakeSolr solr = new FakeSolr(r -> FakeSolr.OK, keys, null)) {
      CommandLineRun run = solr.index("--ca-cert", keys, pages);

      assertThat(run.err()).contains("--ca-cert " + keys + ": no certificate can be read without");
      assertThat(run.exitCode()).isEqualTo(3);
    }
  }

  @Test
  void tellsOfTheOtherScheme() {
    try (FakeSolr plain = new FakeSolr(r -> FakeSolr.OK);
        FakeSolr safe = new FakeSolr(r -> FakeSolr.OK, keys, null)) {
      assertThat(index(plain.url().replace("http:", "https:")).err())
          .contains("does it speak http?");
      assertThat(index(safe.url().replace("https:", "http:")).err()).contains("is it https?");
    }
  }

  private CommandLineRun index(String url) {
    return CommandLineRun.of("index", "--solr", url, "-c", "c", pages);
  }

  private interface Run {
    CommandLineRun run();
  }

  private static CommandLineRun withProperties(Map<String, String> properties, Run run) {
    try {
      properties.forEach(System::setProperty);
      return run.run();
    } finally {
      properties.keySet().forEach(System::clearProperty);
    }
  }

  /** A store with a key and its certificate, for 127.0.0.1. */
  private Path keys(String name) throws Exception {
    Path store = dir.resolve(name + ".p12");
    keytool(
        store,
        "-genkeypair",
        "-alias",
        "a",
        "-keyalg",
        "EC",
        "-dname",
        "CN=" + name,
        "-ext",
        "san=ip:127.0.0.1");
    return store;
  }

  private static void keytool(Path store, String... args) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "keytool").toString());
    command.addAll(List.of(args));
    command.addAll(List.of("-keystore", store.toString(), "-storepass", "secret"));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
  }
}
