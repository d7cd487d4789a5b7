package io.zhengwen.cli;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Problems;
import io.zhengwen.cli.console.Progress;
import io.zhengwen.cli.console.Streams;
import io.zhengwen.cli.input.Page;
import io.zhengwen.cli.input.PageInput;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.PageRefusedException;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.wrapper.ReadValues;
import io.zhengwen.wrapper.Reading;
import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.library.TemplateReading;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.TemplateKind;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.io.IOException;
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
record ReadPage(
    String id,
    Map<String, List<String>> fields,
    Map<String, String> rules,
    Map<String, List<Object>> typed,
    List<ReadValues> records,
    String next) {
  private static final PageReader READER = new PageReader();

  /**
   * A page that was read, or the problem that prevented it.
   *
   * @param scope the page
   * @param reading what was read from it; of list pages, from at least half of the records
   * @param complete whether all required fields were, on list pages of at least half of the records
   */
  record Read(ReadPage page, Scope scope, Reading reading, boolean complete, String problem) {
    private Read(String problem) {
      this(null, null, null, false, problem);
    }
  }

  private static ReadPage of(String id, PageModel page, TemplateReading reading) {
    WrapperTemplate template = reading.wrapper().template();
    if (template.kind() == TemplateKind.LIST) {
      List<ReadValues> records =
          reading.records().stream().map(record -> ReadValues.of(template, page, record)).toList();
      return new ReadPage(id, null, null, null, records, reading.next().orElse(null));
    }
    ReadValues found = ReadValues.of(template, page, reading.sum());
    return new ReadPage(id, found.fields(), found.rules(), found.typed(), null, null);
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
      TemplateReading reading = TemplateReading.of(wrapper, texts);
      return new Read(
          of(source.id(), texts.page(), reading),
          Scope.of(texts),
          reading.sum(),
          reading.complete(),
          null);
    } catch (IOException | PageRefusedException e) {
      return new Read(Problems.describe(source.place(), e));
    } catch (RuntimeException | StackOverflowError e) {
      return new Read(source.place() + ": internal error: " + e);
    }
  }
}
