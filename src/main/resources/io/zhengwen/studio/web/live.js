// Pages of the live web: how they come from the browser's other windows, by a bookmarklet or a userscript that hands over
// what the user sees. They hand over once this window asks for it, and to this server only. Nothing is stored before Save.

import { fill, h, icon } from './dom.js';
import { t } from './i18n.js';

const LONGEST = 10_000_000;
const PATIENCE = 15_000;

/** The pages that were handed over, by their keys. */
const pages = new Map();

/** A page that was handed over: key, url, html; undefined if there is none. */
export function livePage(key) {
  return pages.get(key);
}

/** What is run in the page: opens the studio, and gives it the page when it asks. */
function handOver(studio) {
  const address = JSON.stringify(studio);
  const origin = JSON.stringify(new URL(studio).origin);
  return `(()=>{const w=open(${address}+'#/annotate?live=wait');addEventListener('message',function give(e){`
    + `if(e.origin===${origin}&&e.data==='zhengwen-wants-page'){removeEventListener('message',give);`
    + `w.postMessage({zhengwenPage:document.documentElement.outerHTML,url:location.href},${origin})}})})()`;
}

function userscript(studio) {
  return `// ==UserScript==
// @name        Zhengwen: annotate this page
// @namespace   zhengwen
// @description Hands the page that is shown to the studio at ${studio}
// @match       *://*/*
// @grant       GM_registerMenuCommand
// @noframes
// ==/UserScript==
GM_registerMenuCommand('Zhengwen', () => ${handOver(studio)});
`;
}

/** Offers the bookmarklet and the userscript with this studio's address. */
export function offers() {
  const studio = location.href.replace(/#.*/s, '');
  const script = h('a', { class: 'button plain', id: 'userscript', download: 'zhengwen.user.js',
    href: URL.createObjectURL(new Blob([userscript(studio)], { type: 'text/javascript' })) }, icon('upload'), t('live.userscript'));
  return h('details', { class: 'live' },
    h('summary', {}, t('live.title')),
    h('p', {}, t('live.lead')),
    h('p', { class: 'row' },
      h('a', { class: 'button primary', id: 'bookmarklet', href: `javascript:${encodeURIComponent(handOver(studio))}`, onclick: (event) => event.preventDefault() }, t('live.bookmarklet')),
      script),
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
