/**
 * Text density methods: CETD for long pages, SCEDD for short ones, the page-length classifier that
 * chooses between them, and CoreEx.
 *
 * <p>Sources:
 *
 * <ul>
 *   <li>F. Sun, D. Song, L. Liao, "DOM based content extraction via text density", SIGIR 2011
 *       (CETD).
 *   <li>Xi, Guo, Li et al., "A Content Extraction Method for Short Web Pages", Journal of Chinese
 *       Information Processing 30(1), 2016 (SCEDD, the classifier).
 *   <li>J. Prasad, A. Paepcke, "CoreEx: content extraction from online news articles", CIKM 2008.
 * </ul>
 *
 * <table>
 *   <caption>Symbols, for an element i; b is body</caption>
 *   <tr><td>C_i</td><td>code points of visible text</td></tr>
 *   <tr><td>T_i</td><td>elements in the subtree, i not counted</td></tr>
 *   <tr><td>LC_i</td><td>code points inside links: a, button, select</td></tr>
 *   <tr><td>LT_i</td><td>link elements in the subtree</td></tr>
 *   <tr><td>CTD_i</td><td>composite text density</td></tr>
 *   <tr><td>DensitySum_i</td><td>densities of the children plus those of own text</td></tr>
 *   <tr><td>line</td><td>block-level elements opened so far</td></tr>
 * </table>
 *
 * <p>Where we depart from the authors, and why:
 *
 * <ul>
 *   <li>The own-text term of DensitySum divides by ln(ln(x + e)), which is zero on a page without
 *       links. We take x as at least 1, the least value that the same expression has in CTD.
 *   <li>Paths end at body, not at html: html adds only the head, whose text is not visible.
 *   <li>Rough extractions are measured in bytes of GB18030, the encoding of the authors' corpus;
 *       encoding and threshold are parameters.
 *   <li>The rough extraction is the element of the greatest DensitySum, not of the greatest text
 *       density: the latter is usually one paragraph, and half of all pages would be short. Also, a
 *       short page's rough extraction must hold a quarter of the page's text outside links, which
 *       keeps lists and product pages, absent from the authors' news corpus, from SCEDD.
 *   <li>SCEDD does not say how the title is found, what a sub-title is, nor how much links weigh:
 *       see {@link io.zhengwen.method.density.SceddExtractor}.
 * </ul>
 */
package io.zhengwen.method.density;
