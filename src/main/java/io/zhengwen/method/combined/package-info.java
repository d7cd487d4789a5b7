/**
 * The learned combination: the main-content publications' scores as features of text blocks,
 * boosted trees and a small network over them, and the selection with the greatest expected F1. The
 * method is ours.
 *
 * <p>A page is cut into text blocks ({@link io.zhengwen.page.Blocks#all}, hidden text included:
 * much of today's main text is revealed by scripts). Every block gets the values of {@link
 * io.zhengwen.method.combined.features.BlockFeatures}; trees, and a network where these are unsure
 * of the page, turn them into the probability that the block is main text ({@link
 * io.zhengwen.method.combined.BlockProbabilities}); {@link io.zhengwen.method.combined.ExpectedF1}
 * chooses how many of the most likely blocks to keep. Rules for what goes together on a page come
 * last.
 *
 * <table>
 *   <caption>Terms</caption>
 *   <tr><td>block</td><td>a run of text between block-level boundaries that holds a word</td></tr>
 *   <tr><td>element</td><td>a block-level element; it stands for the blocks in its subtree</td></tr>
 *   <tr><td>words</td><td>words outside CJK plus CJK letters / 1.6</td></tr>
 *   <tr><td>tokens</td><td>words outside CJK plus CJK letters, the unit of the measure</td></tr>
 *   <tr><td>long block</td><td>20 words or more, link density under .35</td></tr>
 *   <tr><td>link density</td><td>characters inside links / characters</td></tr>
 * </table>
 *
 * <p>No feature depends on a natural language: no word lists, no letter case, no word lengths.
 * Class names and ids are used; they are English on most sites of the world. Two of the rules know
 * words: {@code LoadingLabels} and {@code ClosingNotices}.
 */
package io.zhengwen.method.combined;
