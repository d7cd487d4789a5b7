// How the userscript reaches the studio's server: through its manager, which pages cannot use. The server needs to allow
// pages of other sites nothing for that.

import { recall } from './gm-memory.js';

const TIMEOUT = 60_000;
const ROOT = BUILT.studio.replace(/\/zhengwen\/studio\/?$/, '');

/** What the studio knew when it made the script. */
export const settings = BUILT.settings;

/** The studio's address. */
export const STUDIO = BUILT.studio;

/** Asks the server, as whom the user signed in; without cookies or what else the browser would send. */
export function request(path, { method = 'GET', type, body, signal } = {}) {
  const authorization = recall('authorization');
  const headers = { ...(type ? { 'Content-Type': type } : {}), ...(authorization ? { Authorization: authorization } : {}) };
  return new Promise((resolve, reject) => {
    const away = () => reject(new Error('the server does not answer'));
    const given = () => reject(new DOMException('', 'AbortError'));
    const asked = GM_xmlhttpRequest({
      method, url: ROOT + path, headers, data: body, anonymous: true, timeout: TIMEOUT,
      onload: ({ status, responseText }) => resolve({ status, text: responseText }), onerror: away, ontimeout: away, onabort: given,
    });
    signal?.addEventListener('abort', () => { given(); asked?.abort?.(); }, { once: true });
  });
}
