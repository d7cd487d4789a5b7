// What was marked on the pages of a draft.

/** Stands for the link from a list page to the next, which is marked like a field; no field has an empty name. */
export const NEXT = '';

/** What was marked on a page. */
export function pageOf(state, { key, page }) {
  return (state.pages[key] ??= { key, page, fields: new Map(), records: [], next: '', places: {} });
}

/** The texts by field of a page, on list pages of one of its records. */
export function marksOf(state, known, record) {
  if (state.kind !== 'list') {
    return known.fields;
  }
  while (known.records.length <= record) {
    known.records.push(new Map());
  }
  return known.records[record];
}

/** The key of the place where a value was clicked. */
export function placeOf(field, text, record) {
  return JSON.stringify([field, text, record]);
}

/** Places by their keys, under another name of a field. */
export function renamedPlaces(places, from, to) {
  return Object.fromEntries(Object.entries(places).map(([key, place]) => {
    const [field, ...rest] = JSON.parse(key);
    return [placeOf(field === from ? to : field, ...rest), place];
  }));
}

/** Places by their keys, without those of a field. */
export function otherPlaces(places, field) {
  return Object.fromEntries(Object.entries(places).filter(([key]) => JSON.parse(key)[0] !== field));
}

/** Adds a field with a name of its own, which is active then. */
export function newField(state) {
  let n = state.fields.length + 1;
  while (state.fields.some((field) => field.name === `field_${n}`)) {
    n++;
  }
  state.fields.push({ name: `field_${n}` });
  state.active = `field_${n}`;
  return state.active;
}

/** Where the next click goes: on a list page to the other record, else to the next field without a value. */
export function advance(state, known, marks, name) {
  if (state.kind === 'list') {
    const other = 1 - Math.min(1, state.record);
    if (!known.records[other]?.has(name)) {
      state.record = other;
      return;
    }
    state.record = 0;
  }
  const here = state.kind === 'list' ? known.records[0] ?? new Map() : marks;
  const field = state.fields.find((one) => !here.has(one.name));
  state.active = field ? field.name : name;
}

/**
 * The marked pages, as the handler takes them: of list pages the first with two records.
 * @param told gives the members by which the handler is told of a page
 */
export function markedPages({ kind, pages }, told) {
  const filled = (marks) => [...marks.values()].some((values) => values.length > 0);
  if (kind === 'list') {
    return Object.values(pages)
      .map((page) => ({ ...told(page), records: page.records.filter(filled).map(Object.fromEntries), ...(page.next ? { next: page.next } : {}) }))
      .filter(({ records }) => records.length > 1)
      .slice(0, 1);
  }
  return Object.values(pages).filter(({ fields }) => filled(fields)).map((page) => ({ ...told(page), fields: Object.fromEntries(page.fields) }));
}
