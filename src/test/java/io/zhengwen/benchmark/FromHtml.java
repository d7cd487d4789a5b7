package io.zhengwen.benchmark;

import de.l3s.boilerpipe.BoilerpipeProcessingException;
import de.l3s.boilerpipe.extractors.DefaultExtractor;
import io.zhengwen.extract.Extractor;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.registry.Methods;
import io.zhengwen.registry.Resources;
import java.util.Map;
import net.dankito.readability4j.Readability4J;

/** Extractors of main text from a page's source: ours and those of other libraries. */
public enum FromHtml {
  /** Our default method. */
  COMBINED {
    private final Extractor extractor = Methods.create("combined", Map.of(), Resources.inMemory());

    @Override
    String mainText(String html) {
      return ours(extractor, html);
    }
  },
  /** Our method without a model. */
  DENSITY {
    private final Extractor extractor = Methods.create("density", Map.of(), Resources.inMemory());

    @Override
    String mainText(String html) {
      return ours(extractor, html);
    }
  },
  /** boilerpipe's default rules, with its own parser. */
  BOILERPIPE {
    @Override
    String mainText(String html) {
      try {
        return DefaultExtractor.INSTANCE.getText(html);
      } catch (BoilerpipeProcessingException e) {
        throw new IllegalStateException(e);
      }
    }
  },
  /** Readability4J. */
  READABILITY4J {
    @Override
    String mainText(String html) {
      return new Readability4J("http://localhost/", html).parse().getTextContent();
    }
  };

  /** Returns the main text of a page, or null if the extractor finds none. */
  abstract String mainText(String html);

  private static String ours(Extractor extractor, String html) {
    PageModel page = PageModelBuilder.build(new PageReader().read(html, ""));
    return TextRenderer.render(page, extractor.extract(page).mainText());
  }
}
