package io.zhengwen.metadata.publication;

import io.zhengwen.metadata.MetadataSource;

/** A way in which a page states a date. */
enum DateKind {
  /** A date of a JSON-LD object that is an article or the like. */
  ARTICLE(MetadataSource.JSON_LD),
  /** A date of another JSON-LD object that the page may be about. */
  OBJECT(MetadataSource.JSON_LD),
  /** Open Graph's {@code article:published_time} and the like. */
  OPEN_GRAPH(MetadataSource.OPEN_GRAPH),
  /** Another {@code meta} element made for the date of publication. */
  META(MetadataSource.META),
  /** A {@code meta} element whose name resembles those. */
  OTHER_META(MetadataSource.META),
  /** Dublin Core. */
  DUBLIN_CORE(MetadataSource.DUBLIN_CORE),
  /** Microdata or RDFa. */
  MICRODATA(MetadataSource.MICRODATA),
  /** Data of scripts. */
  DATA(MetadataSource.INLINE_SCRIPT),
  /** A {@code time} element. */
  TIME(MetadataSource.TIME),
  /** The page's address. */
  ADDRESS(MetadataSource.ADDRESS),
  /** A short line. */
  LINE(MetadataSource.BYLINE),
  /** A sentence. */
  TEXT(MetadataSource.TEXT);

  /** Where the page states the date. */
  final MetadataSource source;

  DateKind(MetadataSource source) {
    this.source = source;
  }
}
