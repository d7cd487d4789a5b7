// The userscript: the studio's form for a template, beside the page of the live web that the user looks at. It stands in a
// closed shadow tree, and begins when the user asks for it in the menu of the userscript's manager.

import { conflict } from './conflict.js';
import { fill, h, icon } from './dom.js';
import { Draft } from './draft.js';
import { editor } from './draft-fields.js';
import { handOver } from './hand-over.js';
import { current, switchLanguage, t, tag } from './i18n.js';
import { induced, saved, tested, unready } from './induced.js';
import { induce, store, suggestedSeed } from './induction.js';
import { ask, color, MOST, trouble } from './library.js';
import { LivePage } from './live-page.js';
import { unpressed } from './press.js';
import { recall, remember } from './gm-memory.js';
import { STUDIO } from './transport.js';
import { once, refill, said, tell } from './ui.js';

const WAIT = 300;
/** The page, as drafts know pages. */
const HERE = { key: 'here', seed: null, page: null };

let close = null;

function open() {
  close?.();
  const away = new AbortController();
  const { signal } = away;
  const host = document.createElement('zhengwen-panel');
  const layer = h('div', { class: 'layer', 'aria-hidden': 'true' });
  const panel = h('section', { class: 'panel', role: 'dialog', 'aria-label': t('live.panel') });
  const root = host.attachShadow({ mode: 'closed' });
  const all = h('div', { class: 'zhengwen' }, layer, panel);
  const style = new CSSStyleSheet();
  style.replaceSync(BUILT.css);
  root.adoptedStyleSheets = [style];
  root.append(all);
  document.documentElement.append(host);
  host.popover = 'manual';
  host.showPopover();
  close = () => { away.abort(); host.remove(); close = null; };
  keepToItself(root, all);
  work(all, panel, host, layer, signal);
}

/** Keys that are pressed here are not the page's; links lead to other windows. */
function keepToItself(root, all) {
  ['keydown', 'keypress', 'keyup', 'input', 'change', 'submit', 'paste', 'copy'].forEach((name) => all.addEventListener(name, (event) => event.stopPropagation()));
  root.addEventListener('click', (event) => {
    const link = event.target.closest('a[href]');
    if (link) {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
    }
  }, { capture: true });
}

function work(all, panel, host, layer, signal) {
  const draft = new Draft(() => page.source());
  const page = new LivePage(host, layer, {
    ontaken: (taken) => fill(message, draft.take(HERE, taken) ? null : h('div', { class: 'notice' }, t('draft.nolink'))),
    onchosen: (chosen) => fill(here, said(chosen)),
  }, signal);
  const head = h('header', {});
  const message = h('div', { role: 'status' });
  const here = h('div', { role: 'status' });
  const form = h('div', { class: 'stack' });
  const rules = h('div', { class: 'stack', 'aria-live': 'polite' });
  const others = h('div', {});
  let seeds = [];
  let found = null;
  let picking = true;

  const failed = (area, error, ...more) => {
    if (error.name !== 'AbortError') {
      fill(area, trouble(error, ...more), error.status === 401 || error.status === 403
        ? h('p', {}, h('button', { type: 'button', class: 'primary', id: 'sign-in', onclick: () => { signIn(); begin(); } }, t('live.signin'))) : null);
    }
  };

  const notStored = (error) => {
    failed(message, error, conflict(error, draft, { message, save, failed: notStored }, signal));
    message.scrollIntoView({ block: 'nearest' });
  };

  const draw = () => {
    all.lang = tag();
    refill(head, header(draft, page, panel, picking, (isOn) => { picking = isOn; page.pick(isOn); draw(); }, () => { draw(); show(); }));
    refill(form, editor(draft, HERE, {}, save));
    mark();
  };

  const mark = () => {
    const names = draft.state.fields.map((field) => field.name);
    const isList = draft.state.kind === 'list';
    page.mark(draft.values(HERE).map(({ field, record, place }) => ({ place, color: color(names, field), name: isList ? `${field} ${record + 1}` : field })),
      isList ? found?.readings[0]?.records : [], (name) => color(names, name));
    if (!draft.state.last) {
      page.marking.release();
    }
  };

  /** Shows what was found last. */
  const show = () => {
    const { state } = draft;
    fill(rules, found ? induced(found, draft, HERE) : unready(draft));
    fill(others, found?.tested ? tested(found.definition, found.tested, state.seed) : null);
  };

  let waiting = null;
  let running = new AbortController();
  const findSoon = () => {
    clearTimeout(waiting);
    running.abort();
    running = new AbortController();
    const now = AbortSignal.any([signal, running.signal]);
    waiting = setTimeout(async () => {
      try {
        const { seed } = draft.state;
        found = draft.isReady ? await induce(draft, seeds.includes(seed) ? seed : undefined, now) : null;
        show();
        mark();
      } catch (error) {
        failed(rules, error);
      }
    }, WAIT);
  };

  const save = once(async () => {
    fill(message);
    const { seed } = draft.state;
    if (seed && !isOfThisSite(seed)) {
      fill(message, h('div', { class: 'notice bad', role: 'alert' }, t('live.foreign', { host: location.hostname })));
      return;
    }
    try {
      tell(message, saved(await store(draft, found?.definition ?? null, seeds), seed));
    } catch (error) {
      notStored(error);
    }
  });

  /** Asks which seeds there are, and which one is that of the page. */
  async function begin() {
    fill(message);
    try {
      seeds = (await ask({ list: 'seeds', rows: MOST }, signal)).seeds.map((one) => one.seed);
      const own = await ask({ url: location.href }, signal).then((answer) => answer.seed.seed, () => null);
      draft.turnTo(null, own ?? suggestedSeed(location.href));
    } catch (error) {
      failed(message, error);
    }
  }

  let isDrawing = false;
  const end = draft.listen(() => {
    found = null;
    if (!isDrawing) {
      isDrawing = true;
      unpressed(panel, () => { isDrawing = false; draw(); });
    }
    findSoon();
  });
  signal.addEventListener('abort', () => { end(); clearTimeout(waiting); running.abort(); });
  fill(panel, head, here, h('div', { class: 'body' }, message, form, rules, others));
  draw();
  show();
  page.pick(true);
  begin();
}

function header(draft, page, panel, picking, pick, again) {
  const small = (id, label, picture, onclick, more = {}) =>
    h('button', { type: 'button', class: 'quiet', id, title: t(label), 'aria-label': t(label), onclick, ...more }, icon(picture));
  const { marking } = page;
  return [
    h('div', { class: 'row between' },
      h('a', { class: 'brand', href: STUDIO, 'aria-label': 'Zhengwen' }, h('span', { class: 'seal', lang: 'zh-Hans', 'aria-hidden': 'true' }, '正文'), h('b', {}, 'Zhengwen')),
      h('div', { class: 'row tools' },
        h('button', { type: 'button', class: 'quiet', id: 'language', lang: current() === 'en' ? 'zh-Hans' : 'en', onclick: () => { switchLanguage(); again(); } }, current() === 'en' ? '中文' : 'English'),
        small('side', 'live.side', 'sides', () => panel.classList.toggle('left')),
        small('fold', 'live.fold', 'down', () => panel.classList.toggle('folded')),
        small('close', 'live.close', 'close', () => close()))),
    h('div', { class: 'row between marks' },
      h('button', { type: 'button', class: 'plain small', id: 'pick', 'aria-pressed': String(picking), onclick: () => pick(!picking) }, icon('pen'), t(picking ? 'live.picking' : 'live.resting')),
      h('div', { class: 'row tools' },
        small('pick-previous', 'annotate.previous', 'up', () => marking.step(-1)),
        small('pick-next', 'annotate.next', 'down', () => marking.step(1)),
        small('pick-widen', 'annotate.widen', 'wider', () => marking.widen()),
        small('pick-take', 'annotate.take', 'check', () => marking.take()),
        small('undo', 'annotate.undo', 'undo', () => draft.undo(), { 'data-then': 'new-field', disabled: !draft.canUndo }))),
  ];
}

/** A page could lead its reader to save something; so it is for the page's own site only. */
function isOfThisSite(seed) {
  const host = seed.split('/')[0].toLowerCase();
  return location.hostname === host || (host.includes('.') && location.hostname.endsWith(`.${host}`));
}

/** Asks in the browser's own window, whose keys the page does not see. */
function signIn() {
  const given = prompt(t('live.signin.ask', { studio: STUDIO }), '');
  if (given !== null) {
    const value = given.trim();
    const bytes = new TextEncoder().encode(value);
    const basic = () => `Basic ${btoa(String.fromCharCode(...bytes))}`;
    remember('authorization', value === '' ? null : /^[\w-]+ \S/.test(value) ? value : basic());
  }
}

GM_registerMenuCommand(t('live.menu.annotate'), open);
GM_registerMenuCommand(t('live.menu.handover'), () => handOver(STUDIO));
GM_registerMenuCommand(t(recall('authorization') ? 'live.menu.signedin' : 'live.menu.signin'), signIn);
