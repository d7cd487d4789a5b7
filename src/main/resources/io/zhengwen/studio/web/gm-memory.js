// What the userscript's manager remembers: pages cannot read it.

/** What was remembered under a name; null if nothing was. */
export function recall(name) {
  return GM_getValue(name, null);
}

/** Remembers a value; null forgets. */
export function remember(name, value) {
  if (value === null) {
    GM_deleteValue(name);
  } else {
    GM_setValue(name, value);
  }
}
