package io.zhengwen.cli.index;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.time.Duration;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** HTTP clients that trust chosen certificates. */
final class Tls {
  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(10);

  private Tls() {}

  /**
   * Returns a client.
   *
   * @param certificates PEM or a key store; null for those that Java trusts
   */
  static HttpClient client(Path certificates) throws IOException, GeneralSecurityException {
    HttpClient.Builder client =
        HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(CONNECT_TIMEOUT);
    if (certificates != null) {
      TrustManagerFactory trust =
          TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
      trust.init(keyStore(certificates));
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(null, trust.getTrustManagers(), null);
      client.sslContext(context);
    }
    return client.build();
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
