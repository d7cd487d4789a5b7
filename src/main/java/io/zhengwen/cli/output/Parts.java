package io.zhengwen.cli.output;

import io.zhengwen.extract.markup.RenderOptions;
import java.util.Optional;

/**
 * The parts of pages that are written.
 *
 * @param passages the greatest length of passages; empty for none
 * @param several whether there are several pages
 */
public record Parts(RenderOptions options, Optional<Integer> passages, boolean several) {}
