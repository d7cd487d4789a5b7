package io.zhengwen.page.read;

/**
 * The common characters of an encoding of Chinese, two bytes each: its signs and the characters of
 * its first level. By their share, texts are known that are short, or that have characters of
 * dialects.
 */
enum CommonChinese {
  /** Signs in rows 1 to 3, characters of the first level in rows 16 to 55. */
  GB2312(0xB0, 0xD7) {
    @Override
    boolean isTrail(int b) {
      return b >= 0xA1 && b <= 0xFE;
    }
  },
  /** Signs from A140, the 5,401 characters of the first level from A440. */
  BIG5(0xA4, 0xC6) {
    @Override
    boolean isTrail(int b) {
      return b >= 0x40 && b <= 0x7E || b >= 0xA1 && b <= 0xFE;
    }
  };

  private static final int FIRST_SIGN = 0xA1;
  private static final int LAST_SIGN = 0xA3;

  private final int first;
  private final int last;

  CommonChinese(int first, int last) {
    this.first = first;
    this.last = last;
  }

  abstract boolean isTrail(int b);

  /** The share of common characters and signs among those beyond ASCII; 0 if there are none. */
  double share(byte[] bytes, int start, int end) {
    int all = 0;
    int common = 0;
    for (int i = start; i < end; i++) {
      int lead = bytes[i] & 0xFF;
      if (lead >= 0x80) {
        all++;
        i++;
        boolean isCommon = lead >= FIRST_SIGN && lead <= LAST_SIGN || lead >= first && lead <= last;
        common += i < end && isTrail(bytes[i] & 0xFF) && isCommon ? 1 : 0;
      }
    }
    return all == 0 ? 0 : (double) common / all;
  }
}
