package io.zhengwen.page.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DescribedWorkTest {
  private static String read(String json) {
    return String.join("|", DescribedWork.of(json.replace('\'', '"')));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "{'@type':'NewsArticle','headline':'h','articleBody':'a'}; a",
        "{'@type':['Thing','http://schema.org/Recipe'],'description':'d','recipeInstructions':"
            + "[{'@type':'HowToSection','name':'n','itemListElement':[{'@type':'HowToStep','text':'t'}]},'s'],"
            + "'recipeIngredient':['i','j']}; d|i|j|n|t|s",
        "{'@type':'QAPage','mainEntity':{'@type':'Question','suggestedAnswer':[{'@type':'Answer','text':'s'}],"
            + "'acceptedAnswer':{'@type':'Answer','text':'a','comment':{'@type':'Comment','text':'c'}},"
            + "'text':'t','name':'n'}}; n|t|a|c|s",
        "[{'@graph':[{'@type':'WebSite','name':'w'},{'@type':'FAQPage','mainEntity':[{'@type':'Question',"
            + "'name':'q','acceptedAnswer':{'text':'no type'}}]}]}]; q",
        "{'@type':'JobPosting','title':'t','qualifications':'q','description':'d'}; d|q",
        "{'@type':'MusicEvent','name':'n','description':'d'}; d",
        "{'@type':'DiscussionForumPosting','text':'t','comment':[{'@type':'Comment','text':'c'}]}; t|c"
      })
  void whatHoldsTextIsReadInTheOrderOfReading(String json, String expected) {
    assertThat(read(json)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "{'@type':'Organization','description':'d'}",
        "{'@type':'NewsArticle','articleBody':' '}",
        "{'articleBody':'a'}",
        "{'@type':'ItemList','itemListElement':[{'@type':'NewsArticle','articleBody':'of another page'}]}",
        "{'@type':'NewsArticle','articleBody",
        "7",
      })
  void otherObjectsHaveNone(String json) {
    assertThat(read(json)).isEmpty();
  }

  @Test
  void deepAndLongDataEnd() {
    String deep = "{\"@type\":\"Comment\",\"text\":\"t\",\"comment\":".repeat(900);
    assertThat(DescribedWork.of(deep)).hasSizeBetween(5, 20);
    String graphs = "{\"@graph\":[".repeat(400);
    assertThat(DescribedWork.of(graphs)).isEmpty();
    String many = String.join(",", Collections.nCopies(30_000, "\"i\""));
    assertThat(DescribedWork.of("{\"@type\":\"Recipe\",\"recipeIngredient\":[" + many + "]}"))
        .hasSize(10_000);
  }
}
