// What was said of the values that a template read: whether they are right, as long as the template stays as it is.

import { recall, remember } from './memory.js';
import { own } from './own.js';

/** Whether a value was called right; undefined if nothing was said of it, or the server counts nothing of the kind. */
export function recallJudgement(template, field, value) {
  const right = own(said(template), value);
  const counted = own(template.judged, field)?.[right ? 'right' : 'wrong'] ?? 0;
  return counted > 0 ? right : undefined;
}

/** Remembers whether a value is right; undefined forgets. */
export function rememberJudgement(template, value, right) {
  remember(name(template), JSON.stringify({ version: template.version, values: { ...said(template), [value]: right } }));
}

function said(template) {
  const { version, values } = JSON.parse(recall(name(template)) ?? '{}');
  return version === template.version ? values : {};
}

/** Studios of other collections may know a template of the same name. */
function name(template) {
  return `judged ${location.pathname} ${template.name}`;
}
