/**
 * The demo: a real Solr over HTTP with the plugin jar installed as a user would install it, pages
 * indexed by the command line jar, and searches that show what extraction changes. Run by {@code
 * mvn -Pdemo}.
 */
package io.zhengwen.demo;
