// In the frame of Annotate and Verify: marks values in the page, and says which text or element was taken.
(() => {
  'use strict';
  const LONGEST = 5000;
  const root = document.documentElement;
  const tidy = (text) => text.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const hasWord = /[\p{L}\p{N}]/u;
  document.body.tabIndex = 0;

  /** The texts of the page that can be taken, in their order; pictures too, for their addresses. */
  const units = [...document.querySelectorAll('z-t, [z-image][z-l]')]
    .filter((unit) => unit.localName !== 'z-t' || hasWord.test(unit.textContent))
    .map((element) => ({ element, key: element.localName === 'z-t' ? tidy(element.textContent) : '' }));
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
    parent.postMessage({
      taken: (text ?? textOf(now)).slice(0, LONGEST),
      link: link ? Number(link.getAttribute('z-l')) : -1,
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
        ['z-m', 'z-name', 'z-state'].forEach((name) => element.removeAttribute(name));
      }
    }
    marked = [];
  }

  /** The element whose whole text is a value; else the part of a text that is it. */
  function find(value, block) {
    const wanted = tidy(value);
    if (!wanted) {
      return null;
    }
    const among = block >= 0 ? units.filter((unit) => unit.element.getAttribute('i') === String(block)) : units;
    const exact = among.find((unit) => unit.key === wanted);
    if (exact) {
      return exact.element;
    }
    for (const unit of among) {
      if (unit.key && wanted.startsWith(unit.key)) {
        for (let at = unit.element.parentElement; at && at !== document.body; at = at.parentElement) {
          const text = tidy(textOf(at));
          if (text === wanted) {
            return at;
          }
          if (text.length > wanted.length + 20) {
            break;
          }
        }
      }
    }
    const around = among.find((unit) => unit.key.includes(wanted));
    return around ? partOf(around.element, value) : null;
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
      const element = find(one.text, one.block ?? -1) ?? (one.block >= 0 ? find(one.text, -1) : null);
      if (element) {
        const names = element.getAttribute('z-name');
        element.setAttribute('z-m', one.color);
        element.setAttribute('z-name', names ? `${names}, ${one.name}` : one.name);
        element.setAttribute('z-state', one.state ?? '');
        marked.push(element);
      }
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
      find(wish.reveal, -1)?.scrollIntoView({ block: 'center' });
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
