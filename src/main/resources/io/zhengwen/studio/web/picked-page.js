// A page that is annotated or verified: one of a seed's kept ones, or a document of the collection.

import { get, post } from './api.js';
import { ask } from './library.js';

const EXTRACT = '/zhengwen/extract';

/** A page of a seed. */
export function keptPage(seed, page) {
  return { key: `seed ${seed} ${page}`, seed, page };
}

/** A document. */
export function documentPage(id) {
  return { key: `document ${id}`, seed: null, page: id };
}

/** What is known of a page: its address, and of a seed's page what the templates read. */
export async function about(picked, signal) {
  if (picked.seed !== null) {
    const answer = await ask({ seed: picked.seed, page: picked.page, html: true }, signal);
    return { url: answer.page.url, html: answer.html, state: answer.page, readings: answer.readings };
  }
  const found = await get('/select', { q: '*:*', fq: '{!term f=id v=$document}', document: picked.page, fl: 'id,url', rows: 1, hl: false }, signal);
  return { url: found.response.docs[0]?.url ?? '', readings: [] };
}

/** A part of a page, safe to show. */
export async function part(picked, known, start, signal) {
  const answer = known.html === undefined
    ? await get(EXTRACT, { id: picked.page, view: 'page', start }, signal)
    : await post(EXTRACT, { html: known.html, ...(known.url ? { url: known.url } : {}) }, { view: 'page', start }, signal);
  return answer.view;
}

/** The beginning of addresses that a page's might share with its like: the host and the first directory. */
export function suggestedSeed(url) {
  try {
    const { hostname, pathname, protocol } = new URL(url);
    if (!/^https?:$/.test(protocol)) {
      return '';
    }
    const parts = pathname.split('/');
    return `${hostname.replace(/^www\./, '')}/${parts.length > 2 ? `${parts[1]}/` : ''}`;
  } catch {
    return '';
  }
}
