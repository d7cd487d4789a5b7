/**
 * What pages declare by markup, collected once for all that read it: {@code meta} and {@code link}
 * elements, JSON-LD, microdata and RDFa.
 */
package io.zhengwen.metadata.declared;
