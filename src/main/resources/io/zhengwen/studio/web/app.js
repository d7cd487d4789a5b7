// The frame of the studio: header, navigation, and one page at a time, by the address after #.

import { settings } from './api.js';
import { fill, h, icon } from './dom.js';
import { current, switchLanguage, t, tag } from './i18n.js';
import { recall, remember } from './memory.js';
import * as pages from './pages.js';
import * as search from './search.js';
import * as preview from './preview.js';
import * as annotate from './annotate.js';
import * as verify from './verify.js';
import * as seeds from './seeds.js';
import * as alarms from './alarms.js';
import * as wrappers from './wrappers.js';
import * as templates from './templates.js';
import * as status from './status.js';

/** All pages by name. A page has render(main, parameters), which returns what ends it, or nothing. Some stand under another. */
const ALL = {
  pages: { page: pages, icon: 'search', where: 'local' },
  search: { page: search, icon: 'search', where: 'collection' },
  preview: { page: preview, icon: 'eye' },
  annotate: { page: annotate, icon: 'pen' },
  verify: { page: verify, icon: 'tick' },
  seeds: { page: seeds, icon: 'layers' },
  alarms: { page: alarms, under: 'seeds' },
  wrappers: { page: wrappers, under: 'seeds' },
  templates: { page: templates, under: 'seeds' },
  status: { page: status, icon: 'pulse', where: 'collection' },
};
/** Those that there are here: beside a collection, or for the pages of a directory. */
const PAGES = Object.fromEntries(Object.entries(ALL).filter(([, { where }]) => !where || where === (settings.local ? 'local' : 'collection')));
const FIRST = Object.keys(PAGES)[0];
const THEMES = ['auto', 'light', 'dark'];
const THEME_KEY = 'theme';

const header = h('header', { class: 'top' });
const main = h('main', { id: 'main', tabindex: '-1' });
const announcer = h('div', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
let end = () => {};
let endRefocus = () => {};
let shown = '';

function address() {
  const [path, query] = location.hash.slice(1).replace(/^\//, '').split(/\?(.*)/s);
  const name = Object.hasOwn(PAGES, path) ? path : FIRST;
  return { name, parameters: new URLSearchParams(query ?? '') };
}

function theme() {
  const chosen = recall(THEME_KEY);
  return THEMES.includes(chosen) ? chosen : 'auto';
}

function applyTheme() {
  document.documentElement.dataset.theme = theme();
}

function nextTheme() {
  remember(THEME_KEY, THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length]);
  applyTheme();
  renderHeader();
  header.querySelector('#theme').focus();
}

function renderHeader() {
  const { name } = address();
  fill(
    header,
    h('a', { class: 'skip', href: '#main', onclick: (e) => { e.preventDefault(); main.focus(); } }, t('skip')),
    h('a', { class: 'brand', href: `#/${FIRST}` },
      h('span', { class: 'seal', lang: 'zh-Hans', 'aria-hidden': 'true' }, '正文'),
      h('span', {}, h('b', {}, 'Zhengwen'), h('small', {}, settings.collection))),
    h('nav', { 'aria-label': t('nav') },
      Object.entries(PAGES).filter(([, entry]) => !entry.under).map(([key, entry]) =>
        h('a', { href: `#/${key}`, 'aria-current': key === (PAGES[name].under ?? name) ? 'page' : null }, icon(entry.icon), t(`nav.${key}`)))),
    h('div', { class: 'switches' },
      h('button', { id: 'language', type: 'button', class: 'quiet', lang: current() === 'en' ? 'zh-Hans' : 'en',
        onclick: () => { switchLanguage(); render(); header.querySelector('#language').focus(); } },
      icon('globe'), current() === 'en' ? '中文' : 'English'),
      h('button', { id: 'theme', type: 'button', class: 'quiet', onclick: nextTheme, 'aria-label': t('theme', { theme: t(`theme.${theme()}`) }) },
        icon('half'), t(`theme.${theme()}`))));
}

/**
 * Gives the focus, as often as it is lost while a page is drawn, to what has an id, until the user does something else; to a
 * neighbour of a button that cannot be pressed any more, or to what takes the place of one that is gone.
 */
function refocus(id, then) {
  const again = () => {
    if (document.activeElement === document.body) {
      const one = document.getElementById(id) ?? document.getElementById(then);
      (one?.disabled ? one.parentElement.querySelector('button:enabled') : one)?.focus();
    }
  };
  const drawn = new MutationObserver(again);
  const away = new AbortController();
  endRefocus = () => { drawn.disconnect(); away.abort(); };
  ['keydown', 'pointerdown'].forEach((done) => addEventListener(done, endRefocus, { signal: away.signal, capture: true }));
  drawn.observe(main, { childList: true, subtree: true });
  again();
}

function render() {
  const { name, parameters } = address();
  const focused = main.contains(document.activeElement) ? document.activeElement : null;
  end();
  endRefocus();
  document.documentElement.lang = tag();
  renderHeader();
  const asked = name === 'search' ? parameters.get('q') : null;
  document.title = `${asked ? `${asked} · ` : ''}${t(`nav.${name}`)} · Zhengwen`;
  const page = h('div', { class: `page ${name}` });
  fill(main, page);
  end = PAGES[name].page.render(page, parameters) ?? (() => {});
  if (shown && shown !== name) {
    window.scrollTo(0, 0);
    announcer.textContent = t(`nav.${name}`);
  } else if (focused?.id) {
    refocus(focused.id, focused.dataset.then);
  }
  shown = name;
}

/** A link to what is shown draws it anew, as after the server was away. */
function clicked(event) {
  const link = event.target.closest('a[href^="#/"]');
  if (link && link.hash === location.hash && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    render();
  }
}

applyTheme();
document.body.append(header, main, announcer);
window.addEventListener('hashchange', render);
document.addEventListener('click', clicked);
render();
