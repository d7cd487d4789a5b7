package io.zhengwen.registry;

import io.zhengwen.extract.Extractor;
import io.zhengwen.method.combined.CombinedExtractor;
import io.zhengwen.method.combined.CombinedParams;
import io.zhengwen.method.density.CetdExtractor;
import io.zhengwen.method.density.CoreExExtractor;
import io.zhengwen.method.density.CoreExParams;
import io.zhengwen.method.density.DensityExtractor;
import io.zhengwen.method.density.DensityParams;
import io.zhengwen.method.density.SceddExtractor;
import io.zhengwen.method.density.SceddParams;
import io.zhengwen.method.distribution.DistributionExtractor;
import io.zhengwen.method.distribution.DistributionParams;
import io.zhengwen.method.fulltext.FullTextExtractor;
import io.zhengwen.method.svm.SvmExtractor;
import io.zhengwen.method.svm.SvmParams;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** All extraction methods by name. */
public final class Methods {
  /** The name of the method used where none is asked for. */
  public static final String DEFAULT = "combined";

  private static final List<Method> ALL =
      List.of(
          Method.of(
              "combined",
              "boosted trees over text blocks, selection of greatest expected F1 (ours)",
              CombinedParams.DEFAULT,
              CombinedExtractor::new),
          Method.of(
              "density",
              "page-length classifier: SCEDD for short pages, CETD for long ones (Xi et al. 2016)",
              DensityParams.DEFAULT,
              DensityExtractor::new),
          Method.of(
              "cetd",
              "composite text density of DOM nodes (Sun, Song, Liao 2011)",
              new CetdExtractor()),
          Method.of(
              "scedd",
              "density and line position in the DOM tree, for short pages (Xi et al. 2016)",
              SceddParams.DEFAULT,
              SceddExtractor::new),
          Method.of(
              "coreex",
              "text-to-link ratio of nodes (Prasad, Paepcke 2008)",
              CoreExParams.DEFAULT,
              CoreExExtractor::new),
          Method.of(
              "distribution",
              "Gaussian weights of neighbouring sentences and nodes (Yuan, Lin, Yuan 2013)",
              DistributionParams.DEFAULT,
              DistributionExtractor::new),
          Method.of(
              "svm",
              "support vector machines on text densities of blocks, then paragraphs (Zhou, Li, Song"
                  + " 2019)",
              SvmParams.DEFAULT,
              SvmExtractor::new),
          Method.of("fulltext", "all visible text, the baseline", new FullTextExtractor()));

  private Methods() {}

  /** Every method, the default first. */
  public static List<Method> all() {
    return ALL;
  }

  /**
   * The method of a name.
   *
   * @throws IllegalArgumentException naming the legal ones
   */
  public static Method get(String name) {
    return ALL.stream()
        .filter(m -> m.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "unknown method '"
                        + name
                        + "'; legal: "
                        + ALL.stream().map(Method::name).collect(Collectors.joining(", "))));
  }

  /**
   * The extractor of a method with parameters set.
   *
   * @throws IllegalArgumentException naming what is illegal and what is legal
   */
  public static Extractor create(String name, Map<String, String> parameters) {
    return get(name).create(parameters);
  }
}
