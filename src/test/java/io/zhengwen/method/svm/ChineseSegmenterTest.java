package io.zhengwen.method.svm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import org.junit.jupiter.api.Test;

class ChineseSegmenterTest {
  @Test
  void splitsWordsAndDropsPunctuation() {
    assertThat(new ChineseSegmenter().words("我们在北京，学习Java。"))
        .containsExactly("我们", "在", "北京", "学习", "java");
  }

  @Test
  void missingSmartcnIsReported() throws ReflectiveOperationException {
    Class<?> without = new WithoutSmartcn().loadClass("io.zhengwen.method.svm.ChineseSegmenter");
    Constructor<?> constructor = without.getDeclaredConstructor();
    constructor.setAccessible(true);
    assertThatThrownBy(constructor::newInstance)
        .cause()
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("smartcn")
        .hasMessageContaining("analysis-extras");
  }

  /** A class path without smartcn. */
  private static final class WithoutSmartcn extends ClassLoader {
    WithoutSmartcn() {
      super(ChineseSegmenterTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (name.startsWith("org.apache.lucene.analysis.cn.")) {
        throw new ClassNotFoundException(name);
      }
      if (!name.startsWith("io.zhengwen.method.svm.ChineseSegmenter")) {
        return super.loadClass(name, resolve);
      }
      try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
        byte[] code = in.readAllBytes();
        return defineClass(name, code, 0, code.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }
}
