package io.zhengwen.hostile;

/**
 * What a page takes of the processor.
 *
 * @param chars its length
 * @param tags how many {@code <} it has
 * @param parser the milliseconds that the bare parser takes
 * @param extraction the milliseconds that reading and extracting take
 */
record WorkTimes(int chars, long tags, double parser, double extraction) {
  /** What reading and extracting take, in times of the bare parser. */
  double timesParser() {
    return extraction / parser;
  }
}
