package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Words of many languages find each other in the ways in which people type them. */
@Tag("solr10")
class SpellingsIT {
  private static final String CORE = "spellings";
  private static SolrHttp solr;
  private static SearchedPages pages;

  @BeforeAll
  static void start() throws Exception {
    solr = SharedSolr.core(CORE, Configset.shipped());
    pages = new SearchedPages(CORE, solr);
  }

  @Test
  void thaiAndLaoLettersInTwoParts() throws Exception {
    eachFindsAll("แม่", "เเม่");
    eachFindsAll("น้ำ", "น\u0E49\u0E4D\u0E32", "น\u0E4D\u0E49\u0E32");
    eachFindsAll("ທຳ", "ທ\u0ECD\u0EB2");
    eachFindsAll("ນ້ຳ", "ນ\u0EC9\u0ECD\u0EB2", "ນ\u0ECD\u0EC9\u0EB2");
    eachFindsAll("ແມ່", "ເເມ່");
    eachFindsAll("ໜ້າ", "ຫນ້າ");
    noneFindsOthers("เม่", "แม่");
    noneFindsOthers("ນາ", "ໜາ");
    shows("ไปเเม่น\u0E4D\u0E49\u0E32ปิง", "แม่น้ำ", "ไป<em>เเม่น\u0E4D\u0E49\u0E32</em>ปิง");
  }

  @Test
  void persianWordsWithSpacesThatDoNotShow() throws Exception {
    eachFindsAll("می\u200Cروم", "مي\u200Cروم");
    add("می\u200Cروم", "می روم", "میروم");
    assertThat(pages.ids("می\u200Cروم")).containsExactlyInAnyOrder("0", "1", "2");
    assertThat(pages.ids("می روم")).containsExactlyInAnyOrder("0", "1");
    assertThat(pages.ids("میروم")).containsExactlyInAnyOrder("0", "2");
    add("کتاب\u200Cهای درسی خوب");
    for (String query :
        List.of("كتاب", "کتاب\u200Cها*", "\"کتاب\u200Cهای درسی\"", "\"كتاب هاي درسي\"")) {
      assertThat(pages.ids(query)).as(query).containsExactly("0");
    }
    shows("چند کتاب\u200Cهای درسی", "کتابهای", "چند <em>کتاب\u200Cهای</em> درسی");
    shows("چند کتاب\u200Cهای درسی", "کتاب", "چند <em>کتاب</em>\u200Cهای درسی");
  }

  @Test
  void thatSpaceWithinWordsOfOtherScriptsDividesNothing() throws Exception {
    for (String word : List.of("ఫేస్\u200Cబుక్", "Auf\u200Clage", "ക്ഷ\u200Cത്ര")) {
      int sign = word.indexOf('\u200C');
      add(word);
      assertThat(pages.ids(word)).as(word).containsExactly("0");
      assertThat(pages.ids(word.replace("\u200C", ""))).as(word).containsExactly("0");
      assertThat(pages.ids(word.substring(sign + 1))).as(word).isEmpty();
    }
  }

  @Test
  void lettersOfPersianUrduKurdishAndArabic() throws Exception {
    eachFindsAll("کتابی", "كتابي", "كتابى");
    eachFindsAll("خانه", "خانهٔ", "خانۀ");
    eachFindsAll("ہے", "هے", "ھے");
    eachFindsAll("چاہیے", "چاھیے");
    eachFindsAll("بەهار", "بەھار");
    eachFindsAll("ٱلرحمن", "الرحمن");
    eachFindsAll("سائل", "سايل");
    eachFindsAll("مدرسة", "مدرسه");
    eachFindsAll("كلّيّة", "كلية");
    noneFindsOthers("بھائی", "بہائی");
    noneFindsOthers("ہے", "ہی");
    noneFindsOthers("كتب", "كتبت");
  }

  @Test
  void articlesOfArabicAndHebrew() throws Exception {
    add("ساعات", "الساعات", "بالساعات", "للساعات", "ساعاتي");
    for (String query : List.of("ساعات", "الساعات", "والساعات", "ساعات؟")) {
      assertThat(pages.ids(query)).as(query).containsExactlyInAnyOrder("0", "1", "2", "3");
    }
    assertThat(pages.ids("الساعات")).startsWith("1");
    assertThat(pages.ids("\"الساعات\"")).containsExactly("1");
    noneFindsOthers("الله", "له");
    noneFindsOthers("المس", "مس");
    eachFindsAll("إسكندرية", "الإسكندرية", "بالاسكندريه");
    add("כביש", "הכביש", "בכביש", "שהכביש", "כבישים");
    for (String query : List.of("כביש", "הכביש")) {
      assertThat(pages.ids(query)).as(query).containsExactlyInAnyOrder("0", "1", "2", "3");
    }
    noneFindsOthers("לב", "כלב");
    noneFindsOthers("הלב", "לב");
    shows("מעבר לכביש הישן", "כביש", "מעבר <em>לכביש</em> הישן");
  }

  @Test
  void dotsAndNasalsOfHindi() throws Exception {
    eachFindsAll("\u0958लम", "क\u093Cलम", "कलम");
    eachFindsAll("सड़क", "सडक");
    eachFindsAll("पाँच", "पांच", "पाञ्च");
    eachFindsAll("हिन्दी", "हिंदी");
    eachFindsAll("सम्बन्ध", "संबंध");
    noneFindsOthers("अन्न", "अंन", "अन");
    noneFindsOthers("आचार्यांना", "आचाऱ्यांना");
    noneFindsOthers("বড়", "বড");
    shows("यह हिन्दी है", "हिंदी", "यह <em>हिन्दी</em> है");
    shows("एक सड़क है", "सडक", "एक <em>सड़क</em> है");
  }

  @Test
  void beginningsOfHindiEndWithNasals() throws Exception {
    add("हिन्दी", "हिंदी", "हिना", "हिमा", "सम्बन्ध", "संबंध", "समय", "अङ्क", "हिन्");
    for (String beginning : List.of("हिन*", "title:हिन* OR content:हिन*")) {
      assertThat(pages.ids(beginning)).as(beginning).containsExactlyInAnyOrder("0", "1", "2", "8");
    }
    assertThat(pages.ids("हिन्*")).containsExactlyInAnyOrder("0", "1", "8");
    assertThat(pages.ids("हिन्द*")).containsExactlyInAnyOrder("0", "1");
    assertThat(pages.ids("सम*")).containsExactlyInAnyOrder("4", "5", "6");
    assertThat(pages.ids("सम्बन*")).containsExactlyInAnyOrder("4", "5");
    assertThat(pages.ids("अङ*")).containsExactly("7");
    shows("यह हिन्दी है", "हिन*", "यह <em>हिन्दी</em> है");
  }

  @Test
  void malayalamFinalConsonants() throws Exception {
    eachFindsAll("അവൻ", "അവന\u0D4D\u200D");
  }

  @Test
  void apostrophesOfCyrillic() throws Exception {
    eachFindsAll("п'ять", "п’ять", "пʼять", "пять");
    eachFindsAll("О’Коннор", "ОКоннор");
    shows("Ось п’ять яблук", "пять", "Ось <em>п’ять</em> яблук");
    shows("Ось пять яблук", "п'ять", "Ось <em>пять</em> яблук");
    add("Каже: 'слово' і 'діло'");
    assertThat(pages.ids("слово діло")).containsExactly("0");
  }

  @Test
  void apostrophesOfLatinEndWords() throws Exception {
    eachFindsAll("l'école", "l’école");
    noneFindsOthers("l'école", "lecole");
    noneFindsOthers("we're", "were");
    noneFindsOthers("dell'anno", "dellanno");
    add("à l’école", "une École", "L'école de l'hôtel", "d'art");
    assertThat(pages.ids("l'école")).containsExactlyInAnyOrder("0", "1", "2").endsWith("1");
    assertThat(pages.ids("\"l'école\"")).containsExactlyInAnyOrder("0", "2");
    assertThat(pages.ids("école")).hasSize(3);
    assertThat(pages.ids("d'hôtel")).containsExactly("2");
    assertThat(pages.ids("l'art")).isEmpty();
    shows("une École privée", "l'école", "une <em>École</em> privée");
    add("l'école dell’anno don't");
    for (String query : List.of("école", "anno", "don’t", "l’ecole")) {
      assertThat(pages.ids(query)).as(query).containsExactly("0");
    }
  }

  @Test
  void apostrophesBeforeAnEndingMayBeLeftOut() throws Exception {
    add("Women’s shoes", "Womens shoes", "The women s shoes", "Women and shoes", "womans");
    assertThat(pages.ids("womens shoes")).containsExactlyInAnyOrder("0", "1", "2").startsWith("1");
    assertThat(pages.ids("women's shoes")).containsExactlyInAnyOrder("0", "1", "2").endsWith("1");
    assertThat(pages.ids("\"womens\"")).containsExactly("1");
    assertThat(pages.ids("\"women's shoes\"")).containsExactlyInAnyOrder("0", "2");
    assertThat(pages.ids("shoe's")).hasSize(4);
    noneFindsOthers("it's", "its");
    shows("All Women’s shoes", "womens", "All <em>Women’s</em> shoes");
    shows("All womens shoes", "women's", "All <em>womens</em> shoes");
  }

  @Test
  void lettersLikeApostrophesMayBeLeftOut() throws Exception {
    add("Hawaiʻi", "Hawaii", "Hawai'i");
    assertThat(pages.ids("Hawaii")).containsExactlyInAnyOrder("0", "1");
    assertThat(pages.ids("Hawaiʻi")).containsExactlyInAnyOrder("0", "1", "2");
    assertThat(pages.ids("Hawai'i")).containsExactlyInAnyOrder("0", "2");
  }

  @Test
  void umlautsInTwoLetters() throws Exception {
    add("Herr Müller", "Herr Mueller", "Herr Muller");
    assertThat(pages.ids("Mueller")).containsExactlyInAnyOrder("0", "1");
    assertThat(pages.ids("Müller")).hasSize(3).startsWith("0");
    assertThat(pages.ids("mu\u0308ller")).hasSize(3);
    assertThat(pages.ids("Muller")).containsExactlyInAnyOrder("0", "2");
    assertThat(pages.ids("\"Herr Mueller\"")).containsExactlyInAnyOrder("0", "1");
    add("Århus", "Aarhus", "TROMSØ");
    assertThat(pages.ids("aarhus")).containsExactlyInAnyOrder("0", "1");
    assertThat(pages.ids("Århus")).containsExactlyInAnyOrder("0", "1");
    assertThat(pages.ids("Tromsoe")).containsExactly("2");
    shows("Herr Müller-Lüd kam", "Mueller", "Herr <em>Müller</em>-Lüd kam");
    shows("Herr Mueller kam", "Müller", "Herr <em>Mueller</em> kam");
  }

  @Test
  void accentsThatAreTypedCountMore() throws Exception {
    add("sông Hồng", "song song song", "Song Song sông");
    assertThat(pages.ids("sông")).containsExactlyInAnyOrder("0", "1", "2").endsWith("1");
    assertThat(pages.ids("SÔNG!")).endsWith("1");
    assertThat(pages.ids("so\u0302ng")).endsWith("1");
    assertThat(pages.ids("song")).startsWith("1");
    add("la pâte, la pâte", "le pâté", "pate and pate");
    assertThat(pages.ids("pâté")).hasSize(3).startsWith("1");
    assertThat(pages.ids("pâte")).hasSize(3).startsWith("0");
    add("Maße der Bär", "Masse der Bar");
    assertThat(pages.ids("Maße")).containsExactly("0", "1");
    assertThat(pages.ids("bär")).containsExactly("0", "1");
    shows("Dòng sông Hồng", "sông", "Dòng <em>sông</em> Hồng");
    shows("A song of old", "sông", "A <em>song</em> of old");
  }

  @Test
  void wordsWithTwoVowelsAreNoUmlauts() throws Exception {
    noneFindsOthers("poet", "pot");
    noneFindsOthers("abuelo", "abulo");
    noneFindsOthers("does", "dos");
    noneFindsOthers("Michael", "Michal");
  }

  @Test
  void titlesAreSuggestedHoweverTheyAreTyped() throws Exception {
    solr.updateJson(
        CORE,
        List.of(
            Map.of("id", "0", "title", "Müller kauft 19.200 Stühle"),
            Map.of("id", "1", "title", "می\u200Cروم"),
            Map.of("id", "2", "title", "हिन्दी में पाँच")));
    solr.get("/" + CORE + "/suggest", List.of("suggest.q", "x", "suggest.build", "true"));
    for (String typed : List.of("muell", "müll", "19200", "19,200", "stuehl")) {
      assertThat(suggestions(typed)).as(typed).contains("Müller");
    }
    for (String typed : List.of("میر", "مي\u200Cرو", "می رو")) {
      assertThat(suggestions(typed)).as(typed).contains("می\u200Cروم");
    }
    for (String typed : List.of("हिंदी में पां", "हि", "हिन", "हिन्", "हिन्द", "पाञ")) {
      assertThat(suggestions(typed)).as(typed).contains("हिन्दी");
    }
  }

  private static String suggestions(String typed) throws Exception {
    return solr.get("/" + CORE + "/suggest", List.of("suggest.q", typed))
        .body()
        .at("/suggest/titles")
        .findPath("suggestions")
        .toString();
  }

  /** Makes pages of these words, with their places for ids, the only ones of the core. */
  private static void add(String... words) throws Exception {
    List<Map<String, Object>> documents = new ArrayList<>();
    for (String word : words) {
      documents.add(
          Map.of("id", String.valueOf(documents.size()), "content", "12 " + word + " 34"));
    }
    solr.updateJson(CORE, Map.of("delete", Map.of("query", "*:*")));
    solr.updateJson(CORE, documents);
  }

  private static void eachFindsAll(String... words) throws Exception {
    add(words);
    for (String word : words) {
      assertThat(pages.ids(word)).as(word).hasSize(words.length);
    }
  }

  private static void noneFindsOthers(String... words) throws Exception {
    add(words);
    for (int i = 0; i < words.length; i++) {
      assertThat(pages.ids(words[i])).as(words[i]).containsExactly(String.valueOf(i));
    }
  }

  private static void shows(String text, String query, String snippet) throws Exception {
    add(text);
    assertThat(pages.snippet("0", query)).contains(snippet);
  }
}
