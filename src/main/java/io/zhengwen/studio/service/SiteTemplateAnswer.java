package io.zhengwen.studio.service;

import io.zhengwen.store.SiteChange;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.StoredSite;
import io.zhengwen.store.StoredTemplate;
import java.time.Instant;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** What is known of sites, as it is answered. */
final class SiteTemplateAnswer {
  private SiteTemplateAnswer() {}

  /** A site in a list. */
  static Map<String, Object> summary(SiteKey site, StoredSite known) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("site", site.name());
    answer.put("pages", known.pages());
    answer.put("templates", known.templates().size());
    for (String state : List.of("learned", "quarantined", "pinned", "blocked")) {
      long number = known.templates().stream().filter(t -> state(t).equals(state)).count();
      if (number > 0) {
        answer.put(state, number);
      }
    }
    answer.put("version", known.version());
    return answer;
  }

  /** A site in a list, with or without all its templates. */
  static Map<String, Object> listed(SiteKey site, StoredSite known, boolean export) {
    Map<String, Object> answer = summary(site, known);
    if (export) {
      answer.put("templates", templates(known, null).map(SiteTemplateAnswer::template).toList());
    }
    return answer;
  }

  /** A site with its history. */
  static Map<String, Object> site(SiteKey site, StoredSite known) {
    Map<String, Object> answer = summary(site, known);
    answer.put("latestPages", known.latestPages());
    answer.put("history", known.history().stream().map(SiteTemplateAnswer::change).toList());
    return answer;
  }

  private static Map<String, Object> change(SiteChange change) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("version", change.version());
    answer.put("time", Instant.ofEpochMilli(change.time()).toString());
    answer.put("cause", change.cause());
    answer.put("added", change.added().size());
    answer.put("removed", change.removed().size());
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

  static Map<String, Object> template(StoredTemplate template) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("tag", template.tag());
    answer.put("text", template.text());
    answer.put("state", state(template));
    answer.put("pages", template.frequency());
    answer.put("disputed", template.disputed());
    answer.put("lately", template.lately());
    answer.put("seen", Instant.ofEpochMilli(template.seenAt()).toString());
    if (!template.sample().isEmpty()) {
      answer.put("sample", template.sample());
    }
    return answer;
  }

  private static String state(StoredTemplate template) {
    return template.isQuarantined()
        ? "quarantined"
        : template.state().name().toLowerCase(Locale.ROOT);
  }
}
