import { readPageArticle } from '../host/document/pageObject.ts';
import { toggle } from '../services/outbox/toggle.ts';
import type { Action } from './action.ts';
import { findButtons, isPressed, setPressed } from './actionButtons.ts';
import { changeLikeCount } from './likeButtons.ts';
import { showButtonStates } from './showButtonStates.ts';

/** Likes the page's article, or removes the like. The buttons show it already (likeButtons.ts). */
export const action: Action = async (button, settings) => {
  const article = readPageArticle();
  if (!article) return;
  showButtonStates(settings);
  await toggle({
    kind: 'praise',
    payload: { object: article.object, id: article.id, cancel: !isPressed(button) },
    show: (on) => setPressed(findButtons('praise'), on),
    count: changeLikeCount,
    isShown: true,
    already: 'write.liked',
  });
};
