// What the browser remembers of a user's choices.

/** What was remembered under a name; null if nothing was. */
export function recall(name) {
  return localStorage.getItem(`zhengwen.${name}`);
}

export function remember(name, value) {
  localStorage.setItem(`zhengwen.${name}`, value);
}
