package io.zhengwen.metadata.publication;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.metadata.PageDate;
import io.zhengwen.metadata.date.DateMatch;
import io.zhengwen.metadata.date.DateText;
import io.zhengwen.metadata.declared.JsonLd;
import io.zhengwen.metadata.declared.PageHead;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Dates that markup states: JSON-LD, {@code meta} elements, microdata and RDFa. */
final class DeclaredDates {
  private static final String[] OPEN_GRAPH = {
    "article:published_time", "og:article:published_time", "og:published_time", "og:pubdate",
    "og:release_date", "article:published", "og:regdate", "article:create_at"
  };
  private static final String[] META = {
    "datepublished",
    "pubdate",
    "publishdate",
    "publish-date",
    "publish_date",
    "publication_date",
    "publication-date",
    "publicationdate",
    "published_date",
    "published-date",
    "date_published",
    "parsely-pub-date",
    "sailthru.date",
    "cxenseparse:recs:publishtime",
    "citation_publication_date",
    "citation_date",
    "citation_online_date",
    "bt:pubdate",
    "originalpublicationdate",
    "article.published",
    "article_date_original",
    "rnews:datepublished",
    "ptime",
    "publish_time",
    "shareaholic:article_published_time",
    "article:post_date",
    "displaydate",
    "timestamp",
    "date",
    "created",
    "created_time",
    "doc_date",
    "apub:time",
    "pub_date",
    "publishedtime"
  };
  private static final String[] DUBLIN_CORE = {
    "dcterms.issued", "dc.date.issued", "dcterms.created", "dc.date.created", "dc.date.published",
    "dcterms.date", "dc.date", "dcterms.available", "dc:date", "dc:created"
  };
  private static final String[] OPEN_GRAPH_MODIFIED = {
    "article:modified_time", "og:updated_time", "og:modified_time", "article:modified"
  };
  private static final String[] META_MODIFIED = {
    "datemodified",
    "last-modified",
    "lastmod",
    "last_modified",
    "modified",
    "modified_time",
    "revision_date",
    "revised",
    "updated",
    "changed",
    "dcterms.modified",
    "dc.date.modified",
    "article.updated",
    "lastupdated",
    "last-updated",
    "updated_time",
    "article:modified_date",
    "utime"
  };

  private static final Set<String> KNOWN =
      Stream.of(OPEN_GRAPH, META, DUBLIN_CORE, OPEN_GRAPH_MODIFIED, META_MODIFIED)
          .flatMap(Arrays::stream)
          .collect(Collectors.toUnmodifiableSet());

  /** Members of JSON-LD, the last one of Baidu's vocabulary. */
  private static final List<String> PUBLISHED =
      List.of("datePublished", "dateCreated", "uploadDate", "datePosted", "pubDate");

  /** Members of JSON-LD with days of events, offers and persons. */
  private static final List<String> OF_OTHER_SUBJECTS =
      List.of(
          "startDate",
          "endDate",
          "doorTime",
          "validThrough",
          "expires",
          "priceValidUntil",
          "birthDate",
          "deathDate");

  private final PageHead head;
  private final DateText reader;
  private final List<DateCandidate> found = new ArrayList<>();

  private DeclaredDates(PageHead head, DateText reader) {
    this.head = head;
    this.reader = reader;
  }

  static List<DateCandidate> of(PageHead head, DateText reader) {
    DeclaredDates dates = new DeclaredDates(head, reader);
    dates.addJsonLd();
    dates.addFirst(DateKind.OPEN_GRAPH, false, OPEN_GRAPH);
    dates.addFirst(DateKind.META, false, META);
    dates.addFirst(DateKind.DUBLIN_CORE, false, DUBLIN_CORE);
    dates.addFirst(DateKind.OPEN_GRAPH, true, OPEN_GRAPH_MODIFIED);
    dates.addFirst(DateKind.META, true, META_MODIFIED);
    dates.addOtherMetas();
    dates.addProperties();
    DataDate.of(head.page(), reader).ifPresent(date -> dates.add(DateKind.DATA, date, false));
    return dates.found;
  }

  /** The days that JSON-LD states of something other than the page: events, offers, persons. */
  static Set<LocalDate> ofOtherSubjects(PageHead head, DateText reader) {
    DeclaredDates dates = new DeclaredDates(head, reader);
    Set<LocalDate> days = new HashSet<>();
    for (JsonNode object : head.jsonLd().objects()) {
      for (String member : OF_OTHER_SUBJECTS) {
        if (object.has(member)) {
          JsonLd.text(object, member)
              .flatMap(dates::read)
              .map(match -> new PageDate(match.value()))
              .filter(PageDate::hasDay)
              .ifPresent(date -> days.add(date.firstDay()));
        }
      }
    }
    return days;
  }

  private void addFirst(DateKind kind, boolean modified, String... names) {
    for (String name : names) {
      for (String value : head.metas(name)) {
        Optional<DateMatch> date = read(value);
        if (date.isPresent()) {
          add(kind, date.get(), modified);
          return;
        }
      }
    }
  }

  /** Dates of {@code meta} elements whose names only resemble the known ones. */
  private void addOtherMetas() {
    List<String> others = new ArrayList<>();
    for (String name : head.metaNames()) {
      boolean date =
          isOfChange(name)
              || name.contains("publi")
              || name.contains("upload")
              || name.contains("created")
              || name.endsWith("date");
      if (date && !KNOWN.contains(name)) {
        others.add(name);
      }
    }
    Collections.sort(others);
    others.forEach(name -> addFirst(DateKind.OTHER_META, isOfChange(name), name));
  }

  private static boolean isOfChange(String name) {
    return name.contains("modif") || name.contains("updat");
  }

  private void addJsonLd() {
    for (JsonNode subject : head.jsonLd().subjects()) {
      DateKind kind = JsonLd.isArticle(subject) ? DateKind.ARTICLE : DateKind.OBJECT;
      for (String member : PUBLISHED) {
        Optional<DateMatch> date = JsonLd.text(subject, member).flatMap(this::read);
        if (date.isPresent()) {
          add(kind, date.get(), false);
          break;
        }
      }
      JsonLd.text(subject, "dateModified")
          .or(() -> JsonLd.text(subject, "upDate"))
          .flatMap(this::read)
          .ifPresent(date -> add(kind, date, true));
    }
  }

  private void addProperties() {
    for (DateProperties.Stated property : new DateProperties(head).all()) {
      read(property.text()).ifPresent(date -> add(DateKind.MICRODATA, date, property.modified()));
    }
  }

  private Optional<DateMatch> read(String value) {
    return value.length() > DateText.LONGEST_STATED ? Optional.empty() : reader.stated(value);
  }

  private void add(DateKind kind, DateMatch date, boolean modified) {
    found.add(new DateCandidate(kind, new PageDate(date.value()), date.order(), modified));
  }
}
