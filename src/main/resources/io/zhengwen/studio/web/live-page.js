// The page of the live web that is annotated: texts are taken from it by clicks, and values are framed above it. Nothing
// of the page itself is changed. Only what the user does counts, not what the page's scripts pretend.

import { fill, h } from './dom.js';

const HAS_WORD = /[\p{L}\p{N}]/u;
const LONGEST_TARGET = 300;
const MOST_RECORDS = 50;
/** A frame so narrow that its name stands beside it. */
const SHORT = 300;
/** What a click consists of: the page gets none of it while values are taken. */
const PRESSES = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'dragstart'];

export class LivePage {
  #host;
  #layer;
  #marking;
  #nodes = [];
  #marks = [];
  #now = null;
  #hovered = null;
  #isDue = false;
  #picking = null;

  /**
   * @param host the element that has the panel
   * @param layer where frames are drawn
   * @param ontaken takes {text, link, place, again}, as a frame of the studio gives it
   * @param onchosen takes {text, marked, language}, likewise
   */
  constructor(host, layer, { ontaken, onchosen }, signal) {
    this.#host = host;
    this.#layer = layer;
    this.#marking = new Marking({
      body: document.body,
      units: () => this.#units(),
      isShown,
      chosen: (node, scroll) => {
        this.#now = node;
        if (scroll) {
          elementOf(node).scrollIntoView({ block: 'center' });
        }
        onchosen({ text: this.#marking.textOf(node) || (node.alt ?? ''), marked: this.#namesAt(node), language: document.documentElement.lang });
        this.#drawSoon();
      },
      taken: (node, text, again) => {
        this.#nodes.push(node);
        ontaken({ text, link: address(node), place: [this.#nodes.length - 1, this.#nodes.length], again });
      },
    });
    const moved = { capture: true, passive: true, signal };
    ['scroll', 'resize', 'load', 'transitionend'].forEach((name) => window.addEventListener(name, () => this.#drawSoon(), moved));
    const changes = new MutationObserver(() => this.#drawSoon());
    changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    signal.addEventListener('abort', () => { changes.disconnect(); this.pick(false); });
  }

  /** The page as it is now, without the panel. */
  source() {
    const html = document.documentElement.outerHTML;
    const panel = this.#host.outerHTML;
    const at = html.lastIndexOf(panel);
    return { html: at < 0 ? html : html.slice(0, at) + html.slice(at + panel.length), url: location.href };
  }

  get marking() {
    return this.#marking;
  }

  // ---- what is taken

  /** Whether clicks take texts; else they are the page's. */
  pick(isOn) {
    this.#picking?.abort();
    this.#picking = null;
    this.#hovered = null;
    if (isOn) {
      this.#picking = new AbortController();
      const options = { capture: true, signal: this.#picking.signal };
      PRESSES.forEach((name) => window.addEventListener(name, (event) => this.#press(event), options));
      window.addEventListener('mousemove', (event) => this.#hover(event), options);
      window.addEventListener('keydown', (event) => this.#key(event), options);
    }
    this.#drawSoon();
  }

  #isOfUser(event) {
    return event.isTrusted && event.target !== this.#host;
  }

  #press(event) {
    if (!this.#isOfUser(event)) {
      return;
    }
    event.stopImmediatePropagation();
    if (event.type === 'click') {
      this.#take(event);
    }
    // Not where a selection begins.
    if (['click', 'dblclick', 'dragstart'].includes(event.type)) {
      event.preventDefault();
    }
  }

  #take(event) {
    const unit = this.#unitAt(event);
    if (unit) {
      this.#marking.choose(unit);
      this.#marking.take(this.#marking.selected(unit) || null);
    }
  }

  #hover(event) {
    const unit = this.#isOfUser(event) ? this.#unitAt(event) : null;
    if (unit !== this.#hovered) {
      this.#hovered = unit;
      this.#drawSoon();
    }
  }

  #key(event) {
    const [target] = event.composedPath();
    const isWriting = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
    if (this.#isOfUser(event) && !isWriting && this.#marking.key(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  }

  /** The text below the pointer; a picture; a small element whose text is elsewhere. */
  #unitAt({ target, clientX: x, clientY: y }) {
    if (!(target instanceof Element) || target.localName === 'img') {
      return target instanceof Element ? target : null;
    }
    const text = document.caretPositionFromPoint?.(x, y)?.offsetNode ?? document.caretRangeFromPoint?.(x, y)?.startContainer;
    if (text?.nodeType === Node.TEXT_NODE && target.contains(text) && HAS_WORD.test(text.data)
        && rects(text).some((rect) => x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom)) {
      return text;
    }
    const all = target === document.body || target === document.documentElement ? '' : this.#marking.textOf(target);
    return HAS_WORD.test(all) && all.length <= LONGEST_TARGET ? target : null;
  }

  #units() {
    const units = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (HAS_WORD.test(text.data) && isShown(text)) {
        units.push(text);
      }
    }
    return units;
  }

  // ---- frames around values

  /**
   * Frames values that were taken, and others that were read.
   * @param marks {place, color, name}
   * @param records what was read from the records of the page: [{fields}]
   * @param color gives the colour of a field
   */
  mark(marks, records, color) {
    this.#marks = marks.filter(({ place }) => place?.length === 2).map(({ place, ...mark }) => ({ ...mark, node: this.#nodes[place[0]] }));
    const taken = new Set(this.#marks.map(({ node }) => node));
    this.#marks.push(...this.#read(records ?? [], color).filter(({ node }) => !taken.has(node)));
    this.#drawSoon();
  }

  /** The values of records, each behind the one of its field before it. */
  #read(records, color) {
    if (records.length === 0) {
      return [];
    }
    const units = this.#units().map((node) => ({ node, key: Marking.tidy(node.data) }));
    const from = new Map();
    return records.slice(0, MOST_RECORDS).flatMap(({ fields }) => Object.entries(fields ?? {}).flatMap(([name, values]) => values.flatMap((value) => {
      const wanted = Marking.tidy(value);
      for (let i = from.get(name) ?? 0; i < units.length; i++) {
        const node = this.#marking.place(units[i], wanted);
        if (node) {
          from.set(name, i + 1);
          return [{ node, color: color(name), name: '' }];
        }
      }
      return [];
    })));
  }

  /** The names of what is marked in a node, or around it. */
  #namesAt(node) {
    const names = this.#marks.filter((mark) => mark.node.contains(node) || node.contains(mark.node)).map(({ name }) => name);
    return [...new Set(names)].filter(Boolean).join(', ');
  }

  #drawSoon() {
    if (!this.#isDue) {
      this.#isDue = true;
      requestAnimationFrame(() => { this.#isDue = false; this.#draw(); });
    }
  }

  #draw() {
    fill(this.#layer,
      this.#marks.map(({ node, color, name }) => frames(node, `mark c${color}`, name)),
      this.#hovered ? frames(this.#hovered, 'hovered') : null,
      this.#now && this.#picking ? frames(this.#now, 'now') : null);
  }
}

function frames(node, kind, name = '') {
  return !node.isConnected ? [] : rects(node).filter(({ width, height }) => width > 0 && height > 0).map((rect, i) => {
    const frame = h('div', { class: `frame ${kind} ${rect.width < SHORT ? 'short' : ''}` }, name && i === 0 ? h('span', {}, name) : null);
    Object.entries({ left: rect.left, top: rect.top, width: rect.width, height: rect.height }).forEach(([side, size]) => { frame.style[side] = `${size}px`; });
    return frame;
  });
}

function rects(node) {
  if (node.nodeType === Node.ELEMENT_NODE) {
    return [...node.getClientRects()];
  }
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()];
}

function elementOf(node) {
  return node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
}

function isShown(text) {
  return text.parentElement?.checkVisibility({ visibilityProperty: true }) ?? false;
}

/** The address of the link or picture that a node is, is in, or has, as it stands in the page. */
function address(node) {
  const element = elementOf(node);
  const found = element.closest('a[href], img[src]') ?? (element === node ? node.querySelector('a[href], img[src]') : null);
  return found?.getAttribute(found.localName === 'a' ? 'href' : 'src') ?? '';
}
