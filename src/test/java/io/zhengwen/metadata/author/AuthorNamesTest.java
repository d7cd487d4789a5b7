package io.zhengwen.metadata.author;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AuthorNamesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Ann Lee; Ann Lee",
        "By Ann Lee; Ann Lee",
        "Written by Ann Lee and Bo Ek; Ann Lee/Bo Ek",
        "By John A Smith and Bo E Ek; John A Smith/Bo E Ek",
        "By Jana Nová a Petr Malý; Jana Nová/Petr Malý",
        "By Dr. Ann Lee, MD, Bo Ek & Cy Orr | 3 May 2024; Ann Lee/Bo Ek/Cy Orr",
        "Posted by Ann Lee on March 3, 2024; Ann Lee",
        "May 3, 2024 | Ann Lee; Ann Lee",
        "Ann Lee for The Daily; Ann Lee",
        "Ann Lee, Senior Editor; Ann Lee",
        "By Ann Lee, Oslo; Ann Lee",
        "Par Zoé Lenoir, à Lyon; Zoé Lenoir",
        "Por Ana Gil, g7 Quay e Região; Ana Gil",
        "Por: Ana Gil / Reportera; Ana Gil",
        "By political reporter Ann Lee; Ann Lee",
        "By QTV Political Reporter Ann Lee; Ann Lee",
        "By QTV's Ann Lee and Bo Ek; Ann Lee/Bo Ek",
        "By ANN LEE Associated Press; ANN LEE",
        "Ann Lee QTV Supreme Court Producer; Ann Lee",
        "By Ann Lee and Bo Ek, QP Business Writers; Ann Lee/Bo Ek",
        "Ann Lee RSS feed; Ann Lee",
        "By: Ann Lee Filed: ; Ann Lee",
        "By Ann van der Meer and Bo de la Cruz; Ann van der Meer/Bo de la Cruz",
        "Autor: Mari Tamm Avaldatud: 09.11.2026; Mari Tamm",
        "[山田太郎]; 山田太郎",
        "三輪 早紀 : 経済ジャーナリスト; 三輪 早紀",
        "By Ann Lee, gastroenterologist, Quay Health; Ann Lee",
        "By Ann Lee, Bo Ek, Oslo; Ann Lee/Bo Ek/Oslo",
        "By Ann Lee, special to the Quay Post; Ann Lee",
        "Posted by annlee under Harbours, Ships; annlee",
        "Article by Steph, filed under Cities & Urbanism; Steph",
        "Ann Lee (Content Manager); Ann Lee",
        "Ann Lee ann@example.org; Ann Lee",
        "Ann Lee@ann@toots.example; Ann Lee",
        "Interview: Ann Lee; Ann Lee",
        "Von Jörg Maier und Uta Groß; Jörg Maier/Uta Groß",
        "Ein Beitrag von Jörg Maier; Jörg Maier",
        "Par Zoé Lenoir et Luc Petit; Zoé Lenoir/Luc Petit",
        "Por José Núñez y Ana Gil; José Núñez/Ana Gil",
        "A cura di Lia Rossi; Lia Rossi",
        "Door Jan Smit; Jan Smit",
        "Av Kari Dahl og Ola Moe; Kari Dahl/Ola Moe",
        "Автор: Иван Петров; Иван Петров",
        "김철수 기자; 김철수",
        "記者林小三; 林小三",
        "山中客 發表在 東嶼邦 留言(2) 人氣(88); 山中客",
        "记者站; 记者站",
        "Jan Meier am Samstag, 19. Oktober 2019; Jan Meier",
        "Jan Meier am Sa., 19.10.2019; Jan Meier",
        "Jan Meier am Samstag; Jan Meier",
        "Jean Dupont le samedi 19 octobre 2019; Jean Dupont",
        "Jean Dupont samedi 19 octobre 2019; Jean Dupont",
        "Ana Gil el sábado, 19 de octubre de 2019; Ana Gil",
        "Lia Rossi sabato 19 ottobre 2019; Lia Rossi",
        "Kari Dahl den lördag 19 oktober 2019; Kari Dahl",
        "Ann Lee, Saturday, 3 May 2024; Ann Lee",
        "Juan Domingo, 3 de mayo de 2024; Juan Domingo",
        "Ernesto Sabato; Ernesto Sabato",
        "Li Sun, 3 May 2024; Li Sun",
        "Ek, Ann, 1920-1999; Ann Ek",
        "Ek, Ann M., 1920–; Ann M. Ek",
        "Ek, Ann (1920 - 1999); Ann Ek",
        "Ludwig van Ek; Ludwig van Ek",
        "JÖRG MAIER; JÖRG MAIER",
        "annlee99; annlee99",
        "Ann Lee 1, Bo van Ek 12; Ann Lee/Bo van Ek",
        "Harbour 21; Harbour 21",
        "بقلم/ أحمد محمود; أحمد محمود",
        "بقلم أحمد محمود; أحمد محمود",
        "كتب: أحمد محمود; أحمد محمود",
        "كتب أحمد محمود; كتب أحمد محمود",
        "نویسنده: علی رضایی; علی رضایی",
        "تحریر: علی رضا; علی رضا",
        "מאת: יוסי כהן; יוסי כהן",
        "מאת יוסי כהן; יוסי כהן",
        "लेखक: राजेश कुमार शर्मा; राजेश कुमार शर्मा",
        "লেখক: মিতা সেন; মিতা সেন",
        "โดย สมชาย ใจดี; สมชาย ใจดี",
        "ผู้เขียน : สมชาย ใจดี; สมชาย ใจดี",
        "राजेश कुमार शर्मा; राजेश कुमार शर्मा",
        "Napisane przez Jan Nowak; Jan Nowak",
        "Scris de Ana Pop și Ion Luca; Ana Pop/Ion Luca",
        "Γράφει η Μαρία Παππά; Μαρία Παππά",
        "Ρεπορτάζ: Μαρία Παππά και Νίκος Ρήγας; Μαρία Παππά/Νίκος Ρήγας",
        "Được viết bởi Lê Thị Lan; Lê Thị Lan",
        "Bởi: Lê Thị Lan và Trần Văn An; Lê Thị Lan/Trần Văn An",
        "Авторка: Олена Коваль; Олена Коваль",
        "Piše: Ana Horvat; Ana Horvat",
        "بواسطة سارة محمود; سارة محمود",
        "نوشته شده توسط علی رضایی; علی رضایی",
        "توسط علی رضایی; علی رضایی",
        "द्वारा राजेश कुमार; राजेश कुमार",
        "ผู้สื่อข่าว: สมชาย ใจดี และ สมหญิง ใจงาม; สมชาย ใจดี/สมหญิง ใจงาม",
        "Jan Nowak Opublikowano: 24.11.2026; Jan Nowak",
        "Lê Thị Lan lúc 24/11/2026; Lê Thị Lan",
        "মিতা সেনী, রিমা; মিতা সেনী/রিমা",
      })
  void namesWithoutTheWordsAroundThem(String text, String names) {
    assertThat(AuthorNames.shown(text)).containsExactly(names.split("/"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Photo by Ann Lee",
        "Medically reviewed by Ann Lee",
        "undefined",
        "责任编辑：李四",
        "Ảnh: Hoàng Nam",
        "Φωτογραφία: Νίκος Ρήγας",
        "צילום: יוסי כהן",
        "Nguồn: Báo Mới",
        "Kaynak: Ege Ajansı",
        "Written by",
        "发表于 3 天前 | 只看该作者",
        "最后编辑于 2026-11-20 21:03",
        "5分钟前",
        "name=x",
        "-",
      })
  void othersAndPlaceholdersAreNoAuthors(String text) {
    assertThat(AuthorNames.shown(text)).isEmpty();
  }

  @Test
  void declarationsKeepPrepositions() {
    assertThat(AuthorNames.stated("Center for Forest Research"))
        .containsExactly("Center for Forest Research");
  }

  @Test
  void aPlaceBehindDeclaredNamesIsNoName() {
    assertThat(AuthorNames.stated("Ann Lee, Bo Ek, and Cy Orr, in Quayton"))
        .containsExactly("Ann Lee", "Bo Ek", "Cy Orr");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Los Angeles Staff", "Reuters", "CNN Political Editor", "Staff Writer"})
  void employersAloneStay(String text) {
    assertThat(AuthorNames.stated(text)).containsExactly(text);
  }

  @Test
  void longTextsAreNoNames() {
    assertThat(AuthorNames.shown("By Ann ".repeat(100_000))).isEmpty();
    assertThat(AuthorNames.shown("Ann Lee, ".repeat(100))).containsExactly("Ann Lee");
  }

  @ParameterizedTest
  @ValueSource(strings = {"262588213843476", "1984"})
  void aNameIsNoNumber(String text) {
    assertThat(AuthorNames.stated(text)).isEmpty();
  }
}
