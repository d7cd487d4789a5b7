package io.zhengwen.wrapper.library;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.zhengwen.store.JsonFault;
import io.zhengwen.store.RecordFormat;
import io.zhengwen.wrapper.template.TemplateFile;
import java.io.IOException;
import java.util.function.Consumer;

/**
 * A record of the library as JSON. Bytes are read back only as a whole: what is cut off, damaged,
 * of another format or another name is refused.
 *
 * @param format the version of the format
 * @param name the record's name
 * @param record what it holds
 * @param <V> the type of what it holds
 */
record LibraryFile<V>(String format, String name, V record) {
  /** Templates. */
  static final RecordFormat<TemplateRecord> TEMPLATES =
      of(
          "wrapper templates",
          "zhengwen-template-record-1",
          TemplateRecord.class,
          record -> TemplateFile.check(record.template()));

  /** Seeds. */
  static final RecordFormat<SeedRecord> SEEDS =
      of("seeds", "zhengwen-seed-1", SeedRecord.class, record -> new SeedPattern(record.pattern()));

  /** The pages of seeds. */
  static final RecordFormat<SeedPages> PAGES =
      of("pages of seeds", "zhengwen-seed-pages-1", SeedPages.class, record -> {});

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .disable(MapperFeature.AUTO_DETECT_IS_GETTERS)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private static <V> RecordFormat<V> of(
      String what, String format, Class<V> type, Consumer<V> check) {
    return new RecordFormat<>() {
      @Override
      public String what() {
        return what;
      }

      @Override
      public V absent() {
        return null;
      }

      @Override
      public byte[] write(String name, V record) {
        try {
          return JSON.writeValueAsBytes(new LibraryFile<>(format, name, record));
        } catch (JsonProcessingException e) {
          throw new IllegalStateException(e);
        }
      }

      @Override
      public V read(String name, byte[] bytes) {
        JavaType file = JSON.getTypeFactory().constructParametricType(LibraryFile.class, type);
        LibraryFile<V> read;
        try {
          read = JSON.readValue(bytes, file);
        } catch (JsonProcessingException e) {
          throw new IllegalArgumentException(JsonFault.of(e), e);
        } catch (IOException e) {
          throw new IllegalArgumentException(e.getMessage(), e);
        }
        if (read == null || !format.equals(read.format)) {
          throw new IllegalArgumentException("its format is not '" + format + "'");
        }
        if (!name.equals(read.name) || read.record == null) {
          throw new IllegalArgumentException("it belongs to '" + read.name + "'");
        }
        check.accept(read.record);
        return read.record;
      }
    };
  }
}
