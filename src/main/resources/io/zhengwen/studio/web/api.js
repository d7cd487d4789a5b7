// Requests to the collection that the studio stands beside.

import { request, settings } from './transport.js';

export { settings };

/** An answer that is not what was asked for; why, as the server says it, or nothing. */
export class Refusal extends Error {
  constructor(status, said = {}) {
    super(said.message ?? '');
    this.status = status;
    this.said = said;
  }
}

/** Asks. Parameters are an object; a list of values repeats a name. */
export function get(path, parameters = {}, signal = undefined) {
  return send(path, parameters, { signal });
}

/** Posts JSON, which pages of other sites cannot. */
export function post(path, body, parameters = {}, signal = undefined) {
  return send(path, parameters, { method: 'POST', type: 'application/json', body: JSON.stringify(body), signal });
}

/** Posts a file as it is. */
export function postFile(path, file, parameters = {}, signal = undefined) {
  return send(path, parameters, { method: 'POST', type: file.type || 'application/octet-stream', body: file, signal });
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
    answer = await request(`${path}?${query}`, options);
  } catch (error) {
    if (error.name === 'AbortError') {
      throw error;
    }
    throw new Refusal(0);
  }
  let body = {};
  try {
    body = JSON.parse(answer.text);
  } catch {
    // An error page of the server or of a proxy; its status says enough, unless that is a page for signing in.
    if (answer.status >= 200 && answer.status <= 299) {
      throw new Refusal(0);
    }
  }
  if (answer.status < 200 || answer.status > 299) {
    throw new Refusal(answer.status, why(body.error ?? {}));
  }
  return body;
}

/** Why something is refused: what the server adds to an error, else the error's text. */
function why(error) {
  const metadata = error.metadata ?? [];
  const detail = Array.isArray(metadata) ? metadata[metadata.indexOf('detail') + 1 || metadata.length] : metadata.detail;
  return detail === undefined ? { message: String(error.msg ?? '') } : JSON.parse(detail);
}
