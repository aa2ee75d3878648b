import { readArticleMark } from '../../host/articleMark.ts';
import { readShareParams } from '../../host/shareFacts.ts';
import { requireMember } from '../../stores/session.ts';
import { toggle } from '../../stores/toggle.ts';
import type { Act } from '../acts.ts';
import { findButtons, isPressed, press } from './buttons.ts';
import { showDone } from './shown.ts';

/** Adds the page's article to the member's favourites, or removes it. */
export const act: Act = async (button, settings) => {
  const article = readArticleMark();
  if (!article || !(await requireMember('write.favLogin'))) return;
  const cancel = isPressed(button);
  showDone(settings);
  await toggle({
    kind: 'fav',
    payload: { articleId: article.id, imageUrl: readShareParams()?.imgUrl ?? '', cancel },
    show: (on) => press(findButtons('fav'), on),
  });
};
