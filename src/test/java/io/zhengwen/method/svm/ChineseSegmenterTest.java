package io.zhengwen.method.svm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChineseSegmenterTest {
  @Test
  void splitsWordsAndDropsPunctuation() {
    assertThat(new ChineseSegmenter().words("我们在北京，学习Java。"))
        .containsExactly("我们", "在", "北京", "学习", "java");
  }

  @ParameterizedTest
  @ValueSource(strings = {"org.apache.lucene.analysis.cn.", "org.apache.lucene."})
  void missingLibrariesAreReported(String missing) throws ReflectiveOperationException {
    Class<?> without = new Without(missing).loadClass("io.zhengwen.method.svm.SvmFeatures");
    Constructor<?> constructor = without.getConstructor(String.class);
    assertThatThrownBy(() -> constructor.newInstance(""))
        .cause()
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("smartcn")
        .hasMessageContaining("analysis-extras");
  }

  /** A class path without the packages that have a prefix. */
  private static final class Without extends ClassLoader {
    private final String missing;

    Without(String missing) {
      super(ChineseSegmenterTest.class.getClassLoader());
      this.missing = missing;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (name.startsWith(missing)) {
        throw new ClassNotFoundException(name);
      }
      if (!name.startsWith("io.zhengwen.method.svm.")) {
        return super.loadClass(name, resolve);
      }
      Class<?> known = findLoadedClass(name);
      if (known != null) {
        return known;
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
