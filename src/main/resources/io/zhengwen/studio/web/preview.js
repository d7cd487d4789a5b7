// One page, shown with what each method decided on its blocks.

import { get, post, postFile, Refusal, settings } from './api.js';
import { append, fill, h, icon } from './dom.js';
import { examples } from './examples.js';
import { count, has, number, t } from './i18n.js';
import { blockDetails, columns, summary, tabs } from './found.js';
import { PageFrame } from './page-frame.js';
import { parts } from './parts.js';
import { choice, go, loading, problem } from './ui.js';

const PATH = '/zhengwen/extract';

/** The pages that were pasted or dropped, by the keys that stand for them in addresses. */
const given = new Map();

export function render(main, parameters) {
  const id = parameters.get('id');
  const methods = parameters.getAll('m').filter((name) => name in settings.methods);
  const source = id !== null ? { id } : given.get(parameters.get('given')) ?? null;
  const away = new AbortController();
  const stage = h('div', { class: 'stage' });
  fill(main, chooser(source), stage);
  droppable(main);
  if (source === null) {
    begin(stage, away.signal);
  } else {
    show(stage, source, methods.length > 0 ? methods : [settings.method], away).catch((error) => {
      if (error.name !== 'AbortError') {
        fill(stage, problem(error));
      }
    });
  }
  return () => away.abort();
}

// ---- which page

function chooser(source) {
  const id = h('input', { id: 'document', value: source?.id ?? '', dir: 'auto', autocomplete: 'off', spellcheck: 'false' });
  const url = h('input', { id: 'url', type: 'url', placeholder: 'https://', value: source?.url ?? '', spellcheck: 'false' });
  const html = h('textarea', { id: 'html', rows: 7, value: source?.html ?? '', spellcheck: 'false', placeholder: '<!DOCTYPE html>…' });
  const file = h('input', { id: 'file', type: 'file', class: 'unseen', accept: '.html,.htm,.xhtml,text/html', tabindex: '-1', 'aria-label': t('preview.file'),
    onchange: () => file.files[0] && take({ file: file.files[0] }) });
  const paste = h('form', { class: 'paste', hidden: true,
    onsubmit: (event) => {
      event.preventDefault();
      if (html.value.trim()) {
        take({ html: html.value, url: url.value.trim() });
      }
    } },
  h('label', { for: 'html' }, t('preview.html')), html,
  h('div', { class: 'row' },
    h('label', { for: 'url' }, t('preview.url')), url,
    h('button', { type: 'submit', class: 'primary' }, t('preview.extract'))));
  const toggle = h('button', { type: 'button', class: 'plain', 'aria-expanded': 'false',
    onclick: () => {
      paste.hidden = !paste.hidden;
      toggle.setAttribute('aria-expanded', String(!paste.hidden));
      if (!paste.hidden) {
        html.focus();
      }
    } }, t('preview.paste'));
  return h('section', { class: 'chooser' },
    h('h1', {}, t('preview.title')),
    h('div', { class: 'row' },
      h('form', { class: 'row grow', onsubmit: (event) => { event.preventDefault(); go('preview', { id: id.value.trim() }); } },
        h('label', { for: 'document' }, t('preview.document')), id,
        h('button', { type: 'submit', class: 'primary' }, t('preview.show'))),
      toggle,
      h('button', { type: 'button', class: 'plain', onclick: () => file.click() }, icon('upload'), t('preview.open')), file),
    paste);
}

function take(source) {
  const key = String(Date.now());
  given.set(key, { ...source, key });
  go('preview', { given: key });
}

function droppable(main) {
  main.ondragover = (event) => {
    event.preventDefault();
    main.classList.add('dropping');
  };
  main.ondragleave = () => main.classList.remove('dropping');
  main.ondrop = (event) => {
    event.preventDefault();
    main.classList.remove('dropping');
    if (event.dataTransfer.files[0]) {
      take({ file: event.dataTransfer.files[0] });
    }
  };
}

async function begin(stage, signal) {
  fill(stage, h('p', { class: 'lead' }, t('preview.lead')));
  try {
    append(stage, await examples('preview', signal));
  } catch (error) {
    if (error.name !== 'AbortError') {
      append(stage, [problem(error)]);
    }
  }
}

// ---- what was found

function extract(source, parameters, signal) {
  if (source.id !== undefined) {
    return get(PATH, { ...parameters, id: source.id }, signal);
  }
  if (source.file) {
    return postFile(PATH, source.file, { ...parameters, url: source.url || undefined }, signal);
  }
  return post(PATH, source.url ? { html: source.html, url: source.url } : { html: source.html }, parameters, signal);
}

/** What a method found, with its decisions on the blocks. */
function decide(source, method, signal) {
  return extract(source, { 'zhengwen.method': method, view: 'blocks', explain: false }, signal)
    .then((answer) => (answer.view ? answer : Promise.reject(new Refusal(200, answer.reasonDetails?.[0] ?? { message: t(`outcome.${answer.outcome}`) }))));
}

/** A part of the page itself. */
async function part(source, start, signal) {
  return (await extract(source, { view: 'page', start }, signal)).view;
}

async function show(stage, source, methods, away) {
  const { signal } = away;
  fill(stage, methodChooser(source, methods), loading());
  const view = await part(source, 0, signal);
  const details = h('section', { class: 'card block', 'aria-label': t('block.title'), 'aria-live': 'polite' }, h('p', { class: 'muted' }, t('block.hint')));
  const inspector = h('div', { class: 'inspector' }, loading());
  const compared = h('div', { class: 'compared' });
  let chosen = null;
  const frame = new PageFrame({ onblock: (block) => chosen && fill(details, blockDetails(chosen.view, block)) });
  signal.addEventListener('abort', () => frame.close());
  const choose = (answer) => {
    chosen = answer;
    frame.decide(answer.view);
    fill(details, h('p', { class: 'muted' }, t('block.hint')));
    fill(inspector, summary(answer), details, tabs(answer));
  };
  fill(stage, methodChooser(source, methods),
    h('div', { class: 'panes' },
      h('section', { class: 'sheet', 'aria-label': t('frame.title') }, toolbar(frame, view), parts(view, (start) => part(source, start, signal), (next) => frame.show(next)), frame.element),
      inspector),
    compared);
  // What is decided on the blocks can wait until they are to be seen.
  await frame.show(view);
  const answers = [];
  for (const method of methods) {
    const answer = await decide(source, method, signal).then((found) => ({ method, ...found }), (error) => ({ method, error }));
    signal.throwIfAborted();
    answers.push(answer);
    if (answers.length === 1) {
      if (answer.view) {
        choose(answer);
      } else {
        fill(inspector, problem(answer.error));
      }
    }
  }
  if (answers.length > 1) {
    fill(compared, columns(answers, choose));
  }
}

function toolbar(frame, view) {
  return h('div', { class: 'toolbar' },
    choice(t('frame.mode'), 'mode', [['seen', t('frame.seen')], ['plain', t('frame.plain')]], 'seen', (mode) => frame.tell({ mode })),
    choice(t('frame.only'), 'only', [['all', t('frame.all')], ['kept', t('frame.kept')], ['left', t('frame.left')]], 'all', (only) => frame.tell({ only })),
    h('div', { class: 'row steps' },
      h('button', { type: 'button', class: 'plain small', 'aria-label': t('frame.previous'), title: t('frame.previous'), onclick: () => frame.tell({ step: -1 }) }, icon('up')),
      h('button', { type: 'button', class: 'plain small', 'aria-label': t('frame.next'), title: t('frame.next'), onclick: () => frame.tell({ step: 1 }) }, icon('down'))),
    h('p', { class: 'legend' },
      h('span', { class: 'key kept' }, t('legend.kept')),
      h('span', { class: 'key left' }, t('legend.left')),
      h('span', { class: 'ramp', 'aria-hidden': 'true' }), h('span', {}, t('legend.ramp')),
      h('span', { class: 'muted' }, count('legend.blocks', view.blocks))));
}

function methodChooser(source, methods) {
  const again = (m) => go('preview', { id: source.id, given: source.key, m });
  return h('fieldset', { class: 'methods' },
    h('legend', {}, t('methods.title')),
    Object.entries(settings.methods).map(([name, about]) =>
      h('label', { title: has(`method.${name}`) ? t(`method.${name}`) : about },
        h('input', { type: 'checkbox', id: `method-${name}`, checked: methods.includes(name), onchange: (event) => {
          const others = methods.filter((other) => other !== name);
          again(event.target.checked ? [...others, name] : others);
        } }),
        h('span', {}, name, name === methods[0] && methods.length > 1 ? h('small', {}, t('methods.first')) : null))),
    h('span', { class: 'muted' }, t('methods.hint', { n: number(methods.length) })));
}
