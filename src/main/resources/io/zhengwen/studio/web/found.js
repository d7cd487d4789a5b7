// What was found on a page, and why: beside the page.

import { bar, fill, h, outward } from './dom.js';
import { count, number, percent, t, word } from './i18n.js';
import { confidence } from './results.js';
import { featureName, say, sayAll } from './said.js';
import { empty, problem } from './ui.js';

/** Title, method, confidence and the number of blocks kept. */
export function summary(answer) {
  const kept = [...(answer.view?.kept ?? '')].filter((c) => c !== '0').length;
  return h('section', { class: 'card summary' },
    h('h2', { dir: 'auto' }, answer.title || t('found.untitled')),
    h('dl', {},
      h('dt', {}, t('found.method')), h('dd', {}, h('code', {}, answer.method)),
      h('dt', {}, t('found.confidence')), h('dd', {}, confidence(answer.confidence)),
      h('dt', {}, t('found.blocks')), h('dd', {}, t('found.kept', { n: kept, of: answer.view?.blocks ?? 0 })),
      h('dt', {}, t('found.outcome')), h('dd', {}, t(`outcome.${answer.outcome}`), answer.reasonDetails ? ` · ${sayAll(answer.reasonDetails)}` : ''),
      Object.entries(answer.labels ?? {}).map(([name, value]) => [h('dt', {}, word('label', name)), h('dd', {}, word(`label.${name}`, value))])),
    (answer.truncated ?? []).length > 0 ? h('p', { class: 'notice' }, t('found.truncated', { limits: answer.truncated.map((limit) => word('limit', limit)).join(', ') })) : null);
}

/** The decision on a block and the values that it came from. */
export function blockDetails(view, block) {
  const kept = view.kept[block];
  const reason = byBlock(view).get(block);
  const verdict = { 0: 'block.left', 1: 'block.kept', 2: 'block.part' }[kept];
  return [
    h('h3', { class: `verdict v${kept}` }, t(verdict), h('small', {}, t('block.number', { n: block + 1 }))),
    reason
      ? [
        h('p', { class: 'measure' },
          h('span', {}, say(view.measureDetail)),
          view.share ? bar(reason.value) : null, h('b', {}, view.share ? percent(reason.value) : number(reason.value))),
        because(view, reason),
        h('p', { class: 'path' }, reason.path),
      ]
      : h('p', { class: 'muted' }, t('block.unexplained')),
  ];
}

const explained = new WeakMap();

function byBlock(view) {
  if (!explained.has(view)) {
    explained.set(view, new Map(view.reasons.map((reason) => [reason.block, reason])));
  }
  return explained.get(view);
}

function because(view, reason) {
  const parts = reason.because ?? [];
  if (parts.length === 0) {
    return null;
  }
  const rows = [];
  for (let i = 0; i < parts.length; i += 2) {
    rows.push({ value: parts[i], name: view.names[parts[i + 1]] });
  }
  const most = Math.max(...rows.map((row) => Math.abs(row.value)));
  return h('table', { class: 'because' },
    h('caption', {}, t('block.because')),
    h('tbody', {}, rows.map((row) => h('tr', {},
      h('td', { class: 'weight' }, bar(Math.abs(row.value) / most, row.value < 0 ? 'against' : 'main'), (row.value > 0 ? '+' : '') + number(row.value, 2)),
      h('td', { title: row.name }, measured(row.name))))));
}

/** "log odds from up1.words = 12" in words. */
function measured(name) {
  const [, feature, value] = /^log odds from (.+) = (.+)$/.exec(name) ?? [null, name, null];
  return value === null ? name : `${featureName(feature)} = ${value}`;
}

/** Main text, body, metadata and records, one at a time. */
export function tabs(answer) {
  const parts = [
    ['content', () => text(answer.content)],
    ['body', () => text(answer.body)],
    ['metadata', () => metadata(answer.metadata ?? {})],
    ...(answer.comments ? [['comments', () => text(answer.comments)]] : []),
    ...(answer.records?.length > 0 ? [['records', () => records(answer.records)]] : []),
    ['notes', () => notes(answer.view)],
  ];
  const panel = h('div', { class: 'tab-panel', role: 'tabpanel', id: 'tab-panel', tabindex: '0' });
  const buttons = parts.map(([name, content]) =>
    h('button', { type: 'button', role: 'tab', id: `tab-${name}`, 'aria-controls': 'tab-panel', onclick: () => select(name, content) }, t(`tab.${name}`)));
  const select = (name, content) => {
    buttons.forEach((button) => {
      const isIt = button.id === `tab-${name}`;
      button.setAttribute('aria-selected', String(isIt));
      button.tabIndex = isIt ? 0 : -1;
    });
    panel.setAttribute('aria-labelledby', `tab-${name}`);
    fill(panel, content());
  };
  const list = h('div', { role: 'tablist', 'aria-label': t('tab.title'),
    onkeydown: (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const at = buttons.indexOf(document.activeElement);
      if (step && at >= 0) {
        event.preventDefault();
        const next = buttons[(at + step + buttons.length) % buttons.length];
        next.click();
        next.focus();
      }
    } }, buttons);
  select(...parts[0]);
  return h('section', { class: 'card tabs' }, list, panel);
}

const MOST_CHARS = 30_000;

function text(value) {
  if (!value) {
    return h('p', { class: 'muted' }, t('found.nothing'));
  }
  const cut = value.length > MOST_CHARS;
  return [
    h('div', { class: 'prose', dir: 'auto' }, value.slice(0, MOST_CHARS).split('\n').map((line) => h('p', {}, line))),
    cut ? h('p', { class: 'muted' }, t('found.cut', { n: value.length })) : null,
  ];
}

function metadata(values) {
  const rows = Object.entries(values).flatMap(([name, found]) => found.map((value, i) => ({ name: i === 0 ? name : '', ...value })));
  if (rows.length === 0) {
    return h('p', { class: 'muted' }, t('found.nothing'));
  }
  return h('table', { class: 'metadata' },
    h('thead', { class: 'unseen' }, h('tr', {}, h('th', {}, t('metadata.name')), h('th', {}, t('metadata.value')))),
    h('tbody', {}, rows.map((row) => h('tr', {},
      h('th', { scope: 'row' }, row.name && word('metadata', row.name)),
      h('td', {}, h('span', { dir: 'auto' }, outward(row.value, row.value)),
        h('small', { class: 'muted' }, t('metadata.evidence', { source: word('source', row.source), confidence: percent(row.confidence) })))))));
}

function records(list) {
  return h('ol', { class: 'records' }, list.slice(0, 200).map((record) =>
    h('li', {}, h('p', { class: 'facts' }, record.author ? h('b', {}, record.author) : null, record.date ? h('span', {}, record.date) : null, h('span', { class: 'tag' }, word('kind', record.kind))),
      h('p', { dir: 'auto' }, record.text))));
}

function notes(view) {
  return h('dl', { class: 'figures' }, (view?.notes ?? []).map((note) => [h('dt', {}, say(note.detail)), h('dd', {}, number(note.value))]));
}

/** The main text by each method, side by side. */
export function columns(answers, choose) {
  const first = answers[0].view.kept;
  const agreement = (view) => {
    let same = 0;
    for (let i = 0; i < first.length; i++) {
      same += (first[i] === '0') === (view.kept[i] === '0') ? 1 : 0;
    }
    return first.length === 0 ? 1 : same / first.length;
  };
  return h('section', { class: 'card' },
    h('h2', {}, t('compare.methods')),
    h('div', { class: 'side-by-side', tabindex: '0', role: 'group', 'aria-label': t('compare.methods') }, answers.map((answer, i) =>
      h('article', {},
        h('header', {},
          h('h3', {}, answer.method),
          answer.view
            ? [
              h('p', { class: 'facts' },
                h('span', {}, count('compare.chars', (answer.content ?? '').length)),
                h('span', {}, t('found.kept', { n: [...answer.view.kept].filter((c) => c !== '0').length, of: answer.view.blocks })),
                i > 0 ? h('span', {}, t('compare.agrees', { share: percent(agreement(answer.view)), method: answers[0].method })) : null),
              h('button', { type: 'button', class: 'plain small', onclick: () => choose(answer) }, t('compare.show'))]
            : null),
        answer.error ? problem(answer.error) : answer.view ? text(answer.content) : empty(t(`outcome.${answer.outcome}`), sayAll(answer.reasonDetails ?? []))))));
}
