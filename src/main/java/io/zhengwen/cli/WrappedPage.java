package io.zhengwen.cli;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Problems;
import io.zhengwen.cli.console.Progress;
import io.zhengwen.cli.console.Streams;
import io.zhengwen.cli.input.Page;
import io.zhengwen.cli.input.PageInput;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.PageRefusedException;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.wrapper.Reading;
import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.match.FieldMatcher.Given;
import io.zhengwen.wrapper.match.Found;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.FieldTemplate;
import io.zhengwen.wrapper.template.FieldType;
import io.zhengwen.wrapper.template.TemplateKind;
import io.zhengwen.wrapper.value.ValueReader;
import java.io.IOException;
import java.time.temporal.TemporalAccessor;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a template reads from a page, as it is written.
 *
 * @param id the page's id
 * @param fields of detail pages: the values of each field that was found
 * @param rules the rule that gave each field
 * @param typed the values of fields that are not text, as numbers, dates or addresses
 * @param records of list pages: the same for each record
 * @param next of list pages: the link to the next one
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record WrappedPage(
    String id,
    Map<String, List<String>> fields,
    Map<String, String> rules,
    Map<String, List<Object>> typed,
    List<Fields> records,
    String next) {
  private static final PageReader READER = new PageReader();

  /** The fields of a record. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Fields(
      Map<String, List<String>> fields,
      Map<String, String> rules,
      Map<String, List<Object>> typed) {}

  /**
   * A page that was read, or the problem that prevented it.
   *
   * @param scope the page
   * @param reading what was read from it; empty fields for list pages
   */
  record Read(WrappedPage page, Scope scope, Reading reading, String problem) {
    private Read(String problem) {
      this(null, null, null, problem);
    }
  }

  /**
   * Reads all pages of an input; those that cannot be read are reported, the others handed over.
   */
  static void readAll(
      Wrapper wrapper,
      PageInput input,
      Streams streams,
      Progress progress,
      OrderedTasks.Sink<Read> pages)
      throws CommandFailedException {
    InTurn.run(
        input,
        streams,
        progress,
        (page, several) -> read(wrapper, page),
        read -> {
          if (read.problem == null) {
            pages.accept(read);
            progress.done();
          } else {
            progress.failed(read.problem);
          }
        });
  }

  private static Read read(Wrapper wrapper, Page source) {
    try {
      PageTexts texts = new PageTexts(PageModelBuilder.build(source.load().parse(READER)));
      Scope scope = Scope.of(texts);
      if (wrapper.template().kind() == TemplateKind.LIST) {
        List<Fields> records =
            wrapper.records(texts).stream()
                .map(record -> fields(wrapper, record, wrapper.read(record)))
                .toList();
        WrappedPage page =
            new WrappedPage(
                source.id(), null, null, null, records, wrapper.next(texts).orElse(null));
        return new Read(page, scope, new Reading(Map.of(), Map.of()), null);
      }
      Reading reading = wrapper.read(scope);
      Fields found = fields(wrapper, scope, reading);
      WrappedPage page =
          new WrappedPage(source.id(), found.fields, found.rules, found.typed, null, null);
      return new Read(page, scope, reading, null);
    } catch (IOException | PageRefusedException e) {
      return new Read(Problems.describe(source.place(), e));
    } catch (RuntimeException | StackOverflowError e) {
      return new Read(source.place() + ": internal error: " + e);
    }
  }

  private static Fields fields(Wrapper wrapper, Scope scope, Reading reading) {
    Map<String, List<String>> fields = new LinkedHashMap<>();
    Map<String, String> rules = new LinkedHashMap<>();
    Map<String, List<Object>> typed = new LinkedHashMap<>();
    ValueReader reader = ValueReader.of(scope.texts().page());
    for (Map.Entry<String, Given> field : reading.fields().entrySet()) {
      fields.put(field.getKey(), field.getValue().values().stream().map(Found::text).toList());
      rules.put(field.getKey(), field.getValue().rule().name());
    }
    for (FieldTemplate field : wrapper.template().fields()) {
      if (field.type() != FieldType.TEXT && fields.containsKey(field.name())) {
        typed.put(
            field.name(),
            fields.get(field.name()).stream()
                .flatMap(text -> reader.read(field, text).stream())
                .map(value -> value instanceof TemporalAccessor ? value.toString() : value)
                .toList());
      }
    }
    return new Fields(fields, rules, typed.isEmpty() ? null : typed);
  }
}
