package io.zhengwen.studio;

import org.junit.jupiter.api.BeforeAll;

/** Tests of the studio in a browser, on the Solr that all of them share. */
abstract class StudioTests extends BrowserTests {
  static StudioSolr solr;

  @BeforeAll
  static void findSolr() throws Exception {
    solr = StudioSolr.shared();
  }
}
