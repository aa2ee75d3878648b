import { readArticleMark } from '../../host/articleMark.ts';
import { toggle } from '../../stores/toggle.ts';
import type { Act } from '../acts.ts';
import { countPraise } from '../praised.ts';
import { findButtons, isPressed, press } from './buttons.ts';
import { showDone } from './shown.ts';

/** Likes the page's article, or removes the like. The buttons show it already (praised.ts). */
export const act: Act = async (button, settings) => {
  const article = readArticleMark();
  if (!article) return;
  showDone(settings);
  await toggle({
    kind: 'praise',
    payload: { object: article.object, id: article.id, cancel: !isPressed(button) },
    show: (on) => press(findButtons('praise'), on),
    count: countPraise,
    isShown: true,
    already: 'write.liked',
  });
};
