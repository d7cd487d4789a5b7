// What was found from the marks: rules, what they read from the marked pages, and from the seed's others.

import { settings } from './api.js';
import { bar, h, icon, outward } from './dom.js';
import { count, percent, t } from './i18n.js';
import { link, ruleName, swatch, templateOf } from './library.js';
import { own } from './own.js';

/** What stands there before there are rules. */
export function unready(draft) {
  return h('section', { class: 'card' }, h('h2', {}, t('induced.title')), h('p', { class: 'muted' }, t(draft.state.kind === 'list' ? 'induced.list' : 'induced.none')));
}

/** Says that a template was stored, and where to look at it; more is added. */
export function saved(template, seed, ...more) {
  return h('div', { class: 'notice good', id: 'saved' },
    h('strong', {}, t('annotate.saved', { name: template.name, version: template.version })),
    h('p', {}, seed ? t(settings.local ? 'annotate.saved.local' : 'annotate.saved.seed', { seed }) : t('annotate.saved.noseed')),
    h('p', { class: 'row' },
      h('a', { href: link('wrappers', { template: template.name }) }, t('annotate.look')),
      seed ? h('a', { href: link('verify', { seed }) }, t('annotate.verify')) : null),
    more);
}

/** What is read from the page that is shown: one that was marked, or that the rules were tried on; undefined if it is neither. */
function readHere({ readings, tested: tries }, picked) {
  return picked.page === null ? readings[0] : [...readings, ...(tries?.readings ?? [])].find((one) => one.page === picked.page);
}

/** The rules of each field, and its values on the page that is shown. */
export function induced(found, draft, picked) {
  const { fields, records, next } = templateOf(found.definition);
  const names = draft.state.fields.map((field) => field.name);
  const here = readHere(found, picked);
  return h('section', { class: 'card induced' },
    h('h2', {}, t('induced.title')),
    records ? h('p', { class: 'muted' }, here ? count('induced.records', here.records?.length ?? 0) : t('wrapper.records'), ' ', h('code', {}, records)) : null,
    h('ul', { class: 'rules' }, [...fields, ...(next ? [{ ...next, name: t('draft.next') }] : [])].map((field) => h('li', {},
      h('p', { class: 'row' }, swatch(names, field.name), h('b', { dir: 'auto' }, field.name), h('span', { class: 'tag' }, t(`type.${field.type ?? 'text'}`)), field.required ? h('span', { class: 'tag' }, t('draft.required')) : null),
      field.rules?.length > 0
        ? h('ol', {}, field.rules.slice(0, 6).map((rule) => h('li', {},
          h('code', { dir: 'auto' }, ruleName(rule)),
          rule.evidence ? h('span', { class: 'muted' }, t('induced.evidence', { n: rule.evidence.matches, of: rule.evidence.pages })) : null)))
        : h('p', { class: 'bad-text' }, t('induced.norule')),
      field.rules?.length > 6 ? h('p', { class: 'muted' }, t('induced.more', { n: field.rules.length - 6 })) : null))),
    here ? readTable(here, names) : null);
}

function readTable(reading, names) {
  return reading.records ? recordTable(reading.records.slice(0, 20), names) : h('table', { class: 'values' },
    h('caption', {}, t('induced.read')),
    h('tbody', {}, names.map((name) => h('tr', {},
      h('th', { scope: 'row', dir: 'auto' }, name),
      h('td', { dir: 'auto' }, cell(reading, name))))));
}

/** What records say, in rows. */
function recordTable(records, names) {
  return h('div', { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': t('induced.read') }, h('table', { class: 'values' },
    h('caption', {}, t('induced.read')),
    h('thead', {}, h('tr', {}, names.map((name) => h('th', { dir: 'auto' }, name)))),
    h('tbody', {}, records.map((record) => h('tr', {}, names.map((name) => h('td', { dir: 'auto' }, cell(record, name))))))));
}

/** A field's values as they stand in the page, and what they mean if that is something else. */
export function cell(reading, name) {
  const values = own(reading.fields, name) ?? [];
  const typed = [].concat(own(reading.typed, name) ?? []).map(String);
  if (values.length === 0) {
    return h('span', { class: 'missing' }, t('induced.missing'));
  }
  const other = typed.length > 0 && typed.join() !== values.join();
  return [h('span', {}, values.join(' · ')), other ? h('small', { class: 'muted' }, ` → ${typed.join(' · ')}`) : null];
}

/** What a template reads from the pages of a seed. */
export function tested(definition, result, seed) {
  const names = templateOf(definition).fields.map((field) => field.name);
  const isList = templateOf(definition).kind === 'list';
  return h('section', { class: 'card tested' },
    h('h2', {}, t('tested.title')),
    h('p', { class: 'row' },
      h('b', { id: 'tested-complete' }, t('tested.complete', { n: result.complete, of: result.pages })),
      bar(result.complete / result.pages)),
    h('div', { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': t('tested.title') }, h('table', { class: 'wide' },
      h('thead', {}, h('tr', {}, h('th', {}, t('tested.page')), isList ? h('th', { class: 'n' }, t('tested.records')) : null,
        names.map((name) => h('th', { dir: 'auto' }, name, ' ', h('small', {}, percent(own(result.fields, name) ?? 0)))))),
      h('tbody', {}, result.readings.map((reading) => h('tr', {},
        h('th', { scope: 'row' },
          h('a', { href: link('annotate', { seed, page: reading.page }), class: 'cut' }, reading.url?.replace(/^[a-z]+:\/\/[^/]+/i, '') || reading.page), ' ',
          reading.complete ? null : h('span', { class: 'bad-text' }, t('tested.incomplete'))),
        isList ? h('td', { class: 'n' }, String(reading.records?.length ?? 0)) : null,
        names.map((name) => h('td', { dir: 'auto' }, cell(isList ? reading.records?.[0] ?? {} : reading, name)))))))));
}

/** A link to a page as it is on the web. */
export function live(url) {
  return outward(url, t('tested.live'), icon('out'));
}
