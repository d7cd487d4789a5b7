package io.zhengwen.metadata.pager;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.metadata.pager.PagerWords.Meaning;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.text.ResourceLines;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class PagerWordsTest {
  private static final int LINK = 1;
  private static final int TEXT = 2;

  private static PageModel model(String link) {
    return PageModelBuilder.build(new PageReader().read("<a href=2>" + link + "</a>", ""));
  }

  @Test
  void noWordIsPassedOver() {
    for (String line : ResourceLines.of(PagerWords.class, "words.txt")) {
      List<String> columns = List.of(line.split("\t"));
      for (String word : columns.subList(1, columns.size())) {
        for (String written : List.of(word, word.toUpperCase(Locale.ROOT), word + ":")) {
          for (int split = 2; split <= word.length(); split++) {
            String link = cut(written, split);
            PageModel page = model(link);
            Meaning meaning = PagerWords.of(page.text(LINK, page.end(LINK), i -> true));
            assertThat(meaning == Meaning.OTHER || PagerWords.mayBegin(page, first(page)))
                .as(link)
                .isTrue();
          }
        }
      }
    }
  }

  private static String cut(String text, int at) {
    return at < text.length() ? "<b>" + text.substring(0, at) + "</b>" + text.substring(at) : text;
  }

  private static int first(PageModel page) {
    return page.isText(TEXT) ? TEXT : TEXT + 1;
  }
}
