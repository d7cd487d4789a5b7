package io.zhengwen.studio.service;

import io.zhengwen.ExtractedPage;
import io.zhengwen.PageAnalysis;
import io.zhengwen.extract.ExplainedPart;
import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.RenderedRecord;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.studio.PageView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What was found on a page, and why, in maps, lists, texts and numbers. */
public final class PageAnswer {
  /** The greatest number of values in an explanation. */
  static final int MOST_REASONS = 5_000;

  private static final int MOST_QUOTED = 160;

  private int reasonsLeft = MOST_REASONS;

  private PageAnswer() {}

  /** The fields of entries that an answer shows as the page does. */
  private static final List<String> OF_ENTRIES =
      List.of(ExtractedRecord.TITLE, ExtractedRecord.PRICE, ExtractedRecord.IMAGE);

  /**
   * The members of an answer by name, in order.
   *
   * @param explained whether it says why, by at most {@value #MOST_REASONS} values
   */
  static Map<String, Object> of(PageAnalysis analysis, boolean explained) {
    ExtractedPage page = analysis.onDemand();
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("method", page.method());
    page.confidence().ifPresent(confidence -> answer.put("confidence", confidence));
    answer.put("title", page.title());
    answer.put("metadata", metadata(page));
    answer.put("content", page.content());
    answer.put("body", page.body());
    if (!page.comments().isEmpty()) {
      answer.put("comments", page.comments());
    }
    if (!page.records().isEmpty()) {
      answer.put("records", page.records().stream().map(PageAnswer::record).toList());
    }
    answer.put("labels", page.labels());
    answer.put("charset", page.charset().name());
    answer.put(
        "truncated",
        page.truncations().stream().map(t -> t.name().toLowerCase(Locale.ROOT)).sorted().toList());
    if (explained) {
      ExplainedPart reasons =
          ExplainedPart.of(
              analysis.page(), analysis.extraction().mainText(), analysis.explain(), MOST_QUOTED);
      answer.put("explanation", new PageAnswer().explanation(reasons));
    }
    return answer;
  }

  /**
   * What a request asks for: without the reasons by {@code explain=false}, by {@code view=blocks}
   * also the {@linkplain PageView#decisions decision} on each block.
   *
   * @throws IllegalArgumentException if a parameter is wrong
   */
  public static Map<String, Object> of(PageAnalysis analysis, Parameters params) {
    String view = params.get("view", "");
    Map<String, Object> answer = of(analysis, params.flag("explain", true));
    if (view.equals("blocks")) {
      answer.put("view", PageView.decisions(analysis));
    } else if (!view.isEmpty()) {
      throw new IllegalArgumentException(
          "the parameter view must be blocks or page, was '" + view + "'");
    }
    return answer;
  }

  private static Map<String, Object> metadata(ExtractedPage page) {
    Map<String, Object> metadata = new LinkedHashMap<>();
    page.metadata()
        .values()
        .forEach(
            (name, values) -> metadata.put(name, values.stream().map(PageAnswer::value).toList()));
    return metadata;
  }

  private static Map<String, Object> value(MetadataValue<?> found) {
    Map<String, Object> value = new LinkedHashMap<>();
    value.put("value", found.value().toString());
    value.put("source", found.source().label());
    value.put("confidence", found.confidence());
    return value;
  }

  private static Map<String, Object> record(RenderedRecord found) {
    Map<String, Object> record = new LinkedHashMap<>();
    record.put("kind", found.kind().name().toLowerCase(Locale.ROOT));
    found.author().ifPresent(author -> record.put("author", author));
    found.date().ifPresent(date -> record.put("date", date));
    found.link().ifPresent(link -> record.put("link", link));
    for (String name : OF_ENTRIES) {
      found.field(name).ifPresent(field -> record.put(name, field.text()));
    }
    record.put("text", found.text());
    return record;
  }

  private Map<String, Object> explanation(ExplainedPart part) {
    reasonsLeft--;
    Map<String, Object> reason = new LinkedHashMap<>();
    reason.put("description", part.description());
    reason.put("value", part.value());
    if (part.isPart()) {
      reason.put("kept", part.kept());
      reason.put("path", part.path());
      reason.put("text", part.text());
    }
    List<Object> details = new ArrayList<>();
    for (ExplainedPart detail : part.details()) {
      if (reasonsLeft <= 0) {
        reason.put("notShown", part.details().size() - details.size());
        break;
      }
      details.add(explanation(detail));
    }
    if (!details.isEmpty()) {
      reason.put("details", details);
    }
    return reason;
  }
}
