package io.zhengwen.extract.markup;

/** Writes the header of a TEI document. */
final class TeiHeaderWriter {
  private final StringBuilder out;

  TeiHeaderWriter(StringBuilder out) {
    this.out = out;
  }

  /** The header of a corpus. */
  void write(String title) {
    out.append("<teiHeader>\n<fileDesc>\n<titleStmt>");
    element("title", title);
    out.append("</titleStmt>\n");
    publication();
    out.append("<sourceDesc><p>Pages of the web</p></sourceDesc>\n</fileDesc>\n</teiHeader>\n");
  }

  /** The header of a page. */
  void write(TeiHeader header) {
    out.append("<teiHeader>\n<fileDesc>\n<titleStmt>");
    element("title", header.title());
    header.authors().forEach(author -> element("author", author));
    out.append("</titleStmt>\n");
    publication();
    source(header);
    out.append("</fileDesc>\n");
    profile(header);
    out.append("</teiHeader>\n");
  }

  private void publication() {
    out.append("<publicationStmt><p>Extracted from a page of the web</p></publicationStmt>\n");
  }

  private void source(TeiHeader header) {
    out.append("<sourceDesc><biblStruct><monogr>");
    header.authors().forEach(author -> element("author", author));
    element("title", header.title());
    if (!header.id().isEmpty()) {
      out.append("<idno type=\"id\">");
      XmlText.append(header.id(), out);
      out.append("</idno>");
    }
    out.append("<imprint>");
    optional("publisher", header.publisher());
    if (header.date().isEmpty()) {
      out.append("<date/>");
    } else {
      out.append("<date when=\"");
      XmlText.append(header.date(), out);
      out.append("\">");
      XmlText.append(header.date(), out);
      out.append("</date>");
    }
    out.append("</imprint></monogr>");
    if (!header.address().isEmpty()) {
      out.append("<ref target=\"");
      XmlText.append(SafeAddresses.escaped(header.address()), out);
      out.append("\"/>");
    }
    out.append("</biblStruct></sourceDesc>\n");
  }

  private void profile(TeiHeader header) {
    if (header.language().isEmpty() && header.keywords().isEmpty()) {
      return;
    }
    out.append("<profileDesc>");
    if (!header.language().isEmpty()) {
      out.append("<langUsage><language ident=\"");
      XmlText.append(header.language(), out);
      out.append("\"/></langUsage>");
    }
    if (!header.keywords().isEmpty()) {
      out.append("<textClass><keywords>");
      header.keywords().forEach(keyword -> element("term", keyword));
      out.append("</keywords></textClass>");
    }
    out.append("</profileDesc>\n");
  }

  private void optional(String name, String text) {
    if (!text.isEmpty()) {
      element(name, text);
    }
  }

  private void element(String name, String text) {
    out.append('<').append(name).append('>');
    XmlText.append(text, out);
    out.append("</").append(name).append('>');
  }
}
