/**
 * Templates and the seeds they are used for, as they are kept, associated, applied to the pages of
 * a crawl, watched and repaired. A <em>seed</em> is a part of a site that is crawled: all pages
 * whose addresses begin in one way.
 */
package io.zhengwen.wrapper.library;
