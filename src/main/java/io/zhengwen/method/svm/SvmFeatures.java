package io.zhengwen.method.svm;

import io.zhengwen.page.PageModel;

/** Measures pages for both stages. Thread-safe; its first instance loads a dictionary. */
public final class SvmFeatures {
  private final NoiseWords noiseWords;

  /**
   * With the shipped noise words and those of a file.
   *
   * @param noiseWords a word a line, {@code #} starts a comment; empty for none
   * @throws IllegalArgumentException where the file cannot be read, or the segmenter of Chinese is
   *     not on the class path
   */
  public SvmFeatures(String noiseWords) {
    this.noiseWords = new NoiseWords(noiseWords, new ChineseSegmenter());
  }

  /** The blocks and paragraphs of a page. */
  public SvmPage measure(PageModel page) {
    return new SvmPage(page, noiseWords);
  }
}
