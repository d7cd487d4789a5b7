// A page that is annotated or verified: one of a seed's kept ones, or a document of the collection.

import { get } from './api.js';
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

/** What is known of a page: its address, what the templates of its seed read, and its first part, safe to show. */
export async function about(picked, signal) {
  if (picked.seed !== null) {
    const { page, readings, view } = await kept(picked, 0, signal);
    return { url: page.url ?? '', readings, view };
  }
  const { url, view } = await get(EXTRACT, { id: picked.page, view: 'page', start: 0 }, signal);
  return { url: url ?? '', readings: [], view };
}

function kept(picked, start, signal) {
  return ask({ seed: picked.seed, page: picked.page, view: 'page', start }, signal);
}

/** A part of a page, safe to show. */
export async function part(picked, start, signal) {
  const answer = picked.seed === null ? await get(EXTRACT, { id: picked.page, view: 'page', start }, signal) : await kept(picked, start, signal);
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
