// Pages of the live web: a userscript that annotates them where they are, and how they come here from the browser's other
// windows, by a bookmarklet that hands over what the user sees. It hands over once this window asks for it, and to this
// server only. Nothing is stored before Save.

import { fill, h, icon } from './dom.js';
import { handOver } from './hand-over.js';
import { t } from './i18n.js';
import { problem } from './ui.js';
import { userscript } from './userscript.js';

const LONGEST = 10_000_000;
const PATIENCE = 15_000;

/** The pages that were handed over, by their keys. */
const pages = new Map();

/** A page that was handed over: key, url, html; undefined if there is none. */
export function livePage(key) {
  return pages.get(key);
}

/** Offers the bookmarklet and the userscript with this studio's address. */
export function offers() {
  const studio = location.href.replace(/#.*/s, '');
  const bookmarklet = `javascript:${encodeURIComponent(`(${handOver})(${JSON.stringify(studio)})`)}`;
  const script = h('a', { class: 'button primary', id: 'userscript', download: 'zhengwen.user.js' }, icon('download'), t('live.userscript'));
  const message = h('div', {});
  const make = async () => {
    try {
      script.href = URL.createObjectURL(new Blob([await userscript(studio)], { type: 'text/javascript' }));
    } catch (error) {
      fill(message, problem(error));
    }
  };
  return h('details', { class: 'live card', ontoggle: (event) => event.target.open && !script.href && make() },
    h('summary', {}, t('live.title')),
    h('h2', {}, t('live.there')),
    h('p', {}, t('live.there.lead')),
    h('p', { class: 'row' }, script), message,
    h('h2', {}, t('live.here')),
    h('p', {}, t('live.lead')),
    h('p', { class: 'row' },
      h('a', { class: 'button plain', id: 'bookmarklet', href: bookmarklet, onclick: (event) => event.preventDefault() }, t('live.bookmarklet'))),
    h('p', { class: 'muted' }, t('live.limits')));
}

/**
 * Asks the window that opened this one for its page.
 * @param ready takes the key of the page
 */
export function receive(area, ready, signal) {
  fill(area, h('p', { class: 'lead', role: 'status' }, t('live.waiting')));
  const timer = setTimeout(() => fill(area, h('div', { class: 'notice bad', role: 'alert' }, t('live.nothing'))), PATIENCE);
  signal.addEventListener('abort', () => clearTimeout(timer));
  window.addEventListener('message', ({ source, origin, data }) => {
    const { zhengwenPage: html, url } = data ?? {};
    if (source === null || source !== window.opener || typeof html !== 'string' || html.length > LONGEST) {
      return;
    }
    clearTimeout(timer);
    // A page cannot say that it is one of another site.
    const own = typeof url === 'string' && URL.canParse(url) && new URL(url).origin === origin ? url : '';
    const key = `live ${pages.size + 1}`;
    pages.set(key, { key, url: own, html });
    ready(key);
  }, { signal });
  // The answer goes to whoever opened this window; the question tells nothing.
  window.opener?.postMessage('zhengwen-wants-page', '*');
}
