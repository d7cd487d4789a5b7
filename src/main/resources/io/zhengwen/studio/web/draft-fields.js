// The form of a template that is being made: its name, its fields, and their values on the page that is shown.

import { h, icon } from './dom.js';
import { NEXT } from './draft-marks.js';
import { t } from './i18n.js';
import { asSeed } from './induction.js';
import { swatch } from './library.js';
import { choice } from './ui.js';

const TYPES = ['text', 'number', 'price', 'date', 'phone', 'enumeration', 'address', 'link'];

/**
 * The form.
 * @param known what is known of the page, with readings of templates
 * @param save stores the template
 */
export function editor(draft, picked, known, save) {
  return [template(draft, picked, save), fields(draft, picked, known)];
}

function template(draft, picked, save) {
  const { state } = draft;
  const name = h('input', { id: 'template-name', value: state.name, placeholder: t('draft.name.hint'), spellcheck: 'false', autocomplete: 'off', dir: 'auto',
    oninput: () => { button.disabled = !name.value.trim() || !draft.isReady; },
    onchange: () => take('name', name.value.trim()) });
  const button = h('button', { type: 'button', class: 'primary', id: 'save', disabled: !state.name || !draft.isReady, onclick: () => { takeTyped(); save(); } }, t(draft.revision === null ? 'draft.save' : 'draft.save.version'));
  const seed = h('input', { id: 'template-seed', value: state.seed, placeholder: 'example.org/flats/', spellcheck: 'false', autocomplete: 'off', dir: 'ltr', disabled: picked.seed !== null,
    onchange: () => take('seed', asSeed(seed.value)) });
  const take = (member, value) => draft.change((now) => { now[member] = value; });
  /** What presses a button for people, by voice for example, may leave the focus where they type: no change was told then. */
  const takeTyped = () => {
    if (name.value.trim() !== draft.state.name) {
      take('name', name.value.trim());
    }
    if (seed.value !== draft.state.seed) {
      take('seed', asSeed(seed.value));
    }
  };
  return h('section', { class: 'card' },
    h('div', { class: 'row between' },
      h('h2', {}, t('draft.title')),
      choice(t('draft.kind'), 'kind', [['detail', t('kind.detail')], ['list', t('kind.list')]], state.kind, (kind) => draft.setKind(kind))),
    h('div', { class: 'form' },
      h('label', { for: 'template-name' }, t('draft.name')), name,
      h('label', { for: 'template-seed' }, t('draft.seed')), seed),
    h('div', { class: 'row end' },
      h('button', { type: 'button', class: 'plain', id: 'begin', onclick: () => draft.begin({ seed: picked.seed ?? state.seed }) }, t('draft.new')),
      button));
}

function fields(draft, picked, known) {
  const { state } = draft;
  const input = h('input', { id: 'new-field', placeholder: t('draft.field.hint'), spellcheck: 'false', autocomplete: 'off', dir: 'auto', 'aria-label': t('draft.field.name') });
  const reading = (known.readings ?? []).find((one) => one.template === draft.known);
  return h('section', { class: 'card' },
    h('div', { class: 'row between' },
      h('h2', {}, t('draft.fields')),
      reading && draft.values(picked).length === 0
        ? h('button', { type: 'button', class: 'plain small', id: 'take-reading', 'data-then': 'new-field', onclick: () => draft.takeReading(picked, reading) }, t('draft.reading'))
        : null),
    state.kind === 'list'
      ? choice(t('draft.record'), 'record', [['0', t('draft.record.n', { n: 1 })], ['1', t('draft.record.n', { n: 2 })]], String(state.record),
        (record) => draft.change((now) => { now.record = Number(record); }, false))
      : null,
    h('p', { class: 'muted' }, t(state.fields.length === 0 ? 'draft.fields.none' : state.kind === 'list' ? 'draft.fields.list' : 'draft.fields.hint')),
    h('ul', { class: 'draft-fields' },
      state.fields.map((field, i) => row(draft, picked, field, i)),
      state.kind === 'list' ? next(draft, picked) : null),
    h('form', { class: 'row', onsubmit: (event) => {
      event.preventDefault();
      if (input.value.trim()) {
        const root = input.getRootNode();
        draft.addField(input.value.trim());
        requestAnimationFrame(() => requestAnimationFrame(() => root.getElementById('new-field')?.focus()));
      }
    } }, input, h('button', { type: 'submit', class: 'plain', id: 'add-field' }, t('draft.field.add'))));
}

function row(draft, picked, field, i) {
  const { state } = draft;
  const isActive = state.active === field.name;
  const values = draft.marks(picked).get(field.name);
  return h('li', { class: isActive ? 'active' : '' },
    h('div', { class: 'row between' },
      h('button', { type: 'button', class: 'field-name', id: `field-${i}`, 'aria-pressed': String(isActive), onclick: () => draft.change((now) => { now.active = field.name; }, false) },
        swatch(state.fields.map((one) => one.name), field.name), h('span', { dir: 'auto' }, field.name)),
      values === undefined || values.length === 0
        ? h('button', { type: 'button', class: 'plain small', id: `lacks-${i}`, 'aria-pressed': String(values !== undefined), onclick: () => draft.drop(picked, field.name) }, t(values === undefined ? 'draft.lacks' : 'draft.lacking'))
        : null),
    values?.length > 0
      ? h('ul', { class: 'chips' }, values.map((value, n) => h('li', {},
        h('button', { type: 'button', class: 'chip', id: `chip-${i}-${n}`, 'data-then': `field-${i}`, dir: 'auto', 'aria-label': t('draft.remove', { value }), onclick: () => draft.drop(picked, field.name, value) }, h('span', { class: 'cut' }, value), icon('close')))))
      : null,
    isActive ? details(draft, field, i) : null);
}

function details(draft, field, i) {
  const name = h('input', { id: `name-${i}`, value: field.name, spellcheck: 'false', dir: 'auto', onchange: () => draft.renameField(field.name, name.value.trim()) });
  const type = h('select', { id: `type-${i}`, onchange: () => draft.setField(field.name, 'type', type.value) },
    h('option', { value: '' }, t('type.auto')),
    TYPES.map((one) => h('option', { value: one, selected: one === field.type }, t(`type.${one}`))));
  const destination = h('input', { id: `destination-${i}`, value: field.destination ?? '', placeholder: t('draft.destination.hint'), spellcheck: 'false',
    onchange: () => draft.setField(field.name, 'destination', destination.value.trim() || undefined) });
  const flag = (property, isFound = false) => h('label', { class: 'check', title: isFound ? t('type.auto') : null },
    h('input', { type: 'checkbox', id: `${property}-${i}`, checked: field[property] === true, indeterminate: isFound, onchange: (event) => draft.setField(field.name, property, event.target.checked) }),
    h('span', {}, t(`draft.${property}`)));
  return h('div', { class: 'form' },
    h('label', { for: `name-${i}` }, t('draft.field.name')), name,
    h('label', { for: `type-${i}` }, t('draft.type')), type,
    h('label', { for: `destination-${i}` }, t('draft.destination')), destination,
    h('div', { class: 'row between whole' }, h('div', { class: 'row' }, flag('required', field.required === undefined), flag('multiple')),
      h('button', { type: 'button', class: 'plain small danger', id: `remove-${i}`, 'data-then': 'new-field', onclick: () => draft.removeField(field.name) }, t('draft.field.remove'))));
}

/** The link to the next list page, marked like a field. */
function next(draft, picked) {
  const { state } = draft;
  const isActive = state.active === NEXT;
  const address = state.pages[picked.key]?.next;
  return h('li', { class: isActive ? 'active' : '' },
    h('button', { type: 'button', class: 'field-name', id: 'field-next', 'aria-pressed': String(isActive), onclick: () => draft.change((now) => { now.active = NEXT; }, false) },
      swatch([], NEXT), t('draft.next')),
    address ? h('p', { class: 'muted cut', dir: 'ltr' }, address) : null);
}
