// A stranger's page, in a frame that has no origin. The server wrote its markup anew; here it gets the studio's own
// script and styles, and the two windows talk by messages. What comes from the frame is a block's number, nothing else.

import { h } from './dom.js';
import { t } from './i18n.js';

const NONCE = document.querySelector('script[nonce]').nonce;
const SCRIPT = new URL('frame.js', import.meta.url).href;
const STYLE = fetch(new URL('frame.css', import.meta.url)).then((answer) => answer.text());

const policy = globalThis.trustedTypes?.createPolicy('studio-frame', { createHTML: (html) => html }) ?? { createHTML: (html) => html };

export class PageFrame {
  #listener;
  #decided = null;
  #ready = false;
  #blocks = 0;
  #wish = { mode: 'seen', only: 'all' };

  /** @param onblock takes the number of the block that is pointed at */
  constructor(onblock) {
    this.element = h('iframe', { sandbox: 'allow-scripts', title: t('frame.title'), referrerpolicy: 'no-referrer', class: 'page-frame' });
    this.#listener = (event) => {
      if (event.source !== this.element.contentWindow) {
        return;
      }
      const block = event.data?.block;
      if (event.data?.ready === true) {
        this.#ready = true;
        this.element.dataset.ready = 'true';
        this.#send();
      } else if (Number.isInteger(block) && block >= 0 && block < this.#blocks) {
        onblock(block);
      }
    };
    window.addEventListener('message', this.#listener);
  }

  /** Shows a page with the decisions on its blocks. */
  async show(view) {
    this.#blocks = view.blocks;
    this.#ready = false;
    delete this.element.dataset.ready;
    const style = await STYLE;
    const language = view.language ? ` lang="${view.language}"` : '';
    this.element.srcdoc = policy.createHTML(
      `<!DOCTYPE html><html${language} data-mode="${this.#wish.mode}" data-only="${this.#wish.only}"><head><meta charset="utf-8">`
      + `<style nonce="${NONCE}" id="z-page">${view.css}</style><style nonce="${NONCE}">${style}</style>`
      + `<script nonce="${NONCE}" src="${SCRIPT}" defer></script></head>${view.html}</html>`);
  }

  /** Colours the blocks by other decisions. */
  decide(view) {
    this.#decided = { kept: view.kept, levels: view.levels };
    this.#send();
  }

  /** Sends a wish: {mode}, {only}, {step}. */
  tell(wish) {
    this.#wish = { mode: wish.mode ?? this.#wish.mode, only: wish.only ?? this.#wish.only };
    this.element.contentWindow?.postMessage(wish, '*');
  }

  close() {
    window.removeEventListener('message', this.#listener);
  }

  #send() {
    if (this.#ready && this.#decided) {
      this.tell({ decided: this.#decided });
    }
  }
}
