package io.zhengwen.solr.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apache.solr.schema.BinaryField;
import org.apache.solr.schema.BoolField;
import org.apache.solr.schema.DatePointField;
import org.apache.solr.schema.DateRangeField;
import org.apache.solr.schema.DoublePointField;
import org.apache.solr.schema.FieldType;
import org.apache.solr.schema.FloatPointField;
import org.apache.solr.schema.IntPointField;
import org.apache.solr.schema.LatLonPointSpatialField;
import org.apache.solr.schema.LongPointField;
import org.apache.solr.schema.PreAnalyzedField;
import org.apache.solr.schema.SortableTextField;
import org.apache.solr.schema.StrField;
import org.apache.solr.schema.TextField;
import org.apache.solr.schema.UUIDField;
import org.junit.jupiter.api.Test;

class FieldTraitsTest {
  private static final List<FieldType> TEXT =
      List.of(new TextField(), new SortableTextField(), new StrField());
  private static final List<FieldType> FRACTIONS =
      List.of(new FloatPointField(), new DoublePointField());
  private static final List<FieldType> OTHERS =
      List.of(
          new BinaryField(),
          new BoolField(),
          new LatLonPointSpatialField(),
          new UUIDField(),
          new PreAnalyzedField(),
          new IntPointField(),
          new LongPointField(),
          new DatePointField());

  @Test
  void textGoesIntoTextAndStringsOnly() {
    assertThat(TEXT).allMatch(FieldTraits::holdsText);
    assertThat(FRACTIONS).noneMatch(FieldTraits::holdsText);
    assertThat(OTHERS).noneMatch(FieldTraits::holdsText);
  }

  @Test
  void numbersGoIntoFractionsOrText() {
    assertThat(TEXT).allMatch(FieldTraits::holdsFraction);
    assertThat(FRACTIONS).allMatch(FieldTraits::holdsFraction);
    assertThat(OTHERS).noneMatch(FieldTraits::holdsFraction);
  }

  @Test
  void datesGoIntoDatesSpansOrText() {
    assertThat(TEXT).allMatch(FieldTraits::holdsDate);
    assertThat(List.of(new DatePointField(), new DateRangeField()))
        .allMatch(FieldTraits::holdsDate);
    assertThat(FRACTIONS).noneMatch(FieldTraits::holdsDate);
  }
}
