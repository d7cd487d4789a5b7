// A stranger's page, in a frame that has no origin. The server wrote its markup anew; here it gets the studio's own
// script and styles, and the two windows talk by messages. What comes from the frame is the number of a block, a text
// that was chosen in the page with the names of its marks, or one that was taken, the numbers of its nodes and of a link.

import { h } from './dom.js';
import { t } from './i18n.js';

const NONCE = document.querySelector('script[nonce]').nonce;
const STYLE = fetch(new URL('frame.css', import.meta.url)).then((answer) => answer.text());
const LONGEST = 5000;
const PATIENCE = 3000;

const policy = globalThis.trustedTypes?.createPolicy('studio-frame', { createHTML: (html) => html }) ?? { createHTML: (html) => html };

/** Whether something is a range of nodes: the first, and the one behind the last. */
function isPlace(place) {
  return Array.isArray(place) && place.length === 2 && place.every((node) => Number.isInteger(node) && node >= 0);
}

function frame() {
  return h('iframe', { sandbox: 'allow-scripts', title: t('frame.title'), referrerpolicy: 'no-referrer', class: 'page-frame' });
}

export class PageFrame {
  #scripts;
  #listener;
  #take;
  #ready = false;
  #view = { blocks: 0, links: [] };
  #kept = {};
  #shown = () => {};

  /**
   * @param onblock takes the number of the block that is pointed at
   * @param ontaken takes {text, link, place, again}: what was taken from the page, the address of the link it is in, the
   *     nodes it stands in, and whether that replaces what was taken before; with it, the frame marks values instead of blocks
   * @param onchosen takes {text, marked, language}: what was gone to in the page, empty for a picture without a name, the
   *     names of what is marked there, and the page's language
   * @param marks whether the frame marks values, although nothing can be taken
   */
  constructor({ onblock, ontaken, onchosen, marks = ontaken !== undefined }) {
    this.#scripts = (marks ? ['marking.js', 'frame-marks.js'] : ['frame.js']).map((name) => new URL(name, import.meta.url).href);
    this.#take = ontaken !== undefined;
    this.element = frame();
    this.#listener = (event) => {
      if (event.source !== this.element.contentWindow || event.origin !== 'null') {
        return;
      }
      const { ready, block, chosen, marked, taken, link, place, again } = event.data ?? {};
      if (ready === true) {
        this.#ready = true;
        this.element.dataset.ready = 'true';
        this.#send(this.#kept);
        this.#shown();
      } else if (onblock && Number.isInteger(block) && block >= 0 && block < this.#view.blocks) {
        onblock(block);
      } else if (onchosen && typeof chosen === 'string' && chosen.length <= LONGEST && typeof marked === 'string') {
        onchosen({ text: chosen, marked, language: this.#view.language });
      } else if (ontaken && typeof taken === 'string' && taken.length <= LONGEST) {
        ontaken({ text: taken, link: Number.isInteger(link) ? this.#view.links[link] ?? '' : '', place: isPlace(place) ? place : [], again: again === true });
      }
    };
    window.addEventListener('message', this.#listener);
  }

  /** Shows a page; done once it is to be seen, or after a while. */
  async show(view) {
    this.#view = view;
    this.#ready = false;
    if (this.element.srcdoc) {
      // Another page in the same frame would be one more step back for the browser's button.
      const next = frame();
      this.element.replaceWith(next);
      this.element = next;
    }
    const style = await STYLE;
    const language = view.language ? ` lang="${view.language}"` : '';
    const direction = view.direction ? ` dir="${view.direction}"` : '';
    const { mode = 'seen', only = 'all' } = this.#kept;
    this.element.srcdoc = policy.createHTML(
      `<!DOCTYPE html><html${language}${direction} data-mode="${mode}" data-only="${only}" data-take="${this.#take}"><head><meta charset="utf-8">`
      + `<style nonce="${NONCE}" id="z-page">${view.css}</style><style nonce="${NONCE}">${style}</style>`
      + this.#scripts.map((script) => `<script nonce="${NONCE}" src="${script}" defer></script>`).join('')
      + `</head>${view.html}</html>`);
    await new Promise((resolve) => {
      this.#shown = resolve;
      setTimeout(resolve, PATIENCE);
    });
  }

  /** Colours the blocks by other decisions. */
  decide(view) {
    this.tell({ decided: { kept: view.kept, levels: view.levels } });
  }

  /** Sends a wish; {decided}, {marks}, {mode} and {only} hold for pages that are shown later, too. */
  tell(wish) {
    for (const name of ['decided', 'marks', 'mode', 'only']) {
      if (name in wish) {
        this.#kept[name] = wish[name];
      }
    }
    if (this.#ready) {
      this.#send(wish);
    }
  }

  close() {
    window.removeEventListener('message', this.#listener);
  }

  /** The frame knows links by their numbers. */
  #send(wish) {
    const marks = wish.marks?.map((mark) => ('address' in mark ? { ...mark, link: this.#view.links.indexOf(mark.address) } : mark));
    this.element.contentWindow?.postMessage(marks ? { ...wish, marks } : wish, '*');
  }
}
