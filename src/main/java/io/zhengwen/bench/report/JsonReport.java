package io.zhengwen.bench.report;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.zhengwen.bench.eval.CorpusScores;
import io.zhengwen.bench.eval.FieldScore;
import io.zhengwen.bench.eval.FieldSummary;
import io.zhengwen.bench.eval.Measure;
import io.zhengwen.bench.eval.MetadataField;
import io.zhengwen.bench.eval.PageScore;
import io.zhengwen.bench.measure.Statistics;
import io.zhengwen.bench.measure.Statistics.Difference;
import io.zhengwen.bench.measure.Statistics.Estimate;
import io.zhengwen.bench.search.SearchEffect.Effect;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;

/** The scores as JSON: means with intervals, paired differences, and every page's scores. */
final class JsonReport {
  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  private JsonReport() {}

  static void write(Path file, List<Evaluated> sets) throws IOException {
    ObjectNode root = JsonNodeFactory.instance.objectNode();
    ArrayNode array = root.putArray("sets");
    sets.forEach(evaluated -> array.add(set(evaluated)));
    JSON.writeValue(file.toFile(), root);
  }

  private static ObjectNode set(Evaluated evaluated) {
    CorpusScores scores = evaluated.scores();
    ObjectNode set = JsonNodeFactory.instance.objectNode();
    set.put("name", scores.corpus());
    set.put("digest", scores.digest());
    set.put("pages", scores.pages().size());
    put(set, "parse_millis", scores.parseMillis());
    ObjectNode methods = set.putObject("methods");
    for (int o = 0; o < scores.outputs().size(); o++) {
      ObjectNode method = methods.putObject(scores.outputs().get(o));
      measures(method.putObject("measures"), scores, o);
      put(method, "time_ratio", scores.timeRatio(o));
      groups(method.putObject("by_type"), scores.byType(), o);
      groups(method.putObject("by_language"), scores.byLanguage(), o);
    }
    pairs(set.putArray("differences"), scores);
    ObjectNode groupings = set.putObject("groupings");
    for (String grouping : scores.groupings()) {
      ObjectNode groups = groupings.putObject(grouping);
      scores.byGroup(grouping).forEach((name, group) -> group(groups.putObject(name), group));
    }
    ObjectNode searches = set.putObject("phrase_queries");
    evaluated.searches().forEach(s -> search(searches.putObject(s.analyzer()), s.effects()));
    estimate(set.putObject("title_exact"), scores.titlesExact());
    estimate(set.putObject("title_f1"), scores.titlesF1());
    estimate(set.putObject("title_longer"), scores.titlesLonger());
    metadata(set.putObject("metadata"), scores);
    ArrayNode pages = set.putArray("scores");
    scores.pages().forEach(page -> pages.add(page(scores, page)));
    return set;
  }

  private static void metadata(ObjectNode node, CorpusScores scores) {
    for (MetadataField field : MetadataField.values()) {
      List<FieldScore> of = scores.metadata(field);
      if (!of.isEmpty()) {
        FieldSummary all = FieldSummary.of(of);
        ObjectNode summary = node.putObject(field.key());
        summary.put("in_gold", all.inGold());
        put(summary, "right", all.right());
        put(summary, "wrong", all.wrong());
        put(summary, "missed", all.missed());
        put(summary, "f1", all.f1());
        summary.put("absent", all.absent());
        put(summary, "invented", all.invented());
        put(summary, "confidence", all.confidence());
        put(summary, "given_right", all.givenRight());
      }
    }
  }

  private static void measures(ObjectNode node, CorpusScores scores, int output) {
    for (Measure measure : Measure.values()) {
      estimate(node.putObject(measure.key()), scores.values(output, measure));
    }
  }

  private static void groups(ObjectNode node, SortedMap<String, CorpusScores> groups, int output) {
    groups.forEach((name, group) -> measures(node.putObject(name), group, output));
  }

  private static void estimate(ObjectNode node, double[] values) {
    Estimate estimate = Statistics.estimate(values);
    put(node, "mean", estimate.mean());
    put(node, "low", estimate.low());
    put(node, "high", estimate.high());
    node.put("count", estimate.count());
  }

  private static void group(ObjectNode node, CorpusScores group) {
    node.put("pages", group.pages().size());
    ObjectNode methods = node.putObject("methods");
    for (int o = 0; o < group.outputs().size(); o++) {
      measures(methods.putObject(group.outputs().get(o)), group, o);
    }
    pairs(node.putArray("differences"), group);
  }

  private static void pairs(ArrayNode array, CorpusScores scores) {
    for (int a = 0; a < scores.outputs().size(); a++) {
      for (int b = a + 1; b < scores.outputs().size(); b++) {
        ObjectNode pair = array.addObject();
        pair.put("first", scores.outputs().get(a));
        pair.put("second", scores.outputs().get(b));
        for (Measure measure : Tables.COMPARED) {
          Difference d = scores.difference(a, b, measure);
          ObjectNode node = pair.putObject(measure.key());
          put(node, "mean", d.mean());
          put(node, "standard_error", d.standardError());
          node.put("better", d.better());
          node.put("worse", d.worse());
        }
      }
    }
  }

  private static void search(ObjectNode node, List<Effect> effects) {
    for (Effect effect : effects) {
      ObjectNode field = node.putObject(effect.output());
      put(field, "with_found", effect.withFound());
      put(field, "without_found", effect.withoutFound());
      put(field, "without_pages", effect.withoutPages());
      field.put("tokens", effect.tokens());
    }
  }

  private static ObjectNode page(CorpusScores scores, PageScore page) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("id", page.id());
    node.put("type", page.type());
    node.put("language", page.language());
    ObjectNode groups = node.putObject("groups");
    scores.groupings().forEach(grouping -> groups.put(grouping, page.groups().get(grouping)));
    page.title().ifPresent(t -> node.put("title_exact", t.exact()).put("title_f1", t.f1()));
    ObjectNode metadata = node.putObject("metadata");
    page.metadata()
        .forEach(
            (field, score) -> {
              if (!scores.metadata(field).isEmpty()) {
                metadata.put(field.key(), score.outcome().name().toLowerCase(Locale.ROOT));
              }
            });
    ObjectNode methods = node.putObject("methods");
    for (int o = 0; o < scores.outputs().size(); o++) {
      ObjectNode method = methods.putObject(scores.outputs().get(o));
      for (Measure measure : Measure.values()) {
        put(method, measure.key(), measure.of(page.outputs().get(o)));
      }
    }
    return node;
  }

  /** JSON has no NaN: what does not apply is null. */
  private static void put(ObjectNode node, String name, double value) {
    if (Double.isNaN(value)) {
      node.putNull(name);
    } else {
      node.put(name, Math.round(value * 1e6) / 1e6);
    }
  }
}
