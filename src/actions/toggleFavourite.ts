import { readPageArticle } from '../host/document/pageObject.ts';
import { readShareParams } from '../host/document/readShareParams.ts';
import { toggle } from '../services/outbox/toggle.ts';
import { requireMember } from '../services/session/memberSession.ts';
import type { Action } from './action.ts';
import { findButtons, isPressed, setPressed } from './actionButtons.ts';
import { showButtonStates } from './showButtonStates.ts';

/** Adds the page's article to the member's favourites, or removes it. */
export const action: Action = async (button, settings) => {
  const article = readPageArticle();
  if (!article || !(await requireMember('write.favLogin'))) return;
  const cancel = isPressed(button);
  showButtonStates(settings);
  await toggle({
    kind: 'fav',
    payload: { articleId: article.id, imageUrl: readShareParams()?.imgUrl ?? '', cancel },
    show: (on) => setPressed(findButtons('fav'), on),
  });
};
