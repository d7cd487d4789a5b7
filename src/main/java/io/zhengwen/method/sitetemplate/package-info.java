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
 *       block of nothing but links: see {@code TextUnit}. Matching every tag would take recurring
 *       words, links and emphasised ones, out of sentences.
 *   <li>F counts pages, not tags: three replies on one page are no template.
 *   <li>A page that comes twice in a batch, by address or by text, is learned from once: pages that
 *       are indexed again would make their main text a template. So is one that comes under several
 *       addresses: of the same path, with three quarters of the characters that are no templates
 *       known from the batch.
 *   <li>The site is the host by default; URL prefixes are an option.
 *   <li>A page is filtered by the templates that were persisted before it. Texts of templates do
 *       not enter S again.
 *   <li>A batch ends early when no page of its site came for long, when memory is short, and when
 *       the libraries are closed: a text on N2 of its pages becomes a template all the same.
 *   <li>Batches of several writers are merged: their counts add up.
 *   <li>Sizes are bounded: texts of 1,000 chars, tag names of 100, batches of 1,000,000 chars,
 *       1,000 templates a site, the sites in memory, and the cost of looking for near texts on one
 *       page; beyond it texts match by equality.
 *   <li>Links and pictures of a block-level tag are counted as its text is: those of nested
 *       block-level tags are left out. What is a template counts nowhere, neither in the tag nor in
 *       the page.
 *   <li>The support vector machine is trained on whole pages: labelled sets have too few pages of a
 *       site for templates. Rows are drawn by the square root of their share of the page's words,
 *       since what counts in the end is words, as many of noise as of content.
 *   <li>Values outside the range of the training data count as the range's ends.
 *   <li>Lengths of templates are UTF-16 code units, the unit of the edit distance used.
 * </ul>
 */
package io.zhengwen.method.sitetemplate;
