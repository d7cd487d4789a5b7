// In the frame: colours the blocks, and says which one is pointed at. It has no access to the studio's window but messages.
(() => {
  'use strict';
  /** Main text that begins farther down than this share of the frame is brought to view, with some of what stands before it. */
  const MOST_DOWN = .7;
  const LEAD = .3;
  const root = document.documentElement;
  const elements = new Map();
  document.body.tabIndex = 0;
  for (const element of document.querySelectorAll('z-t')) {
    const block = Number(element.getAttribute('i'));
    if (!elements.has(block)) {
      elements.set(block, []);
    }
    elements.get(block).push(element);
  }
  const blocks = [...elements.keys()].sort((a, b) => a - b);
  let kept = '';
  let now = -1;

  function decide(decided) {
    const isFirst = kept === '';
    kept = decided.kept;
    for (const [block, parts] of elements) {
      const level = decided.levels[block];
      const name = `k${kept[block]}${level === '-' ? '' : ` l${level}`}${block === now ? ' now' : ''}`;
      for (const part of parts) {
        part.className = name;
      }
    }
    const begin = blocks.find((block) => kept[block] !== '0');
    if (isFirst && begin !== undefined && scrollY === 0 && now < 0) {
      const { top } = elements.get(begin)[0].getBoundingClientRect();
      if (top > innerHeight * MOST_DOWN) {
        scrollTo(0, top - innerHeight * LEAD);
      }
    }
  }

  function point(block, scroll) {
    for (const part of elements.get(now) ?? []) {
      part.classList.remove('now');
    }
    now = block;
    for (const part of elements.get(now) ?? []) {
      part.classList.add('now');
    }
    if (scroll) {
      elements.get(now)?.[0].scrollIntoView({ block: 'center' });
    }
    parent.postMessage({ block }, '*');
  }

  function wanted(block) {
    const only = root.getAttribute('data-only');
    return only === 'all' || (only === 'kept') === (kept[block] !== '0');
  }

  function step(by) {
    let at = now < 0 ? (by > 0 ? -1 : blocks.length) : blocks.indexOf(now);
    do {
      at += by;
    } while (at >= 0 && at < blocks.length && !wanted(blocks[at]));
    if (at >= 0 && at < blocks.length) {
      point(blocks[at], true);
    }
  }

  addEventListener('message', (event) => {
    if (event.source !== parent) {
      return;
    }
    const wish = event.data;
    if (wish.decided) {
      decide(wish.decided);
    }
    if (wish.mode) {
      root.setAttribute('data-mode', wish.mode);
      document.getElementById('z-page').disabled = wish.mode === 'plain';
    }
    if (wish.only) {
      root.setAttribute('data-only', wish.only);
    }
    if (wish.step) {
      step(wish.step);
    }
  });

  const blockAt = (target) => (target instanceof Element ? target.closest('z-t') : null);
  let place = '';
  addEventListener('mousemove', (event) => {
    // Scrolling moves the page below a pointer that rests: that points at nothing.
    const before = place;
    place = `${event.screenX} ${event.screenY}`;
    const element = place === before ? null : blockAt(event.target);
    const block = element ? Number(element.getAttribute('i')) : now;
    if (block !== now) {
      point(block, false);
    }
  });
  addEventListener('click', (event) => {
    event.preventDefault();
    const element = blockAt(event.target);
    if (element) {
      point(Number(element.getAttribute('i')), false);
    }
  });
  addEventListener('keydown', (event) => {
    const by = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
    if (by && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      step(by);
    }
  });
  document.getElementById('z-page').disabled = root.getAttribute('data-mode') === 'plain';
  parent.postMessage({ ready: true }, '*');
})();
