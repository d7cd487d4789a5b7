package io.zhengwen.wrapper.template;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TemplateFileTest {
  private static final String START =
      "{\"format\":\"zhengwen-wrapper-1\",\"template\":{\"name\":\"t\",\"version\":1,\"kind\":\"detail\",\"fields\":[{\"name\":\"a\",\"rules\":[";

  private static byte[] json(String rule) {
    return (START + rule + "]}]}}").getBytes(StandardCharsets.UTF_8);
  }

  private static WrapperTemplate template() {
    Rule rule =
        Rule.byLabel("price", LabelRelation.AFTER, "b>td", false)
            .withPattern("(\\d+)")
            .withEvidence(new Rule.Evidence(3, 2, 2, "12"));
    FieldTemplate field =
        new FieldTemplate(
            "price",
            FieldType.PRICE,
            true,
            false,
            null,
            null,
            ValueProfile.of(List.of("12", "130")),
            List.of(
                rule,
                Rule.byLabel("was", LabelRelation.AFTER, "b>del", true).forStruck(),
                Rule.bySelector(RuleKind.CLASS, "span.price", 2)));
    return new WrapperTemplate(
        "t", 3, TemplateKind.DETAIL, null, null, null, List.of(field), List.of("price"));
  }

  @Test
  void readsWhatItWrote() {
    assertThat(TemplateFile.read(TemplateFile.write(template()))).isEqualTo(template());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'kind':'magic'} | template.fields[0].rules[0].kind",
        "{'kind':'class'} | template.fields[0].rules[0]: must have either css or xpath",
        "{'kind':'class','css':'a['} | template.fields[0].rules[0].css",
        "{'kind':'class','xpath':'//['} | template.fields[0].rules[0].xpath",
        "{'kind':'label'} | template.fields[0].rules[0].label: is missing",
        "{'kind':'label','label':'x'} | template.fields[0].rules[0].relation: is missing",
        "{'kind':'id','css':'#a','pattern':'('} | template.fields[0].rules[0].pattern",
        "{'kind':'id','css':'#a','pattern':'(a)\\\\1'} | template.fields[0].rules[0].pattern",
        "{'kind':'id','css':'#a','text':0} | template.fields[0].rules[0].text",
        "{'kind':'id','css':'#a','text':'one'} | template.fields[0].rules[0].text",
        "{'kind':'id','css':'#a','colour':'red'} | template.fields[0].rules[0].colour",
        "{'css':'#a'} | kind is missing",
        "null | template.fields[0].rules[0]",
        "{'kind':'id','css':'#a','pattern':'((a{1,900}){1,900}){1,900}'} | rules[0].pattern: repeats",
        "{'kind':'id','css':'p:matches(((a{900}){900}){900})'} | rules[0].css: repeats",
        "{'kind':'id','css':'[a~=((a{900}){900}){900}]'} | rules[0].css: repeats",
      })
  void namesThePlaceOfTheFault(String rule, String message) {
    assertThatThrownBy(() -> TemplateFile.read(json(rule.replace('\'', '"'))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }

  /** Whoever keeps to letters is not told to use letters. */
  @Test
  void aNameThatIsTooLongIsSaidToBe() {
    String json = new String(json("{\"kind\":\"id\",\"css\":\"#a\"}"), StandardCharsets.UTF_8);
    String name = "\"name\":\"" + "n".repeat(101) + "\"";
    assertThatThrownBy(
            () ->
                TemplateFile.read(
                    json.replaceFirst("\"name\":\"\\w+\"", name).getBytes(StandardCharsets.UTF_8)))
        .hasMessage("template.name: must have from 1 to 100 characters");
  }

  @Test
  void bracketsAreNotReadToAnyDepth() {
    String path = "(".repeat(900) + "//p" + ")".repeat(900);
    assertThatThrownBy(
            () -> TemplateFile.read(json("{\"kind\":\"id\",\"xpath\":\"" + path + "\"}")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("template.fields[0].rules[0].xpath");
  }

  @Test
  void fieldsAreNotMissing() {
    String file =
        "{\"format\":\"zhengwen-wrapper-1\",\"template\":{\"name\":\"t\",\"version\":1,\"kind\":\"detail\"}}";
    assertThatThrownBy(() -> TemplateFile.read(file.getBytes(StandardCharsets.UTF_8)))
        .hasMessage("template: fields is missing");
  }

  @Test
  void whatIsSaidStaysInItsOrder() {
    Map<String, String> meanings = new LinkedHashMap<>();
    for (String condition : "new used broken refurbished antique unknown".split(" ")) {
      meanings.put(condition, "is " + condition);
    }
    FieldTemplate field =
        new FieldTemplate(
            "a", FieldType.ENUMERATION, false, false, null, meanings, null, List.of());
    WrapperTemplate read =
        TemplateFile.read(TemplateFile.write(template().withFields(List.of(field))));
    assertThat(read.fields().get(0).values()).containsExactlyEntriesOf(meanings);
  }

  @Test
  void refusesWhatIsNoTemplate() {
    for (String text : List.of("", "[]", "null", "{}", "{\"format\":\"other\"}", "\u0000\u0001")) {
      assertThatThrownBy(() -> TemplateFile.read(text.getBytes(StandardCharsets.UTF_8)))
          .as(text)
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThatThrownBy(() -> TemplateFile.read(new byte[3_000_000]))
        .hasMessageContaining("at most 2000000 bytes");
    String deep = "[".repeat(100_000);
    assertThatThrownBy(() -> TemplateFile.read(deep.getBytes(StandardCharsets.UTF_8)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(
            () ->
                TemplateFile.read(
                    json(
                        "{\"kind\":\"label\",\"label\":\""
                            + "x".repeat(3_000)
                            + "\",\"relation\":\"after\"}")))
        .hasMessageContaining("template.fields[0].rules[0].label");
  }

  @Test
  void schemaDescribesTheFormat() throws IOException {
    JsonSchema schema;
    try (InputStream in = TemplateFile.class.getResourceAsStream("wrapper-template.schema.json")) {
      schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(in);
    }
    ObjectMapper mapper = new ObjectMapper();

    assertThat(schema.validate(mapper.readTree(TemplateFile.write(template())))).isEmpty();
    for (String rule :
        List.of("{'kind':'magic'}", "{'kind':'class'}", "{'kind':'label'}", "{'css':'#a'}")) {
      assertThat(schema.validate(mapper.readTree(json(rule.replace('\'', '"')))))
          .as(rule)
          .isNotEmpty();
    }
  }
}
