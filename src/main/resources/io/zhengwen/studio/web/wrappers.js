// The templates for fields and records.

import { fill, h, icon } from './dom.js';
import { number, percent, t } from './i18n.js';
import { ask, link, pager, showing, tabs } from './library.js';
import { empty, loading } from './ui.js';
import { one } from './wrapper.js';

const ROWS = 50;

export function render(main, parameters) {
  const away = new AbortController();
  const area = h('div', {});
  fill(main, tabs('wrappers'), area);
  const name = parameters.get('template');
  showing(area, name === null ? list(area, parameters.get('after'), away.signal) : one(area, name, away.signal), fill);
  return () => away.abort();
}

async function list(area, after, signal) {
  fill(area, loading());
  const { templates, next } = await ask({ list: 'templates', rows: ROWS, after: after ?? undefined }, signal);
  fill(area,
    h('header', { class: 'page-head row between' }, h('h1', {}, t('wrappers.title')),
      h('a', { class: 'button primary', href: '#/annotate' }, icon('pen'), t('wrappers.new'))),
    h('p', { class: 'lead' }, t('wrappers.lead')),
    templates.length === 0 ? empty(t('wrappers.none'), t('wrappers.none.hint')) : table(templates),
    pager('wrappers', after, next));
}

function table(templates) {
  return h('div', { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': t('wrappers.title') }, h('table', { class: 'wide' },
    h('thead', {}, h('tr', {}, h('th', {}, t('wrappers.name')), h('th', {}, t('draft.kind')), h('th', { class: 'n' }, t('history.version')), h('th', {}, t('draft.fields')), h('th', {}, t('seeds.title')), h('th', { class: 'n' }, t('verify.precision')))),
    h('tbody', {}, templates.map((template) => h('tr', {},
      h('th', { scope: 'row' }, h('a', { href: link('wrappers', { template: template.name }) }, template.name), ' ',
        template.repair ? h('span', { class: 'state failing' }, t('wrappers.repair')) : null),
      h('td', {}, t(`kind.${template.kind}`)),
      h('td', { class: 'n' }, number(template.version)),
      h('td', { dir: 'auto' }, template.fields.join(', ')),
      h('td', {}, template.seeds.map((seed) => h('p', {}, h('a', { href: link('seeds', { seed }) }, seed)))),
      h('td', { class: 'n' }, precision(template.judged)))))));
}

function precision(judged) {
  const counts = Object.values(judged ?? {});
  const right = counts.reduce((sum, count) => sum + count.right, 0);
  const all = counts.reduce((sum, count) => sum + count.right + count.wrong, 0);
  return all === 0 ? '–' : percent(right / all);
}
