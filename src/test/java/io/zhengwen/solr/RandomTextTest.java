package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.carrotsearch.randomizedtesting.annotations.ThreadLeakScope;
import com.carrotsearch.randomizedtesting.annotations.ThreadLeakScope.Scope;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.tests.analysis.BaseTokenStreamTestCase;
import org.apache.solr.schema.FieldType;
import org.apache.solr.schema.IndexSchema;
import org.apache.solr.schema.TextField;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.runner.JUnitCore;
import org.junit.runner.notification.Failure;

/** Each analyzer of the shipped schema keeps Lucene's rules for token streams on random texts. */
class RandomTextTest {
  private static IndexSchema schema;

  @BeforeAll
  static void readSchema(@TempDir Path instance) throws Exception {
    schema = Configset.shipped().schema(instance);
  }

  @Test
  void analyzersOfTextsKeepTheRules() {
    assertThat(JUnitCore.runClasses(Analyzers.class).getFailures())
        .extracting(Failure::getTrace)
        .isEmpty();
  }

  /** Lucene's checks need its own runner. */
  @ThreadLeakScope(Scope.NONE)
  public static final class Analyzers extends BaseTokenStreamTestCase {
    private static final int SHORT_TEXTS = 60;
    private static final int LONG_TEXTS = 5;
    private static final int CHARACTERS = 2_000;

    /** Each text is analysed as a whole, in parts, and by several threads, and indexed. */
    @org.junit.Test
    public void keepTheRules() throws IOException {
      for (Map.Entry<String, FieldType> type : new TreeMap<>(schema.getFieldTypes()).entrySet()) {
        if (type.getValue().getClass() != TextField.class || type.getKey().equals("host")) {
          // A host has no positions, and its offsets are not those of the address.
          continue;
        }
        for (Analyzer analyzer :
            List.of(type.getValue().getIndexAnalyzer(), type.getValue().getQueryAnalyzer())) {
          Random random = new Random(type.getKey().hashCode());
          checkRandomData(random, analyzer, SHORT_TEXTS, 30, false, false);
          checkRandomData(random, analyzer, LONG_TEXTS, CHARACTERS, false, false);
        }
      }
    }
  }
}
