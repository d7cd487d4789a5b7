/**
 * Wrapper templates for list and detail pages: typed fields and records from pages that one
 * template printed.
 *
 * <p>Wang, Yang, He, Wang, Zhang: a system for extracting real-estate pages with templates of list
 * and detail pages, whose fields have several rules ordered by stability: label, id, class,
 * position. We depart from the authors in that the first rule that matches does not decide: rules
 * vote, weighted by stability, and a value must fit what the field held before and must not stand
 * behind another field's label. A redesign thus yields no value rather than another field's.
 */
package io.zhengwen.wrapper;
