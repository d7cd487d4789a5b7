// What a manager gives a userscript in the world of content scripts; and what the test asks of the panel, which it could
// not reach otherwise.
const menu = new Map();
const values = {};
const sent = [];
let root = null;
let isOpen = false;

const GM_registerMenuCommand = (name, run) => menu.set(name, run);
const GM_getValue = (name, otherwise) => values[name] ?? otherwise;
const GM_setValue = (name, value) => { values[name] = value; chrome.storage.local.set({ [name]: value }); };
const GM_deleteValue = (name) => { delete values[name]; chrome.storage.local.remove(name); };
const GM_xmlhttpRequest = ({ method, url, headers, data, anonymous, onload, onerror }) => {
  sent.push({ url, data: data ?? '' });
  chrome.runtime.sendMessage({ method, url, headers, data, anonymous }, (answer) => (answer ? onload(answer) : onerror()));
};

const attach = Element.prototype.attachShadow;
Element.prototype.attachShadow = function attachShadow(options) {
  root = attach.call(this, isOpen ? { mode: 'open' } : options);
  return root;
};

const ASKED = {
  menu: (name) => { setTimeout(menu.get(name)); return true; },
  names: () => [...menu.keys()],
  open: () => { isOpen = true; return true; },
  sent: () => sent,
  forget: () => { Object.keys(values).forEach(GM_deleteValue); return true; },
  find: (css) => [...root?.querySelectorAll(css) ?? []].map((element) => {
    element.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const { position, fontSize } = getComputedStyle(element);
    return { x: x + width / 2, y: y + height / 2, width, text: element.textContent, isOff: element.disabled === true, position, fontSize };
  }),
};
chrome.runtime.onMessage.addListener(({ name, value }, sender, answer) => answer(ASKED[name](value)));
