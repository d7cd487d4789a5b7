// The seeds: which addresses templates for fields are used for.

import { fill, h } from './dom.js';
import { count, number, t } from './i18n.js';
import { asSeed } from './induction.js';
import { act, ask, following, link, pager, showing, tabs, trouble } from './library.js';
import { one } from './seed.js';
import { empty, go, loading, refill } from './ui.js';

const ROWS = 50;

export function render(main, parameters) {
  const away = new AbortController();
  const area = h('div', {});
  fill(main, tabs('seeds'), area);
  const seed = parameters.get('seed');
  showing(area, seed === null ? list(area, parameters.get('after'), away.signal) : one(area, seed, away.signal), fill);
  return () => away.abort();
}

async function list(area, after, signal) {
  const message = h('div', {});
  const pattern = h('input', { id: 'pattern', placeholder: 'example.org/flats/', spellcheck: 'false', autocomplete: 'off', dir: 'ltr' });
  const known = h('div', {}, loading());
  fill(area,
    h('header', { class: 'page-head' }, h('h1', {}, t('seeds.title'))),
    h('p', { class: 'lead' }, t('seeds.lead')),
    h('form', { class: 'row', onsubmit: async (event) => {
      event.preventDefault();
      try {
        const { seed } = await act('addSeed', { seed: asSeed(pattern.value) });
        go('seeds', { seed: seed.seed });
      } catch (error) {
        fill(message, trouble(error));
      }
    } }, h('label', { for: 'pattern' }, t('seeds.pattern')), pattern, h('button', { type: 'submit', class: 'primary' }, t('seeds.add'))),
    message, known);
  await following(
    () => ask({ list: 'seeds', rows: ROWS, after: after ?? undefined }, signal),
    ({ seeds, next }) => refill(known, seeds.length === 0 ? empty(t('seeds.none'), t('seeds.none.hint')) : table(seeds), pager('seeds', after, next)), signal);
}

function table(seeds) {
  return h('div', { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': t('seeds.title') }, h('table', { class: 'wide' },
    h('thead', {}, h('tr', {}, h('th', {}, t('seeds.pattern')), h('th', {}, t('seeds.used')), h('th', { class: 'n' }, t('seeds.pages')), h('th', { class: 'n' }, t('seeds.failing')), h('th', {}, t('seeds.alarms')), h('th', { class: 'n' }, t('seeds.seen')))),
    h('tbody', {}, seeds.map((seed, i) => h('tr', {},
      h('th', { scope: 'row' }, h('a', { id: `seed-${i}`, href: link('seeds', { seed: seed.seed }) }, seed.seed)),
      h('td', {}, seed.attachments.filter((used) => used.state === 'attached' || used.state === 'confirmed').map((used) => h('a', { id: `used-${i}-${used.template}`, href: link('wrappers', { template: used.template }), class: 'state learned' }, used.template))),
      h('td', { class: 'n' }, number(seed.lists + seed.details)),
      h('td', { class: 'n' }, number(seed.failing)),
      h('td', {}, seed.alarms > 0 ? h('a', { id: `alarms-${i}`, href: '#/alarms', class: 'state failing' }, count('seeds.alarms.n', seed.alarms)) : h('span', { class: 'muted' }, '–')),
      h('td', { class: 'n' }, number(seed.seen)))))));
}
