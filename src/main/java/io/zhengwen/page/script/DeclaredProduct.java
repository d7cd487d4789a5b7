package io.zhengwen.page.script;

import io.zhengwen.page.PageModel;
import io.zhengwen.text.LowerCase;
import java.util.stream.IntStream;
import org.jsoup.nodes.Element;

/**
 * Tells whether a page declares a product: in JSON-LD, as an object whose first type is a product
 * of schema.org, in microdata, or as its type in Open Graph.
 */
public final class DeclaredProduct {
  private DeclaredProduct() {}

  /** Returns whether the page declares a product. The JSON may be cut off or malformed. */
  public static boolean in(PageModel page) {
    return JsonLdTypes.any(page, DeclaredProduct::isProduct)
        || Declarations.of(page).stream().anyMatch(DeclaredProduct::isOpenGraphProduct)
        || IntStream.range(0, page.size())
            .anyMatch(i -> page.isDescribed(i) && isProduct(page.attr(i, "itemtype")));
  }

  private static boolean isProduct(String type) {
    String name = type.substring(type.lastIndexOf('/') + 1);
    return name.equals("Product") || name.equals("ProductGroup");
  }

  private static boolean isOpenGraphProduct(Element declared) {
    if (!declared.nameIs("meta") || !declared.attr("property").equalsIgnoreCase("og:type")) {
      return false;
    }
    String type = LowerCase.of(declared.attr("content"));
    return type.equals("product") || type.startsWith("product.") || type.equals("og:product");
  }
}
