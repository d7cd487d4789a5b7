// How the extraction of the collection fares.

import { get } from './api.js';
import { bar, fill, h } from './dom.js';
import { number, t } from './i18n.js';
import { say } from './said.js';
import { loading, problem } from './ui.js';

export function render(main) {
  const away = new AbortController();
  const area = h('div', {});
  fill(main, h('header', { class: 'page-head row between' }, h('h1', {}, t('status.title')),
    h('button', { type: 'button', class: 'plain', onclick: () => show(area, away.signal) }, t('status.again'))), area);
  show(area, away.signal);
  return () => away.abort();
}

async function show(area, signal) {
  fill(area, loading());
  try {
    const [status, reextract] = await Promise.all([
      get('/zhengwen/status', {}, signal),
      get('/zhengwen/reextract', {}, signal).catch(() => null),
    ]);
    fill(area, health(status), h('div', { class: 'grid' }, checks(status), documents(status), old(reextract), counts(status), versions(status)));
  } catch (error) {
    if (error.name !== 'AbortError') {
      fill(area, problem(error));
    }
  }
}

function health(status) {
  return h('section', { class: `health ${status.health}`, 'aria-label': t('status.health') },
    h('p', { class: 'verdict' }, t(`health.${status.health}`)),
    status.reasonDetails.length === 0 ? h('p', {}, t('health.fine')) : h('ul', {}, status.reasonDetails.map((reason) => h('li', {}, say(reason)))));
}

function card(title, ...content) {
  return h('section', { class: 'card' }, h('h2', {}, title), content);
}

function checks(status) {
  return card(t('status.checks'), h('dl', {}, Object.entries(status.selfTest).map(([name, result]) =>
    [h('dt', {}, t(`check.${name}`)), h('dd', { class: result }, t(`check.${result}`))])));
}

function documents(status) {
  const entries = Object.entries(status.documents);
  const most = Math.max(1, ...entries.map(([, n]) => n));
  return card(t('status.documents'),
    h('table', {}, h('tbody', {}, entries.map(([name, n]) => h('tr', {},
      h('th', { scope: 'row' }, t(`outcome.${name}`)), h('td', { class: 'weight' }, bar(n / most)), h('td', { class: 'n' }, number(n)))))));
}

function old(reextract) {
  if (!reextract || reextract.old === undefined) {
    return null;
  }
  return card(t('status.reextract'),
    h('p', { class: 'big-number' }, number(reextract.old)),
    h('p', { class: 'muted' }, t('status.reextract.hint')),
    h('dl', {}, h('dt', {}, t('status.state')), h('dd', {}, t(`state.${reextract.state}`)),
      reextract.total > 0 ? [h('dt', {}, t('status.done')), h('dd', {}, `${number(reextract.done)} / ${number(reextract.total)}`)] : null));
}

function counts(status) {
  const entries = Object.entries(status.counts).filter(([, n]) => n > 0);
  return entries.length === 0 ? null : card(t('status.counts'), h('dl', { class: 'figures' }, entries.map(([name, n]) => [h('dt', {}, t(`count.${name}`)), h('dd', {}, number(n))])));
}

function versions(status) {
  return card(t('status.versions'), h('dl', {}, Object.entries(status.versions).map(([name, value]) =>
    [h('dt', {}, t(`version.${name}`)), h('dd', {}, h('code', {}, String(value)))])));
}
