/**
 * Inference by machine-learned models, and their files; independent of pages.
 *
 * <p>A model file carries its provenance; a file that is damaged, of another kind or made for other
 * features is refused with the reason. Training is part of the bench.
 */
package io.zhengwen.ml;
