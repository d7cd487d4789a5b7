// The pages of a directory: the first page of a studio that has no collection to search.

import { get } from './api.js';
import { fill, h, icon } from './dom.js';
import { count, t } from './i18n.js';
import { link } from './library.js';
import { empty, go, loading, problem } from './ui.js';

const PATH = '/zhengwen/pages';
const ROWS = 50;

/** Lists pages with a text in their title or address: found, pages. */
export function listed(parameters, signal) {
  return get(PATH, parameters, signal);
}

export function render(main, parameters) {
  const away = new AbortController();
  const q = parameters.get('q') ?? '';
  const start = Math.max(0, Number.parseInt(parameters.get('start') ?? '0', 10) || 0);
  const input = h('input', { id: 'q', type: 'search', value: q, placeholder: t('pages.placeholder'), dir: 'auto', autocomplete: 'off', spellcheck: 'false', 'aria-label': t('pages.label') });
  const area = h('div', {}, loading());
  fill(main,
    h('header', { class: 'page-head' }, h('h1', {}, t('pages.title'))),
    h('p', { class: 'lead' }, t('pages.lead')),
    h('form', { class: 'row', role: 'search', onsubmit: (event) => { event.preventDefault(); go('pages', { q: input.value.trim() }); } },
      input, h('button', { type: 'submit', class: 'primary' }, t('pages.go'))),
    area);
  listed({ q, start, rows: ROWS }, away.signal).then((answer) => fill(area, found(answer, q, start)), (error) => {
    if (error.name !== 'AbortError') {
      fill(area, problem(error));
    }
  });
  return () => away.abort();
}

function found(answer, q, start) {
  if (answer.pages.length === 0) {
    return empty(t('search.none'), t('pages.none.hint'));
  }
  const to = (next) => go('pages', { q, start: next || null });
  return [
    h('p', { class: 'muted found' }, count('pages', answer.found)),
    h('ul', { class: 'page-list' }, answer.pages.map((page) => h('li', { class: 'card row between' },
      h('div', { class: 'grow' },
        h('b', { dir: 'auto' }, h('a', { href: link('preview', { id: page.id }) }, page.title || page.id)),
        h('small', { class: 'muted address', dir: 'ltr' }, page.url)),
      h('a', { class: 'button plain small', href: link('annotate', { id: page.id }), 'aria-label': t('pages.annotate', { page: page.title || page.id }) }, icon('pen'), t('nav.annotate'))))),
    answer.found <= ROWS ? null : h('nav', { class: 'pager', 'aria-label': t('pager') },
      h('button', { type: 'button', class: 'plain', disabled: start === 0, onclick: () => to(Math.max(0, start - ROWS)) }, t('pager.previous')),
      h('span', {}, t('pager.range', { from: start + 1, to: Math.min(answer.found, start + ROWS), total: answer.found })),
      h('button', { type: 'button', class: 'plain', disabled: start + ROWS >= answer.found, onclick: () => to(start + ROWS) }, t('pager.next'))),
  ];
}
