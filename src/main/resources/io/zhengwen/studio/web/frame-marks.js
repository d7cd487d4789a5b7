// In the frame of Annotate and Verify: marks values in the page, and says which text or element was taken.
(() => {
  'use strict';
  const LONGEST = 5000;
  const MOST_PLACES = 50;
  const root = document.documentElement;
  const tidy = (text) => text.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const hasWord = /[\p{L}\p{N}]/u;
  document.body.tabIndex = 0;

  /** The texts of the page that can be taken, in their order; pictures too, for their addresses. */
  const units = [...document.querySelectorAll('z-t, [z-image][z-l]')]
    .filter((unit) => unit.localName !== 'z-t' || hasWord.test(unit.textContent))
    .map((element) => ({
      element,
      node: Number(element.getAttribute(element.localName === 'z-t' ? 'n' : 'z-n')),
      key: element.localName === 'z-t' ? tidy(element.textContent) : '',
    }));
  const places = new Map(units.map((unit, i) => [unit.element, i]));

  /** The visible text of an element, on one line. */
  function textOf(element) {
    let text = '';
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT,
      (node) => (node.parentElement.closest('[z-hidden], [z-image]') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT));
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      text += node.data;
    }
    return text.replace(/\s+/g, ' ').trim();
  }

  // ---- what is taken

  let now = null;
  let hovered = null;
  let taken = false;

  function choose(element, scroll) {
    now?.classList.remove('now');
    now = element;
    now?.classList.add('now');
    taken = false;
    if (scroll) {
      now?.scrollIntoView({ block: 'center' });
    }
  }

  function hover(element) {
    if (element !== hovered) {
      hovered?.classList.remove('hover');
      hovered = element;
      hovered?.classList.add('hover');
    }
  }

  function take(text = null) {
    if (!now) {
      return;
    }
    const link = now.closest('[z-l]') ?? now.querySelector('[z-l]');
    const inside = units.filter((unit) => now.contains(unit.element));
    parent.postMessage({
      taken: (text ?? textOf(now)).slice(0, LONGEST),
      link: link ? Number(link.getAttribute('z-l')) : -1,
      place: inside.length === 0 ? [] : [inside[0].node, inside.at(-1).node + 1],
      again: taken,
    }, '*');
    taken = true;
  }

  function step(by) {
    const inner = now && (places.has(now) ? now : now.querySelector('z-t'));
    const at = inner ? places.get(inner) + by : by > 0 ? 0 : units.length - 1;
    if (at >= 0 && at < units.length) {
      choose(units[at].element, true);
    }
  }

  /** The smallest element around with more text; if something was taken, that is taken in its place. */
  function widen() {
    const text = now ? textOf(now) : '';
    let wider = now?.parentElement;
    while (wider && wider !== document.body && textOf(wider) === text) {
      wider = wider.parentElement;
    }
    if (wider && wider !== document.body && textOf(wider).length <= LONGEST) {
      const again = taken;
      choose(wider, false);
      if (again) {
        taken = true;
        take();
      }
    }
  }

  // ---- marks

  let marked = [];

  function clear() {
    for (const element of marked) {
      if (element.localName === 'z-v') {
        const around = element.parentNode;
        element.replaceWith(...element.childNodes);
        around.normalize();
      } else {
        ['z-m', 'z-name'].forEach((name) => element.removeAttribute(name));
      }
    }
    marked = [];
  }

  /** Where a value stands: the place it was read from if that is known, else wherever its text is all of a text or element, else the first text with it. */
  function find({ text, place, link }) {
    if (link >= 0) {
      return shown(document.querySelector(`[z-l="${link}"]`));
    }
    const wanted = tidy(text);
    if (!wanted) {
      return [];
    }
    return place?.length === 2 ? at(place, wanted, text) : anywhere(wanted, text);
  }

  /** What is to be seen of an element: itself if it is a picture, else its texts. */
  function shown(element) {
    return element ? [element.hasAttribute('z-image') ? element : element.querySelector('z-t') ?? element] : [];
  }

  /** The value in a range of nodes. What is not shown as text was read from an attribute: the element stands for it. */
  function at([from, to], wanted, value) {
    const inside = units.filter((unit) => unit.node >= from && unit.node < to);
    const exact = inside.find((unit) => unit.key === wanted);
    const part = exact ?? inside.find((unit) => unit.key.includes(wanted));
    if (exact || inside.length === 0) {
      return exact ? [exact.element] : [];
    }
    if (part) {
      return [partOf(part.element, value)];
    }
    const [first, last] = [inside[0].element, inside.at(-1).element];
    let around = first;
    while (!around.contains(last)) {
      around = around.parentElement;
    }
    const isOnly = around !== document.body && units.filter((unit) => around.contains(unit.element)).length === inside.length;
    return isOnly ? [around] : inside.map((unit) => unit.element);
  }

  function anywhere(wanted, value) {
    const found = [];
    for (const unit of units) {
      if (unit.key === wanted) {
        found.push(unit.element);
      } else if (unit.key && wanted.startsWith(unit.key)) {
        const around = elementWith(unit.element, wanted);
        if (around) {
          found.push(around);
        }
      }
      if (found.length === MOST_PLACES) {
        break;
      }
    }
    const around = found.length === 0 ? units.find((unit) => unit.key.includes(wanted)) : null;
    return around ? [partOf(around.element, value)] : found;
  }

  /** The element around a text whose whole text is a value; null if there is none. */
  function elementWith(element, wanted) {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const text = tidy(textOf(at));
      if (text === wanted) {
        return at;
      }
      if (text.length > wanted.length + 20) {
        return null;
      }
    }
    return null;
  }

  function partOf(element, value) {
    const node = [...element.childNodes].find((child) => child.nodeType === Node.TEXT_NODE && child.data.includes(value));
    if (!node) {
      return element;
    }
    const range = document.createRange();
    const at = node.data.indexOf(value);
    range.setStart(node, at);
    range.setEnd(node, at + value.length);
    const part = document.createElement('z-v');
    range.surroundContents(part);
    return part;
  }

  function mark(marks) {
    clear();
    for (const one of marks) {
      for (const element of find(one)) {
        const names = element.getAttribute('z-name');
        element.setAttribute('z-m', one.color);
        if (!names?.split(', ').includes(one.name)) {
          element.setAttribute('z-name', names ? `${names}, ${one.name}` : one.name);
        }
        marked.push(element);
      }
    }
    if (root.getAttribute('data-take') !== 'true' && scrollY === 0 && marked.length > 0) {
      // Not scrollIntoView, which would move the studio around the frame, too.
      scrollTo(0, marked[0].getBoundingClientRect().top - innerHeight / 3);
    }
  }

  addEventListener('message', (event) => {
    if (event.source !== parent) {
      return;
    }
    const wish = event.data;
    if (wish.marks) {
      mark(wish.marks);
    }
    if (wish.mode) {
      root.setAttribute('data-mode', wish.mode);
      document.getElementById('z-page').disabled = wish.mode === 'plain';
    }
    if (wish.reveal) {
      find(wish.reveal)[0]?.scrollIntoView({ block: 'center' });
    }
    if (wish.step) {
      step(wish.step);
    }
    if (wish.take) {
      take();
    }
    if (wish.widen) {
      widen();
    }
  });

  const unitAt = (target) => (target instanceof Element ? target.closest('z-t, [z-image][z-l]') : null);
  addEventListener('mousemove', (event) => hover(unitAt(event.target)));
  addEventListener('click', (event) => {
    event.preventDefault();
    const unit = unitAt(event.target);
    if (!unit || root.getAttribute('data-take') !== 'true') {
      return;
    }
    choose(unit, false);
    const selection = getSelection();
    const part = selection.isCollapsed || !unit.contains(selection.anchorNode) ? '' : String(selection).replace(/\s+/g, ' ').trim();
    take(part || null);
    selection.removeAllRanges();
  });
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || root.getAttribute('data-take') !== 'true') {
      return;
    }
    const act = {
      ArrowDown: () => step(1), j: () => step(1), ArrowUp: () => step(-1), k: () => step(-1), ArrowRight: widen, '+': widen, Enter: () => take(),
    }[event.key];
    if (act) {
      event.preventDefault();
      act();
    }
  });
  document.getElementById('z-page').disabled = root.getAttribute('data-mode') === 'plain';
  parent.postMessage({ ready: true }, '*');
})();
