package io.zhengwen.studio.service;

import io.zhengwen.method.sitetemplate.SiteLibraries;
import io.zhengwen.store.RecordRefusedException;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.StoredSite;
import java.io.IOException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;

/** Shows and changes what was learned about sites. */
public final class SiteTemplateService {
  private static final int ROWS = 20;
  private static final int MOST_ROWS = 1_000;

  private final SiteLibraries libraries;

  /** Shows and changes libraries. */
  public SiteTemplateService(SiteLibraries libraries) {
    this.libraries = libraries;
  }

  /**
   * Shows what parameters ask for: {@code site} or {@code url}, the address of one of its pages:
   * the templates of a site, at most {@code rows} from {@code start}, with a {@code state} or all;
   * without them the sites by name, at most {@code rows} after {@code after}, with {@code
   * export=true} each with all its templates, and as {@code unreadable} those whose records are
   * damaged.
   *
   * @throws IllegalArgumentException if a parameter is wrong
   * @throws NoSuchElementException if nothing is known of the site
   * @throws io.zhengwen.store.TemplateStoreException if the store is away
   */
  public Map<String, Object> show(Parameters params) {
    int rows = params.number("rows", ROWS, MOST_ROWS);
    Optional<SiteKey> site = site(params);
    return site.isEmpty() ? list(params, rows) : one(site.get(), params, rows);
  }

  private Map<String, Object> one(SiteKey site, Parameters params, int rows) {
    StoredSite known =
        libraries
            .store()
            .load(site)
            .orElseThrow(() -> new NoSuchElementException("site " + site + " that is known"));
    String state = params.get("state");
    int start = params.number("start", 0, Integer.MAX_VALUE);
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("site", SiteTemplateAnswer.site(site, known));
    answer.put("found", SiteTemplateAnswer.templates(known, state).count());
    answer.put("start", start);
    answer.put(
        "templates",
        SiteTemplateAnswer.templates(known, state)
            .skip(start)
            .limit(rows)
            .map(SiteTemplateAnswer::template)
            .toList());
    return answer;
  }

  private Map<String, Object> list(Parameters params, int rows) {
    boolean export = params.flag("export", false);
    List<Object> sites = new ArrayList<>();
    List<SiteKey> keys = libraries.store().sites(params.get("after", ""), rows);
    List<Object> unreadable = new ArrayList<>();
    for (SiteKey key : keys) {
      try {
        libraries
            .store()
            .load(key)
            .ifPresent(known -> sites.add(SiteTemplateAnswer.listed(key, known, export)));
      } catch (RecordRefusedException e) {
        unreadable.add(Map.of("site", key.name(), "reason", e.getMessage()));
      }
    }
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("sites", sites);
    if (!unreadable.isEmpty()) {
      answer.put("unreadable", unreadable);
    }
    if (rows > 0 && keys.size() == rows) {
      answer.put("next", keys.get(rows - 1).name());
    }
    return answer;
  }

  private Optional<SiteKey> site(Parameters params) {
    String name = params.get("site");
    String url = params.get("url");
    if (name != null) {
      return Optional.of(new SiteKey(name));
    }
    if (url == null) {
      return Optional.empty();
    }
    Optional<SiteKey> site = libraries.options().sites().siteOf(url);
    if (site.isEmpty()) {
      throw new IllegalArgumentException("the address '" + url + "' belongs to no site");
    }
    return site;
  }

  /**
   * Makes the change that a JSON object asks for, and shows the site.
   *
   * @throws IllegalArgumentException if it is wrong
   * @throws NoSuchElementException if the site or template is unknown
   * @throws ConflictException if it was decided on another version
   * @throws io.zhengwen.store.TemplateStoreException if the store is away
   */
  public Map<String, Object> change(byte[] json) throws IOException {
    SiteTemplateChange change = SiteTemplateChange.read(json);
    StoredSite now = change.apply(libraries, Clock.systemUTC().millis());
    return Map.of("site", SiteTemplateAnswer.site(new SiteKey(change.site()), now));
  }
}
