// The userscript: the studio's own form, joined to one file with this studio's address.

import { settings } from './api.js';
import { bundle } from './bundle.js';

const STYLES = ['studio.css', 'wrappers.css', 'panel.css', 'forced-colors.css'];
const INSTEAD = { 'transport.js': 'gm-transport.js', 'memory.js': 'gm-memory.js' };

/** The script for the studio at an address. */
export async function userscript(studio) {
  const styles = await Promise.all(STYLES.map(load));
  const built = { studio, settings: { local: settings.local }, css: styles.map(ofPanel).join('\n') };
  return `${head(studio)}
(() => {
'use strict';
const BUILT = ${JSON.stringify(built)};
${await load('marking.js')}
${await bundle('panel.js', load, INSTEAD)}
})();
`;
}

async function load(name) {
  const answer = await fetch(new URL(name, import.meta.url));
  if (!answer.ok) {
    throw new Error(`${name}: ${answer.status}`);
  }
  return answer.text();
}

/** Styles for a part of another page: that must not be measured by the page's letters. */
function ofPanel(css) {
  return css.replaceAll(':root', '.zhengwen').replace(/([\d.]+)rem\b/g, (all, n) => `${n * 16}px`);
}

/** In the world of content scripts, where the page's scripts see nothing of it. */
function head(studio) {
  return `// ==UserScript==
// @name         Zhengwen: annotate this page
// @namespace    ${studio}
// @description  Marks fields in the page that is shown, and makes templates of them in the studio at ${studio}
// @match        *://*/*
// @connect      ${new URL(studio).hostname}
// @grant        GM_xmlhttpRequest
// @grant        GM_registerMenuCommand
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_deleteValue
// @inject-into  content
// @sandbox      DOM
// @run-at       document-idle
// @noframes
// ==/UserScript==`;
}
