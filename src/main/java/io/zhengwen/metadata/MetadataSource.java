package io.zhengwen.metadata;

import java.util.Locale;

/** Where a page states a value. */
public enum MetadataSource {
  /** JSON-LD in a script. */
  JSON_LD,
  /** Open Graph and the vocabularies that extend it: {@code og:}, {@code article:}. */
  OPEN_GRAPH,
  /** Dublin Core in {@code meta} elements: {@code DC.}, {@code dcterms.}. */
  DUBLIN_CORE,
  /** Microdata or RDFa in the attributes of elements. */
  MICRODATA,
  /** Another {@code meta} element. */
  META,
  /** A {@code link} element or the {@code rel} attribute of a link. */
  LINK,
  /** The document title. */
  TITLE,
  /** A heading. */
  HEADING,
  /** A {@code time} element. */
  TIME,
  /** A byline or date line: a short text by the headline or at the end of the main text. */
  BYLINE,
  /** Other visible text. */
  TEXT,
  /** A variable in a script, where the element that shows it is empty until scripts run. */
  INLINE_SCRIPT,
  /** The page's address. */
  ADDRESS,
  /** The {@code lang} attribute of the root element. */
  LANG,
  /** The script of the text, in which no other language is written. */
  SCRIPT,
  /** Found by analysis of the text, not stated by the page. */
  DETECTED;

  /** The name in output: lower case, words joined by hyphens. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
