package io.zhengwen.solr.handler;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.zhengwen.page.PageModel;
import io.zhengwen.wrapper.ReadValues;
import io.zhengwen.wrapper.library.Attachment;
import io.zhengwen.wrapper.library.Health;
import io.zhengwen.wrapper.library.KeptPage;
import io.zhengwen.wrapper.library.Proposal;
import io.zhengwen.wrapper.library.SeedAlarm;
import io.zhengwen.wrapper.library.SeedPages;
import io.zhengwen.wrapper.library.SeedRecord;
import io.zhengwen.wrapper.library.TemplateReading;
import io.zhengwen.wrapper.library.TemplateRecord;
import io.zhengwen.wrapper.template.FieldTemplate;
import io.zhengwen.wrapper.template.TemplateFile;
import io.zhengwen.wrapper.template.TemplateKind;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.apache.solr.common.util.SimpleOrderedMap;

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
  static SimpleOrderedMap<Object> summary(TemplateRecord record, Collection<String> seeds) {
    WrapperTemplate template = record.template();
    SimpleOrderedMap<Object> answer = new SimpleOrderedMap<>();
    answer.add("name", template.name());
    answer.add("kind", label(template.kind()));
    answer.add("version", template.version());
    answer.add("revision", record.revision());
    answer.add("fields", template.fields().stream().map(FieldTemplate::name).toList());
    answer.add("seeds", seeds.stream().sorted().toList());
    Map<String, Object> judged = new TreeMap<>();
    record
        .judged()
        .forEach(
            (field, counts) ->
                judged.put(field, Map.of("right", counts.right(), "wrong", counts.wrong())));
    answer.add("judged", judged);
    answer.add("repair", record.proposal() != null);
    return answer;
  }

  static SimpleOrderedMap<Object> proposal(Proposal proposal) {
    SimpleOrderedMap<Object> answer = new SimpleOrderedMap<>();
    answer.add("seed", proposal.seed());
    answer.add("pages", proposal.pages());
    answer.add("mended", proposal.mended());
    answer.add("others", proposal.others());
    answer.add("kept", proposal.kept());
    answer.add("time", time(proposal.time()));
    answer.add("definition", definition(proposal.template()));
    return answer;
  }

  /** A seed in a list. */
  static SimpleOrderedMap<Object> summary(SeedRecord seed, SeedPages pages) {
    SimpleOrderedMap<Object> answer = new SimpleOrderedMap<>();
    answer.add("seed", seed.pattern());
    answer.add("revision", seed.revision());
    answer.add("attachments", seed.attachments().stream().map(WrapperAnswer::attachment).toList());
    answer.add("alarms", seed.alarms().size());
    answer.add("lists", pages.lists().size());
    answer.add("details", pages.details().size());
    answer.add("failing", pages.failing().size());
    answer.add("seen", pages.seen());
    return answer;
  }

  private static SimpleOrderedMap<Object> attachment(Attachment attachment) {
    SimpleOrderedMap<Object> answer = new SimpleOrderedMap<>();
    answer.add("template", attachment.template());
    answer.add("state", attachment.state().name().toLowerCase(Locale.ROOT));
    answer.add("version", attachment.version());
    answer.add("pages", attachment.pages());
    answer.add("complete", attachment.complete());
    answer.add("rate", attachment.rate());
    return answer;
  }

  /** What templates read of a seed's pages. */
  static SimpleOrderedMap<Object> health(Map<String, Health> health) {
    SimpleOrderedMap<Object> answer = new SimpleOrderedMap<>();
    new TreeMap<>(health)
        .forEach(
            (template, of) -> {
              SimpleOrderedMap<Object> one = new SimpleOrderedMap<>();
              one.add("pages", of.pages());
              one.add("complete", of.complete());
              one.add("rate", of.rate());
              Map<String, Double> shares = new TreeMap<>();
              of.fields()
                  .forEach(
                      (field, hits) -> shares.put(field, (double) hits / Math.max(1, of.pages())));
              one.add("fields", shares);
              one.add("latest", of.latest());
              answer.add(template, one);
            });
    return answer;
  }

  static SimpleOrderedMap<Object> alarm(String seed, SeedAlarm alarm) {
    SimpleOrderedMap<Object> answer = new SimpleOrderedMap<>();
    answer.add("seed", seed);
    answer.add("template", alarm.template());
    answer.add("version", alarm.version());
    answer.add("time", time(alarm.time()));
    answer.add("kind", alarm.alarm().kind().name().toLowerCase(Locale.ROOT));
    answer.add("field", alarm.alarm().field());
    answer.add("rule", alarm.alarm().rule());
    answer.add("before", alarm.alarm().before());
    answer.add("now", alarm.alarm().now());
    answer.add("text", alarm.alarm().describe());
    answer.add("failing", alarm.alarm().failing());
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

  static SimpleOrderedMap<Object> page(KeptPage page, String state) {
    SimpleOrderedMap<Object> answer = new SimpleOrderedMap<>();
    answer.add("id", page.id());
    answer.add("url", page.url());
    answer.add("kind", label(page.kind()));
    answer.add("sure", page.sure());
    answer.add("time", time(page.time()));
    answer.add("state", state);
    return answer;
  }

  /** What a template read from a page. */
  static SimpleOrderedMap<Object> reading(TemplateReading reading, PageModel page) {
    WrapperTemplate template = reading.wrapper().template();
    SimpleOrderedMap<Object> answer = new SimpleOrderedMap<>();
    answer.add("template", template.name());
    answer.add("version", template.version());
    answer.add("complete", reading.complete());
    if (template.kind() == TemplateKind.DETAIL) {
      add(answer, ReadValues.of(template, page, reading.sum()));
    } else {
      answer.add(
          "records",
          reading.records().stream()
              .map(
                  record -> {
                    SimpleOrderedMap<Object> one = new SimpleOrderedMap<>();
                    add(one, ReadValues.of(template, page, record));
                    return one;
                  })
              .toList());
      reading.next().ifPresent(next -> answer.add("next", next));
    }
    return answer;
  }

  private static void add(SimpleOrderedMap<Object> answer, ReadValues values) {
    answer.add("fields", values.fields());
    answer.add("typed", values.typed() == null ? Map.of() : values.typed());
    answer.add("rules", values.rules());
  }

  private static String label(TemplateKind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }

  private static String time(long millis) {
    return Instant.ofEpochMilli(millis).toString();
  }
}
