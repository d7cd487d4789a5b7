// A page that is annotated or verified: one of a seed's kept ones, or a document of the collection.

import { get, post } from './api.js';
import { ask } from './library.js';
import { livePage } from './live.js';

const EXTRACT = '/zhengwen/extract';

/** A page of a seed. */
export function keptPage(seed, page) {
  return { key: `seed ${seed} ${page}`, seed, page };
}

/** A document. */
export function documentPage(id) {
  return { key: `document ${id}`, seed: null, page: id };
}

/** A page that was handed over from another window. */
export function handedPage(key) {
  return { key, seed: null, page: null };
}

/** What is known of a page: its address, what the templates of its seed read, and its first part, safe to show. */
export async function about(picked, signal) {
  if (picked.seed !== null) {
    const { page, readings, view } = await kept(picked, 0, signal);
    return { url: page.url ?? '', readings, view };
  }
  const { url, view } = await extracted(picked, 0, signal);
  return { url: url ?? '', readings: [], view };
}

function kept(picked, start, signal) {
  return ask({ seed: picked.seed, page: picked.page, view: 'page', start }, signal);
}

function extracted(picked, start, signal) {
  const parameters = { view: 'page', start };
  if (picked.page !== null) {
    return get(EXTRACT, { ...parameters, id: picked.page }, signal);
  }
  const { html, url } = livePage(picked.key);
  return post(EXTRACT, url ? { html, url } : { html }, parameters, signal);
}

/** A part of a page, safe to show. */
export async function part(picked, start, signal) {
  const answer = picked.seed === null ? await extracted(picked, start, signal) : await kept(picked, start, signal);
  return answer.view;
}

/** The members by which the handler is told of a page that was handed over. */
export function source(key) {
  const { html, url } = livePage(key);
  return { html, url };
}
