package io.zhengwen.wrapper.library;

import io.zhengwen.wrapper.template.WrapperTemplate;

/**
 * A repaired template that was found where a template fails.
 *
 * @param seed the seed on which it fails
 * @param template the repaired template, under the next version
 * @param pages the kept pages on which the template fails
 * @param mended those of them that the repaired one reads
 * @param others the kept pages that the template reads
 * @param kept those of them that the repaired one reads with the same values
 * @param time when it was found, in milliseconds since 1970
 */
public record Proposal(
    String seed,
    WrapperTemplate template,
    int pages,
    int mended,
    int others,
    int kept,
    long time) {}
