// How the studio's page reaches the server that it came from.

const ROOT = location.pathname.replace(/\/zhengwen\/studio\/?$/, '');

/** What the server told the page. */
export const settings = JSON.parse(document.querySelector('meta[name=studio]').content);

/** The studio's address, before # and what follows. */
export const STUDIO = '';

/** Asks the server. The answer is {status, text}; it fails with an AbortError if it was given up, else if the server is away. */
export async function request(path, { method = 'GET', type, body, signal } = {}) {
  const headers = type ? { 'Content-Type': type } : {};
  const answer = await fetch(ROOT + path, { method, headers, body, signal, cache: 'no-store', credentials: 'same-origin' });
  return { status: answer.status, text: await answer.text() };
}
