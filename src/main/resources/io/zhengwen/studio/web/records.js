// What templates read from a page that was found: typed fields, and the records of a list page.

import { settings } from './api.js';
import { h, outward } from './dom.js';
import { count, day, number, t } from './i18n.js';

const NAME = /^(?!other_)(.+)_(s|ss|d|ds|dt|dts)$/;
const MOST_RECORDS = 20;
const MOST_FIELDS = 14;

const wrappers = settings.wrappers;

/** A filter: nested records are shown with their page, not by themselves. */
export const PAGES = wrappers?.records && wrappers.kind ? [`-${wrappers.kind}:record`] : [];

/** What to ask for, if the collection has such fields. */
export const FIELDS = wrappers
  ? ['*_s', '*_ss', '*_d', '*_ds', '*_dt', '*_dts', wrappers.template, wrappers.kind, wrappers.records, wrappers.records && wrappers.kind ? `[child childFilter='${wrappers.kind}:record' limit=${MOST_RECORDS}]` : null].filter(Boolean)
  : [];

/** The fields of a document: name, values, ending of the type. */
function read(doc) {
  return Object.entries(doc).flatMap(([key, value]) => {
    const found = NAME.exec(key);
    return found ? [{ key, name: found[1], type: found[2].replace(/(?<=.)s$/, ''), values: [].concat(value) }] : [];
  });
}

function text(field) {
  return field.values.slice(0, 5).map((value, i) => [
    i > 0 ? ' · ' : '',
    field.type === 'dt' ? day(value) : field.type === 'd' ? number(value, 12) : outward(String(value), h('span', { class: 'cut' }, String(value))),
  ]);
}

/** Below a result: which template read it, and what. */
export function structured(doc) {
  if (!wrappers) {
    return null;
  }
  const fields = read(doc).slice(0, MOST_FIELDS);
  const records = [].concat(doc[wrappers.records] ?? []);
  if (fields.length === 0 && records.length === 0) {
    return null;
  }
  return h('div', { class: 'structured' },
    doc[wrappers.template] ? h('p', { class: 'facts' }, h('span', { class: 'tag' }, t(`kind.${doc[wrappers.kind] ?? 'detail'}`)), h('a', { href: `#/wrappers?${new URLSearchParams({ template: doc[wrappers.template] })}` }, doc[wrappers.template])) : null,
    fields.length > 0 ? h('dl', {}, fields.map((field) => h('div', {}, h('dt', { dir: 'auto' }, field.name), h('dd', { dir: 'auto' }, text(field))))) : null,
    records.length > 0 ? table(records.slice(0, MOST_RECORDS)) : null);
}

function table(records) {
  const rows = records.map(read);
  const keys = [...new Set(rows.flatMap((row) => row.map((field) => field.key)))].slice(0, MOST_FIELDS);
  return h('details', {},
    h('summary', {}, count('records', records.length)),
    h('div', { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': t('tested.records') }, h('table', {},
      h('thead', {}, h('tr', {}, keys.map((key) => h('th', { dir: 'auto' }, NAME.exec(key)[1])))),
      h('tbody', {}, rows.map((row) => h('tr', {}, keys.map((key) => {
        const field = row.find((one) => one.key === key);
        return h('td', { dir: 'auto' }, field ? text(field) : null);
      })))))));
}
