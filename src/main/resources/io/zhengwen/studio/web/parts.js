// Long pages are shown in parts.

import { h } from './dom.js';
import { t } from './i18n.js';
import { refill } from './ui.js';

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
    refill(nav,
      h('button', { type: 'button', class: 'plain small', id: 'part-before', 'data-then': 'part-behind', disabled: before.length === 0, onclick: () => to(before.pop()) }, t('pager.previous')),
      h('span', {}, t('parts.range', { from: shown.from + 1, to: shown.to, total: shown.blocks })),
      h('button', { type: 'button', class: 'plain small', id: 'part-behind', 'data-then': 'part-before', disabled: shown.to >= shown.blocks, onclick: () => { before.push(shown.from); to(shown.to); } }, t('pager.next')));
  };
  draw(view);
  return nav;
}
