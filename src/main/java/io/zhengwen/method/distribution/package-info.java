/**
 * Main text by the distribution of text: sentences and nodes lend weight to their neighbours, and
 * the node of the greatest weight is the main text.
 *
 * <p>Source: Yuan, Lin, Yuan, "web page main text extraction based on text distribution features",
 * patent application, Beijing Institute of Technology, published 2013-02.
 *
 * <table>
 *   <caption>Symbols</caption>
 *   <tr><td>ID(n)</td><td>number of a node in opening order; of a sentence, its place in its text
 *     node</td></tr>
 *   <tr><td>W(s)</td><td>Chinese characters, words and numbers of a sentence, negative in links and
 *     controls</td></tr>
 *   <tr><td>G(d, sigma)</td><td>Gaussian density at distance d</td></tr>
 *   <tr><td>own(n)</td><td>weight from the node's own content</td></tr>
 *   <tr><td>extra(n)</td><td>weight lent by the node's siblings</td></tr>
 *   <tr><td>weight(n)</td><td>own(n) + extra(n)</td></tr>
 *   <tr><td>sigma, sigma2</td><td>1 for text outside links and nodes of positive weight, 0.5
 *     else</td></tr>
 *   <tr><td>alpha</td><td>strength of the siblings' influence, 10</td></tr>
 * </table>
 *
 * <p>What the source leaves open, and where we depart from it:
 *
 * <ul>
 *   <li>The sigma of an influence is that of the node or sentence it comes from.
 *   <li>Nodes are numbered before anything is dropped, so text nodes of white space alone count:
 *       {@link io.zhengwen.page.PageModel#ordinal}. Siblings of a page written without white space
 *       between its tags stand closer together and influence each other more.
 *   <li>The sums end where G is negligible, so that the cost is linear in nodes and characters.
 *   <li>A page on which no node has a positive weight has no main text. Taken literally, the source
 *       would choose the least negative link.
 *   <li>Of several nodes of the same weight, the outermost and first is chosen.
 *   <li>Ours: further nodes of nearly the answer's weight, for pages with more than one main text
 *       in places far apart; off by default.
 * </ul>
 */
package io.zhengwen.method.distribution;
