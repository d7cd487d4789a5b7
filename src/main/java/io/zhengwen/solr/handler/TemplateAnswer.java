package io.zhengwen.solr.handler;

import io.zhengwen.store.SiteChange;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.StoredSite;
import io.zhengwen.store.StoredTemplate;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.apache.solr.common.util.SimpleOrderedMap;

/** What is known of sites, as it is answered. */
final class TemplateAnswer {
  private TemplateAnswer() {}

  /** A site in a list. */
  static SimpleOrderedMap<Object> summary(SiteKey site, StoredSite known) {
    SimpleOrderedMap<Object> answer = new SimpleOrderedMap<>();
    answer.add("site", site.name());
    answer.add("pages", known.pages());
    answer.add("templates", known.templates().size());
    for (String state : List.of("learned", "quarantined", "pinned", "blocked")) {
      long number = known.templates().stream().filter(t -> state(t).equals(state)).count();
      if (number > 0) {
        answer.add(state, number);
      }
    }
    answer.add("version", known.version());
    return answer;
  }

  /** A site with its history. */
  static SimpleOrderedMap<Object> site(SiteKey site, StoredSite known) {
    SimpleOrderedMap<Object> answer = summary(site, known);
    answer.add("latestPages", known.latestPages());
    answer.add("history", known.history().stream().map(TemplateAnswer::change).toList());
    return answer;
  }

  private static SimpleOrderedMap<Object> change(SiteChange change) {
    SimpleOrderedMap<Object> answer = new SimpleOrderedMap<>();
    answer.add("version", change.version());
    answer.add("time", Instant.ofEpochMilli(change.time()).toString());
    answer.add("cause", change.cause());
    answer.add("added", change.added().size());
    answer.add("removed", change.removed().size());
    return answer;
  }

  /** The templates of a site with a state, or all, those that stand on most pages first. */
  static Stream<StoredTemplate> templates(StoredSite known, String state) {
    return known.templates().stream()
        .filter(template -> state == null || state(template).equals(state))
        .sorted(
            Comparator.comparingInt(StoredTemplate::frequency)
                .reversed()
                .thenComparing(StoredTemplate::text));
  }

  static SimpleOrderedMap<Object> template(StoredTemplate template) {
    SimpleOrderedMap<Object> answer = new SimpleOrderedMap<>();
    answer.add("tag", template.tag());
    answer.add("text", template.text());
    answer.add("state", state(template));
    answer.add("pages", template.frequency());
    answer.add("disputed", template.disputed());
    answer.add("lately", template.lately());
    answer.add("seen", Instant.ofEpochMilli(template.seenAt()).toString());
    if (!template.sample().isEmpty()) {
      answer.add("sample", template.sample());
    }
    return answer;
  }

  private static String state(StoredTemplate template) {
    return template.isQuarantined()
        ? "quarantined"
        : template.state().name().toLowerCase(Locale.ROOT);
  }
}
