/**
 * Site templates and a support vector machine working together: texts that recur on the pages of a
 * site are its common noise, removed by templates; the support vector machine classifies the
 * block-level tags that remain. The template half is also a filter of any other method's main text.
 *
 * <p>Source: Yan, Wang, "Web page de-noising by template and SVM working together", Computer
 * Science and Application 10(1), 2020, 51-59.
 *
 * <table>
 *   <caption>Symbols</caption>
 *   <tr><td>S</td><td>the texts of the current batch, {@code candidates}</td></tr>
 *   <tr><td>F</td><td>pages that a text was seen on, {@code frequency}</td></tr>
 *   <tr><td>N1</td><td>pages in a batch, 10</td></tr>
 *   <tr><td>N2</td><td>pages of a batch that make a template, 3</td></tr>
 *   <tr><td>R1 ... R5</td><td>features of a block-level tag: {@link
 *       io.zhengwen.method.sitetemplate.BlockTags}</td></tr>
 *   <tr><td>R</td><td>the answer of the support vector machine; tags with R greater than 0 are kept</td></tr>
 *   <tr><td>D</td><td>edit distance; texts are near with D &lt;= floor(min(len) / 8)</td></tr>
 * </table>
 *
 * <p>Where we depart from the authors, and why:
 *
 * <ul>
 *   <li>For templates, a tag is a text block with its nearest block-level element, or a link in a
 *       block of links only: see {@code TextUnit}. Matching every tag would remove recurring words,
 *       such as links and emphasised ones, from sentences.
 *   <li>F counts pages, not tags: three replies on one page are not a template.
 *   <li>A page that occurs twice in a batch, by address or by text, is learned from once:
 *       otherwise, pages that are indexed again would make their main text a template. The same
 *       holds for a page with several addresses: their paths are equal, and three quarters of its
 *       characters outside templates are already in the batch.
 *   <li>The site is the host by default; URL prefixes are an option.
 *   <li>A page is filtered by the templates that were persisted before it. Texts of templates do
 *       not enter S again.
 *   <li>A batch ends early if no page of its site arrives for long, if memory is short, or if the
 *       libraries are closed: a text on N2 of its pages becomes a template all the same.
 *   <li>Batches of several writers are merged: their counts add up.
 *   <li>Sizes are bounded: texts of 1,000 chars, tag names of 100, batches of 1,000,000 chars,
 *       1,000 templates a site, the sites in memory, and the cost of the search for near texts on
 *       one page; beyond it texts match by equality.
 *   <li>Links and pictures of a block-level tag are counted as its text is: those of nested
 *       block-level tags are left out. Templates are counted neither in the tag nor in the page.
 *   <li>The support vector machine is trained on whole pages: labelled sets have too few pages of a
 *       site for templates. Rows are sampled by the square root of their share of the page's words,
 *       because quality is measured in words, and equally many of noise and of content.
 *   <li>Values outside the range of the training data are clipped to it.
 *   <li>Lengths of templates are UTF-16 code units, the unit of the edit distance used.
 * </ul>
 */
package io.zhengwen.method.sitetemplate;
