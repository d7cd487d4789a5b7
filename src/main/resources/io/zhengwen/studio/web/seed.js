// One seed: the templates that are used for its pages, and how they fare.

import { bar, fill, h, icon } from './dom.js';
import { count, number, percent, t } from './i18n.js';
import { alarm } from './alarms.js';
import { healthChart } from './chart.js';
import { act, ask, askSeed, following, link, MOST, trouble } from './library.js';
import { confirm, go, loading, refill } from './ui.js';

/** Shows a seed. */
export async function one(area, pattern, signal) {
  fill(area, heading(pattern), loading());
  const load = () => Promise.all([askSeed(pattern, signal), ask({ list: 'templates', rows: MOST }, signal)]);
  const again = await following(load, ([seed, { templates }]) => draw(area, seed, templates.map((template) => template.name), () => again()), signal);
}

/** @param again looks what has changed */
function draw(area, seed, templates, again) {
  const pattern = seed.seed;
  const message = h('div', { role: 'status' });
  const change = async (action, members = {}) => {
    try {
      await act(action, { seed: pattern, ...members });
      if (action === 'deleteSeed') {
        go('seeds');
      } else {
        await again();
      }
    } catch (error) {
      fill(message, trouble(error));
    }
  };
  refill(area, heading(pattern),
    h('div', { class: 'row between' },
      h('p', { class: 'lead' }, t('seed.lead', { details: number(seed.details), lists: number(seed.lists), failing: number(seed.failing) })),
      h('div', { class: 'row' },
        h('a', { class: 'button plain', id: 'annotate', href: link('annotate', { seed: pattern }) }, icon('pen'), t('nav.annotate')),
        h('a', { class: 'button plain', id: 'verify', href: link('verify', { seed: pattern }) }, icon('tick'), t('nav.verify')),
        h('button', { type: 'button', class: 'plain', id: 'try', onclick: () => change('try') }, t('seed.try')),
        h('button', { type: 'button', class: 'plain danger', id: 'delete', onclick: async () => {
          if (await confirm(t('seed.delete.ask', { seed: pattern }), t('seed.delete'))) {
            await change('deleteSeed');
          }
        } }, t('seed.delete')))),
    message,
    seed.raised.length === 0 ? null : h('ul', { class: 'alarms' }, seed.raised.map(alarm)),
    h('h2', {}, t('seed.templates')),
    h('ul', { class: 'attachments' }, seed.attachments.map((attachment, i) => attached(attachment, i, seed, change))),
    attach(templates.filter((name) => !seed.attachments.some((attachment) => attachment.template === name)), seed, change));
}

function heading(pattern) {
  return h('header', { class: 'page-head' }, h('p', {}, h('a', { href: '#/seeds' }, `← ${t('seeds.title')}`)), h('h1', { class: 'cut' }, pattern));
}

function attached(attachment, i, seed, change) {
  const { template, state } = attachment;
  const health = seed.health[template];
  const isUsed = state === 'attached' || state === 'confirmed';
  const button = (action) => h('button', { type: 'button', class: 'plain small', id: `${action}-${i}`, 'data-then': `template-${i}`, onclick: () => change(action, { template, revision: seed.revision }) }, t(`seed.${action}`));
  return h('li', { class: 'card attachment' },
    h('div', { class: 'row between' },
      h('h3', {}, h('a', { id: `template-${i}`, href: link('wrappers', { template }) }, template), ' ', h('span', { class: `state ${isUsed ? 'learned' : ''}` }, t(`attachment.${state}`))),
      h('div', { class: 'row' }, state === 'confirmed' ? null : button('attach'), state === 'refused' ? null : button('refuse'), button('detach'))),
    attachment.pages > 0 ? h('p', { class: 'muted' }, t('seed.tried', { n: attachment.complete, of: attachment.pages, share: percent(attachment.complete / attachment.pages) })) : null,
    health ? fares(health) : isUsed ? h('p', { class: 'muted' }, t('seed.nohealth')) : null);
}

function fares(health) {
  const fields = Object.entries(health.fields ?? {});
  return h('div', { class: 'fares' },
    h('div', {},
      h('p', { class: 'row' }, h('b', { class: 'big-number' }, percent(health.rate)), h('span', { class: 'muted' }, t('seed.complete', { pages: count('pages', health.pages) }))),
      healthChart(health.latest ?? '')),
    h('table', {}, h('tbody', {}, fields.map(([name, share]) => h('tr', {},
      h('th', { scope: 'row', dir: 'auto' }, name), h('td', { class: 'weight' }, bar(share)), h('td', { class: 'n' }, percent(share)))))));
}

/** Uses another template. */
function attach(templates, seed, change) {
  if (templates.length === 0) {
    return null;
  }
  const chosen = document.getElementById('other')?.value;
  const select = h('select', { id: 'other' }, templates.map((name) => h('option', { value: name, selected: name === chosen }, name)));
  return h('form', { class: 'row attach', onsubmit: (event) => { event.preventDefault(); change('attach', { template: select.value, revision: seed.revision }); } },
    h('label', { for: 'other' }, t('seed.other')), select, h('button', { type: 'submit', class: 'plain', id: 'use', 'data-then': 'try' }, t('seed.attach')));
}
