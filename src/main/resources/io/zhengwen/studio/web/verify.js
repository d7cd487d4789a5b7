// The pages of a seed one after another, with what was read from them marked, to be called right or wrong.

import { settings } from './api.js';
import { bar, fill, h, icon } from './dom.js';
import { percent, t } from './i18n.js';
import { cell, live } from './induced.js';
import { recallJudgement, rememberJudgement } from './judgements.js';
import { act, ask, askSeed, askTemplate, color, link, MOST, ruleName, showing, swatch, templateOf, trouble } from './library.js';
import { own } from './own.js';
import { PageFrame } from './page-frame.js';
import { parts } from './parts.js';
import { about, keptPage, part } from './picked-page.js';
import { reread } from './reread.js';
import { choice, empty, go, loading } from './ui.js';

/** As much of a value tells it from what else its rule may read there. */
const LONGEST = 100;

export function render(main, parameters) {
  const away = new AbortController();
  const area = h('div', { class: 'stage' });
  fill(main, h('header', { class: 'page-head' }, h('h1', {}, t('verify.title'))), area);
  const asked = { seed: parameters.get('seed'), page: parameters.get('page'), only: parameters.get('only') === 'failing' ? 'failing' : 'all' };
  showing(area, show(area, asked, away.signal), fill);
  return () => away.abort();
}

async function show(area, asked, signal) {
  fill(area, loading());
  const seeds = (await ask({ list: 'seeds', rows: MOST }, signal)).seeds;
  if (seeds.length === 0) {
    fill(area, empty(t('seeds.none'), t('seeds.none.hint'), h('p', {}, h('a', { href: '#/seeds' }, t('seeds.title')))));
    return;
  }
  const pattern = asked.seed ?? seeds[0].seed;
  const seed = await askSeed(pattern, signal);
  const pages = seed.pages.filter((page) => asked.only === 'all' || page.state === 'failing');
  const at = Math.max(0, pages.findIndex((page) => page.id === asked.page));
  const to = (place) => go('verify', { seed: pattern, only: asked.only === 'failing' ? 'failing' : null, ...place });
  const select = h('select', { id: 'seed', onchange: () => go('verify', { seed: select.value }) }, seeds.map((one) => h('option', { value: one.seed, selected: one.seed === pattern }, one.seed)));
  const head = h('div', { class: 'row between chooser' },
    h('div', { class: 'row' }, h('label', { for: 'seed' }, t('annotate.seed')), select,
      choice(t('verify.only'), 'only', [['all', t('verify.all')], ['failing', t('verify.failing', { n: seed.pages.filter((page) => page.state === 'failing').length })]], asked.only, (only) => to({ only: only === 'failing' ? only : null, page: null }))),
    pages.length === 0 ? null : h('div', { class: 'row steppers' },
      h('button', { type: 'button', class: 'plain', id: 'previous', disabled: at === 0, onclick: () => to({ page: pages[at - 1].id }) }, icon('up'), t('verify.previous')),
      h('span', { class: 'muted', id: 'place' }, t('verify.place', { n: at + 1, of: pages.length })),
      h('button', { type: 'button', class: 'plain', id: 'next', disabled: at + 1 >= pages.length, onclick: () => to({ page: pages[at + 1].id }) }, t('verify.next'), icon('down'))));
  if (pages.length === 0) {
    fill(area, head, empty(t('verify.none'), t(asked.only === 'failing' ? 'verify.none.failing' : settings.local ? 'annotate.nopages.local' : 'annotate.nopages'), asked.only === 'failing' ? null : reread(pattern, signal)));
    return;
  }
  const picked = keptPage(pattern, pages[at].id);
  const known = await about(picked, signal);
  const templates = await Promise.all(known.readings.map((reading) => askTemplate(reading.template, signal)));
  const frame = new PageFrame({ marks: true });
  signal.addEventListener('abort', () => frame.close());
  const side = h('div', { class: 'inspector' });
  fill(area, head, h('div', { class: 'panes wide-side' },
    h('section', { class: 'sheet', 'aria-label': t('frame.title') },
      h('div', { class: 'toolbar' },
        choice(t('frame.mode'), 'mode', [['seen', t('frame.seen')], ['plain', t('frame.plain')]], 'seen', (mode) => frame.tell({ mode })),
        h('p', { class: 'legend' }, h('span', { class: `state ${pages[at].state}` }, t(`page.${pages[at].state}`)), h('span', { class: 'tag' }, t(`kind.${pages[at].kind}`)), live(known.url))),
      parts(known.view, (start) => part(picked, start, signal), (next) => frame.show(next)), frame.element),
    side));
  fill(side, known.readings.length === 0
    ? h('section', { class: 'card' }, h('p', {}, t('verify.noreading')))
    : known.readings.map((reading, i) => values(reading, templates[i], i, picked, frame)));
  frame.tell({ marks: known.readings.length === 0 ? [] : marks(known.readings[0], fieldsOf(templates[0])) });
  frame.show(known.view);
}

function fieldsOf(template) {
  return templateOf(template.definition).fields.map((field) => field.name);
}

/** What a template read, as marks for the frame. */
function marks(reading, names) {
  const one = ({ fields, places }, suffix) => Object.entries(fields ?? {}).flatMap(([name, texts]) => texts.map((text, i) =>
    ({ name: `${name}${suffix}`, text, color: color(names, name), place: own(places, name)?.[i] })));
  if (!reading.records) {
    return one(reading, '');
  }
  const next = reading.next ? [{ name: t('draft.next'), text: reading.next, address: reading.next, color: 7 }] : [];
  return [...reading.records.slice(0, 50).flatMap((record, i) => one(record, ` ${i + 1}`)), ...next];
}

function values(reading, template, at, picked, frame) {
  const names = fieldsOf(template);
  const message = h('div', { role: 'status' });
  const records = reading.records ?? [null];
  return h('section', { class: 'card reading' },
    h('div', { class: 'row between' },
      h('h2', { dir: 'auto' }, h('a', { href: link('wrappers', { template: reading.template }) }, reading.template)),
      h('span', { class: `state ${reading.complete ? 'learned' : 'failing'}` }, t(reading.complete ? 'verify.complete' : 'verify.incomplete'))),
    message,
    records.length === 0 ? h('p', { class: 'muted' }, t('verify.norecords')) : null,
    records.slice(0, 50).map((record, i) => table(record ?? reading, record === null ? null : i, names, { template, at, picked, frame, message })),
    h('p', {}, h('a', { href: link('annotate', { seed: picked.seed, page: picked.page, template: reading.template }) }, t('verify.correct'))),
    precision(names, template));
}

function table(reading, record, names, { template, at, picked, frame, message }) {
  return h('table', { class: 'values' },
    h('caption', {}, record === null ? t('verify.read') : t('draft.record.n', { n: record + 1 })),
    h('tbody', {}, names.map((name, i) => h('tr', {},
      h('th', { scope: 'row' }, h('button', { type: 'button', class: 'field-name', disabled: !own(reading.fields, name), onclick: () => frame.tell({ reveal: { text: reading.fields[name][0], place: own(reading.places, name)?.[0] } }) }, swatch(names, name), h('span', { dir: 'auto' }, name))),
      h('td', { dir: 'auto' }, cell(reading, name), own(reading.rules, name) ? h('small', { class: 'muted rule' }, ruleName(reading.rules[name])) : null),
      h('td', { class: 'judge' }, own(reading.fields, name) ? judge(template, name, JSON.stringify([picked.key, record, name, own(reading.fields, name).join(' ').slice(0, LONGEST)]), [at, ...(record === null ? [] : [record]), i].join('-'), message) : null)))));
}

/** Two buttons for a value, of which at most one is pressed: pressed again, it takes back what was said. */
function judge(template, field, value, id, message) {
  let isBusy = false;
  const tell = async (action, right) => {
    const answer = await act(action, { template: template.name, field, right });
    template.judged = answer.template.judged;
    rememberJudgement(template, value, action === 'judge' ? right : undefined);
    message.closest('.reading').querySelector('.precision').replaceWith(precision(fieldsOf(template), template));
  };
  const press = async (right) => {
    if (isBusy) {
      return;
    }
    isBusy = true;
    fill(message);
    const before = recallJudgement(template, field, value);
    try {
      if (before !== undefined) {
        await tell('unjudge', before);
      }
      if (before !== right) {
        await tell('judge', right);
      }
    } catch (error) {
      fill(message, trouble(error));
    }
    both.forEach((button, i) => button.setAttribute('aria-pressed', isPressed(i === 0)));
    isBusy = false;
  };
  const isPressed = (right) => String(recallJudgement(template, field, value) === right);
  const both = [true, false].map((right) => h('button', { type: 'button', class: 'plain small', 'aria-label': t(right ? 'verify.right' : 'verify.wrong', { field }), 'aria-pressed': isPressed(right), title: t(right ? 'verify.right' : 'verify.wrong', { field }), id: `${right ? 'right' : 'wrong'}-${id}`,
    onclick: () => press(right) }, icon(right ? 'check' : 'close')));
  return both;
}

/** The share of right values among those that people judged. */
function precision(names, template) {
  const judged = names.filter((name) => own(template.judged, name));
  return h('div', { class: 'precision' }, judged.length === 0
    ? h('p', { class: 'muted' }, t('verify.unjudged'))
    : h('table', {},
      h('caption', {}, t('verify.precision')),
      h('tbody', {}, judged.map((name) => {
        const { right, wrong } = template.judged[name];
        return h('tr', {}, h('th', { scope: 'row', dir: 'auto' }, name), h('td', { class: 'weight' }, bar(right / (right + wrong))), h('td', { class: 'n' }, t('verify.share', { share: percent(right / (right + wrong)), right, of: right + wrong })));
      }))));
}
