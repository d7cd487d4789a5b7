// In the frame of Annotate and Verify: marks values in the page, and says which text or element was chosen or taken.
(() => {
  'use strict';
  const root = document.documentElement;
  const hasWord = /[\p{L}\p{N}]/u;
  document.body.tabIndex = 0;

  /** The texts of the page that can be taken, in their order; pictures too, for their addresses. */
  const units = [...document.querySelectorAll('z-t, [z-image][z-l]')]
    .filter((unit) => unit.localName !== 'z-t' || hasWord.test(unit.textContent))
    .map((element) => ({
      node: element,
      number: Number(element.getAttribute(element.localName === 'z-t' ? 'n' : 'z-n')),
      key: element.localName === 'z-t' ? Marking.tidy(element.textContent) : '',
    }));
  const elements = units.map((unit) => unit.node).filter((element) => !element.closest('[z-hidden]'));

  // ---- what is taken

  let now = null;
  let hovered = null;

  const marking = new Marking({
    body: document.body,
    units: () => elements,
    isShown: (text) => !text.parentElement.closest('[z-hidden], [z-image]'),
    chosen: (element, scroll) => {
      now?.classList.remove('now');
      now = element;
      now.classList.add('now');
      if (scroll) {
        now.scrollIntoView({ block: 'center' });
      }
      parent.postMessage({ chosen: (marking.textOf(now) || now.textContent).slice(0, Marking.LONGEST), marked: namesAt(now) }, '*');
    },
    taken: (element, text, again) => {
      const link = element.closest('[z-l]') ?? element.querySelector('[z-l]');
      const inside = units.filter((unit) => element.contains(unit.node));
      parent.postMessage({
        taken: text,
        link: link ? Number(link.getAttribute('z-l')) : -1,
        place: inside.length === 0 ? [] : [inside[0].number, inside.at(-1).number + 1],
        again,
      }, '*');
    },
  });

  function hover(element) {
    if (element !== hovered) {
      hovered?.classList.remove('hover');
      hovered = element;
      hovered?.classList.add('hover');
    }
  }

  // ---- marks

  let marked = [];

  /** The names of what is marked in an element, or around it. */
  function namesAt(element) {
    return [element.closest('[z-m]'), ...element.querySelectorAll('[z-m]')].filter(Boolean).map((one) => one.getAttribute('z-name')).join(', ');
  }

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
    const wanted = Marking.tidy(text);
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
    const inside = units.filter((unit) => unit.number >= from && unit.number < to);
    const exact = inside.find((unit) => unit.key === wanted);
    const part = exact ?? inside.find((unit) => unit.key.includes(wanted));
    if (exact || inside.length === 0) {
      return exact ? [exact.node] : [];
    }
    if (part) {
      return [partOf(part.node, value)];
    }
    const [first, last] = [inside[0].node, inside.at(-1).node];
    let around = first;
    while (!around.contains(last)) {
      around = around.parentElement;
    }
    const isOnly = around !== document.body && units.filter((unit) => around.contains(unit.node)).length === inside.length;
    return isOnly ? [around] : inside.map((unit) => unit.node);
  }

  function anywhere(wanted, value) {
    const found = marking.places(units, wanted);
    const around = found.length === 0 ? units.find((unit) => unit.key.includes(wanted)) : null;
    return around ? [partOf(around.node, value)] : found;
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
      marking.step(wish.step);
    }
    if (wish.take) {
      marking.take();
    }
    if (wish.widen) {
      marking.widen();
    }
    if (wish.release) {
      marking.release();
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
    marking.choose(unit);
    marking.take(marking.selected(unit) || null);
  });
  addEventListener('keydown', (event) => {
    if (root.getAttribute('data-take') === 'true' && marking.key(event)) {
      event.preventDefault();
    }
  });
  document.getElementById('z-page').disabled = root.getAttribute('data-mode') === 'plain';
  parent.postMessage({ ready: true }, '*');
})();
