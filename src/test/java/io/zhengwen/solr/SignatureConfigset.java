package io.zhengwen.solr;

/**
 * The shipped configset with a field for near signatures, in which unchanged documents are left
 * out.
 */
final class SignatureConfigset {
  private SignatureConfigset() {}

  static Configset make() {
    return Configset.shipped()
        .with(
            "<lst name=\"fields\">",
            "<str name=\"unchanged\">skip</str><str name=\"unchangedIgnore\">fetched_dt</str>"
                + "<lst name=\"fields\"><str name=\"nearSignature\">near_ss</str>");
  }
}
