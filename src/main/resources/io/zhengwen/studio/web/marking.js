// Which text of a page is taken, and in which texts a value stands. Not a module: the frame with a stranger's page, where
// modules cannot be loaded, and the userscript have it as it is.

/** The texts of a page that can be taken, one after another, or with more around them. */
class Marking {
  static LONGEST = 5000;
  static #MOST_PLACES = 50;
  #page;
  #now = null;
  #taken = false;

  /**
   * @param page what there is: {body}, {units()}, the texts that can be taken in the order of the page, nodes of any kind;
   *     {isShown(text)}, whether a text node is to be seen; {chosen(node, scroll)}, called for what is pointed at now; and
   *     {taken(node, text, again)}, called for what is taken, again in place of what was taken before
   */
  constructor(page) {
    this.#page = page;
  }

  /** A text to compare others with. */
  static tidy(text) {
    return text.normalize('NFKC').replace(/\s+/g, ' ').trim();
  }

  /** The visible text of a node, on one line. */
  textOf(node) {
    let text = node.nodeType === Node.TEXT_NODE ? node.data : '';
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT,
      (one) => (this.#page.isShown(one) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT));
    for (let one = walker.nextNode(); one; one = walker.nextNode()) {
      text += one.data;
    }
    return text.replace(/\s+/g, ' ').trim();
  }

  /** The part of a node's text that the user selected, as it stands in the page, whatever its styles make of letters; nothing is selected then. */
  selected(node) {
    const selection = getSelection();
    let text = '';
    if (!selection.isCollapsed && node.contains(selection.anchorNode)) {
      const range = selection.getRangeAt(0);
      const walker = document.createTreeWalker(range.commonAncestorContainer, NodeFilter.SHOW_ALL);
      for (let one = walker.currentNode; one; one = walker.nextNode()) {
        if (one.nodeType === Node.TEXT_NODE && range.intersectsNode(one) && this.#page.isShown(one)) {
          text += one.data.slice(one === range.startContainer ? range.startOffset : 0, one === range.endContainer ? range.endOffset : one.length);
        }
      }
    }
    selection.removeAllRanges();
    return text.replace(/\s+/g, ' ').trim();
  }

  choose(node, scroll = false) {
    this.#now = node;
    this.#taken = false;
    this.#page.chosen(node, scroll);
  }

  /** Takes what was chosen, or a part of its text. */
  take(text = null) {
    if (this.#now) {
      this.#page.taken(this.#now, (text ?? this.textOf(this.#now)).slice(0, Marking.LONGEST), this.#taken);
      this.#taken = true;
    }
  }

  /** Lets go of what was taken: what is taken next takes no other's place. */
  release() {
    this.#taken = false;
  }

  /** Chooses the next text, or the one before. */
  step(by) {
    const units = this.#page.units();
    const now = this.#now;
    const own = units.indexOf(now);
    const inner = own >= 0 || !now ? own : units.findIndex((unit) => now.contains(unit));
    const at = inner >= 0 ? inner + by : by > 0 ? 0 : units.length - 1;
    if (at >= 0 && at < units.length) {
      this.choose(units[at], true);
    }
  }

  /** Chooses the smallest element around with more text; if something was taken, that is taken in its place. */
  widen() {
    const { body } = this.#page;
    const text = this.#now ? this.textOf(this.#now) : '';
    let wider = this.#now?.parentElement;
    while (wider && wider !== body && this.textOf(wider) === text) {
      wider = wider.parentElement;
    }
    if (wider && body.contains(wider) && wider !== body && this.textOf(wider).length <= Marking.LONGEST) {
      const again = this.#taken;
      this.choose(wider);
      if (again) {
        this.#taken = true;
        this.take();
      }
    }
  }

  /** Does what a key asks for; whether it does. */
  key(event) {
    const act = event.ctrlKey || event.metaKey || event.altKey ? null : {
      ArrowDown: () => this.step(1), j: () => this.step(1), ArrowUp: () => this.step(-1), k: () => this.step(-1),
      ArrowRight: () => this.widen(), '+': () => this.widen(), Enter: () => this.take(),
    }[event.key];
    act?.();
    return Boolean(act);
  }

  /**
   * The nodes whose whole text is a value.
   * @param units texts as {node, key}, key being the tidy text
   * @param wanted the tidy value
   */
  places(units, wanted) {
    const found = [];
    for (let i = 0; i < units.length && found.length < Marking.#MOST_PLACES; i++) {
      const place = this.place(units[i], wanted);
      if (place) {
        found.push(place);
      }
    }
    return found;
  }

  /** The node of a text if that is a value, or the element around it whose whole text is one; null if there is none. */
  place({ node, key }, wanted) {
    if (key === wanted) {
      return node;
    }
    for (let at = key && wanted.startsWith(key) ? node.parentElement : null; at && at !== this.#page.body; at = at.parentElement) {
      const text = Marking.tidy(this.textOf(at));
      if (text === wanted) {
        return at;
      }
      if (text.length > wanted.length + 20) {
        return null;
      }
    }
    return null;
  }
}
