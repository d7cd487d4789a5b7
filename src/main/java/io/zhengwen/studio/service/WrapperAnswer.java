package io.zhengwen.studio.service;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.zhengwen.page.PageModel;
import io.zhengwen.wrapper.ReadValues;
import io.zhengwen.wrapper.Reading;
import io.zhengwen.wrapper.library.Attachment;
import io.zhengwen.wrapper.library.Health;
import io.zhengwen.wrapper.library.KeptPage;
import io.zhengwen.wrapper.library.Proposal;
import io.zhengwen.wrapper.library.SeedAlarm;
import io.zhengwen.wrapper.library.SeedPages;
import io.zhengwen.wrapper.library.SeedRecord;
import io.zhengwen.wrapper.library.TemplateReading;
import io.zhengwen.wrapper.library.TemplateRecord;
import io.zhengwen.wrapper.match.Found;
import io.zhengwen.wrapper.template.FieldTemplate;
import io.zhengwen.wrapper.template.TemplateFile;
import io.zhengwen.wrapper.template.TemplateKind;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Wrapper templates, seeds and what was read, as they are answered. */
final class WrapperAnswer {
  private static final JsonMapper JSON = new JsonMapper();

  private WrapperAnswer() {}

  /** A template as its JSON. */
  static Map<String, Object> definition(WrapperTemplate template) {
    try {
      return JSON.readValue(TemplateFile.write(template), new TypeReference<>() {});
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A template in a list. */
  static Map<String, Object> summary(TemplateRecord record, Collection<String> seeds) {
    WrapperTemplate template = record.template();
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("name", template.name());
    answer.put("kind", label(template.kind()));
    answer.put("version", template.version());
    answer.put("revision", record.revision());
    answer.put("fields", template.fields().stream().map(FieldTemplate::name).toList());
    answer.put("seeds", seeds.stream().sorted().toList());
    Map<String, Object> judged = new TreeMap<>();
    record
        .judged()
        .forEach(
            (field, counts) ->
                judged.put(field, Map.of("right", counts.right(), "wrong", counts.wrong())));
    answer.put("judged", judged);
    answer.put("repair", record.proposal() != null);
    return answer;
  }

  static Map<String, Object> proposal(Proposal proposal) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("seed", proposal.seed());
    answer.put("pages", proposal.pages());
    answer.put("mended", proposal.mended());
    answer.put("others", proposal.others());
    answer.put("kept", proposal.kept());
    answer.put("time", time(proposal.time()));
    answer.put("definition", definition(proposal.template()));
    return answer;
  }

  /** A seed in a list. */
  static Map<String, Object> summary(SeedRecord seed, SeedPages pages) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("seed", seed.pattern());
    answer.put("revision", seed.revision());
    answer.put("attachments", seed.attachments().stream().map(WrapperAnswer::attachment).toList());
    answer.put("alarms", seed.alarms().size());
    answer.put("lists", pages.lists().size());
    answer.put("details", pages.details().size());
    answer.put("failing", pages.failing().size());
    answer.put("seen", pages.seen());
    return answer;
  }

  private static Map<String, Object> attachment(Attachment attachment) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("template", attachment.template());
    answer.put("state", attachment.state().name().toLowerCase(Locale.ROOT));
    answer.put("version", attachment.version());
    answer.put("pages", attachment.pages());
    answer.put("complete", attachment.complete());
    answer.put("rate", attachment.rate());
    return answer;
  }

  /** What templates read of a seed's pages. */
  static Map<String, Object> health(Map<String, Health> health) {
    Map<String, Object> answer = new LinkedHashMap<>();
    new TreeMap<>(health)
        .forEach(
            (template, of) -> {
              Map<String, Object> one = new LinkedHashMap<>();
              one.put("pages", of.pages());
              one.put("complete", of.complete());
              one.put("rate", of.rate());
              Map<String, Double> shares = new TreeMap<>();
              of.fields()
                  .forEach(
                      (field, hits) -> shares.put(field, (double) hits / Math.max(1, of.pages())));
              one.put("fields", shares);
              one.put("latest", of.latest());
              answer.put(template, one);
            });
    return answer;
  }

  static Map<String, Object> alarm(String seed, SeedAlarm alarm) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("seed", seed);
    answer.put("template", alarm.template());
    answer.put("version", alarm.version());
    answer.put("time", time(alarm.time()));
    answer.put("kind", alarm.alarm().kind().name().toLowerCase(Locale.ROOT));
    answer.put("field", alarm.alarm().field());
    answer.put("rule", alarm.alarm().rule());
    answer.put("before", alarm.alarm().before());
    answer.put("now", alarm.alarm().now());
    answer.put("text", alarm.alarm().describe());
    answer.put("failing", alarm.alarm().failing());
    return answer;
  }

  /** All kept pages, the newest first of each kind. */
  static List<Object> pages(SeedPages pages) {
    List<Object> answer = new ArrayList<>();
    add(answer, pages.failing(), "failing");
    add(answer, pages.details(), "kept");
    add(answer, pages.lists(), "kept");
    return answer;
  }

  private static void add(List<Object> answer, List<KeptPage> pages, String state) {
    for (int i = pages.size() - 1; i >= 0; i--) {
      answer.add(page(pages.get(i), state));
    }
  }

  static Map<String, Object> page(KeptPage page, String state) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("id", page.id());
    answer.put("url", page.url());
    answer.put("kind", label(page.kind()));
    answer.put("sure", page.sure());
    answer.put("time", time(page.time()));
    answer.put("state", state);
    return answer;
  }

  /** What a template read from a page. */
  static Map<String, Object> reading(TemplateReading reading, PageModel page) {
    WrapperTemplate template = reading.wrapper().template();
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("template", template.name());
    answer.put("version", template.version());
    answer.put("complete", reading.complete());
    if (template.kind() == TemplateKind.DETAIL) {
      add(answer, template, page, reading.sum());
    } else {
      answer.put(
          "records",
          reading.records().stream()
              .map(
                  record -> {
                    Map<String, Object> one = new LinkedHashMap<>();
                    add(one, template, page, record);
                    return one;
                  })
              .toList());
      reading.next().ifPresent(next -> answer.put("next", next));
    }
    return answer;
  }

  private static void add(
      Map<String, Object> answer, WrapperTemplate template, PageModel page, Reading reading) {
    ReadValues values = ReadValues.of(template, page, reading);
    answer.put("fields", values.fields());
    answer.put("typed", values.typed() == null ? Map.of() : values.typed());
    answer.put("rules", values.rules());
    Map<String, Object> places = new LinkedHashMap<>();
    reading
        .fields()
        .forEach(
            (name, given) ->
                places.put(
                    name, given.values().stream().map(found -> place(found, page)).toList()));
    answer.put("places", places);
  }

  /** The nodes of the page that a value was read from; none if it is not from the page's body. */
  private static List<Integer> place(Found found, PageModel page) {
    return found.node() < 0 ? List.of() : List.of(found.node(), page.end(found.node()));
  }

  private static String label(TemplateKind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }

  private static String time(long millis) {
    return Instant.ofEpochMilli(millis).toString();
  }
}
