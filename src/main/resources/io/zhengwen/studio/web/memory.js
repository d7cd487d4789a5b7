// What the browser remembers of a user's choices; where it stores nothing for this site, until the studio is loaded anew.

const chosen = new Map();

/** What was remembered under a name; null if nothing was. */
export function recall(name) {
  return chosen.get(name) ?? stored(name);
}

function stored(name) {
  try {
    return localStorage.getItem(`zhengwen.${name}`);
  } catch {
    return null; // Storage is blocked.
  }
}

export function remember(name, value) {
  try {
    localStorage.setItem(`zhengwen.${name}`, value);
    chosen.delete(name);
  } catch {
    chosen.set(name, value); // Blocked, or full.
  }
}
