// A template that is being made: its fields, and what was marked on pages for them. Every change can be undone.

const MOST_STEPS = 200;
/** Stands for the link from a list page to the next, which is marked like a field. */
export const NEXT = 'next page';

function blank() {
  return { name: '', kind: 'detail', seed: '', revision: null, fields: [], active: null, record: 0, last: null, pages: {} };
}

export class Draft {
  #source;
  #past = [];
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
    }
    how(this.state);
    this.#listeners.forEach((listener) => listener());
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  undo() {
    this.state = { ...this.#past.pop(), revision: this.state.revision };
    this.#listeners.forEach((listener) => listener());
  }

  /** Begins anew, with a template or without. */
  begin(known = {}) {
    this.#past = [];
    this.state = { ...blank(), ...known };
    this.#listeners.forEach((listener) => listener());
  }

  /** What was marked on a page; of a list page, in the chosen record. */
  marks(page) {
    const known = this.state.pages[page.key];
    return (this.state.kind === 'list' ? known?.records[this.state.record] : known?.fields) ?? {};
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
    const of = (marks, record) => Object.entries(marks).flatMap(([field, texts]) => texts.map((text) => ({ field, text, record, place: known.places[placeOf(field, text, record)] })));
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

  renameField(from, to) {
    if (!to || to === from || this.state.fields.some((field) => field.name === to)) {
      return;
    }
    const renamed = (marks) => Object.fromEntries(Object.entries(marks).map(([name, texts]) => [name === from ? to : name, texts]));
    this.change((state) => {
      state.fields.find((field) => field.name === from).name = to;
      state.active = state.active === from ? to : state.active;
      for (const page of Object.values(state.pages)) {
        page.fields = renamed(page.fields);
        page.records = page.records.map(renamed);
      }
    });
  }

  removeField(name) {
    this.change((state) => {
      state.fields = state.fields.filter((field) => field.name !== name);
      state.active = state.fields[0]?.name ?? null;
      for (const page of Object.values(state.pages)) {
        [page.fields, ...page.records].forEach((marks) => delete marks[name]);
      }
    });
  }

  /** Sets type, required, destination or multiple of a field. */
  setField(name, property, value) {
    this.change((state) => { state.fields.find((field) => field.name === name)[property] = value; });
  }

  /** Takes what was clicked in a page as a value of the active field, its address if it has no text; whether there was a value. */
  take(page, { text, link, place, again }) {
    const { active, last, fields } = this.state;
    if (active === NEXT) {
      if (link) {
        this.change((state) => { pageOf(state, page).next = link; });
      }
      return Boolean(link);
    }
    const chosen = again && last ? last.field : active;
    const isLink = fields.find((one) => one.name === chosen)?.type === 'link';
    const value = isLink ? link : text || link;
    if (!value) {
      return false;
    }
    this.change((state) => {
      const name = chosen ?? newField(state);
      const record = again && last ? last.record : state.record;
      const field = state.fields.find((one) => one.name === name);
      const known = pageOf(state, page);
      const marks = state.kind === 'list' ? (known.records[record] ??= {}) : known.fields;
      const before = marks[name] ?? [];
      known.places[placeOf(name, value, state.kind === 'list' ? record : 0)] = place;
      marks[name] = again ? [...before.slice(0, -1), value] : field.multiple ? [...new Set([...before, value])] : [value];
      state.last = { field: name, record };
      if (!again) {
        advance(state, known, marks, name);
      }
    });
    return true;
  }

  /** Takes a value away; without a text, says that the page lacks the field, or takes that back. */
  drop(page, field, text = null) {
    this.change((state) => {
      const known = pageOf(state, page);
      const marks = state.kind === 'list' ? (known.records[state.record] ??= {}) : known.fields;
      if (text !== null) {
        marks[field] = (marks[field] ?? []).filter((value) => value !== text);
        if (marks[field].length === 0) {
          delete marks[field];
        }
      } else if (marks[field]?.length === 0) {
        delete marks[field];
      } else {
        marks[field] = [];
      }
    });
  }

  /** Takes what was read from a page as if it had been marked. */
  takeReading(page, reading) {
    this.change((state) => {
      const known = pageOf(state, page);
      const of = (fields) => Object.fromEntries(state.fields.filter((f) => fields[f.name]).map((f) => [f.name, fields[f.name]]));
      known.places = {};
      known.fields = of(reading.fields ?? {});
      known.records = (reading.records ?? []).slice(0, 2).map((record) => of(record.fields));
      (reading.records ?? [reading]).slice(0, 2).forEach((record, i) => Object.entries(record.fields ?? {}).forEach(([name, texts]) =>
        texts.forEach((text, at) => { known.places[placeOf(name, text, i)] = record.places?.[name]?.[at]; })));
    });
  }

  /** Whether there is enough to find rules from. */
  get isReady() {
    return this.marked().length > 0;
  }

  /** The marked pages, as the handler takes them. */
  marked() {
    const filled = (marks) => Object.values(marks).some((values) => values.length > 0);
    if (this.state.kind === 'list') {
      return Object.values(this.state.pages)
        .map(({ page, key, records, next }) => ({ ...this.#of(page, key), records: records.filter(filled), ...(next ? { next } : {}) }))
        .filter(({ records }) => records.length > 1)
        .slice(0, 1);
    }
    return Object.values(this.state.pages).filter(({ fields }) => filled(fields)).map(({ page, key, fields }) => ({ ...this.#of(page, key), fields }));
  }

  #of(page, key) {
    return page === null ? this.#source(key) : { page };
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

function pageOf(state, { key, page }) {
  return (state.pages[key] ??= { key, page, fields: {}, records: [], next: '', places: {} });
}

function placeOf(field, text, record) {
  return JSON.stringify([field, text, record]);
}

function newField(state) {
  let n = state.fields.length + 1;
  while (state.fields.some((field) => field.name === `field_${n}`)) {
    n++;
  }
  state.fields.push({ name: `field_${n}` });
  state.active = `field_${n}`;
  return state.active;
}

/** Where the next click goes: on a list page to the other record, else to the next field without a value. */
function advance(state, known, marks, name) {
  if (state.kind === 'list') {
    const other = 1 - Math.min(1, state.record);
    if (!known.records[other]?.[name]) {
      state.record = other;
      return;
    }
    state.record = 0;
  }
  const here = state.kind === 'list' ? known.records[0] ?? {} : marks;
  const field = state.fields.find((one) => !here[one.name]);
  state.active = field ? field.name : name;
}
