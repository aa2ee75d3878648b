import { readArticleMark } from '../../host/articleMark.ts';
import { readShareParams } from '../../host/shareFacts.ts';
import { send } from '../../stores/outbox.ts';
import { requireMember } from '../../stores/session.ts';
import type { Act } from '../acts.ts';
import { findButtons, isPressed, press } from './buttons.ts';
import { toggle } from './toggle.ts';

/** Keeps the article of the page among the member's favourites, or takes it out. */
export const act: Act = async (button) => {
  const article = readArticleMark();
  if (!article || !(await requireMember('write.favLogin'))) return;
  const on = !isPressed(button);
  const show = (pressed: boolean) => press(findButtons('fav'), pressed);
  show(on);
  const { id } = article;
  await toggle({
    kind: 'fav',
    id,
    on,
    send: () =>
      send('fav', { articleId: id, imageUrl: readShareParams()?.imgUrl ?? '', cancel: !on }),
    show,
  });
};
