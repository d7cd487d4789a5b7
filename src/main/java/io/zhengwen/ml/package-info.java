/**
 * Machine learning apart from any page: labels, feature schemas, models and their files.
 *
 * <p>A model file carries its provenance; a file that is damaged, of another kind or made for other
 * features is refused with the reason.
 */
package io.zhengwen.ml;
