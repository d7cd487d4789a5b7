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
 *   <tr><td>C, sigma</td><td>cost of errors, and width of the kernel, gamma = 1/(2 sigma^2)</td></tr>
 * </table>
 *
 * <p>What the source leaves open, and where we depart from it:
 *
 * <ul>
 *   <li>A text block is a container that lays out the page with what is inside it but outside of
 *       nested containers: {@link io.zhengwen.method.svm.TextBlocks}.
 *   <li>Punctuation is that of any script, not of Chinese only.
 *   <li>The region of a paragraph is the middle of its own row among the rows of its block.
 *   <li>The source defines three features of a paragraph but then speaks of two; all three are
 *       used.
 *   <li>A block of one paragraph is kept or dropped as a whole.
 *   <li>Values outside the range of the training data are clipped to it.
 *   <li>In training, a block is main text if half of its words are. Blocks are sampled by the
 *       square root of their share of the page's words, because quality is measured in words. The
 *       first stage is trained on equally many blocks of each class, the second on the classes as
 *       they are, because equal shares would drop a quarter of the main text.
 * </ul>
 */
package io.zhengwen.method.svm;
