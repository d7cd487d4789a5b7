package io.zhengwen.extract.markup;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.SAXException;

/** Documents are valid by tei.xsd, the part of TEI P5's content models that they use. */
class TeiWriterTest {
  private static final TeiHeader HEADER =
      new TeiHeader(
          "news/1",
          "Tea & <cake>",
          List.of("Ann Lee", "王伟"),
          "Harbour News",
          "2026-11-21T08:30+08:00",
          "https://example.org/a b?a=1&b=2",
          "en",
          List.of("tides"));

  private static final TeiHeader NOTHING =
      new TeiHeader("", "", List.of(), "", "", "", "", List.of());
  private static Schema schema;

  @BeforeAll
  static void readSchema() throws Exception {
    schema =
        SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
            .newSchema(TeiWriterTest.class.getResource("tei.xsd"));
  }

  private static String tei(String html, TeiHeader header, String comments) {
    return TeiWriter.write(
        Renderings.text(html), header, RenderOptions.DEFAULT.withComments(), comments);
  }

  private static String body(String html) throws Exception {
    String tei = tei(html, NOTHING, "");
    validate(tei);
    return tei.substring(tei.indexOf("<body>\n") + 7, tei.indexOf("</body>"));
  }

  private static void validate(String tei) throws Exception {
    schema.newValidator().validate(new StreamSource(new StringReader(tei)));
  }

  @Test
  void headerSaysWhatThePageSays() throws Exception {
    String tei = tei("<p>a", HEADER, "Nice.\nWell <said>.");
    validate(tei);
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    Document document =
        factory
            .newDocumentBuilder()
            .parse(new ByteArrayInputStream(tei.getBytes(StandardCharsets.UTF_8)));
    assertThat(document.getElementsByTagName("title").item(0).getTextContent())
        .isEqualTo("Tea & <cake>");
    assertThat(document.getElementsByTagName("author").item(1).getTextContent()).isEqualTo("王伟");
    assertThat(tei)
        .contains(
            "<date when=\"2026-11-21T08:30+08:00\">",
            "<publisher>Harbour News</publisher>",
            "<idno type=\"id\">news/1</idno>",
            "<ref target=\"https://example.org/a%20b?a=1&amp;b=2\"/>",
            "<text xml:lang=\"en\">",
            "<div type=\"comments\">\n<p>Nice.</p>\n<p>Well &lt;said&gt;.</p>\n</div>");
  }

  @Test
  void headingsBeginDivisions() throws Exception {
    assertThat(body("<p>a<h1>A</h1><p>b<h2>B</h2><ul><li>c<h3>C</h3></ul><h1>D</h1>"))
        .isEqualTo(
            """
            <p>a</p>
            <div>
            <head>A</head>
            <p>b</p>
            <div>
            <head>B</head>
            <list rend="bulleted"><item>c<p rend="heading">C</p>
            </item>
            </list>
            </div>
            </div>
            <div>
            <head>D</head>
            </div>
            """);
  }

  @Test
  void elementsHaveTheirCounterparts() throws Exception {
    assertThat(
            body(
                "<p><a href=/x>l</a> <em>e</em><br><code>c</code> <img src=i.png alt='&lt;i>'></p>"
                    + "<blockquote>q</blockquote><pre>a\n  b</pre>"
                    + "<table><tr><th>k<th>v<tr><td colspan=2>w</table>"))
        .isEqualTo(
            """
            <p><ref target="https://example.org/x">l</ref> <hi rend="italic">e</hi><lb/>
            <code>c</code> <graphic url="https://example.org/dir/i.png"><desc>&lt;i&gt;</desc></graphic></p>
            <quote><p>q</p>
            </quote>
            <ab type="code" xml:space="preserve">a
              b</ab>
            <table><row><cell role="label">k</cell>
            <cell role="label">v</cell>
            </row>
            <row><cell role="data" cols="2">w</cell>
            </row>
            </table>
            """);
  }

  @Test
  void imagesWithoutAnAddressAreTheirText() throws Exception {
    String tei =
        TeiWriter.write(
            Renderings.textWithoutAddress(
                "<p>a <a href='mailto:m@b.example'><img src=i.png alt=mail></a>"
                    + "<figure><img src=f.png alt='A ferry'><figcaption>Ferry</figcaption></figure>"),
            NOTHING,
            RenderOptions.DEFAULT,
            "");
    validate(tei);
    assertThat(tei)
        .contains(
            "<p>a <ref target=\"mailto:m@b.example\">mail</ref></p>",
            "<figure><figDesc>A ferry</figDesc><p>Ferry</p>");
  }

  @Test
  void addressesHaveOneNumberSign() throws Exception {
    assertThat(body("<p>a <a href='https://e.example/?u=#b#c#'>b</a><img src='/i.png#a#b'>"))
        .contains("target=\"https://e.example/?u=#b%23c%23\"", "/i.png#a%23b");
  }

  @Test
  void emptyTextIsValid() throws Exception {
    assertThat(body("")).isEqualTo("<p/>\n");
  }

  @Test
  void charactersThatXmlForbidsAreLeftOut() throws Exception {
    String tei =
        tei(
            "<pre>a&#1;&#xFFFF;b</pre>",
            new TeiHeader("", "\u0000\uD800\u000Bt", List.of(), "", "", "", "", List.of()),
            "\u0001c");
    validate(tei);
    assertThat(tei).contains("<title>t</title>", "<p>c</p>");
  }

  @Test
  void corpusIsValid() throws Exception {
    String document = tei("<p>a", HEADER, "");
    validate(TeiWriter.beginCorpus("Pages") + document + document + TeiWriter.endCorpus());
  }

  @Test
  void randomPagesAreValid() throws Exception {
    for (long seed = 0; seed < 1000; seed++) {
      String tei = tei(RandomPage.of(seed), NOTHING, "");
      try {
        validate(tei);
      } catch (SAXException e) {
        throw new AssertionError(tei, e);
      }
    }
  }
}
