package io.zhengwen.method.svm;

import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.read.PageReader;

/** Pages from markup. */
final class SvmPages {
  private SvmPages() {}

  static PageModel of(String html) {
    return PageModelBuilder.build(new PageReader(ParseLimits.DEFAULT).read(html, ""));
  }
}
