package io.zhengwen.solr.reextract;

import io.zhengwen.solr.config.FieldTraits;
import io.zhengwen.solr.config.MainContentConfig;
import io.zhengwen.solr.config.SchemaCheck;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.solr.common.params.CommonParams;
import org.apache.solr.core.SolrCore;
import org.apache.solr.schema.IndexSchema;
import org.apache.solr.schema.RankField;
import org.apache.solr.schema.SchemaField;
import org.apache.solr.search.SolrIndexSearcher;
import org.apache.solr.util.RefCounted;

/** Checks that an atomic update of a page loses nothing of its document. */
final class AtomicUpdateCheck {
  /** What the names of the fields that hold the parts of a value have beyond that of the field. */
  private static final Pattern PART = Pattern.compile("_(?:\\d+|__).*");

  private AtomicUpdateCheck() {}

  /**
   * Checks the fields that the documents of an index have, those that are not searchable yet among
   * them.
   *
   * @throws IllegalArgumentException if a field would be lost, or no page is stored; the message
   *     names the fields
   */
  static void check(MainContentConfig config, SolrCore core) throws IOException {
    IndexSchema schema = core.getLatestSchema();
    SchemaField key = schema.getUniqueKeyField();
    if (key == null || !key.stored()) {
      throw new IllegalArgumentException("documents have no unique key that is stored");
    }
    if (schema.getFieldOrNull(CommonParams.VERSION_FIELD) == null) {
      throw new IllegalArgumentException("the schema has no field _version_");
    }
    if (config.sources().stream()
        .map(schema::getFieldOrNull)
        .noneMatch(AtomicUpdateCheck::isKept)) {
      throw new IllegalArgumentException(
          "no page is stored: of "
              + String.join(", ", config.sources())
              + " none is a field that is stored; send the pages again instead");
    }
    Set<String> written = written(config, schema);
    Set<String> lost = new TreeSet<>();
    RefCounted<SolrIndexSearcher> newest = core.openNewSearcher(true, true);
    try {
      Set<String> known = new HashSet<>(written);
      newest.get().getFieldNames().forEach(known::add);
      known.removeIf(name -> schema.getFieldOrNull(name) == null);
      Set<String> made = made(known, schema);
      for (String name : known) {
        if (!isKept(schema.getField(name)) && !made.contains(name)) {
          lost.add(name);
        }
      }
      lost.addAll(ranks(newest.get()));
    } finally {
      newest.decref();
    }
    lost.removeAll(written);
    if (!lost.isEmpty()) {
      throw new IllegalArgumentException(
          "atomic updates would lose fields that are neither stored nor have docValues that are"
              + " used as stored: "
              + String.join(", ", lost)
              + "; make them stored, or send the pages again instead");
    }
  }

  /** Whether Solr reads the field's values for the document that an update makes. */
  private static boolean isKept(SchemaField field) {
    return field != null && FieldTraits.isReadable(field);
  }

  /** Fields that Solr makes of others: targets of copies, and parts of values. */
  private static Set<String> made(Set<String> known, IndexSchema schema) {
    Set<String> made = new HashSet<>();
    List<String> wholes = new ArrayList<>();
    for (String name : known) {
      schema.getCopyFieldsList(name).forEach(copy -> made.add(copy.getDestination().getName()));
      SchemaField field = schema.getField(name);
      if (field.isPolyField() && isKept(field)) {
        wholes.add(name);
      }
    }
    for (String whole : wholes) {
      known.stream()
          .filter(name -> name.startsWith(whole))
          .filter(name -> PART.matcher(name.substring(whole.length())).matches())
          .forEach(made::add);
    }
    return made;
  }

  /** The fields of type {@link RankField}, which an index has under one name. */
  private static Set<String> ranks(SolrIndexSearcher searcher) throws IOException {
    Set<String> names = new TreeSet<>();
    Terms terms = searcher.getSlowAtomicReader().terms(RankField.INTERNAL_RANK_FIELD_NAME);
    if (terms != null) {
      TermsEnum each = terms.iterator();
      while (each.next() != null) {
        names.add(each.term().utf8ToString());
      }
    }
    return names;
  }

  /** Fields that are written anew, by the extraction or by Solr. */
  private static Set<String> written(MainContentConfig config, IndexSchema schema) {
    Set<String> written = new HashSet<>(config.fields().values());
    SchemaCheck.languageFields(config, schema)
        .byDestination()
        .values()
        .forEach(fields -> written.addAll(fields.values()));
    config.passages().ifPresent(passages -> written.add(passages.destination()));
    written.addAll(FieldTraits.RESERVED);
    return written;
  }
}
