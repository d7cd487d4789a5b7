package io.zhengwen.studio.service;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.zhengwen.method.sitetemplate.SiteLibraries;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.StoredSite;
import io.zhengwen.store.StoredTemplate;
import io.zhengwen.store.TemplateState;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;

/**
 * A change of a site's templates that was posted: {@code {"action": "pin", "site": "example.org",
 * "tag": "div", "text": "All rights reserved"}}.
 *
 * @param action what to do
 * @param site the site; of {@code import}, of all templates
 * @param tag the name of the element that holds the text; with {@code text}, one template
 * @param text the text, as it is listed
 * @param version the version of the site that the change was decided on; another one is a conflict
 * @param templates what to import
 */
record SiteTemplateChange(
    Action action, String site, String tag, String text, Long version, List<Imported> templates) {

  /** What can be done. */
  enum Action {
    /** The template removes its text, whatever a method says. */
    PIN,
    /** The template removes nothing. */
    BLOCK,
    /** The template is again as it was learned. */
    RELEASE,
    /** The template, or all that is known of the site, is forgotten, and may be learned anew. */
    DELETE,
    /** The latest change is undone. */
    ROLLBACK,
    /** Templates are added, or replaced by others with the same tag and text. */
    IMPORT;

    @JsonCreator
    static Action of(String name) {
      for (Action action : values()) {
        if (action.label().equals(name)) {
          return action;
        }
      }
      throw new IllegalArgumentException(
          "'" + name + "' is none of pin, block, release, delete, rollback, import");
    }

    String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * A template as it is exported. Its counts may be absent.
   *
   * @param state learned, pinned or blocked
   */
  record Imported(String tag, String text, String state, int pages, int disputed) {
    private StoredTemplate template(StoredSite known, long time) {
      TemplateState found =
          switch (state == null ? "learned" : state) {
            case "learned", "quarantined" -> TemplateState.LEARNED;
            case "pinned" -> TemplateState.PINNED;
            case "blocked" -> TemplateState.BLOCKED;
            default ->
                throw new IllegalArgumentException(
                    "the state '" + state + "' is none of learned, pinned, blocked");
          };
      return new StoredTemplate(tag, text, found, pages, disputed, 0, known.pages(), time, "");
    }
  }

  private static final int LONGEST_TEXT = 1_000;
  private static final int LONGEST_TAG = 100;
  private static final String SHORT =
      "a tag of at most " + LONGEST_TAG + " and a text of at most " + LONGEST_TEXT + " chars";

  /**
   * Reads a change.
   *
   * @throws IllegalArgumentException if it is not one
   */
  static SiteTemplateChange read(byte[] body) throws IOException {
    SiteTemplateChange change =
        PostedJson.read(body, SiteTemplateChange.class, "the body is not a change of templates");
    if (change == null || change.action == null || change.site == null) {
      throw new IllegalArgumentException(
          "the body is not a change of templates: action or site is missing");
    }
    change.check();
    return change;
  }

  private void check() {
    boolean one = tag != null && text != null;
    switch (action) {
      case PIN, BLOCK, RELEASE -> require(one, "tag and text of a template");
      case DELETE -> require((tag == null) == (text == null), "both tag and text, or neither");
      case ROLLBACK -> require(tag == null && text == null, "no tag and text");
      case IMPORT -> require(templates != null, "templates");
    }
    require(templates == null || action == Action.IMPORT, "no templates");
    require((!one || isShort(tag, text)) && isShort(templates), SHORT);
  }

  private static boolean isShort(String tag, String text) {
    return tag.length() <= LONGEST_TAG && text.length() <= LONGEST_TEXT;
  }

  private static boolean isShort(List<Imported> templates) {
    return templates == null
        || templates.stream()
            .filter(one -> one.tag != null && one.text != null)
            .allMatch(one -> isShort(one.tag, one.text));
  }

  private void require(boolean condition, String what) {
    if (!condition) {
      throw new IllegalArgumentException("the action " + action.label() + " needs " + what);
    }
  }

  /**
   * Makes the change.
   *
   * @return what is known of the site now; {@link StoredSite#UNKNOWN} if it is forgotten
   * @throws NoSuchElementException if the site or template is unknown
   * @throws ConflictException if the site has another version
   * @throws IllegalArgumentException if it cannot be done
   */
  StoredSite apply(SiteLibraries libraries, long time) {
    SiteKey key = new SiteKey(site);
    try {
      if (action == Action.DELETE && tag == null) {
        if (version != null) {
          libraries.update(key, this::ofVersion);
        }
        if (!libraries.delete(key)) {
          throw unknown("site " + site);
        }
        return StoredSite.UNKNOWN;
      }
      return libraries.update(key, known -> changed(known, time));
    } catch (RefusedChange e) {
      throw e.refusal;
    }
  }

  /** Says why what is known of a site does not allow a change. Stores let it through. */
  private static final class RefusedChange extends IllegalArgumentException {
    private final RuntimeException refusal;

    RefusedChange(RuntimeException refusal) {
      super(refusal.getMessage());
      this.refusal = refusal;
    }
  }

  private StoredSite ofVersion(StoredSite known) {
    if (action == Action.DELETE && tag == null && known.equals(StoredSite.UNKNOWN)) {
      throw unknown("site " + site);
    }
    if (version != null && version != known.version()) {
      throw new RefusedChange(
          new ConflictException("the site " + site + " has the version " + known.version()));
    }
    return known;
  }

  private StoredSite changed(StoredSite before, long time) {
    StoredSite known = ofVersion(before);
    if (action == Action.ROLLBACK) {
      if (known.history().isEmpty()) {
        throw unknown("change of the site " + site);
      }
      return known.rolledBack(time);
    }
    return known.edit(time, action.label(), all -> edit(all, known, time));
  }

  private Map<StoredTemplate.Key, StoredTemplate> edit(
      Map<StoredTemplate.Key, StoredTemplate> all, StoredSite known, long time) {
    if (action == Action.IMPORT) {
      for (Imported imported : templates) {
        StoredTemplate template = imported.template(known, time);
        all.put(template.key(), template);
      }
      return all;
    }
    StoredTemplate.Key key = new StoredTemplate.Key(tag, text);
    StoredTemplate old = all.get(key);
    if (old == null && (action == Action.DELETE || action == Action.RELEASE)) {
      throw unknown("template of the site " + site + " with this tag and text");
    }
    StoredTemplate current =
        old == null ? new Imported(tag, text, null, 0, 0).template(known, time) : old;
    switch (action) {
      case PIN -> all.put(key, current.with(TemplateState.PINNED));
      case BLOCK -> all.put(key, current.with(TemplateState.BLOCKED));
      case RELEASE -> all.put(key, current.with(TemplateState.LEARNED));
      case DELETE -> all.remove(key);
      default -> throw new IllegalStateException(action.name());
    }
    return all;
  }

  private static RefusedChange unknown(String what) {
    return new RefusedChange(new NoSuchElementException(what));
  }
}
