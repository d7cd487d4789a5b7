// Requests to the collection that the studio stands beside.

const ROOT = location.pathname.replace(/\/zhengwen\/studio\/?$/, '');

/** What the server told the page. */
export const settings = JSON.parse(document.querySelector('meta[name=studio]').content);

/** An answer that is not what was asked for; its message is fit for people. */
export class Refusal extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** Asks. Parameters are an object; a list of values repeats a name. */
export function get(path, parameters = {}, signal = undefined) {
  return send(path, parameters, { signal });
}

/** Posts JSON, which pages of other sites cannot. */
export function post(path, body, parameters = {}, signal = undefined) {
  return send(path, parameters, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
}

/** Posts a file as it is. */
export function postFile(path, file, parameters = {}, signal = undefined) {
  return send(path, parameters, {
    method: 'POST',
    headers: { 'Content-Type': file.type || 'application/octet-stream' },
    body: file,
    signal,
  });
}

async function send(path, parameters, options) {
  // Solr would replace ${…} in what was typed.
  const query = new URLSearchParams({ wt: 'json', expandMacros: 'false' });
  for (const [name, value] of Object.entries(parameters)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) {
        query.append(name, one);
      }
    }
  }
  let answer;
  try {
    answer = await fetch(`${ROOT}${path}?${query}`, { ...options, cache: 'no-store', credentials: 'same-origin' });
  } catch (error) {
    if (error.name === 'AbortError') {
      throw error;
    }
    throw new Refusal(0, '');
  }
  const text = await answer.text();
  let body = {};
  try {
    body = JSON.parse(text);
  } catch {
    // An error page of the server or of a proxy; its status says enough.
  }
  if (!answer.ok) {
    throw new Refusal(answer.status, String(body.error?.msg ?? '').replace(/^zhengwen: /, ''));
  }
  return body;
}
