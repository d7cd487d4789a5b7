// Elements from values. Texts become text nodes, never markup: what pages say cannot become part of this page.

const SVG = 'http://www.w3.org/2000/svg';

/** Makes an element. Properties that begin with "on" are listeners; false, null and undefined are left out. */
export function h(tag, properties, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === false || value === null || value === undefined) {
      continue;
    }
    if (name.startsWith('on')) {
      element.addEventListener(name.slice(2), value);
    } else if (name === 'value' || name === 'checked' || name === 'indeterminate') {
      element[name] = value;
    } else {
      element.setAttribute(name, value === true ? '' : String(value));
    }
  }
  append(element, children);
  return element;
}

/** Appends nodes, texts, and lists of them. */
export function append(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) {
      element.append(child);
    }
  }
}

/** Puts other children in place of those that an element has. */
export function fill(element, ...children) {
  element.replaceChildren();
  append(element, children);
  return element;
}

const PATHS = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  layers: 'M12 3 3 8l9 5 9-5zM3 13l9 5 9-5',
  pulse: 'M3 12h4l3-8 4 16 3-8h4',
  half: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 3v18M12 8l6-2M12 13l8-2M12 18l6-2',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  out: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  upload: 'M12 16V4M7 9l5-5 5 5M4 20h16',
  download: 'M12 4v12M7 11l5 5 5-5M4 20h16',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12l5 5L19 7',
  undo: 'M8 5 3 10l5 5M3 10h11a5 5 0 0 1 0 10h-3',
  sides: 'M7 4 3 8l4 4M3 8h18M17 12l4 4-4 4M21 16H3',
  wider: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  pen: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  tick: 'M4 4h16v16H4zM8 12l3 3 5-6',
  book: 'M5 4h6a3 3 0 0 1 1 1 3 3 0 0 1 1-1h6v15h-6l-1 1-1-1H5zM12 5v15',
};

/** A small picture that only decorates. */
export function icon(name) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}

/** A bar whose length is a share from 0 to 1, none of nothing; what it shows stands beside it as text. */
export function bar(share, kind = '') {
  const inner = h('span', { class: 'bar-fill' });
  inner.style.inlineSize = `${Number.isFinite(share) ? Math.max(0, Math.min(1, share)) * 100 : 0}%`;
  return h('span', { class: `bar ${kind}`, 'aria-hidden': 'true' }, inner);
}

/** Whether something is an address of the web. */
export function isWeb(address) {
  return /^https?:\/\//i.test(address ?? '');
}

/** A link that leaves the studio; mere text where the address is not one of the web. */
export function outward(address, ...children) {
  return isWeb(address)
    ? h('a', { href: address, target: '_blank', rel: 'noopener noreferrer' }, children)
    : h('span', {}, children);
}
