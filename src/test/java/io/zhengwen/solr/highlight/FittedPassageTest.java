package io.zhengwen.solr.highlight;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.lucene.search.uhighlight.Passage;
import org.apache.lucene.util.BytesRef;
import org.junit.jupiter.api.Test;

class FittedPassageTest {
  /** Its second sentence begins at 13, the second clause of that at 28. */
  private static final String TEXT = "It is a day. The sun shines, but not for all of us here.";

  private static Passage passage(int start, int end, int... matches) {
    Passage passage = new Passage();
    passage.setStartOffset(start);
    passage.setEndOffset(end);
    for (int i = 0; i < matches.length; i += 2) {
      passage.addMatch(matches[i], matches[i + 1], new BytesRef(), 1);
    }
    return passage;
  }

  private static void assertFitted(Passage passage, int size, int start, int end, int... matches) {
    Passage fitted = FittedPassage.of(passage, TEXT, size);
    assertThat(fitted.getStartOffset()).isEqualTo(start);
    assertThat(fitted.getEndOffset()).isEqualTo(end);
    assertThat(fitted.getNumMatches()).isEqualTo(matches.length / 2);
    for (int i = 0; i < matches.length; i += 2) {
      assertThat(fitted.getMatchStarts()[i / 2]).isEqualTo(matches[i]);
      assertThat(fitted.getMatchEnds()[i / 2]).isEqualTo(matches[i + 1]);
    }
  }

  @Test
  void shortOnesStay() {
    Passage passage = passage(13, 40, 17, 20, 29, 40);
    assertThat(FittedPassage.of(passage, TEXT, 27)).isSameAs(passage);
    Passage plain = passage(0, 50);
    assertThat(FittedPassage.of(plain, TEXT, 10)).isSameAs(plain);
  }

  @Test
  void theyBeginLaterIfTheirMatchThenFits() {
    assertFitted(passage(0, 44, 29, 44), 20, 28, 44, 29, 44);
    assertFitted(passage(0, 44, 29, 44), 40, 28, 44, 29, 44);
    assertFitted(passage(0, 20, 17, 36), 24, 12, 36, 17, 36);
  }

  @Test
  void laterMatchesFitOrAreCut() {
    assertFitted(passage(0, 25, 17, 20, 21, 40), 28, 12, 40, 17, 20, 21, 40);
    assertFitted(passage(0, 25, 8, 11, 21, 40), 25, 0, 25, 8, 11, 21, 25);
    assertFitted(passage(0, 25, 8, 11, 25, 40), 25, 0, 25, 8, 11);
  }

  @Test
  void aLongerMatchIsWhole() {
    assertFitted(passage(0, 44, 8, 44), 20, 8, 44, 8, 44);
    assertFitted(passage(0, 44, 8, 44, 12, 50), 20, 8, 44, 8, 44, 12, 44);
  }
}
