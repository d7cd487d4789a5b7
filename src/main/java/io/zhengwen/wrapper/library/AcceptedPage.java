package io.zhengwen.wrapper.library;

import io.zhengwen.wrapper.template.TemplateKind;

/**
 * A page that was accepted.
 *
 * @param id the id of its document
 * @param url its address
 * @param time when, in milliseconds since 1970
 * @param html its source; null if there was no room to keep it
 * @param reading what was read from it
 */
record AcceptedPage(String id, String url, long time, String html, PageReading reading) {
  AcceptedPage with(TemplateKind kind) {
    return new AcceptedPage(id, url, time, html, reading.withKind(kind));
  }

  AcceptedPage withoutHtml() {
    return new AcceptedPage(id, url, time, null, reading);
  }
}
