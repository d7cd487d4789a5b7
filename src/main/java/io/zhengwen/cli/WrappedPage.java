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
import io.zhengwen.wrapper.ReadValues;
import io.zhengwen.wrapper.Reading;
import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.TemplateKind;
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
record WrappedPage(
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
        List<ReadValues> records =
            wrapper.records(texts).stream()
                .map(
                    record -> ReadValues.of(wrapper.template(), texts.page(), wrapper.read(record)))
                .toList();
        WrappedPage page =
            new WrappedPage(
                source.id(), null, null, null, records, wrapper.next(texts).orElse(null));
        return new Read(page, scope, Reading.NONE, null);
      }
      Reading reading = wrapper.read(scope);
      ReadValues found = ReadValues.of(wrapper.template(), texts.page(), reading);
      WrappedPage page =
          new WrappedPage(source.id(), found.fields(), found.rules(), found.typed(), null, null);
      return new Read(page, scope, reading, null);
    } catch (IOException | PageRefusedException e) {
      return new Read(Problems.describe(source.place(), e));
    } catch (RuntimeException | StackOverflowError e) {
      return new Read(source.place() + ": internal error: " + e);
    }
  }
}
