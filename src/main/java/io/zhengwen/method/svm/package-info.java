/**
 * Two-stage support vector machine on text densities: text blocks first, then paragraphs inside the
 * blocks kept.
 *
 * <p>Source: Zhou, Li, Song, "web page information extraction based on SVM and text density
 * features", Qingdao University of Science and Technology, 2019.
 *
 * <table>
 *   <caption>Symbols, for a text block</caption>
 *   <tr><td>HLL/AL</td><td>link density: characters in links / characters</td></tr>
 *   <tr><td>NWC/AWC</td><td>noise word density: noise words / words, Chinese segmented</td></tr>
 *   <tr><td>SCL/ACL</td><td>punctuation density: clause and sentence marks / characters</td></tr>
 *   <tr><td>LC/ALC</td><td>decoration density: strong, b, h1 ... / elements of the block</td></tr>
 *   <tr><td>NS/ANS</td><td>region density: number of the container / nodes of the page</td></tr>
 *   <tr><td>R</td><td>the answer of the support vector machine; blocks with R greater than 0 are kept</td></tr>
 *   <tr><td>C, sigma</td><td>price of errors and width of the kernel, gamma = 1/(2 sigma^2)</td></tr>
 * </table>
 *
 * <p>What the source leaves open, and where we depart from it:
 *
 * <ul>
 *   <li>A text block is a container that lays out the page with what stands in it outside of inner
 *       containers: {@link io.zhengwen.method.svm.TextBlocks}.
 *   <li>Punctuation is that of any script, not of Chinese only.
 *   <li>The region of a paragraph is the middle of its own row among the rows of its block.
 *   <li>The source speaks of two features of a paragraph after defining three: all three are used.
 *   <li>A block of one paragraph is kept or dropped as a whole.
 *   <li>Values outside the range of the training data count as the range's ends.
 *   <li>A block counts as main text in training where half of its words do. Blocks are drawn for
 *       training by the square root of their share of the page's words, since what counts in the
 *       end is words; as many of each class for the first stage, as they come for the second, where
 *       equal shares would drop a quarter of the main text.
 * </ul>
 */
package io.zhengwen.method.svm;
