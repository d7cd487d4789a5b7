package io.zhengwen.page.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class XhtmlSourceTest {
  private static final String PAGE =
      "<html xmlns='http://www.w3.org/1999/xhtml'><head><title/><script src='a.js'/></head><body><p>At"
          + " the quay.</p><textarea/><p><![CDATA[5 < 6 & true]]></p></body></html>";

  @ParameterizedTest
  @CsvSource({
    "<script src='x'/><p>b</p>, <script src='x'></script><p>b</p>",
    "<p/>a<select id='s' />, <p></p>a<select id='s' ></select>",
    "<![CDATA[a < b]]><p/>, a &lt; b<p></p>",
    "<script><![CDATA[a<b/>]]></script><p/>, <script><![CDATA[a<b/>]]></script><p></p>",
    "<!-- <p/> --><i/>, <!-- <p/> --><i></i>"
  })
  void emptyElementsGetAnEndTag(String xhtml, String html) {
    assertThat(XhtmlSource.asHtml(xhtml)).isEqualTo(html);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "a", "<p>a<br/>b</p>", "<", "</", "<>", "</>", "<p", "<![CDATA[a", "<!--<p/>"})
  void theRestIsLeftAlone(String xhtml) {
    assertThat(XhtmlSource.asHtml(xhtml)).isEqualTo(xhtml);
  }

  @Test
  void thePrefixOfTheRootIsLeftOut() {
    String root = "<?xml version='1.0'?><h:html xmlns:h='http://www.w3.org/1999/xhtml' lang='en'>";
    String page =
        "<h:head><h:title>Tides</h:title><h:script>a</h:script></h:head><h:body><h:p/><x:p/>"
            + "<![CDATA[<h:p>]]></h:body></h:html>";
    assertThat(XhtmlSource.asHtml(root + page))
        .isEqualTo(
            "<?xml version='1.0'?><html xmlns:h='http://www.w3.org/1999/xhtml' lang='en'>"
                + "<head><title>Tides</title><script>a</script></head><body><p></p><x:p></x:p>"
                + "&lt;h:p&gt;</body></html>");
    assertThat(new PageReader().read(root + page, "").document().title()).isEqualTo("Tides");
    for (String other :
        new String[] {
          "<h:html xmlns:h='urn:a'>", "<html xmlns:h='http://www.w3.org/1999/xhtml'>", "<h:html>"
        }) {
      assertThat(XhtmlRoot.prefix(other + page)).isEmpty();
    }
  }

  @Test
  @Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void timeIsLinear() {
    for (String piece :
        new String[] {"<!--", "<p/>", "<![CDATA[", "<script>", "<p", "<![CDATA[]]>"}) {
      assertThat(XhtmlSource.asHtml(piece.repeat(300_000))).isNotNull();
    }
  }

  @Test
  void theMediaTypeDecides() {
    byte[] bytes = PAGE.getBytes(StandardCharsets.UTF_8);
    PageReader reader = new PageReader();
    String text = "At the quay. 5 < 6 & true";
    assertThat(
            reader.read(bytes, "application/xhtml+xml; charset=utf-8", "").document().body().text())
        .isEqualTo(text);
    assertThat(reader.read(PageText.of(PAGE, "Application/XHTML+XML"), "").document().body().text())
        .isEqualTo(text);
    assertThat(reader.read(bytes, "text/html", "").document().body().text()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"<script src='a.js'/>", "<style/>", "<title/>", "<textarea/>", "<iframe/>"})
  void theFirstLinesDecideWithoutAMediaType(String element) {
    String body = "<p>At the quay.</p><p><a id='x'/>5 &lt; 6</p>";
    String html = "<html xmlns=\"http://www.w3.org/1999/xhtml\"><body>" + element + body;
    String declared = "<?xml version='1.0'?>\n<!DOCTYPE html>\n" + html;
    assertThat(text(declared)).isEqualTo("At the quay. 5 < 6");
    assertThat(text("\ufeff" + declared)).isEqualTo("At the quay. 5 < 6");
    assertThat(text("<?xml version='1.0'?><html><body>" + element + body))
        .isEqualTo(text("<html><body>" + element + body));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<script>var a = '<title/>';</script>",
        "<!-- <title/> -->",
        "<p/>a<div/>",
        "<title>a</title>",
        "<script><![CDATA[a<style/>]]></script>",
        "<![CDATA[a]]>",
      })
  void ofADeclaredPageTheRestIsLeftAlone(String xhtml) {
    assertThat(XhtmlSource.withRawTextClosed(xhtml)).isEqualTo(xhtml);
  }

  @Test
  @Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void timeOfDeclarationsIsLinear() {
    String declaration = "<?xml version='1.0'?>";
    for (String piece : new String[] {"<html ", " xmlns=", "<?xml ", ">", " "}) {
      assertThat(XhtmlRoot.isDeclared(declaration + piece.repeat(300_000))).isFalse();
    }
  }

  private static String text(String page) {
    byte[] bytes = page.getBytes(StandardCharsets.UTF_8);
    return new PageReader().read(bytes, null, "").document().body().text();
  }
}
