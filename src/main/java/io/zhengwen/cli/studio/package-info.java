/** The studio for the pages of a directory, on this computer, without Solr. */
package io.zhengwen.cli.studio;
