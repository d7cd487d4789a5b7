// From values that were marked to rules, and to a template that is stored.

import { act } from './library.js';

/**
 * Finds rules for what was marked.
 * @param seed the seed whose pages it is tried on; without it, none
 * @returns {definition, readings, tested}: what the marked pages give, and what the seed's pages give
 */
export async function induce(draft, seed, signal) {
  const { name, kind } = draft.state;
  const answer = await act('induce', { name: name || 'template', kind, pages: draft.marked(), seed }, signal);
  const definition = draft.decided(answer.definition);
  return { definition, readings: answer.readings, tested: seed ? await act('test', { definition, seed }, signal) : null };
}

/**
 * Stores the template, and uses it for the seed, which is added if there is none.
 * @param found the definition that was found last; null if it is to be found first
 * @param seeds the seeds that there are; the new one is added
 * @returns the template as it is stored
 */
export async function store(draft, found, seeds) {
  const { name, seed } = draft.state;
  const { revision } = draft;
  const stored = draft.storing();
  const definition = found ?? (await induce(draft, seeds.includes(seed) ? seed : undefined)).definition;
  // A seed that is refused leaves nothing behind.
  if (seed && !seeds.includes(seed)) {
    await act('addSeed', { seed });
    seeds.push(seed);
  }
  const { template } = await act('put', { definition, revision: revision ?? undefined });
  stored(template.revision);
  if (seed) {
    await act('attach', { seed, template: name });
  }
  return template;
}

/** A seed, or a host, as seeds are: without www. at its beginning, unless that is all but the last part of the host. */
export function withoutWww(seed) {
  return seed.replace(/^www\.(?=[^/]+\.)/, '');
}

/** The beginning of addresses that a page's might share with its like: the host and the first directory. */
export function suggestedSeed(url) {
  try {
    const { hostname, pathname, protocol } = new URL(url);
    if (!/^https?:$/.test(protocol)) {
      return '';
    }
    const parts = pathname.split('/');
    return `${withoutWww(hostname)}/${parts.length > 2 ? `${parts[1]}/` : ''}`;
  } catch {
    return '';
  }
}
