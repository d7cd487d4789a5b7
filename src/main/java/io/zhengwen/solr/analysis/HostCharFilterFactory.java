package io.zhengwen.solr.analysis;

import io.zhengwen.text.WebAddress;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Map;
import java.util.Optional;
import org.apache.lucene.analysis.CharFilter;
import org.apache.lucene.analysis.CharFilterFactory;

/**
 * Reads the host of an address, or a host alone, as {@link WebAddress} has it: {@code münchen.de}
 * and {@code https://MÜNCHEN.de./x} are {@code xn--mnchen-3ya.de}. Anything else stays as it is.
 */
public final class HostCharFilterFactory extends CharFilterFactory {
  /** Creates a factory; there are no arguments. */
  public HostCharFilterFactory(Map<String, String> args) {
    super(args);
    if (!args.isEmpty()) {
      throw new IllegalArgumentException("Unknown parameters: " + args);
    }
  }

  @Override
  public Reader create(Reader input) {
    return new HostFilter(input);
  }

  private static final class HostFilter extends CharFilter {
    private Reader host;

    HostFilter(Reader input) {
      super(input);
    }

    @Override
    public int read(char[] out, int offset, int length) throws IOException {
      if (host == null) {
        StringWriter text = new StringWriter();
        input.transferTo(text);
        host = new StringReader(host(text.toString()));
      }
      return host.read(out, offset, length);
    }

    private static String host(String text) {
      Optional<WebAddress> address = WebAddress.of(text);
      return address
          .or(() -> WebAddress.of("http://" + text.strip()))
          .map(WebAddress::host)
          .orElse(text);
    }

    /** Offsets are those of the host. */
    @Override
    protected int correct(int offset) {
      return offset;
    }
  }
}
