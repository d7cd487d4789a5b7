// What was learned about sites: which texts are removed from their pages, and the ways to correct it.

import { get, post, settings } from './api.js';
import { bar, fill, h, outward } from './dom.js';
import { count, moment, number, t } from './i18n.js';
import { tabs } from './library.js';
import { choice, confirm, empty, go, loading, problem, refill, shortened } from './ui.js';

const PATH = '/zhengwen/templates';
const SITES = 50;
const ROWS = 50;
/** The most characters of a template that stand for it in names and questions. */
const MOST_SAID = 80;
const STATES = ['learned', 'quarantined', 'pinned', 'blocked'];

export function render(main, parameters) {
  const away = new AbortController();
  const area = h('div', {});
  const site = parameters.get('site');
  fill(main, tabs('templates'), area);
  const shown = site === null ? sites(area, parameters, away.signal) : one(area, site, parameters, away.signal);
  shown.catch((error) => {
    if (error.name !== 'AbortError') {
      fill(area, heading(site), problem(error));
    }
  });
  return () => away.abort();
}

function heading(site) {
  return h('header', { class: 'page-head' },
    site === null ? null : h('p', {}, h('a', { href: '#/templates' }, `← ${t('templates.all')}`)),
    h('h1', {}, site ?? t('templates.title')));
}

async function sites(area, parameters, signal) {
  fill(area, heading(null), loading());
  const after = parameters.get('after') ?? undefined;
  const answer = await get(PATH, { rows: SITES, after }, signal);
  const name = h('input', { id: 'site', placeholder: 'https://www.example.org/…', spellcheck: 'false' });
  fill(area, heading(null),
    h('p', { class: 'lead' }, t('templates.lead')),
    h('form', { class: 'row', onsubmit: async (event) => {
      event.preventDefault();
      const wanted = name.value.trim();
      if (!wanted) {
        return;
      }
      try {
        const found = await get(PATH, { [/^[a-z]+:\/\//i.test(wanted) ? 'url' : 'site']: wanted, rows: 0 }, signal);
        go('templates', { site: found.site.site });
      } catch (error) {
        area.querySelector('.notice')?.remove();
        area.append(problem(error));
      }
    } }, h('label', { for: 'site' }, t('templates.site')), name, h('button', { type: 'submit', class: 'primary' }, t('templates.open'))),
    answer.sites.length === 0 ? empty(t('templates.none'), t(settings.local ? 'templates.none.local' : 'templates.none.hint')) : table(answer.sites),
    after || answer.next
      ? h('nav', { class: 'pager', 'aria-label': t('pager') },
        h('button', { type: 'button', class: 'plain', disabled: !after, onclick: () => go('templates') }, t('pager.first')),
        h('button', { type: 'button', class: 'plain', disabled: !answer.next, onclick: () => go('templates', { after: answer.next }) }, t('pager.next')))
      : null);
}

function table(list) {
  return h('div', { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': t('templates.title') }, h('table', { class: 'wide' },
    h('thead', {}, h('tr', {}, h('th', {}, t('templates.site')), h('th', { class: 'n' }, t('templates.pages')), h('th', { class: 'n' }, t('templates.templates')), h('th', {}, t('templates.states')))),
    h('tbody', {}, list.map((site) => h('tr', {},
      h('th', { scope: 'row' }, h('a', { href: `#/templates?${new URLSearchParams({ site: site.site })}` }, site.site)),
      h('td', { class: 'n' }, number(site.pages)),
      h('td', { class: 'n' }, number(site.templates)),
      h('td', {}, STATES.filter((state) => site[state]).map((state) => h('span', { class: `state ${state}` }, `${t(`state.${state}`)} ${number(site[state])}`))))))));
}

async function one(area, name, parameters, signal) {
  const message = h('div', { role: 'status' });
  const body = h('div', {}, loading());
  fill(area, heading(name), message, body);
  await draw(body, message, name, parameters, signal);
}

/** Draws what was learned about a site; the focus stays in the template's row if that was in one. */
async function draw(body, message, name, parameters, signal) {
  const state = STATES.includes(parameters.get('state')) ? parameters.get('state') : undefined;
  const start = Math.max(0, Number(parameters.get('start')) || 0);
  const answer = await get(PATH, { site: name, rows: ROWS, start, state }, signal);
  const { site } = answer;
  const change = async (wish, said, question, action) => {
    if (question && !(await confirm(question, action))) {
      return;
    }
    fill(message);
    try {
      await post(PATH, { site: name, version: site.version, ...wish });
      if (wish.action === 'delete' && wish.tag === undefined) {
        go('templates');
      } else {
        await draw(body, message, name, parameters, signal);
        fill(message, h('p', { class: 'unseen' }, said));
      }
    } catch (error) {
      fill(message, problem(error));
    }
  };
  const to = (parts) => go('templates', { site: name, state, start: null, ...parts });
  const rows = answer.templates.map((template) => row(template, site, change));
  const focused = focusedRow(body);
  refill(body,
    h('div', { class: 'row between' },
      h('p', { class: 'lead' }, t('templates.site.lead', { pages: count('pages', site.pages), templates: count('templates', site.templates) })),
      h('div', { class: 'row' },
        h('button', { type: 'button', class: 'plain', id: 'rollback', 'data-then': 'state-', disabled: site.history.length === 0, onclick: () => change({ action: 'rollback' }, t('templates.rollback.done'), t('templates.rollback.ask'), t('templates.rollback')) }, t('templates.rollback')),
        h('button', { type: 'button', class: 'plain danger', id: 'forget', onclick: () => change({ action: 'delete' }, '', t('templates.forget.ask', { site: name }), t('templates.forget')) }, t('templates.forget')))),
    choice(t('templates.states'), 'state', [['', t('state.all')], ...STATES.map((s) => [s, t(`state.${s}`)])], state ?? '', (value) => to({ state: value || null })),
    answer.templates.length === 0
      ? empty(t('templates.nothere'), t('templates.nothere.hint'))
      : h('ol', { class: 'templates' }, rows),
    answer.found > ROWS
      ? h('nav', { class: 'pager', 'aria-label': t('pager') },
        h('button', { type: 'button', class: 'plain', disabled: start === 0, onclick: () => to({ start: Math.max(0, start - ROWS) || null }) }, t('pager.previous')),
        h('span', {}, t('pager.range', { from: start + 1, to: Math.min(answer.found, start + ROWS), total: answer.found })),
        h('button', { type: 'button', class: 'plain', disabled: start + ROWS >= answer.found, onclick: () => to({ start: start + ROWS }) }, t('pager.next')))
      : null,
    history(site));
  if (focused) {
    const same = rows.find((one) => one.dataset.template === focused.template) ?? rows[Math.min(focused.place, rows.length - 1)];
    (same ?? body).querySelector(same ? 'button' : 'input')?.focus();
  }
}

/** Which template's row has the focus, and its place; null if none has. */
function focusedRow(body) {
  const focused = document.activeElement?.closest('.template');
  return focused && body.contains(focused)
    ? { template: focused.dataset.template, place: [...focused.parentElement.children].indexOf(focused) }
    : null;
}

function row(template, site, change) {
  const one = { tag: template.tag, text: template.text };
  const text = shortened(template.text, MOST_SAID);
  const action = (name, question = null) => {
    const label = t(`templates.${name}`);
    return h('button', { type: 'button', class: 'plain small', 'aria-label': t('templates.action', { action: label, text }),
      onclick: () => change({ action: name, ...one }, t(`templates.${name}.done`, { text }), question, label) }, label);
  };
  const removes = template.state === 'learned' || template.state === 'pinned';
  return h('li', { class: `template ${template.state}`, 'data-template': JSON.stringify([template.tag, template.text]) },
    h('div', { class: 'template-text' },
      h('p', { class: removes ? 'removed' : '', dir: 'auto' }, template.text),
      h('p', { class: 'facts' },
        h('span', { class: `state ${template.state}` }, t(`state.${template.state}`)),
        h('code', {}, template.tag),
        h('span', {}, t('templates.on', { pages: count('pages', template.pages) })),
        template.disputed > 0 ? h('span', {}, t('templates.disputed', { n: template.disputed })) : null,
        h('span', {}, t('templates.seen', { time: moment(template.seen) })),
        template.sample ? outward(template.sample, t('templates.sample')) : null)),
    h('div', { class: 'share' }, bar(template.pages / site.pages)),
    h('div', { class: 'row end' },
      template.state === 'pinned' ? null : action('pin'),
      template.state === 'blocked' ? null : action('block'),
      template.state === 'pinned' || template.state === 'blocked' ? action('release') : null,
      action('delete', t('templates.delete.ask', { text }))));
}

function history(site) {
  if (site.history.length === 0) {
    return null;
  }
  return h('details', { class: 'card' },
    h('summary', {}, t('templates.history', { n: site.history.length })),
    h('div', { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': t('history.version') }, h('table', {},
      h('thead', {}, h('tr', {}, h('th', {}, t('history.version')), h('th', {}, t('history.time')), h('th', {}, t('history.cause')), h('th', { class: 'n' }, t('history.added')), h('th', { class: 'n' }, t('history.removed')))),
      h('tbody', {}, [...site.history].reverse().map((entry) => h('tr', {},
        h('td', {}, number(entry.version)), h('td', {}, moment(entry.time)), h('td', {}, t(`cause.${entry.cause}`)),
        h('td', { class: 'n' }, number(entry.added)), h('td', { class: 'n' }, number(entry.removed))))))));
}
