/**
 * The structure of a selection (headings, lists, tables, code, links, images) and its renderings as
 * HTML, Markdown and TEI.
 *
 * <p>{@link io.zhengwen.extract.markup.StructuredText} is read from the page in one walk. It nests
 * as documents should, whatever the page's own nesting, so that the renderings need not repair
 * anything.
 */
package io.zhengwen.extract.markup;
