package io.zhengwen.page.read;

import java.nio.charset.Charset;
import java.util.function.Supplier;
import org.mozilla.universalchardet.prober.distributionanalysis.Big5DistributionAnalysis;
import org.mozilla.universalchardet.prober.distributionanalysis.CharDistributionAnalysis;
import org.mozilla.universalchardet.prober.distributionanalysis.EUCJPDistributionAnalysis;
import org.mozilla.universalchardet.prober.distributionanalysis.EUCKRDistributionAnalysis;
import org.mozilla.universalchardet.prober.distributionanalysis.GB2312DistributionAnalysis;
import org.mozilla.universalchardet.prober.distributionanalysis.SJISDistributionAnalysis;

/**
 * How well bytes, read in an East Asian encoding, look like its language: by the frequencies of the
 * characters of two bytes, which the library knows. A few malformed bytes do no harm here, while
 * the library's own probers end at the first.
 */
enum EastAsianFit {
  GB18030("gb18030", GB2312DistributionAnalysis::new) {
    @Override
    int length(int lead, int trail) {
      return trail >= '0' && trail <= '9' ? 4 : 2;
    }
  },
  BIG5("big5", Big5DistributionAnalysis::new),
  EUC_KR("euc-kr", EUCKRDistributionAnalysis::new),
  SHIFT_JIS("shift_jis", SJISDistributionAnalysis::new) {
    @Override
    int length(int lead, int trail) {
      return lead >= 0xA0 && lead <= 0xDF ? 1 : 2; // Katakana of half width.
    }
  },
  EUC_JP("euc-jp", EUCJPDistributionAnalysis::new) {
    @Override
    int length(int lead, int trail) {
      return lead == 0x8F ? 3 : 2;
    }
  };

  private static final int LEAST_TRAIL = 0x40;

  /** The number of characters that are read, if not so many are needed. */
  private static final int ENOUGH = 4096;

  private final String encoding;
  private final Supplier<CharDistributionAnalysis> analysis;

  EastAsianFit(String label, Supplier<CharDistributionAnalysis> analysis) {
    encoding = CharsetLabels.charset(label).map(Charset::name).orElse(label);
    this.analysis = analysis;
  }

  /** The number of bytes of a character beyond ASCII, by its first two. */
  int length(int lead, int trail) {
    return 2;
  }

  /** The name of the encoding in the runtime; its label if the runtime lacks it. */
  String encoding() {
    return encoding;
  }

  /**
   * The fit of the bytes from {@code start} to {@code end - 1}, of which only so many are read as
   * are needed; 0 to 1. What is not a character of two bytes does not fit.
   */
  double of(byte[] bytes, int start, int end) {
    CharDistributionAnalysis frequencies = analysis.get();
    int all = 0;
    int fit = 0;
    int i = nextBeyondAscii(bytes, start, end);
    while (i < end && all < ENOUGH && !frequencies.gotEnoughData()) {
      int lead = bytes[i] & 0xFF;
      int trail = i + 1 < end ? bytes[i + 1] & 0xFF : 0;
      int length = length(lead, trail);
      if (length == 2 && trail >= LEAST_TRAIL) {
        frequencies.handleOneChar(bytes, i, 2);
        fit++;
      } else if (length == 2) {
        length = 1;
      }
      all++;
      i = nextBeyondAscii(bytes, i + length, end);
    }
    return all == 0 ? 0 : (double) frequencies.getConfidence() * fit / all;
  }

  private static int nextBeyondAscii(byte[] bytes, int from, int end) {
    int i = from;
    while (i < end && bytes[i] >= 0) {
      i++;
    }
    return i;
  }
}
