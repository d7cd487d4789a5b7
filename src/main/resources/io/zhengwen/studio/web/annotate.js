// Values are marked in a page by clicks; rules for them are found at once and tried on the seed's other pages.

import { settings } from './api.js';
import { conflict } from './conflict.js';
import { fill, h, icon } from './dom.js';
import { Draft } from './draft.js';
import { editor } from './draft-fields.js';
import { examples } from './examples.js';
import { t } from './i18n.js';
import { induced, saved, tested, unready } from './induced.js';
import { induce, reopen, store, suggestedSeed } from './induction.js';
import { ask, askSeed, color, link, MOST, showing, trouble } from './library.js';
import { livePage, offers, receive } from './live.js';
import { PageFrame } from './page-frame.js';
import { parts } from './parts.js';
import { about, documentPage, handedPage, keptPage, part, source } from './picked-page.js';
import { unpressed } from './press.js';
import { reread } from './reread.js';
import { choice, go, loading, once, refill, said, tell } from './ui.js';

const WAIT = 150;
const NO_PAGES = settings.local ? 'annotate.nopages.local' : 'annotate.nopages';

/** What is being made; it stays while other pages of the studio are looked at. */
const draft = new Draft(source);

addEventListener('beforeunload', (event) => {
  if (draft.isUnsaved) {
    event.preventDefault();
  }
});

export function render(main, parameters) {
  const away = new AbortController();
  const { signal } = away;
  const seed = parameters.get('seed');
  const id = seed === null ? parameters.get('id') : parameters.get('page');
  const live = parameters.get('live');
  const area = h('div', { class: 'stage' });
  fill(main, h('header', { class: 'page-head' }, h('h1', {}, t('annotate.title'))), area);
  if (live !== null && !livePage(live)) {
    receive(area, (key) => go('annotate', { live: key }), signal);
  } else {
    showing(area, show(area, { seed, id: live ?? id, live, template: parameters.get('template'), parameters }, signal), fill);
  }
  return () => away.abort();
}

async function show(area, asked, signal) {
  fill(area, loading());
  if (asked.template !== null && asked.template !== draft.known && !(wasFollowed() && draft.isUnsaved)) {
    await reopen(draft, asked.template, signal);
  }
  follow(asked.parameters);
  const seeds = (await ask({ list: 'seeds', rows: MOST }, signal)).seeds.map((one) => one.seed);
  const pages = asked.seed === null ? [] : (await askSeed(asked.seed, signal)).pages;
  const strip = pageStrip(asked, pages);
  const head = chooser(asked, seeds, strip.element);
  if (asked.id === null) {
    fill(area, head, h('p', { class: 'lead' }, t(asked.seed === null ? 'annotate.lead' : pages.length > 0 ? 'annotate.choose' : NO_PAGES)),
      asked.seed === null ? [offers(), await examples('annotate', signal)] : pages.length > 0 ? null : reread(asked.seed, signal));
    return;
  }
  const picked = asked.live ? handedPage(asked.live) : asked.seed === null ? documentPage(asked.id) : keptPage(asked.seed, asked.id);
  fill(area, head, loading());
  let known;
  try {
    known = await about(picked, signal);
  } catch (error) {
    signal.throwIfAborted();
    fill(area, head, trouble(error));
    return;
  }
  draft.turnTo(picked.seed, suggestedSeed(known.url));
  whenKnown(() => { follow(asked.parameters); strip.update(); }, signal);
  work(area, head, { picked, known, seeds }, signal);
}

/** Whether the browser came back to an address whose template was opened. */
function wasFollowed() {
  return history.state?.followed === performance.timeOrigin;
}

/** Has the address name the stored template that the draft comes from now. */
function follow(parameters) {
  history.replaceState({ followed: performance.timeOrigin }, '', link('annotate', { ...Object.fromEntries(parameters), template: draft.known }));
}

/** Calls a listener when the draft comes from another stored template than before, or from none. */
function whenKnown(listener, signal) {
  let { known } = draft;
  signal.addEventListener('abort', draft.listen(() => {
    if (draft.known !== known) {
      ({ known } = draft);
      listener();
    }
  }));
}

// ---- which page

function chooser(asked, seeds, strip) {
  const seed = h('select', { id: 'seed', onchange: () => go('annotate', { seed: seed.value, template: draft.known }) },
    h('option', { value: '' }, t('annotate.noseed')),
    seeds.map((one) => h('option', { value: one, selected: one === asked.seed }, one)));
  const id = h('input', { id: 'document', value: asked.seed === null && !asked.live ? asked.id ?? '' : '', dir: 'auto', autocomplete: 'off', spellcheck: 'false' });
  return h('section', { class: 'chooser' },
    h('div', { class: 'row' },
      h('label', { for: 'seed' }, t('annotate.seed')), seed,
      h('form', { class: 'row grow', onsubmit: (event) => { event.preventDefault(); go('annotate', { id: id.value.trim(), template: draft.known }); } },
        h('label', { for: 'document' }, t(settings.local ? 'annotate.id' : 'annotate.document')), id,
        h('button', { type: 'submit', class: 'primary' }, t('preview.show')))),
    strip);
}

/** The pages of the seed: an element, null if there are none, and what renews its links. */
function pageStrip(asked, pages) {
  const links = pages.map((page, i) => h('a', { id: `page-${i}`, class: page.state, 'aria-current': page.id === asked.id ? 'page' : null, title: page.url },
    h('span', { class: 'tag' }, t(`kind.${page.kind}`)), h('span', { class: 'address', dir: 'ltr' }, pathOf(page.url ?? page.id))));
  const update = () => links.forEach((one, i) => { one.href = link('annotate', { seed: asked.seed, page: pages[i].id, template: draft.known }); });
  update();
  return { element: pages.length === 0 ? null : h('nav', { class: 'page-strip', tabindex: '0', 'aria-label': t('annotate.pages') }, links), update };
}

function pathOf(url) {
  return url.replace(/^[a-z]+:\/\/[^/]+/i, '') || url;
}

// ---- the page and what is made of it

function work(area, head, { picked, known, seeds }, signal) {
  const frame = new PageFrame({
    ontaken: (taken) => fill(message, draft.take(picked, taken) ? null : h('div', { class: 'notice' }, t('draft.nolink'))),
    onchosen: (chosen) => fill(here, said(chosen)),
  });
  const form = h('div', { class: 'stack' });
  const rules = h('div', { class: 'stack', 'aria-live': 'polite' });
  const others = h('div', {});
  const message = h('div', { role: 'status' });
  const here = h('div', { role: 'status' });
  const back = h('div', {});
  let found = null;
  const draw = () => {
    const names = draft.state.fields.map((field) => field.name);
    refill(back, h('button', { type: 'button', class: 'plain small', id: 'undo', 'data-then': 'new-field', disabled: !draft.canUndo, onclick: () => draft.undo() }, icon('undo'), t('annotate.undo')));
    const next = draft.state.kind === 'list' ? draft.next(picked) : '';
    frame.tell({ marks: [
      ...draft.values(picked).map(({ field, text, record, place }) => ({ text, place, color: color(names, field), name: draft.state.kind === 'list' ? `${field} ${record + 1}` : field })),
      ...(next ? [{ text: next, address: next, color: 7, name: t('draft.next') }] : [])] });
    if (!draft.state.last) {
      frame.tell({ release: true });
    }
    refill(form, editor(draft, picked, known, save));
  };
  const save = once(() => stored(message, found, seeds, save, signal));
  let waiting = null;
  let running = new AbortController();
  const findSoon = () => {
    clearTimeout(waiting);
    running.abort();
    running = new AbortController();
    waiting = setTimeout(async () => {
      try {
        found = await find(rules, others, picked, AbortSignal.any([signal, running.signal]));
      } catch (error) {
        if (error.name !== 'AbortError') {
          found = null;
          fill(rules, trouble(error));
          fill(others);
        }
      }
    }, WAIT);
  };
  let drawing = false;
  const end = draft.listen(() => {
    if (!drawing) {
      drawing = true;
      // Whatever was clicked or left first gets its focus.
      unpressed(area, () => { drawing = false; draw(); });
    }
    found = null;
    findSoon();
  });
  signal.addEventListener('abort', () => { end(); clearTimeout(waiting); frame.close(); });
  fill(area, head, message,
    h('div', { class: 'panes wide-side' },
      h('section', { class: 'sheet', 'aria-label': t('frame.title') },
        toolbar(frame, back), here, parts(known.view, (start) => part(picked, start, signal), (next) => frame.show(next)), frame.element),
      h('div', { class: 'inspector' }, form, rules)),
    others);
  head.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  draw();
  frame.show(known.view);
  findSoon();
}

function toolbar(frame, back) {
  const button = (name, wish, picture) => h('button', { type: 'button', class: 'plain small', id: `pick-${name}`, title: t(`annotate.${name}`), 'aria-label': t(`annotate.${name}`), onclick: () => frame.tell(wish) }, icon(picture));
  return h('div', { class: 'toolbar' },
    choice(t('frame.mode'), 'mode', [['seen', t('frame.seen')], ['plain', t('frame.plain')]], 'seen', (mode) => frame.tell({ mode })),
    h('div', { class: 'row steps' }, button('previous', { step: -1 }, 'up'), button('next', { step: 1 }, 'down'), button('widen', { widen: true }, 'wider'), button('take', { take: true }, 'check')),
    back,
    h('p', { class: 'legend muted' }, t('annotate.keys')));
}

/** Finds rules for what was marked, and shows them with what they read; gives the definition. */
async function find(rules, others, picked, signal) {
  if (!draft.isReady) {
    fill(rules, unready(draft));
    fill(others);
    return null;
  }
  const found = await induce(draft, picked.seed ?? undefined, signal);
  fill(rules, induced(found, draft, picked));
  fill(others, found.tested ? tested(found.definition, found.tested, draft.state.seed) : null);
  return found.definition;
}

/** Stores the template, and says what came of it. */
async function stored(message, found, seeds, save, signal) {
  fill(message);
  const failed = (error) => {
    if (error.name !== 'AbortError') {
      tell(message, trouble(error, conflict(error, draft, { message, save, failed }, signal)));
    }
  };
  try {
    const template = await store(draft, found, seeds);
    tell(message, saved(template, draft.state.seed, draft.state.seed ? reread(draft.state.seed, signal) : null));
  } catch (error) {
    failed(error);
  }
}
