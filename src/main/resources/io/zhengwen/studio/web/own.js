// Values by names that others chose, such as fields: a name like "constructor" stands for what every object has, too.

/** What an object itself has under a name; undefined if it has nothing. */
export function own(object, name) {
  return object && Object.hasOwn(object, name) ? object[name] : undefined;
}
