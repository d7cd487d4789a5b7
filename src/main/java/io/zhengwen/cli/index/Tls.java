package io.zhengwen.cli.index;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Problems;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.time.Duration;
import java.util.Arrays;
import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;

/** HTTP clients that trust chosen certificates, and show that of their own to servers that ask. */
final class Tls {
  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(10);
  private static final String KEY_STORE = "javax.net.ssl.keyStore";
  private static final String KEY_STORE_PASSWORD = "javax.net.ssl.keyStorePassword";

  private Tls() {}

  /**
   * Returns a client.
   *
   * @param certificates PEM or a key store; null for those that Java trusts
   * @throws CommandFailedException if they, or the stores that Java is given, cannot be used
   */
  static HttpClient client(Path certificates) throws CommandFailedException {
    HttpClient.Builder client =
        HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(CONNECT_TIMEOUT);
    if (certificates != null) {
      client.sslContext(context(trusted(certificates)));
    }
    try {
      return client.build();
    } catch (UncheckedIOException e) {
      throw new CommandFailedException(
          "the stores that Java's javax.net.ssl properties name: " + Problems.reason(rootCause(e)));
    }
  }

  /**
   * What may help where no safe connection came about, or one ended without an answer: a server
   * that misses the client's certificate tells it after the handshake, and the JDK's client may
   * notice the end of the connection first.
   */
  static String hint(IOException e) {
    String message = String.valueOf(e.getMessage());
    if (message.contains("unable to find valid certification path")) {
      return "; --ca-cert names certificates to trust";
    }
    if (message.contains("bad_certificate")
        || message.contains("certificate_required")
        || message.contains("received no bytes")) {
      return "; if it asks for a certificate, java -D" + KEY_STORE + "=FILE -jar ... gives one";
    }
    return message.contains("plaintext connection") ? "; does it speak http?" : "";
  }

  private static Throwable rootCause(Throwable e) {
    Throwable cause = e;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    return cause;
  }

  private static SSLContext context(TrustManager[] trusted) throws CommandFailedException {
    try {
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(own(), trusted, null);
      return context;
    } catch (GeneralSecurityException e) {
      throw new CommandFailedException("TLS: " + Problems.reason(e));
    }
  }

  /** The certificates of the client: those of Java's properties. */
  private static KeyManager[] own() throws CommandFailedException {
    String file = System.getProperty(KEY_STORE);
    if (file == null) {
      return new KeyManager[0];
    }
    char[] password = System.getProperty(KEY_STORE_PASSWORD, "").toCharArray();
    try {
      KeyManagerFactory keys =
          KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
      keys.init(KeyStore.getInstance(new File(file), password), password);
      return keys.getKeyManagers();
    } catch (IOException | GeneralSecurityException | IllegalArgumentException e) {
      throw new CommandFailedException(Problems.describe(KEY_STORE + " " + file, e));
    }
  }

  private static TrustManager[] trusted(Path certificates) throws CommandFailedException {
    String name = "--ca-cert " + certificates;
    try {
      TrustManagerFactory trust =
          TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
      trust.init(keyStore(certificates));
      TrustManager[] managers = trust.getTrustManagers();
      if (Arrays.stream(managers).noneMatch(Tls::trusts)) {
        throw new CommandFailedException(
            name
                + ": no certificate can be read without a password; java"
                + " -Djavax.net.ssl.trustStore=FILE -Djavax.net.ssl.trustStorePassword=...,"
                + " without --ca-cert, takes one");
      }
      return managers;
    } catch (IOException | GeneralSecurityException e) {
      throw new CommandFailedException(Problems.describe(name, e));
    }
  }

  private static boolean trusts(TrustManager manager) {
    return manager instanceof X509TrustManager x509 && x509.getAcceptedIssuers().length > 0;
  }

  private static KeyStore keyStore(Path file) throws IOException, GeneralSecurityException {
    byte[] bytes = Files.readAllBytes(file);
    if (!new String(bytes, StandardCharsets.ISO_8859_1).contains("-----BEGIN CERTIFICATE-----")) {
      return KeyStore.getInstance(file.toFile(), (char[]) null);
    }
    KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
    store.load(null, null);
    try (InputStream in = new ByteArrayInputStream(bytes)) {
      int number = 0;
      for (Certificate c : CertificateFactory.getInstance("X.509").generateCertificates(in)) {
        store.setCertificateEntry("trusted-" + number++, c);
      }
    }
    return store;
  }
}
