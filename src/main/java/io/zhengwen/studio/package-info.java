/** What the studio's pages ask for, and the files that they are made of; without Solr. */
package io.zhengwen.studio;
