package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/** The userscript in pages that forbid, look on, or attack, and for users who may not. */
class UserscriptSafetyIT extends LiveUserTests {
  @Test
  void aPageWithTheStrictestPolicy() throws Exception {
    user.signIn("writer");
    manager.annotate(user.site().page("/strict/homes/2", HomePages.home(2)));
    browser.complaints();
    assertThat(manager.see(".panel").get("position")).isEqualTo("fixed");
    assertThat(manager.see(".zhengwen").get("fontSize")).isEqualTo("15px");
    user.field("name", "Shingled three-bedroom near the school, 88 Gull Street");
    user.field("cost", "$598,500");
    user.save("strict-homes");
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void whoMayOnlyReadSavesNothing() throws Exception {
    user.signIn("reader");
    manager.annotate(user.site().page("/homes/3", HomePages.home(3)));
    user.field("title");
    new Actions(browser.driver()).sendKeys(Keys.TAB).perform();
    user.take((String) browser.run("return document.querySelector('h1').textContent.trim()"));
    manager.see(".notice.bad", "may not do this");
    manager.write("#template-name", "of-a-reader", Keys.TAB);
    manager.click("#save");
    manager.see("[role=status] .notice.bad", "may not do this");
    assertThat(user.get("admin", "/zhengwen/wrappers", "list", "templates").body().toString())
        .doesNotContain("of-a-reader");
  }

  /** The page's scripts neither see the form nor what it keeps, nor can they use it. */
  @Test
  void hostilePagesCannotUseIt() throws Exception {
    String script =
        """
        <script>
        window.loot = [];
        const stringify = JSON.stringify;
        const before = new Set(Object.getOwnPropertyNames(window));
        for (const [of, name] of [[Element.prototype, 'attachShadow'], [JSON, 'stringify'], [window, 'fetch'],
            [window, 'prompt'], [window, 'btoa'], [XMLHttpRequest.prototype, 'send'], [Event.prototype, 'stopImmediatePropagation'], [String.prototype, 'normalize']]) {
          const real = of[name];
          of[name] = function (...args) { loot.push(name + ' ' + stringify(args)); return real.apply(this, args); };
        }
        setInterval(() => {
          const wrong = document.getElementById('wrong');
          for (const type of ['mousemove', 'mousedown', 'mouseup', 'click']) {
            wrong?.dispatchEvent(new MouseEvent(type, {bubbles: true, composed: true, clientX: 20, clientY: 20}));
          }
          wrong?.click();
          document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, composed: true}));
          const panel = document.querySelector('zhengwen-panel');
          panel?.click();
          panel?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, composed: true}));
          if (panel?.shadowRoot) { loot.push('root'); }
          window.news = Object.getOwnPropertyNames(window).filter((name) => !before.has(name) && !['news', 'loot'].includes(name));
        }, 20);
        new MutationObserver((all) => all.forEach(({addedNodes}) => addedNodes.forEach((node) => { if (node.shadowRoot) { loot.push('added'); } })))
          .observe(document.documentElement, {childList: true});
        </script>
        <style>* { opacity: 0 !important; display: none !important; position: static !important; font-size: 3px !important }
        html, body, body * { opacity: 1 !important; display: block !important; font-size: 16px !important }</style>
        <body style="transform: scale(1)"><h1>A right value</h1><p id="wrong">A wrong value
        """;
    user.signIn("writer");
    manager.annotate(user.site().page("/hostile/1", script));
    user.field("one", "A right value");
    manager.see(".induced .values td", "A right value");
    assertThat(manager.texts(".chip")).containsExactly("A right value");
    user.save("hostile");
    assertThat(manager.see(".zhengwen").get("fontSize")).isEqualTo("15px");
    // Chromium's driver uses the page's JSON, and leaves its nodes there.
    assertThat(strings("loot")).allMatch(one -> one.startsWith("stringify "));
    assertThat(strings("loot"))
        .noneMatch(one -> one.contains("A right value") || one.contains("Basic"));
    assertThat(strings("news")).isSubsetOf("ret_nodes");
    assertThat(browser.run("return localStorage.length + document.cookie.length")).isEqualTo(0L);
    assertThat(manager.ask("sent", "").toString())
        .contains("A right value")
        .doesNotContain("<zhengwen-panel", "writer");
    assertThat(manager.texts("#saved")).hasSize(1);
    manager.write("#template-seed", "bank.example/", Keys.TAB);
    manager.click("#save");
    manager.see(".notice.bad", "only templates for addresses of localhost");
  }

  /** Texts of the page, and the names of fields. */
  @Test
  void attacksInTheForm() throws Exception {
    user.signIn("writer");
    try (Attacks attacks = Attacks.start()) {
      List<String> texts = attacks.some(9, 1);
      StringBuilder page = new StringBuilder("<title>Attacks</title><h1>Attacks</h1>");
      for (String text : texts) {
        page.append("<p>").append(text.replace("&", "&amp;").replace("<", "&lt;"));
      }
      manager.annotate(user.site().page("/attacks/1", page.toString()));
      for (String text : texts) {
        user.field(text, text);
      }
      manager.see(".induced .values td", texts.get(texts.size() - 1));
      assertThat(attacks.successes()).isEmpty();
      System.out.println(
          "attacks: " + 2 * texts.size() + " tried on the userscript, none succeeded");
    }
  }

  private static List<String> strings(String name) {
    return ((List<?>) browser.run("return " + name)).stream().map(Object::toString).toList();
  }
}
