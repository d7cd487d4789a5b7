package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * What a template that is being made is after fields were renamed or removed, steps undone, and
 * other pages, templates and languages turned to.
 */
class StudioStepsIT extends DraftedStays {
  private static void widen() {
    click("pick-widen");
    answered();
  }

  // ---- what is taken again

  @Test
  void moreAroundAValueOfARenamedFieldIsThatFields() {
    open(LOFTS, 1);
    take("10 €");
    assertFields("field_1: 10 €");
    type("name-0", "price");
    widen();
    assertFields("price: 10 € per night");
    browser.holds("document.querySelectorAll('.induced .rules > li').length === 1");
    browser.see(".induced .values td", "10 € per night");
  }

  @Test
  void moreAroundOneOfSeveralValuesTakesItsPlaceAndNoOthers() {
    open(LOFTS, 1);
    field("facts");
    click("multiple-0");
    take("10 €");
    take("1 guests");
    take("Loft number 1");
    assertFields("facts: 10 €: 1 guests: Loft number 1");
    take("10 €");
    widen();
    assertFields("facts: 10 € per night: 1 guests: Loft number 1");
    take("10 €");
    assertFields("facts: 10 € per night: 1 guests: Loft number 1: 10 €");
    widen();
    assertFields("facts: 10 € per night: 1 guests: Loft number 1");
  }

  @Test
  void moreAroundAValueOfARemovedFieldIsNobodys() {
    open(LOFTS, 1);
    field("price");
    take("10 €");
    click("remove-0");
    widen();
    assertFields();
    browser.enterFrame();
    assertThat(browser.run("return document.querySelector('[z-m]')")).isNull();
    browser.leaveFrame();
  }

  @Test
  void moreAroundAValueThatWasUndoneIsNobodysUntilItIsTaken() {
    open(LOFTS, 1);
    field("title");
    take("Loft number 1");
    field("price");
    take("10 €");
    undo();
    assertFields("title: Loft number 1", "price");
    widen();
    assertFields("title: Loft number 1", "price");
    click("pick-take");
    browser.see(".chip", "10 € per night");
    assertFields("title: Loft number 1", "price: 10 € per night");
  }

  @Test
  void moreAroundATextWithoutALinkIsNotAnEarlierFields() {
    browser.open(studio.address() + "#/annotate?id=lists/1");
    shown();
    field("heading");
    take("Stays");
    field("link");
    browser.run(
        "const type = document.getElementById('type-1'); type.value = 'link'; type.dispatchEvent(new Event('change'))");
    drawn();
    browser.enterFrame();
    browser.click("li b z-t");
    browser.leaveFrame();
    browser.see("[role=status] .notice");
    widen();
    assertFields("heading: Stays", "link: /1");
  }

  // ---- lists

  @Test
  void aFieldOfTheSecondRecordIsRemoved() {
    browser.open(studio.address() + "#/annotate?id=lists/1");
    shown();
    click("kind-list");
    click("record-1");
    field("price");
    take("20 €");
    click("field-0");
    click("remove-0");
    assertFields();
    undo();
    click("record-1");
    assertFields("price: 20 €");
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void theNextPageIsMarkedOnListsOnlyAndNoField() {
    browser.open(studio.address() + "#/annotate?id=lists/1");
    shown();
    click("kind-list");
    field("next page");
    take("One");
    take("Two");
    markNext();
    assertFields("next page: One");
    click("kind-detail");
    take("Stays");
    assertFields("next page: Stays");
    click("kind-list");
    assertFields("next page: One");
  }

  @Test
  void theNextPageIsTakenWithTheReading() {
    browser.open(studio.address() + "#/annotate?id=lists/1");
    shown();
    click("kind-list");
    field("stay");
    take("One");
    take("Two");
    markNext();
    save("lists");
    browser.open(
        studio.address() + "#/annotate?seed=stays.example/lists/&page=lists/1&template=lists");
    shown();
    browser.click("#take-reading");
    browser.see("li:has(#field-next)", "/list/2");
    assertFields("stay: One");
    browser.see(".induced .rules", "link to the next page");
  }

  private static void markNext() {
    click("field-next");
    browser.see(".active #field-next");
    browser.enterFrame();
    browser.click("p a z-t");
    browser.leaveFrame();
    browser.see("li:has(#field-next)", "/list/2");
  }
}
