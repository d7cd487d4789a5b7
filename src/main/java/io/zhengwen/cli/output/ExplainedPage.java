package io.zhengwen.cli.output;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.zhengwen.ExtractedPage;
import io.zhengwen.extract.Explanation;

/**
 * A page and why its main text was chosen.
 *
 * @param page the extracted page
 * @param explanation the reasons
 */
public record ExplainedPage(@JsonUnwrapped PageRecord page, ExplainedPart explanation) {
  public static ExplainedPage of(
      PageRecord record, ExtractedPage page, Explanation explanation, PageFormat format) {
    return new ExplainedPage(
        record,
        ExplainedPart.of(
            page.page(), page.extraction().mainText(), explanation, format.mostQuotedChars()));
  }
}
