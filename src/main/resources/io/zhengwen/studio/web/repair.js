// A proposed repair: what it changes, and what failing pages say before and after.

import { bar, h } from './dom.js';
import { t } from './i18n.js';
import { cell } from './induced.js';
import { act, askSeed, ruleName, templateOf } from './library.js';
import { own } from './own.js';

const SHOWN = 12;

/** The proposal with the two ways to decide on it. */
export async function repair(template, change, signal) {
  const { proposal } = template;
  const { seed } = proposal;
  const failing = (await askSeed(seed, signal)).pages.filter((page) => page.state === 'failing').slice(-SHOWN);
  const pages = failing.map((page) => ({ page: page.id }));
  const [before, after] = pages.length === 0
    ? [{ readings: [] }, { readings: [] }]
    : await Promise.all([template.definition, proposal.definition].map((definition) => act('test', { definition, seed, pages }, signal)));
  const changed = (name) => before.readings.some((reading, i) => JSON.stringify(own(reading.fields, name)) !== JSON.stringify(own(after.readings[i].fields, name)));
  const names = templateOf(proposal.definition).fields.map((field) => field.name);
  names.sort((a, b) => changed(b) - changed(a));
  return h('section', { class: 'card repair', id: 'repair' },
    h('div', { class: 'row between' },
      h('h2', {}, t('repair.title')),
      h('div', { class: 'row' },
        h('button', { type: 'button', class: 'plain', id: 'refuse', 'data-then': 'rollback', onclick: () => change('refuseRepair') }, t('repair.refuse')),
        h('button', { type: 'button', class: 'primary', id: 'accept', 'data-then': 'rollback', onclick: () => change('acceptRepair') }, t('repair.accept')))),
    h('div', { class: 'fell' },
      h('span', {}, t('repair.mended')), bar(proposal.mended / proposal.pages), h('span', { class: 'n' }, t('repair.share', { n: proposal.mended, of: proposal.pages })),
      proposal.others === 0 ? null : [h('span', {}, t('repair.kept')), bar(proposal.kept / proposal.others), h('span', { class: 'n' }, t('repair.share', { n: proposal.kept, of: proposal.others }))]),
    before.readings.length === 0 ? null : h('div', { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': t('repair.title') }, h('table', { class: 'wide before-after' },
      h('thead', {}, h('tr', {}, h('th', {}, t('tested.page')), h('th', {}, ''), names.map((name) => h('th', { dir: 'auto' }, name)))),
      before.readings.map((reading, i) => h('tbody', {}, row(reading, 'before', names, reading), row(after.readings[i], 'after', names))))),
    h('details', {}, h('summary', {}, t('repair.rules')), changes(templateOf(template.definition), templateOf(proposal.definition))));
}

function row(reading, when, names, first = null) {
  return h('tr', { class: when },
    first ? h('th', { scope: 'rowgroup', rowspan: 2 }, h('span', { class: 'cut' }, first.url?.replace(/^[a-z]+:\/\/[^/]+/i, '') || first.page)) : null,
    h('td', { class: 'muted' }, t(`repair.${when}`)),
    names.map((name) => h('td', { dir: 'auto' }, cell(reading.records ? reading.records[0] ?? {} : reading, name))));
}

/** Which rules went and came from one version to the next. */
export function changes(before, after) {
  const rulesOf = (template) => new Set([...template.records ? [template.records] : [], ...template.fields.flatMap((field) => (field.rules ?? []).map((rule) => `${field.name}: ${ruleName(rule)}`))]);
  const [old, now] = [rulesOf(before), rulesOf(after)];
  const lines = [...[...old].filter((rule) => !now.has(rule)).map((rule) => h('li', { class: 'gone' }, rule)), ...[...now].filter((rule) => !old.has(rule)).map((rule) => h('li', { class: 'came' }, rule))];
  return lines.length === 0 ? h('p', { class: 'muted' }, t('wrapper.samerules')) : h('ul', { class: 'changes' }, lines);
}
