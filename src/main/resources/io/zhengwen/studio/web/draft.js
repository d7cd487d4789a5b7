// A template that is being made: its fields, and what was marked on pages for them. Every change can be undone.

import { advance, markedPages, marksOf, newField, NEXT, otherPlaces, pageOf, placeOf, renamedPlaces } from './draft-marks.js';
import { own } from './own.js';

const MOST_STEPS = 200;

/** How many drafts were begun. */
let works = 0;

/** A state; `last` is the value, and where it stands, that is replaced if more around it is taken, null if there is none. */
function blank() {
  return { work: ++works, name: '', kind: 'detail', seed: '', fields: [], active: null, record: 0, last: null, pages: {} };
}

export class Draft {
  #source;
  #past = [];
  /** Under which names each draft that was begun was stored, the last one last, with the revisions; by the draft's number. */
  #stored = new Map();
  #changes = 0;
  #changesStored = 0;
  #listeners = new Set();
  state = blank();

  /** @param source gives the members by which the handler is told of a page that has no id, by its key */
  constructor(source) {
    this.#source = source;
  }

  /** Calls a listener after each change; returns what ends that. */
  listen(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Changes the state; what is only looked at differently is not worth a step back. */
  change(how, isStep = true) {
    if (isStep) {
      this.#past = [...this.#past.slice(1 - MOST_STEPS), structuredClone(this.state)];
      this.#changes++;
    }
    how(this.state);
    this.#tell();
  }

  #tell() {
    this.#listeners.forEach((listener) => listener());
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  undo() {
    this.state = { ...this.#past.pop(), last: null };
    this.#changes++;
    this.#tell();
  }

  /** Begins anew; what there was can be had back by a step. */
  begin(known = {}) {
    const next = { ...blank(), ...known };
    this.change(() => { this.state = next; }, this.state.fields.length > 0 || this.state.name !== '');
  }

  /** Begins with a template that is stored. */
  open({ name, revision, ...known }) {
    const { isUnsaved } = this;
    this.begin({ name, ...known });
    this.#store(this.state.work, name, revision);
    if (!isUnsaved) {
      this.#changesStored = this.#changes;
    }
  }

  /** Turns to a page of a seed, for whose pages the draft is then, undone or not; or to one of none, for which a seed is suggested. */
  turnTo(seed, suggested = '') {
    for (const state of [...this.#past, this.state]) {
      state.seed = seed ?? (state.seed || suggested);
    }
    this.#tell();
  }

  /** Makes a template for pages of another kind. */
  setKind(kind) {
    this.change((state) => {
      Object.assign(state, { kind, record: 0, last: null });
      state.active = state.active === NEXT ? state.fields[0]?.name ?? null : state.active;
    });
  }

  /** The name under which the draft was stored last; null if it was not. */
  get known() {
    return [...this.#stored.get(this.state.work)?.keys() ?? []].at(-1) ?? null;
  }

  /** The revision of the template with the draft's name that the draft is a change of; null if it is a new one. */
  get revision() {
    return this.#stored.get(this.state.work)?.get(this.state.name) ?? null;
  }

  /** Makes the draft a change of another revision of the template with its name; of none if it is null. */
  setRevision(revision) {
    this.#store(this.state.work, this.state.name, revision);
    this.#tell();
  }

  #store(work, name, revision) {
    const names = this.#stored.get(work) ?? new Map();
    names.delete(name);
    this.#stored.set(work, names.set(name, revision));
  }

  /** Whether something would be lost without the draft. */
  get isUnsaved() {
    return this.#changes > this.#changesStored && this.state.fields.length > 0;
  }

  /** Begins to store the draft as it is now; returns what is to be told the revision that it then has. */
  storing() {
    const { work, name } = this.state;
    const changes = this.#changes;
    return (revision) => {
      this.#store(work, name, revision);
      this.#changesStored = changes;
      this.#tell();
    };
  }

  /** What was marked on a page, texts by field; of a list page, in the chosen record. */
  marks(page) {
    const known = this.state.pages[page.key];
    return (this.state.kind === 'list' ? known?.records[this.state.record] : known?.fields) ?? new Map();
  }

  /** The link to the next page that was marked on a list page; empty if none was. */
  next(page) {
    return this.state.pages[page.key]?.next ?? '';
  }

  /** Every value that was marked on a page: field, text, record, and the place where it was clicked. */
  values(page) {
    const known = this.state.pages[page.key];
    if (!known) {
      return [];
    }
    const of = (marks, record) => [...marks].flatMap(([field, texts]) => texts.map((text) => ({ field, text, record, place: known.places[placeOf(field, text, record)] })));
    return this.state.kind === 'list' ? known.records.flatMap(of) : of(known.fields, 0);
  }

  addField(name) {
    this.change((state) => {
      if (!state.fields.some((field) => field.name === name)) {
        state.fields.push({ name });
      }
      state.active = name;
    });
  }

  /** Renames a field, but not to nothing, nor as another is named. */
  renameField(from, to) {
    if (!to || this.state.fields.some((field) => field.name === to)) {
      this.#tell();
      return;
    }
    const renamed = (marks) => new Map([...marks].map(([name, texts]) => [name === from ? to : name, texts]));
    this.change((state) => {
      state.fields.find((field) => field.name === from).name = to;
      state.active = state.active === from ? to : state.active;
      if (state.last?.field === from) {
        state.last.field = to;
      }
      for (const page of Object.values(state.pages)) {
        page.fields = renamed(page.fields);
        page.records = page.records.map(renamed);
        page.places = renamedPlaces(page.places, from, to);
      }
    });
  }

  removeField(name) {
    this.change((state) => {
      state.fields = state.fields.filter((field) => field.name !== name);
      state.active = state.fields[0]?.name ?? null;
      state.last = null;
      for (const page of Object.values(state.pages)) {
        [page.fields, ...page.records].forEach((marks) => marks.delete(name));
        page.places = otherPlaces(page.places, name);
      }
    });
  }

  /** Sets type, required, destination or multiple of a field. */
  setField(name, property, value) {
    this.change((state) => { state.fields.find((field) => field.name === name)[property] = value; });
  }

  /**
   * Takes what was clicked in a page as a value of the active field, its address if it has no text; again, in place of the last
   * one. Whether there was a value.
   */
  take(page, { text, link, place, again }) {
    const { active, fields } = this.state;
    const last = again ? this.state.last : null;
    this.state.last = null;
    if (active === NEXT) {
      if (link) {
        this.change((state) => { pageOf(state, page).next = link; });
      }
      return Boolean(link);
    }
    const chosen = last ? last.field : active;
    const isLink = fields.find((one) => one.name === chosen)?.type === 'link';
    const value = isLink ? link : text || link;
    if (!value) {
      return false;
    }
    this.change((state) => {
      const name = chosen ?? newField(state);
      const record = last ? last.record : state.record;
      const field = state.fields.find((one) => one.name === name);
      const known = pageOf(state, page);
      const marks = marksOf(state, known, record);
      const before = marks.get(name) ?? [];
      known.places[placeOf(name, value, state.kind === 'list' ? record : 0)] = place;
      const replaces = last && before.includes(last.text);
      const texts = replaces ? before.map((one) => (one === last.text ? value : one)) : [...(field.multiple ? before : []), value];
      marks.set(name, [...new Set(texts)]);
      state.last = { field: name, record, text: value };
      if (!last) {
        advance(state, known, marks, name);
      }
    });
    return true;
  }

  /** Takes a value away; without a text, says that the page lacks the field, or takes that back. */
  drop(page, field, text = null) {
    this.change((state) => {
      const marks = marksOf(state, pageOf(state, page), state.record);
      const values = marks.get(field);
      const left = text === null ? [] : (values ?? []).filter((value) => value !== text);
      if (left.length > 0 || text === null && values?.length !== 0) {
        marks.set(field, left);
      } else {
        marks.delete(field);
      }
      state.last = null;
    });
  }

  /** Takes what was read from a page as if it had been marked. */
  takeReading(page, reading) {
    this.change((state) => {
      const known = pageOf(state, page);
      const of = (fields) => new Map(state.fields.filter((f) => own(fields, f.name)).map((f) => [f.name, fields[f.name]]));
      state.last = null;
      known.places = {};
      known.next = reading.next ?? '';
      known.fields = of(reading.fields ?? {});
      known.records = (reading.records ?? []).slice(0, 2).map((record) => of(record.fields));
      (reading.records ?? [reading]).slice(0, 2).forEach((record, i) => Object.entries(record.fields ?? {}).forEach(([name, texts]) =>
        texts.forEach((text, at) => { known.places[placeOf(name, text, i)] = own(record.places, name)?.[at]; })));
    });
  }

  /** Whether there is enough to find rules from. */
  get isReady() {
    return this.marked().length > 0;
  }

  /** The marked pages, as the handler takes them. */
  marked() {
    return markedPages(this.state, ({ page, key }) => (page === null ? this.#source(key) : { page }));
  }

  /** A definition that was found, with what was decided on its fields. */
  decided(definition) {
    const copy = structuredClone(definition);
    const template = copy.template ?? copy;
    template.fields = template.fields.map((found) => {
      const field = this.state.fields.find((one) => one.name === found.name) ?? {};
      const decisions = ['type', 'required', 'multiple', 'destination'].filter((name) => field[name] !== undefined && field[name] !== '');
      return { ...found, ...Object.fromEntries(decisions.map((name) => [name, field[name]])) };
    });
    return copy;
  }
}
