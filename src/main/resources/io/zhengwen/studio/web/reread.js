// Pages that were in the index before a template was: read again, and kept with their seeds.

import { get, post, settings } from './api.js';
import { fill, h } from './dom.js';
import { t } from './i18n.js';
import { problem } from './ui.js';

const PATH = '/zhengwen/reextract';
const POLL = 700;

/** Offers to read the pages of a seed's host again; nothing where pages are read again by themselves, or the host is not one. */
export function reread(seed, signal) {
  const host = seed.split('/')[0];
  if (settings.local || host.includes('*')) {
    return null;
  }
  const state = h('span', { role: 'status', class: 'muted' }, t('reread.hint'));
  const button = h('button', { type: 'button', class: 'plain small', id: 'reread', onclick: async () => {
    button.disabled = true;
    try {
      await run(host, state, signal);
    } catch (error) {
      if (error.name !== 'AbortError') {
        fill(state, problem(error));
      }
    }
    button.disabled = false;
  } }, t('reread.start'));
  return h('div', { class: 'row reread' }, button, state);
}

async function run(host, state, signal) {
  const fq = `{!terms f=host}${host},www.${host}`;
  await post(PATH, {}, { action: 'start', before: new Date().toISOString(), learn: true, fq }, signal);
  let job = await get(PATH, {}, signal);
  while (job.state === 'running') {
    fill(state, t('reread.running', { n: job.done, of: job.total }));
    await new Promise((resolve) => { setTimeout(resolve, POLL); });
    job = await get(PATH, {}, signal);
  }
  fill(state, t(job.state === 'finished' ? 'reread.done' : 'reread.stopped', { n: job.done, of: job.total }), ' ',
    h('a', { href: `#/search?${new URLSearchParams({ q: `site:${host}` })}` }, t('reread.search')));
}
