package io.zhengwen.solr;

/** The shipped configset with fields for signatures, in which unchanged documents are left out. */
final class SignatureConfigset {
  private SignatureConfigset() {}

  static Configset make() {
    return Configset.shipped()
        .with(
            "<lst name=\"fields\">",
            "<str name=\"unchanged\">skip</str><str name=\"unchangedIgnore\">fetched_dt</str>"
                + "<lst name=\"fields\"><str name=\"signature\">exact_s</str>"
                + "<str name=\"nearSignature\">near_ss</str><str name=\"nearKey\">near_s</str>");
  }
}
