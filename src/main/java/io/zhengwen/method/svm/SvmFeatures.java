package io.zhengwen.method.svm;

import io.zhengwen.page.PageModel;

/**
 * Computes the features of pages for both stages. Thread-safe. The first instance loads a
 * dictionary.
 */
public final class SvmFeatures {
  private final NoiseWords noiseWords;

  /**
   * Loads the shipped noise words and those of a file.
   *
   * @param noiseWords the path of a file with a word on each line, {@code #} starting a comment;
   *     empty for none
   * @throws IllegalArgumentException if the file cannot be read, or the segmenter of Chinese is not
   *     on the class path
   */
  public SvmFeatures(String noiseWords) {
    this.noiseWords = new NoiseWords(noiseWords, segmenter());
  }

  /** Creates a segmenter; without Lucene, its class cannot even be linked. */
  private static ChineseSegmenter segmenter() {
    try {
      return new ChineseSegmenter();
    } catch (NoClassDefFoundError e) {
      throw new IllegalArgumentException(
          "it needs Lucene's smartcn to segment Chinese, which is not on the class path ("
              + e.getMessage()
              + "): add org.apache.lucene:lucene-analysis-smartcn; in Solr enable the module analysis-extras, SOLR_MODULES=analysis-extras",
          e);
    }
  }

  /** Returns the blocks and paragraphs of a page. */
  public SvmPage measure(PageModel page) {
    return new SvmPage(page, noiseWords);
  }
}
