// What fell: templates that fit their pages less than before.

import { bar, fill, h } from './dom.js';
import { moment, percent, t } from './i18n.js';
import { ask, following, link, MOST, ruleName, showing, tabs } from './library.js';
import { empty, loading, refill } from './ui.js';

export function render(main) {
  const away = new AbortController();
  const area = h('div', {});
  fill(main, tabs('alarms'), area);
  showing(area, list(area, away.signal), fill);
  return () => away.abort();
}

async function list(area, signal) {
  fill(area, loading());
  await following(
    () => Promise.all([ask({ list: 'alarms' }, signal), ask({ list: 'templates', rows: MOST }, signal)]),
    ([{ alarms }, { templates }]) => draw(area, alarms, templates), signal);
}

function draw(area, alarms, templates) {
  const repairs = templates.filter((template) => template.repair);
  refill(area,
    h('header', { class: 'page-head' }, h('h1', {}, t('alarms.title'))),
    h('p', { class: 'lead' }, t('alarms.lead')),
    repairs.length === 0 ? null : h('ul', { class: 'alarms' }, repairs.map((template) => h('li', { class: 'notice good' },
      h('strong', {}, t('alarms.repair', { template: template.name })), ' ', h('a', { href: link('wrappers', { template: template.name }), class: 'repair' }, t('alarms.repair.look'))))),
    alarms.length === 0 ? empty(t('alarms.none'), t('alarms.none.hint')) : h('ul', { class: 'alarms' }, alarms.map(alarm)));
}

/** One alarm. */
export function alarm(raised) {
  return h('li', { class: 'alarm card' },
    h('div', { class: 'row between' },
      h('h3', {}, h('span', { class: 'state failing' }, t(`alarm.${raised.kind}`)), ' ',
        h('a', { href: link('wrappers', { template: raised.template }) }, raised.template), ' ', h('span', { class: 'muted', dir: 'auto' }, raised.field ?? '')),
      h('time', { class: 'muted', datetime: raised.time }, moment(raised.time))),
    h('p', { dir: 'auto' }, t(`alarm.text.${raised.kind}`, { field: raised.field ?? '', rule: ruleName(raised.rule ?? ''), before: percent(raised.before), now: percent(raised.now) })),
    h('div', { class: 'fell' },
      h('span', {}, t('alarm.before')), bar(raised.before), h('span', { class: 'n' }, percent(raised.before)),
      h('span', {}, t('alarm.now')), bar(raised.now), h('span', { class: 'n' }, percent(raised.now))),
    h('p', { class: 'facts' },
      h('a', { href: link('seeds', { seed: raised.seed }) }, raised.seed),
      h('a', { href: link('verify', { seed: raised.seed, only: 'failing' }) }, t('alarm.failing'))));
}
