package io.zhengwen.registry;

import io.zhengwen.extract.Extractor;
import io.zhengwen.method.combined.CombinedExtractor;
import io.zhengwen.method.combined.CombinedModel;
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
import io.zhengwen.method.sitetemplate.SiteTemplateExtractor;
import io.zhengwen.method.sitetemplate.SiteTemplateFilter;
import io.zhengwen.method.sitetemplate.SiteTemplateModel;
import io.zhengwen.method.sitetemplate.SiteTemplateParams;
import io.zhengwen.method.svm.SvmExtractor;
import io.zhengwen.method.svm.SvmModel;
import io.zhengwen.method.svm.SvmParams;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** All extraction methods by name. */
public final class Methods {
  /** The name of the method that is used if none is given. */
  public static final String DEFAULT = "combined";

  /** The method that can also filter another one, as in {@code METHOD+sitetemplate}. */
  private static final String FILTER = "sitetemplate";

  private static final String SUFFIX = "+" + FILTER;

  private static final List<Method> ALL =
      List.of(
          Method.of(
              "combined",
              "boosted trees over text blocks, then the selection with the greatest expected F1 (ours)",
              CombinedParams.DEFAULT,
              (params, resources) ->
                  new CombinedExtractor(
                      params,
                      resources.model(
                          "combined",
                          params.model(),
                          CombinedModel::shipped,
                          CombinedModel::read))),
          Method.of(
              "density",
              "page-length classifier: SCEDD for short pages, CETD for long ones (Xi et al. 2016)",
              DensityParams.DEFAULT,
              (params, resources) -> new DensityExtractor(params)),
          Method.of(
              "cetd",
              "composite text density of DOM nodes (Sun, Song, Liao 2011)",
              new CetdExtractor()),
          Method.of(
              "scedd",
              "density and line position in the DOM tree, for short pages (Xi et al. 2016)",
              SceddParams.DEFAULT,
              (params, resources) -> new SceddExtractor(params)),
          Method.of(
              "coreex",
              "text-to-link ratio of nodes (Prasad, Paepcke 2008)",
              CoreExParams.DEFAULT,
              (params, resources) -> new CoreExExtractor(params)),
          Method.of(
              "distribution",
              "Gaussian weights of neighbouring sentences and nodes (Yuan, Lin, Yuan 2013)",
              DistributionParams.DEFAULT,
              (params, resources) -> new DistributionExtractor(params)),
          Method.of(
              "svm",
              "support vector machines on text densities of blocks, then paragraphs (Zhou, Li, Song"
                  + " 2019)",
              SvmParams.DEFAULT,
              (params, resources) ->
                  new SvmExtractor(
                      params,
                      resources.model("svm", params.model(), SvmModel::shipped, SvmModel::read))),
          Method.of("fulltext", "all visible text, the baseline", new FullTextExtractor()),
          Method.of(
              FILTER,
              "site templates, then a support vector machine on block-level tags (Yan, Wang 2020);"
                  + " METHOD+sitetemplate: another method's main text without the templates",
              SiteTemplateParams.DEFAULT,
              (params, resources) ->
                  new SiteTemplateExtractor(
                      params,
                      resources.model(
                          FILTER,
                          params.model(),
                          SiteTemplateModel::shipped,
                          SiteTemplateModel::read),
                      resources.siteLibraries())));

  private Methods() {}

  /** Returns every method, the default first. */
  public static List<Method> all() {
    return ALL;
  }

  /** Returns whether a name is that of a method with the site template filter. */
  public static boolean isFiltered(String name) {
    Objects.requireNonNull(name, "the method must not be null");
    return name.endsWith(SUFFIX);
  }

  /**
   * Returns a method by its name, which may include a filter, as in {@code density+sitetemplate}.
   *
   * @throws IllegalArgumentException if there is no such method; the message lists the methods
   */
  public static Method get(String name) {
    boolean filtered = isFiltered(name);
    String base = filtered ? name.substring(0, name.length() - SUFFIX.length()) : name;
    Method method =
        ALL.stream()
            .filter(m -> m.name().equals(base) && !(filtered && base.equals(FILTER)))
            .findFirst()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "unknown method '"
                            + name
                            + "'; must be one of "
                            + ALL.stream().map(Method::name).collect(Collectors.joining(", "))
                            + "; each except "
                            + FILTER
                            + " may be followed by "
                            + SUFFIX));
    return filtered
        ? method.with(
            FILTER,
            (extractor, resources) -> new SiteTemplateFilter(extractor, resources.siteLibraries()))
        : method;
  }

  /**
   * Creates the extractor of a method.
   *
   * @param parameters the parameters by name; those not given have their default values
   * @param resources must stay open as long as the extractor is used
   * @throws IllegalArgumentException if the name or a parameter is invalid; the message says what
   *     would be valid
   */
  public static Extractor create(String name, Map<String, String> parameters, Resources resources) {
    return get(name).create(parameters, resources);
  }
}
