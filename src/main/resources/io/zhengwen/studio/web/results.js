// A page that was found, and why.

import { get, settings } from './api.js';
import { bar, fill, h, icon, isWeb, outward } from './dom.js';
import { day, languageName, number, percent, t, word } from './i18n.js';
import { reasons } from './reasons.js';
import { structured } from './records.js';
import { loading, problem, shortened } from './ui.js';

/** Noncharacters around what matched, which no extracted text has: snippets stay plain text. */
export const MARKS = { begin: '\ufdd0', end: '\ufdd1' };

/** The most characters of a title, which may be an address or an id. */
const LONGEST_TITLE = 300;

/**
 * A result.
 * @param snippets texts with marks, or undefined
 * @param isRaw whether it was found in all visible text
 */
export function result(doc, snippets, asked, isRaw) {
  const because = h('div', { class: 'why', hidden: true });
  const title = shortened(doc.title || doc.url || doc.id, LONGEST_TITLE);
  const lang = first(doc.language) ?? null;
  return h('li', { class: 'result' },
    h('h3', { dir: 'auto', lang }, h('a', { href: `#/preview?${new URLSearchParams({ id: doc.id })}` }, title)),
    h('p', { class: 'facts' },
      site(doc),
      doc.published ? h('time', { datetime: doc.published }, day(doc.published)) : null,
      doc.language ? h('span', {}, languageName(first(doc.language))) : null,
      doc.page_type ? h('span', { class: 'tag' }, word('page-type', first(doc.page_type))) : null,
      doc.authors ? h('span', {}, [].concat(doc.authors).slice(0, 3).join(', ')) : null),
    (snippets ?? []).map((snippet) => h('p', { class: 'snippet', dir: 'auto', lang }, marked(snippet))),
    isRaw ? null : structured(doc),
    h('div', { class: 'row tools' },
      h('a', { class: 'tool', href: `#/preview?${new URLSearchParams({ id: doc.id })}` }, icon('eye'), t('result.preview')),
      settings.wrappers && !isRaw ? h('a', { class: 'tool', href: `#/annotate?${new URLSearchParams({ id: doc.id })}` }, icon('pen'), t('nav.annotate')) : null,
      asked.q ? whyButton(doc, asked, isRaw, because) : null),
    because);
}

/** The site as it calls itself, which may be the name of another, and the host that it is. */
function site(doc) {
  const name = first(doc.site_name);
  const host = doc.host || (isWeb(doc.url) && URL.canParse(doc.url) ? new URL(doc.url).hostname : '');
  const where = host || (name ? null : shortened(doc.id, LONGEST_TITLE));
  return [
    name && name !== host ? h('span', { class: 'site-name', dir: 'auto' }, shortened(name, LONGEST_TITLE)) : null,
    where ? h('span', { class: 'site', dir: 'auto' }, outward(doc.url, where, isWeb(doc.url) ? icon('out') : null)) : null];
}

function first(value) {
  return Array.isArray(value) ? value[0] : value;
}

function marked(snippet) {
  return snippet.split(MARKS.begin).flatMap((part, i) => {
    if (i === 0) {
      return [part];
    }
    const [match, ...rest] = part.split(MARKS.end);
    return [h('mark', {}, match), rest.join('')];
  });
}

function whyButton(doc, asked, isRaw, because) {
  const button = h('button', { type: 'button', class: 'tool', 'aria-expanded': 'false',
    onclick: async () => {
      const opens = because.hidden;
      because.hidden = !opens;
      button.setAttribute('aria-expanded', String(opens));
      if (opens && because.childElementCount === 0) {
        fill(because, loading());
        try {
          fill(because, await why(doc, asked, isRaw));
        } catch (error) {
          fill(because, problem(error));
        }
      }
    } }, t('result.why'));
  return button;
}

/** Asks Solr how the score of a document came about. */
async function why(doc, asked, isRaw) {
  const answer = await get('/select', {
    q: asked.q,
    fq: '{!term f=id v=$document}',
    document: doc.id,
    fl: 'id,score',
    rows: 1,
    hl: false,
    debug: 'results',
    'debug.explain.structured': true,
    ...(isRaw ? { qf: settings.rawField, pf: '', lf: '', ff: '' } : {}),
  });
  const explained = answer.debug?.explain?.[doc.id];
  const rows = reasons(explained, 12);
  if (rows.length === 0) {
    return h('p', {}, t('why.none'));
  }
  const most = Math.max(...rows.map((row) => row.value));
  return [
    h('p', { class: 'muted' }, t('why.score', { score: explained.value })),
    h('table', {},
      h('thead', { class: 'unseen' }, h('tr', {}, h('th', {}, t('why.term')), h('th', {}, t('why.field')), h('th', {}, t('why.weight')))),
      h('tbody', {}, rows.map((row) => h('tr', {},
        h('td', {}, row.term ? h('mark', {}, row.term) : t('why.rest')),
        h('td', {}, row.field ? fieldName(row.field) : null),
        h('td', { class: 'weight' }, bar(row.value / most), number(row.value)))))),
  ];
}

function fieldName(field) {
  const language = /^content_(\w+)$/.exec(field);
  if (language) {
    return t('why.language', { language: languageName(language[1]) });
  }
  const known = field === settings.rawField ? 'raw' : ['title', 'content'].includes(field) ? field : null;
  return known ? t(`field.${known}`) : field;
}

/** How sure a method is, as text and bar. */
export function confidence(value) {
  return value === undefined ? h('span', { class: 'muted' }, '–') : h('span', { class: 'confidence' }, bar(value), percent(value));
}
