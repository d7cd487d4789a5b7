// Answers of the handler of templates, and of searches, in which every text is an attack.
const [t] = arguments;
const values = {[t]: [t, t]};
const reading = {template: t, version: 1, complete: false, fields: values, typed: values, rules: {[t]: t}, page: t, url: t,
  records: [{fields: values, typed: values, rules: {[t]: t}}]};
const rule = {kind: 'label', label: t, relation: 'after', pattern: t, evidence: {pages: 1, matches: 1, agreed: 1, sample: t}};
const definition = (version) => ({format: t, template: {name: t, version, kind: 'list', records: t,
  fields: [{name: t, type: t, destination: t, rules: [rule, {kind: 'class', css: t + version}]}]}});
const alarm = {seed: t, template: t, version: 1, time: t, kind: t, field: t, rule: t, before: .9, now: .1, text: t, failing: [t]};
const page = (state) => ({id: t + state, url: t, kind: t, sure: true, time: t, state});
const template = {name: t, kind: t, version: 2, revision: 2, fields: [t], seeds: [t], judged: {[t]: {right: 1, wrong: 1}}, repair: true};
const seed = {seed: t, revision: 1, attachments: [{template: t, state: 'attached', version: 1, pages: 2, complete: 1, rate: .5}],
  alarms: 1, lists: 1, details: 1, failing: 1, seen: 3};
const answer = {templates: [template], seeds: [seed], alarms: [alarm], next: t, template, definition: definition(2), earlier: [definition(1)],
  proposal: {seed: t, pages: 2, mended: 1, others: 1, kept: 1, time: t, definition: definition(3)},
  seed, health: {[t]: {pages: 2, complete: 1, rate: .5, fields: {[t]: .5}, latest: '10' + t}}, pages: [page('failing'), page('kept')],
  response: {numFound: 1, docs: [{id: t, title: t, host: t}]},
  page: page('kept'), readings: [reading], complete: 1, fields: {[t]: 1},
  view: {blocks: 1, from: 0, to: 1, html: '<body><z-t i="0">.</z-t><b z-l="0">' + t, css: t, language: '', links: [t]}};
window.fetch = async (address, options) => new Response(JSON.stringify(
  options?.method === 'POST' && JSON.parse(options.body).action === 'test' ? {...answer, pages: 2} : answer));
