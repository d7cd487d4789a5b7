// What several pages have in common: messages, questions, empty states.

import { Refusal } from './api.js';
import { fill, h } from './dom.js';
import { t } from './i18n.js';
import { say } from './said.js';

/** Longer texts of a page are not heard to their end. */
const LONGEST_SAID = 150;

/** Goes to another page of the studio, or to the same with other parameters; with no others, draws it anew. */
export function go(name, parameters = {}) {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(parameters)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') {
        query.append(key, one);
      }
    }
  }
  const hash = `#/${name}${query.size > 0 ? `?${query}` : ''}`;
  if (location.hash === hash) {
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  } else {
    location.hash = hash;
  }
}

/** What went wrong, for people; more is added. */
export function problem(error, ...more) {
  if (!(error instanceof Refusal)) {
    console.error(error);
  }
  const known = { 0: 'error.away', 200: 'error.page', 401: 'error.login', 403: 'error.forbidden', 404: 'error.missing', 409: 'error.conflict', 413: 'error.long', 414: 'error.long', 431: 'error.long', 502: 'error.away', 503: 'error.busy', 504: 'error.away' };
  const isThere = error.said?.code?.endsWith('-there');
  const key = isThere ? 'error.there' : error instanceof Refusal ? known[error.status] ?? (error.status < 500 ? 'error.refused' : 'error.fault') : 'error.bug';
  return h('div', { class: 'notice bad', role: 'alert' },
    h('strong', {}, t(key)),
    error.message ? h('p', {}, error.said ? say(error.said) : error.message) : null,
    more);
}

/** A place that has nothing to show, and why. */
export function empty(title, text, ...more) {
  return h('div', { class: 'empty' }, h('h2', {}, title), h('p', {}, text), more);
}

/** Says that something is on its way. */
export function loading() {
  return h('div', { class: 'loading', role: 'status' }, h('span', { class: 'unseen' }, t('loading')));
}

/** A row of choices of which one holds. */
export function choice(label, name, options, value, onchange) {
  return h('fieldset', { class: 'choice' },
    h('legend', { class: 'unseen' }, label),
    options.map(([key, text]) =>
      h('label', {},
        h('input', { type: 'radio', id: `${name}-${key}`, name, value: key, checked: key === value, onchange: () => onchange(key) }),
        h('span', {}, text))));
}

/** Asks before something that is not easily undone; resolves to whether it is wanted. */
export function confirm(question, action) {
  return new Promise((resolve) => {
    const dialog = h('dialog', { 'aria-label': question, onclose: () => { dialog.remove(); resolve(dialog.returnValue === 'yes'); } },
      h('p', {}, question),
      h('div', { class: 'row end' },
        h('button', { type: 'button', class: 'plain', onclick: () => dialog.close('no') }, t('cancel')),
        h('button', { type: 'button', class: 'primary', onclick: () => dialog.close('yes') }, action)));
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** The beginning of a long text, all of a short one. */
export function shortened(text, most) {
  return text.length > most ? `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
}

/** Says to those who do not see it which text of a page was gone to. */
export function said({ text, marked, language }) {
  return h('p', { class: 'unseen' },
    h('span', { lang: language || null }, shortened(text, LONGEST_SAID) || t('annotate.picture')),
    marked ? [' ', h('span', {}, t('annotate.marked', { names: marked }))] : null);
}

/** Fills a place for messages, and brings it to view. */
export function tell(message, ...children) {
  fill(message, ...children);
  message.scrollIntoView({ block: 'nearest' });
}

/** An action that does not begin again while it runs. */
export function once(action) {
  let running = null;
  return () => {
    running ??= action().finally(() => { running = null; });
  };
}

/** Fields with text that no change event has told of yet. */
const typedIn = new WeakSet();

const watched = new WeakSet();

function watch(element) {
  if (!watched.has(element)) {
    watched.add(element);
    element.addEventListener('input', ({ target }) => typedIn.add(target));
    element.addEventListener('change', ({ target }) => typedIn.delete(target));
    element.addEventListener('submit', ({ target }) => [...target.elements].forEach((one) => typedIn.delete(one)));
  }
}

/** Puts other children in place of those that an element has. The focus stays where it was, with what is being typed there; if that is gone, it is where its data-then says. */
export function refill(element, ...children) {
  watch(element);
  const root = element.getRootNode();
  const before = root.activeElement;
  const had = before?.id && element.contains(before);
  const caret = had && typedIn.has(before) ? [before.selectionStart, before.selectionEnd] : null;
  fill(element, ...children);
  if (had) {
    const after = [before.id, before.dataset.then].map((one) => root.getElementById(one)).find((one) => one && !one.disabled);
    after?.focus();
    if (caret && after?.id === before.id) {
      goOn(after, before.value, caret);
    }
  }
}

function goOn(field, text, caret) {
  field.value = text;
  if (caret[0] !== null) {
    field.setSelectionRange(...caret);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
