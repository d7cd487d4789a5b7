package io.zhengwen.solr.query;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuestionsTest {
  @ParameterizedTest
  @CsvSource({
    "how do I reset my password?, reset password?",
    "What’s the fastest way to Harborview, fastest way Harborview",
    "in which year was the bridge built, year bridge built",
    "is the ferry cheaper than the bus, ferry cheaper than bus",
    "wie alt ist die alte Hafenbrücke, alt alte Hafenbrücke",
    "comment faire du pain au levain ?, faire pain levain",
    "¿cómo podar un limonero en invierno?, podar limonero invierno?",
    "o que é uma cooperativa agrícola, cooperativa agrícola",
    "как посолить огурцы на зиму, посолить огурцы зиму",
    "hoe oud is de oude brug, oud oude brug"
  })
  void questionsAreAboutWhatTheyDoNotAskWith(String typed, String subject) {
    assertThat(Questions.subject(typed)).isEqualTo(subject);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "how it works",
        "who we are and what we do",
        "what is the bridge",
        "harbour bridge and how it opened",
        "reset my password",
        "how do \"I reset\" my password",
        "how to reset -password quickly",
        "how to reset OR change passwords",
        "how to title:reset my password",
        "",
        "? ? ? ?"
      })
  void othersAreNone(String typed) {
    assertThat(Questions.subject(typed)).isNull();
  }

  @ParameterizedTest
  @CsvSource({
    "how do I reset my password?, reset password?",
    "what is the bridge, bridge",
    "how it works, works",
    "was ist Licht?, Licht?"
  })
  void snippetsMarkWhatAQuestionIsAbout(String typed, String marked) {
    assertThat(Questions.marked(typed)).isEqualTo(marked);
  }

  @ParameterizedTest
  @ValueSource(strings = {"what is", "what is it", "who are you", "harbour bridge how", "how"})
  void questionsAboutNothingAreMarkedAsTheyStand(String typed) {
    assertThat(Questions.marked(typed)).isNull();
  }

  @Test
  void longQuestionsTakeLittle() {
    assertThat(Questions.subject("how ".repeat(100_000) + "-")).isNull();
  }
}
