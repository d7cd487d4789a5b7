package io.zhengwen.cli.index;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import javax.net.ssl.SSLHandshakeException;
import org.junit.jupiter.api.Test;

class TlsTest {
  @Test
  void hintsSayWhatMayHelp() {
    assertThat(Tls.hint(new SSLHandshakeException("unable to find valid certification path")))
        .contains("--ca-cert");
    for (String message :
        new String[] {
          "Received fatal alert: certificate_required",
          "Received fatal alert: bad_certificate",
          "HTTP/1.1 header parser received no bytes"
        }) {
      assertThat(Tls.hint(new IOException(message))).as(message).contains("keyStore=FILE");
    }
    assertThat(Tls.hint(new IOException("Connection reset"))).isEmpty();
    assertThat(Tls.hint(new IOException())).isEmpty();
  }
}
