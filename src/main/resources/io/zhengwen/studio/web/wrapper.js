// One template: its rules, its versions, and the repair that is proposed for it.

import { fill, h, icon } from './dom.js';
import { number, t } from './i18n.js';
import { act, askTemplate, link, ruleName, swatch, templateOf, trouble } from './library.js';
import { changes, repair } from './repair.js';
import { confirm, go, loading } from './ui.js';

/** Shows a template. */
export async function one(area, name, signal) {
  fill(area, heading(name), loading());
  const template = await askTemplate(name, signal);
  const message = h('div', { role: 'status' });
  const change = async (action, question) => {
    if (question && !(await confirm(question, t(`wrapper.${action}`)))) {
      return;
    }
    try {
      await act(action, { template: name, revision: template.revision });
      if (action === 'delete') {
        go('wrappers');
      } else {
        go('wrappers', { template: name });
      }
    } catch (error) {
      fill(message, trouble(error));
    }
  };
  const { fields, records, next } = templateOf(template.definition);
  const names = fields.map((field) => field.name);
  const proposed = h('div', {});
  fill(area, heading(name),
    h('div', { class: 'row between' },
      h('p', { class: 'facts' }, h('span', { class: 'tag' }, t(`kind.${template.kind}`)), h('span', { id: 'version' }, t('wrapper.version', { n: template.version })),
        template.seeds.map((seed) => h('a', { href: link('seeds', { seed }) }, seed))),
      h('div', { class: 'row' },
        h('a', { class: 'button plain', href: link('annotate', { seed: template.seeds[0], template: name }) }, icon('pen'), t('nav.annotate')),
        h('button', { type: 'button', class: 'plain', id: 'rollback', disabled: template.earlier.length === 0, onclick: () => change('rollback', t('wrapper.rollback.ask')) }, icon('undo'), t('wrapper.rollback')),
        h('button', { type: 'button', class: 'plain danger', id: 'delete', onclick: () => change('delete', t('wrapper.delete.ask', { name })) }, t('wrapper.delete')))),
    message,
    proposed,
    records ? h('p', {}, t('wrapper.records'), ' ', h('code', {}, records)) : null,
    h('ul', { class: 'rules grid' }, [...fields, ...(next ? [{ ...next, name: t('draft.next') }] : [])].map((field) => rules(field, names))),
    history(template),
    h('details', { class: 'card' }, h('summary', {}, t('wrapper.json')), h('pre', { tabindex: '0' }, JSON.stringify(template.definition, null, 2))));
  if (template.proposal) {
    fill(proposed, loading());
    fill(proposed, await repair(template, change, signal));
  }
}

function heading(name) {
  return h('header', { class: 'page-head' }, h('p', {}, h('a', { href: '#/wrappers' }, `← ${t('wrappers.title')}`)), h('h1', { class: 'cut' }, name));
}

function rules(field, names) {
  return h('li', { class: 'card' },
    h('p', { class: 'row' }, swatch(names, field.name), h('b', { dir: 'auto' }, field.name), h('span', { class: 'tag' }, t(`type.${field.type ?? 'text'}`)),
      field.required ? h('span', { class: 'tag' }, t('draft.required')) : null, field.destination ? h('code', {}, field.destination) : null),
    h('ol', {}, (field.rules ?? []).map((rule) => h('li', {}, h('code', { dir: 'auto' }, ruleName(rule)),
      rule.evidence?.sample ? h('span', { class: 'muted', dir: 'auto' }, rule.evidence.sample) : null))));
}

/** The versions, the newest first, each with what it changed. */
function history(template) {
  const versions = [template.definition, ...template.earlier].map(templateOf).sort((a, b) => b.version - a.version);
  if (versions.length < 2) {
    return null;
  }
  return h('details', { class: 'card', id: 'history' },
    h('summary', {}, t('wrapper.history', { n: versions.length })),
    h('table', {},
      h('thead', {}, h('tr', {}, h('th', { class: 'n' }, t('history.version')), h('th', {}, t('wrapper.changed')))),
      h('tbody', {}, versions.map((version, i) => h('tr', {}, h('td', { class: 'n' }, number(version.version)), h('td', {}, i + 1 < versions.length ? changes(versions[i + 1], version) : t('wrapper.first')))))));
}
