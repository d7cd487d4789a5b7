// What words add to the score of a page, by Solr's explanation of it.

const WEIGHT = /^weight\((?:Synonym\()?(\w+):(.+?)\)? in \d+\)/s;
const BEST = /^max(?: plus ([\d.]+) times others)? of:/;

/**
 * The words and phrases in their fields that add most, and what each adds. They add up to the score, since the last one,
 * without a word, is all that is left of it, if anything is.
 * @param most the greatest number of words
 */
export function reasons(explained, most) {
  const score = explained?.value ?? 0;
  const found = new Map();
  collect(explained, 1, found);
  const all = [...found.values()].filter((one) => one.value > 0).sort((a, b) => b.value - a.value);
  const scale = Math.min(1, score / sum(all));
  const shown = all.slice(0, most).map((one) => ({ ...one, value: one.value * scale }));
  const rest = score - sum(shown);
  return shown.length > 0 && rest > 0.005 * score ? [...shown, { value: rest }] : shown;
}

/** Finds the weights of words in a part of an explanation, of which a share counts. */
function collect(part, share, found) {
  const weight = WEIGHT.exec(part?.description ?? '');
  if (weight) {
    const [, field, term] = weight;
    const key = `${field}:${term}`;
    found.set(key, { field, term, value: part.value * share + (found.get(key)?.value ?? 0) });
    return;
  }
  const details = part?.details ?? [];
  const best = BEST.exec(part?.description ?? '');
  const first = details.reduce((top, detail) => (top && top.value >= detail.value ? top : detail), null);
  details.forEach((detail) => collect(detail, share * (best && detail !== first ? Number(best[1] ?? 0) : factor(part, detail)), found));
}

/** What a part makes of one of its details: a product, the other factors; else itself. */
function factor(part, detail) {
  return part.description?.startsWith('product of:') && detail.value !== 0 ? part.value / detail.value : 1;
}

function sum(list) {
  return list.reduce((total, one) => total + one.value, 0);
}
