// What the server says, in the language of the interface.

import { has, t } from './i18n.js';

/** The parameters that are numbers. */
const NUMBERS = ['n', 'of', 'most', 'bytes'];

/** A message {message, code, parameters} in words; its English text if its code is not known here. */
export function say(said) {
  const key = `said.${said.code}`;
  if (!has(key)) {
    return said.message ?? '';
  }
  return t(key, Object.fromEntries(Object.entries(said.parameters).map(([name, value]) => [name, inWords(name, value)])));
}

function inWords(name, value) {
  if (Array.isArray(value)) {
    return sayAll(value);
  }
  return name === 'feature' ? featureName(value) : NUMBERS.includes(name) ? Number(value) : value;
}

/** Several messages. */
export function sayAll(list) {
  return list.map(say).join(' ');
}

/** A feature that a method measures on a block: "up2.linkDensity". */
export function featureName(name) {
  if (has(`feature.${name}`)) {
    return t(`feature.${name}`);
  }
  const [head, ...rest] = name.split('.');
  if (head === 'family' && rest.length === 2) {
    return t(`feature.family.${rest[1]}`, { what: t(`family.${rest[0]}`) });
  }
  const what = rest.join('.');
  const around = `feature.${head}.any`;
  return has(around) && what ? t(around, { what: head === 'tag' || head === 'in' ? `<${what}>` : featureName(what) }) : name;
}
