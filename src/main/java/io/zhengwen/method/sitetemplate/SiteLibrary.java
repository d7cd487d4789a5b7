package io.zhengwen.method.sitetemplate;

import io.zhengwen.store.StoredSite;
import io.zhengwen.store.StoredTemplate;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The template library of one site and the batch {@code S} it learns from. Not thread-safe.
 *
 * <p>Bounded whatever the pages hold: texts of more than {@value #MAX_LENGTH} chars, and those
 * whose tag name has more than {@value #MAX_TAG}, are neither candidates nor templates; the
 * candidates of a batch have at most {@value #CANDIDATES_SIZE} chars, tag names included, each
 * counted {@value #OVERHEAD} longer than it is; beyond {@value #MAX_TEMPLATES} templates those that
 * were not seen for longest go.
 */
final class SiteLibrary {
  static final int MAX_LENGTH = 1_000;
  static final int MAX_TAG = 100;
  static final int MAX_TEMPLATES = 1_000;
  static final int CANDIDATES_SIZE = 1_000_000;
  static final int OVERHEAD = 100;

  private static final int DIGESTS_PER_PAGE = 2;
  private static final int DIGEST_CHARS = 16;
  private static final String PATH_MARK = "/";
  private static final double SAME_PAGE = 0.75;

  /** Scheme and authority; path parameters such as session identifiers; query and fragment. */
  private static final Pattern BESIDE_PATH =
      Pattern.compile("^[^:/?#]*://[^/?#]*|;[^/?#]*|[?#].*$", Pattern.DOTALL);

  private static final Comparator<Entry> MOST_USED_FIRST =
      Comparator.comparingLong(Entry::lastSeen)
          .thenComparingInt(Entry::frequency)
          .reversed()
          .thenComparing(Entry::tag)
          .thenComparing(Entry::text);

  private final int n1;
  private final int n2;
  private long revision;
  private long pages;
  private long batch;
  private final Set<String> batchPages;
  private TextIndex templates = new TextIndex();
  private TextIndex candidates = new TextIndex();
  private int candidatesSize;

  private SiteLibrary(SiteTemplateParams params, StoredSite known, long revision) {
    n1 = params.n1();
    n2 = params.n2();
    this.revision = revision;
    pages = known.pages();
    batch = known.batch();
    batchPages = new LinkedHashSet<>(known.batchPages());
    known.templates().forEach(t -> templates.add(Entry.of(t)));
    known.candidates().forEach(t -> addCandidate(Entry.of(t)));
  }

  /** The library of a site of which nothing is known. */
  static SiteLibrary empty(SiteTemplateParams params) {
    StoredSite nothing = new StoredSite(0, 0, 0, List.of(), List.of(), List.of());
    return new SiteLibrary(params, nothing, -1);
  }

  /** The library as it was saved. */
  static SiteLibrary of(SiteTemplateParams params, StoredSite known) {
    return new SiteLibrary(params, known, known.revision());
  }

  /** The revision that it was loaded or last saved as; -1 where it is of nothing known. */
  long revision() {
    return revision;
  }

  /** What is to be saved now, as the next revision. */
  StoredSite next() {
    revision++;
    return new StoredSite(
        revision, pages, batch, List.copyOf(batchPages), stored(templates), stored(candidates));
  }

  private static List<StoredTemplate> stored(TextIndex index) {
    return index.entries().stream().map(Entry::stored).toList();
  }

  int templates() {
    return templates.size();
  }

  /** Calls {@code action} with each unit that matches a template, in document order. */
  void match(List<TextUnit> units, Consumer<TextUnit> action) {
    TextIndex.Budget budget = new TextIndex.Budget();
    for (TextUnit unit : units) {
      if (isShort(unit) && templates.find(unit, budget) != null) {
        action.accept(unit);
      }
    }
  }

  /**
   * Learns from a page. A page that the batch had before teaches nothing: what recurs on it is no
   * common noise. It is told by its address, by its text, or by both: an address that differs from
   * an earlier one only by site, query or parameters, and {@value #SAME_PAGE} of the characters
   * that are no templates known from the batch.
   *
   * @return whether it was learnt from
   */
  boolean learn(String url, List<TextUnit> units) {
    String address = digest(Stream.of(url.split("#", 2)[0]));
    String text = digest(units.stream().map(TextUnit::text));
    String path = PATH_MARK + digest(Stream.of(path(url)));
    if (units.isEmpty()
        || batchPages.contains(address)
        || batchPages.contains(text)
        || (batchPages.contains(path) && isKnown(units))) {
      return false;
    }
    TextIndex.Budget budget = new TextIndex.Budget();
    units.stream().filter(SiteLibrary::isShort).forEach(unit -> count(unit, budget));
    pages++;
    batchPages.addAll(List.of(address, text, path));
    if (digestsOfPages() >= DIGESTS_PER_PAGE * n1) {
      endBatch();
    }
    return true;
  }

  private static boolean isShort(TextUnit unit) {
    return unit.text().length() <= MAX_LENGTH && unit.tag().length() <= MAX_TAG;
  }

  /** An address without site, query, path parameters and fragment. */
  private static String path(String url) {
    return BESIDE_PATH.matcher(url).replaceAll("");
  }

  /** Pages may share a path, so that its digest does not count. */
  private long digestsOfPages() {
    return batchPages.stream().filter(digest -> !digest.startsWith(PATH_MARK)).count();
  }

  private boolean isKnown(List<TextUnit> units) {
    TextIndex.Budget budget = new TextIndex.Budget();
    long known = 0;
    long all = 0;
    for (TextUnit unit : units) {
      if (isShort(unit) && templates.find(unit, budget) == null) {
        all += unit.text().length();
        known += candidates.find(unit, budget) == null ? 0 : unit.text().length();
      }
    }
    return known >= SAME_PAGE * all;
  }

  private void count(TextUnit unit, TextIndex.Budget budget) {
    Entry known = templates.find(unit, budget);
    if (known == null) {
      known = candidates.find(unit, budget);
    }
    if (known == null) {
      known = Entry.unseen(unit);
      if (!addCandidate(known)) {
        return;
      }
    }
    known.seenOn(pages, batch);
  }

  private boolean addCandidate(Entry entry) {
    int size = entry.tag().length() + entry.text().length() + OVERHEAD;
    if (candidatesSize + size > CANDIDATES_SIZE) {
      return false;
    }
    candidatesSize += size;
    candidates.add(entry);
    return true;
  }

  /** Makes templates of the texts with {@code F >= N2} and clears {@code S}. */
  private void endBatch() {
    TextIndex now = new TextIndex();
    Stream.concat(
            templates.entries().stream(),
            candidates.entries().stream().filter(e -> e.frequency() >= n2))
        .sorted(MOST_USED_FIRST)
        .limit(MAX_TEMPLATES)
        .forEach(now::add);
    templates = now;
    candidates = new TextIndex();
    candidatesSize = 0;
    batchPages.clear();
    batch++;
  }

  private static String digest(Stream<String> texts) {
    MessageDigest digest;
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
    texts.forEach(
        text -> {
          digest.update(text.getBytes(StandardCharsets.UTF_8));
          digest.update((byte) 0);
        });
    return HexFormat.of().formatHex(digest.digest()).substring(0, DIGEST_CHARS);
  }
}
