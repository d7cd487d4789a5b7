// From values that were marked to rules, and to a template that is stored.

import { act, askTemplate, templateOf } from './library.js';

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

/** Has a draft begin with a template that is stored. */
export async function reopen(draft, name, signal) {
  const template = await askTemplate(name, signal);
  const { kind, fields } = templateOf(template.definition);
  draft.open({
    name, kind, revision: template.revision, active: fields[0]?.name ?? null,
    fields: fields.map(({ name: field, type, required, destination, multiple }) => ({ name: field, type, required, destination, multiple })),
  });
}

/** Has a draft be a change of the template as it is stored now; of none if that was deleted. */
export async function takeRevision(draft, signal) {
  const revision = await askTemplate(draft.state.name, signal).then((template) => template.revision, (error) => {
    if (error.status === 404) {
      return null;
    }
    throw error;
  });
  draft.setRevision(revision);
}

/** What was typed, such as an address, as seeds are: without its scheme, and without www. unless that is all but the last part of the host. */
export function asSeed(typed) {
  return typed.trim().replace(/^https?:\/\//i, '').replace(/^www\.(?=[^/]+\.)/, '');
}

/** The beginning of addresses that a page's might share with its like: the host and the first directory. */
export function suggestedSeed(url) {
  try {
    const { hostname, pathname, protocol } = new URL(url);
    if (!/^https?:$/.test(protocol)) {
      return '';
    }
    const parts = pathname.split('/');
    return `${asSeed(hostname)}/${parts.length > 2 ? `${parts[1]}/` : ''}`;
  } catch {
    return '';
  }
}
