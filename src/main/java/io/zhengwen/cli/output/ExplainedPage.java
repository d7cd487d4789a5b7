package io.zhengwen.cli.output;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.zhengwen.PageAnalysis;
import io.zhengwen.extract.ExplainedPart;

/**
 * A page and why its main text was chosen.
 *
 * @param page the extracted page
 * @param explanation the reasons
 */
public record ExplainedPage(@JsonUnwrapped PageRecord page, ExplainedPart explanation) {
  public static ExplainedPage of(PageRecord record, PageAnalysis analysis, PageFormat format) {
    return new ExplainedPage(
        record,
        ExplainedPart.of(
            analysis.page(),
            analysis.extraction().mainText(),
            analysis.explain(),
            format.mostQuotedChars()));
  }
}
