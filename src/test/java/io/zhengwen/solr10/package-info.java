/** Tests on Solr 10, which the build does not compile against. */
package io.zhengwen.solr10;
