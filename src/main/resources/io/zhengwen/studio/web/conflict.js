// A template that somebody else stored meanwhile: which of the two is gone on with.

import { fill, h } from './dom.js';
import { t } from './i18n.js';
import { reopen, takeRevision } from './induction.js';

/**
 * Offers what can be done about a template that was not stored; nothing if that was for another reason.
 * @param message where the refusal stands
 * @param save stores the draft again
 * @param failed takes what went wrong on the way
 */
export function conflict(error, draft, { message, save, failed }, signal) {
  if (error.said?.code !== 'other-revision') {
    return null;
  }
  const button = (id, action) => h('button', { type: 'button', class: 'plain small', id, onclick: () => action().catch(failed) }, t(`conflict.${id}`));
  return h('p', { class: 'row' },
    button('save-mine', async () => {
      await takeRevision(draft, signal);
      save();
    }),
    button('take-theirs', async () => {
      const { name, seed } = draft.state;
      await reopen(draft, name, signal);
      draft.turnTo(seed);
      fill(message);
    }));
}
