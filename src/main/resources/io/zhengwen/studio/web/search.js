// The first page: a search over the collection, and beside it the same search over all visible text.

import { get, settings } from './api.js';
import { bar, fill, h, icon } from './dom.js';
import { count, languageName, number, t, word } from './i18n.js';
import { FIELDS, PAGES } from './records.js';
import { MARKS, result } from './results.js';
import { choice, empty, go, loading, problem } from './ui.js';

const ROWS = 10;
const FACETS = ['host', 'language', 'page_type', 'authors', ...(settings.wrappers?.template ? [settings.wrappers.template] : [])];
const FL = 'id,url,title,site_name,host,language,authors,published,page_type';
const SHOWN = 8;

/** What menus and footers say: the words that show best what the extraction leaves out. */
const EVERYWHERE = ['privacy policy', 'sign in', 'cookies', 'all rights reserved', 'contact us', '版权所有', '联系我们', '上一篇'];

export function render(main, parameters) {
  const asked = {
    q: parameters.get('q') ?? '',
    fq: parameters.getAll('fq'),
    start: Math.max(0, Number(parameters.get('start')) || 0),
    sort: parameters.get('sort') === 'new' ? 'new' : 'best',
    compare: settings.rawField !== undefined && parameters.get('compare') === '1',
  };
  const away = new AbortController();
  const results = h('div', { class: 'results-area' });
  fill(main, form(asked), results);
  const shown = asked.q || asked.fq.length > 0 || asked.start > 0 ? list(results, asked, away.signal) : welcome(results, away.signal);
  shown.catch((error) => {
    if (error.name !== 'AbortError') {
      fill(results, problem(error));
    }
  });
  return () => away.abort();
}

function form(asked) {
  const input = h('input', { id: 'q', type: 'search', value: asked.q, placeholder: t('search.placeholder'), autocomplete: 'off', dir: 'auto', 'aria-label': t('search.label') });
  return h('form', { class: 'search-box', role: 'search',
    onsubmit: (event) => {
      event.preventDefault();
      go('search', { q: input.value.trim(), compare: asked.compare ? '1' : null });
    } },
  h('h1', { class: asked.q ? 'unseen' : '' }, t('search.title')),
  h('div', { class: 'search-line' },
    icon('search'), input,
    h('button', { type: 'submit', class: 'primary' }, t('search.go'))));
}

/** Parameters of a search; raw ones look into all visible text. */
function query(asked, raw) {
  return {
    q: asked.q,
    fq: [...asked.fq, ...PAGES],
    start: asked.start,
    rows: ROWS,
    sort: asked.sort === 'new' ? 'published desc' : undefined,
    fl: [FL, ...(raw ? [] : FIELDS)],
    'facet.field': FACETS,
    'hl.encoder': 'simple',
    'hl.tag.pre': MARKS.begin,
    'hl.tag.post': MARKS.end,
    ...(raw ? { qf: settings.rawField, pf: '', lf: '', ff: '', 'hl.fl': settings.rawField, spellcheck: false } : {}),
  };
}

async function list(area, asked, signal) {
  fill(area, loading());
  const [found, raw] = await Promise.all([
    get('/browse', query(asked, false), signal),
    asked.compare ? get('/browse', { ...query(asked, true), facet: false }, signal) : null,
  ]);
  const pages = found.response.numFound;
  const most = Math.max(pages, raw?.response.numFound ?? 0);
  if (most > 0 && asked.start >= most) {
    await list(area, { ...asked, start: Math.floor((most - 1) / ROWS) * ROWS }, signal);
    return;
  }
  fill(area,
    h('div', { class: 'results-head' },
      h('p', { class: 'found', role: 'status' }, count('search.found', pages)),
      h('div', { class: 'row' },
        settings.rawField && asked.q
          ? choice(t('compare.label'), 'compare', [['0', t('compare.off')], ['1', t('compare.on')]], asked.compare ? '1' : '0',
            (value) => go('search', { ...asked, sort: asked.sort, compare: value === '1' ? '1' : null, start: null }))
          : null,
        choice(t('sort.label'), 'sort', [['best', t('sort.best')], ['new', t('sort.new')]], asked.sort,
          (value) => go('search', { ...state(asked), sort: value, start: null })))),
    chosen(asked),
    didYouMean(found, asked),
    raw ? sideBySide(asked, found, raw) : h('div', { class: 'with-facets' }, facets(found, asked), column(asked, found)));
}

function state(asked) {
  return { q: asked.q, fq: asked.fq, sort: asked.sort, compare: asked.compare ? '1' : null, start: asked.start || null };
}

function column(asked, found) {
  if (found.response.numFound === 0) {
    return empty(t('search.none'), t('search.none.hint'));
  }
  return h('section', { class: 'column', 'aria-label': t('search.results') },
    h('ol', { class: 'results', start: asked.start + 1 }, found.response.docs.map((doc) => result(doc, found.highlighting?.[doc.id]?.content, asked, false))),
    pager(asked, found.response.numFound));
}

/** Twice the same question: over what the pages say, and over all that they show. */
function sideBySide(asked, found, raw) {
  const most = Math.max(1, raw.response.numFound, found.response.numFound);
  const half = (answer, name, field, isRaw) =>
    h('section', { class: 'column half', 'aria-label': t(`compare.${name}`) },
      h('header', {},
        h('h2', {}, t(`compare.${name}`)),
        h('p', { class: 'big-number', id: `count-${name}` }, count('pages', answer.response.numFound)),
        bar(answer.response.numFound / most, name)),
      answer.response.numFound === 0
        ? h('p', { class: 'muted' }, t('search.none'))
        : h('ol', { class: 'results', start: asked.start + 1 },
          answer.response.docs.map((doc) => result(doc, answer.highlighting?.[doc.id]?.[field], asked, isRaw))));
  return h('div', {},
    h('div', { class: 'two' }, half(found, 'main', 'content', false), half(raw, 'raw', settings.rawField, true)),
    pager(asked, most));
}

function pager(asked, total) {
  const to = (start) => go('search', { ...state(asked), start: start || null });
  if (total <= ROWS) {
    return null;
  }
  return h('nav', { class: 'pager', 'aria-label': t('pager') },
    h('button', { type: 'button', class: 'plain', id: 'previous', disabled: asked.start === 0, onclick: () => to(Math.max(0, asked.start - ROWS)) }, t('pager.previous')),
    h('span', {}, t('pager.range', { from: asked.start + 1, to: Math.min(total, asked.start + ROWS), total })),
    h('button', { type: 'button', class: 'plain', id: 'next', disabled: asked.start + ROWS >= total, onclick: () => to(asked.start + ROWS) }, t('pager.next')));
}

/** Filters that hold, each with a button that takes it away. */
function chosen(asked) {
  if (asked.fq.length === 0) {
    return null;
  }
  return h('ul', { class: 'chips', 'aria-label': t('facet.chosen') }, asked.fq.map((fq) =>
    h('li', {}, h('button', { type: 'button', class: 'chip', id: `chosen-${encodeURIComponent(fq)}`, 'data-then': 'q', 'aria-label': t('facet.remove', { value: filterName(fq) }),
      onclick: () => go('search', { ...state(asked), fq: asked.fq.filter((other) => other !== fq), start: null }) },
    filterName(fq), icon('close')))));
}

function filterName(fq) {
  const term = /^\{!terms? f=(\w+)(?: separator="\|")?\}(.*)$/s.exec(fq);
  if (term) {
    return valueName(term[1], fq.startsWith('{!terms') ? term[2].split('|')[0] : term[2]);
  }
  return /^published:\[(\d{4})/.exec(fq)?.[1] ?? fq;
}

/** A value of a field, as people call it. */
function valueName(field, value) {
  return field === 'language' ? languageName(value) : field === 'page_type' ? word('page-type', value) : value;
}

function didYouMean(found, asked) {
  const collations = found.spellcheck?.collations ?? [];
  const better = collations[collations.indexOf('collation') + 1];
  const text = typeof better === 'string' ? better : better?.collationQuery;
  if (!text || found.response.numFound > 3) {
    return null;
  }
  return h('p', { class: 'mean' }, t('search.mean'), ' ',
    h('button', { type: 'button', class: 'link', id: 'mean', 'data-then': 'q', onclick: () => go('search', { ...state(asked), q: text, start: null }) }, text));
}

function facets(found, asked) {
  const groups = FACETS.map((field) => [field, named(field, pairs(found.facet_counts?.facet_fields?.[field] ?? []), asked)]);
  const years = pairs(found.facet_counts?.facet_ranges?.published?.counts ?? []).reverse()
    .map(([from, n]) => ({ name: from.slice(0, 4), n, fq: `published:[${from} TO ${from}+1YEAR}` }));
  groups.splice(2, 0, ['year', years]);
  return h('aside', { class: 'facets', 'aria-label': t('facets') }, groups
    .filter(([, values]) => values.length > 0)
    .map(([field, values]) => facet(field, values, asked)));
}

/** Values with their numbers of pages; those that people call the same are one. */
function named(field, values, asked) {
  const byName = new Map();
  for (const [value, n] of values) {
    const name = valueName(field, value);
    const known = byName.get(name) ?? { name, n: 0, values: [] };
    byName.set(name, { name, n: known.n + n, values: [...known.values, value] });
  }
  return [...byName.values()].sort((a, b) => b.n - a.n).map(({ name, n, values: same }) => ({
    name,
    n,
    fq: asked.fq.find((fq) => fq.includes(` f=${field}`) && filterName(fq) === name)
      ?? (same.length === 1 ? `{!term f=${field}}${same[0]}` : `{!terms f=${field} separator="|"}${same.sort().join('|')}`),
  }));
}

function facet(field, values, asked) {
  const most = Math.max(...values.map((value) => value.n));
  return h('section', {},
    h('h2', {}, t(field === settings.wrappers?.template ? 'facet.wrapper' : `facet.${field}`)),
    h('ul', {}, values.slice(0, SHOWN).map((value) =>
      h('li', {}, h('button', { type: 'button', class: 'facet', id: `facet-${encodeURIComponent(value.fq)}`, 'aria-pressed': asked.fq.includes(value.fq) ? 'true' : 'false',
        onclick: () => go('search', {
          ...state(asked),
          fq: asked.fq.includes(value.fq) ? asked.fq.filter((other) => other !== value.fq) : [...asked.fq, value.fq],
          start: null,
        }) },
      h('span', { class: 'name' }, value.name), h('span', { class: 'n' }, number(value.n)), bar(value.n / most))))));
}

function pairs(flat) {
  const list = [];
  for (let i = 0; i + 1 < flat.length; i += 2) {
    list.push([flat[i], flat[i + 1]]);
  }
  return list;
}

/** Before anything is asked: what is in the collection, and what the extraction spares those who search. */
async function welcome(area, signal) {
  fill(area, loading());
  const all = await get('/browse', { q: '*:*', fq: PAGES, rows: 0, spellcheck: false, hl: false, 'facet.limit': 1000 }, signal);
  const hosts = pairs(all.facet_counts?.facet_fields?.host ?? []).length;
  const languages = pairs(all.facet_counts?.facet_fields?.language ?? []);
  if (all.response.numFound === 0) {
    fill(area, empty(t('welcome.nothing'), t('welcome.nothing.hint')));
    return;
  }
  const facts = h('p', { class: 'lead' }, t('welcome.facts', {
    pages: count('pages', all.response.numFound), sites: count('sites', hosts), languages: count('languages', languages.length) }));
  if (!settings.rawField) {
    fill(area, facts);
    return;
  }
  const counted = await Promise.all(EVERYWHERE.map(async (q) => {
    const [extracted, raw] = await Promise.all([false, true].map((isRaw) =>
      get('/select', { ...query({ q, fq: [], start: 0, sort: 'best' }, isRaw), rows: 0 }, signal)));
    return { q, extracted: extracted.response.numFound, raw: raw.response.numFound };
  }));
  const telling = counted.filter((one) => one.raw > 0).sort((a, b) => (b.raw - b.extracted) - (a.raw - a.extracted)).slice(0, 6);
  fill(area, facts, telling.length === 0 ? null : difference(telling));
}

function difference(phrases) {
  const most = Math.max(...phrases.map((one) => one.raw));
  return h('section', { class: 'card difference' },
    h('h2', {}, t('welcome.difference')),
    h('p', { class: 'muted' }, t('welcome.difference.hint')),
    h('ul', {}, phrases.map((one) =>
      h('li', {}, h('a', { href: `#/search?${new URLSearchParams({ q: one.q, compare: '1' })}` },
        h('span', { class: 'phrase' }, one.q),
        h('span', { class: 'pair' },
          bar(one.raw / most, 'raw'), h('span', { class: 'n' }, t('welcome.raw', { n: one.raw })),
          bar(one.extracted / most, 'main'), h('span', { class: 'n' }, t('welcome.main', { n: one.extracted }))))))));
}
