// Long pages are shown in parts.

import { h } from './dom.js';
import { t } from './i18n.js';
import { problem, refill } from './ui.js';

/**
 * Leads from one part of a long page to the next.
 * @param view the first part
 * @param load gets the part that begins with a block
 * @param show takes a part
 */
export function parts(view, load, show) {
  const nav = h('nav', { class: 'parts', 'aria-label': t('parts') });
  let before = [];
  const draw = (shown, ...more) => {
    nav.hidden = shown.from === 0 && shown.to >= shown.blocks;
    const to = async (start, starts) => {
      if (nav.hasAttribute('aria-busy')) {
        return;
      }
      nav.setAttribute('aria-busy', 'true');
      try {
        const next = await load(start);
        before = starts;
        show(next);
        draw(next);
      } catch (error) {
        if (error.name !== 'AbortError') {
          draw(shown, problem(error));
        }
      }
      nav.removeAttribute('aria-busy');
    };
    refill(nav,
      h('button', { type: 'button', class: 'plain small', id: 'part-before', 'data-then': 'part-behind', disabled: before.length === 0, onclick: () => to(before.at(-1), before.slice(0, -1)) }, t('pager.previous')),
      h('span', {}, t('parts.range', { from: shown.from + 1, to: shown.to, total: shown.blocks })),
      h('button', { type: 'button', class: 'plain small', id: 'part-behind', 'data-then': 'part-before', disabled: shown.to >= shown.blocks, onclick: () => to(shown.to, [...before, shown.from]) }, t('pager.next')),
      more);
  };
  draw(view);
  return nav;
}
