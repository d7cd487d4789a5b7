// What the pages about templates for fields have in common: requests, tabs, names of rules.

import { get, post, Refusal } from './api.js';
import { h, icon } from './dom.js';
import { has, t } from './i18n.js';
import { STUDIO } from './transport.js';
import { empty, problem } from './ui.js';

const PATH = '/zhengwen/wrappers';
const TABS = ['seeds', 'alarms', 'wrappers', 'templates'];

/** The most that a list gives at once. */
export const MOST = 1000;

const REFRESH = 5000;

/** Asks for templates, seeds, alarms, pages. */
export function ask(parameters, signal) {
  return get(PATH, parameters, signal);
}

/** A template: name, revision, definition, earlier, proposal, judged. */
export async function askTemplate(name, signal) {
  const { template, definition, earlier = [], proposal } = await ask({ template: name }, signal);
  return { ...template, definition, earlier, proposal };
}

/** A seed: pattern, attachments, health, raised alarms, pages, each once. */
export async function askSeed(pattern, signal) {
  const { seed, health = {}, alarms = [], pages = [] } = await ask({ seed: pattern }, signal);
  const ids = new Set();
  // A failing page may be among the others, too.
  return { ...seed, health, raised: alarms, pages: pages.filter(({ id }) => !ids.has(id) && ids.add(id)) };
}

/** Changes or tries something. */
export function act(action, members, signal) {
  return post(PATH, { action, ...members }, {}, signal);
}

/** The template in a definition. */
export function templateOf(definition) {
  return definition.template ?? definition;
}

/** The tabs above what was learned and taught. */
export function tabs(current) {
  return h('nav', { class: 'subnav', 'aria-label': t('library.nav') },
    TABS.map((name) => h('a', { href: `#/${name}`, 'aria-current': name === current ? 'page' : null }, t(`library.${name}`))));
}

/** The address of a page of the studio. */
export function link(name, parameters) {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== null && value !== undefined && value !== ''));
  return `${STUDIO}#/${name}${query.size > 0 ? `?${query}` : ''}`;
}

/** What went wrong, and more about it; where the collection has no templates for fields, how it gets them. */
export function trouble(error, ...more) {
  const isOff = error instanceof Refusal
    && (error.said.code === 'wrappers-off' || error.status === 404 && error.said.code === undefined);
  if (isOff) {
    return empty(t('library.off'), t('library.off.hint'));
  }
  return problem(error, ...more);
}

/** Runs what fills an area, and shows what went wrong, unless the page was left meanwhile. */
export function showing(area, promise, fill) {
  promise.catch((error) => {
    if (error.name !== 'AbortError') {
      fill(area, trouble(error));
    }
  });
}

/**
 * Shows what changes by itself: asks again every few seconds while the page is looked at, and draws what is other than before.
 * @param load gets an answer
 * @param draw takes it
 * @returns asks at once
 */
export async function following(load, draw, signal) {
  let shown = '';
  const once = async () => {
    const answer = await load();
    const text = JSON.stringify(answer);
    if (text !== shown && !signal.aborted) {
      shown = text;
      draw(answer);
    }
  };
  await once();
  const timer = setInterval(() => {
    if (!document.hidden && !document.querySelector('dialog[open]')) {
      once().catch(() => {}); // What is shown stays until the server answers again.
    }
  }, REFRESH);
  signal.addEventListener('abort', () => clearInterval(timer));
  return once;
}

/** What a rule goes by, in words. */
export function ruleName(rule) {
  if (typeof rule === 'string') {
    // As the server names it: the kind and what it goes by.
    const [, kind, by] = /^(\w+) (.*)$/s.exec(rule) ?? ['', '', rule];
    return kind === 'label' ? t('rule.label', { label: by }) : has(`rule.${kind}`) ? `${t(`rule.${kind}`)} ${by}` : rule;
  }
  const way = rule.kind === 'label'
    ? t(`rule.${rule.relation}`, { label: rule.label })
    : `${t(`rule.${rule.kind}`)} ${rule.css ?? rule.xpath ?? rule.property ?? ''}`;
  return [way, rule.attribute ? `@${rule.attribute}` : '', rule.pattern ? `/${rule.pattern}/` : ''].filter(Boolean).join(' ');
}

/** The colour of a field, by its place among the template's; that of the link to the next page, which is none of them. */
export function color(fields, name) {
  const place = fields.indexOf(name);
  return place < 0 ? 7 : place % 8;
}

/** A spot in the colour of a field. */
export function swatch(fields, name) {
  return h('span', { class: `swatch c${color(fields, name)}`, 'aria-hidden': 'true' });
}

/** Leads to the next part of a list that is read by names. */
export function pager(page, after, next) {
  if (!after && !next) {
    return null;
  }
  return h('nav', { class: 'pager', 'aria-label': t('pager') },
    h('a', { href: `#/${page}` }, t('pager.first')),
    next ? h('a', { href: link(page, { after: next }) }, t('pager.next'), icon('down')) : null);
}
