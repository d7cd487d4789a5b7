// Long pages are shown in parts.

import { fill, h } from './dom.js';
import { t } from './i18n.js';

/**
 * Leads from one part of a long page to the next.
 * @param view the first part
 * @param load gets the part that begins with a block
 * @param show takes a part
 */
export function parts(view, load, show) {
  const nav = h('nav', { class: 'parts', 'aria-label': t('parts') });
  const before = [];
  const draw = (shown) => {
    nav.hidden = shown.from === 0 && shown.to >= shown.blocks;
    const to = async (start) => {
      nav.setAttribute('aria-busy', 'true');
      const next = await load(start);
      nav.removeAttribute('aria-busy');
      show(next);
      draw(next);
    };
    fill(nav,
      h('button', { type: 'button', class: 'plain small', disabled: before.length === 0, onclick: () => to(before.pop()) }, t('pager.previous')),
      h('span', {}, t('parts.range', { from: shown.from + 1, to: shown.to, total: shown.blocks })),
      h('button', { type: 'button', class: 'plain small', disabled: shown.to >= shown.blocks, onclick: () => { before.push(shown.from); to(shown.to); } }, t('pager.next')));
  };
  draw(view);
  return nav;
}
