// Some pages to begin with, in the language of the interface where there are such.

import { get, settings } from './api.js';
import { h } from './dom.js';
import { current, t } from './i18n.js';
import { listed } from './pages.js';

const MOST = 6;

/** A list of pages that lead to another page of the studio; nothing if there are none. */
export async function examples(to, signal) {
  const some = await someDocuments(signal);
  return some.length === 0 ? [] : [
    h('h2', {}, t('preview.examples')),
    h('ul', { class: 'cards' }, some.map((doc) =>
      h('li', {}, h('a', { class: 'card', href: `#/${to}?${new URLSearchParams({ id: doc.id })}` },
        h('b', { dir: 'auto' }, doc.title || doc.id), h('small', {}, doc.host || doc.url || doc.id)))))];
}

async function someDocuments(signal) {
  if (settings.local) {
    return (await listed({ rows: MOST }, signal)).pages;
  }
  const ask = async (more) => (await get('/select', { q: '*:*', fq: ['extract_outcome:extracted', ...more], rows: MOST, fl: 'id,title,host' }, signal)).response.docs;
  const best = await ask([`{!term f=language}${current()}`, '{!collapse field=host}']).catch((error) => (error.name === 'AbortError' ? Promise.reject(error) : []));
  return best.length > 0 ? best : ask([]);
}
