/**
 * Posts of threads and comments on articles, read from the repeated elements of a page: {@link
 * io.zhengwen.posts.DiscussionReader}.
 *
 * <p>Of all groups of repeated elements ({@link io.zhengwen.page.records}), that is chosen in which
 * most records show a date, a user and words of their own. Its records are laid over each other: a
 * <em>column</em> is what they have at the same place of the template, and author, date, text and
 * link are columns. Symbols of the measures: {@code n} records in a group, {@code c} of them
 * complete, with a date, a user and a text; the score of a group is {@code c sqrt(c / n)}.
 *
 * <p>Rules and thresholds are ours. They were set on Harvest's WEB-FORUM-52 and the Dragnet data;
 * nothing is fitted to single sites.
 */
package io.zhengwen.posts;
