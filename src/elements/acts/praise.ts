import { readArticleMark } from '../../host/articleMark.ts';
import { nameOfPraise } from '../../model/outbox/things.ts';
import type { PraiseObject } from '../../model/outbox/types.ts';
import { send } from '../../stores/outbox.ts';
import type { Act } from '../acts.ts';
import { countPraise, showPraised } from '../praised.ts';
import { toggle } from './toggle.ts';

/** Likes the article of the page, or takes it back. Its buttons show it already (praised.ts). */
export const act: Act = async (button) => {
  const article = readArticleMark();
  if (!article) return;
  const on = button.getAttribute('aria-pressed') === 'true';
  const praised = { object: article.object as PraiseObject, id: article.id };
  await toggle({
    ...nameOfPraise(praised),
    on,
    send: () => send('praise', { ...praised, cancel: !on }),
    show: showPraised,
    already: (t) => {
      // The server's count had it before.
      countPraise(-1);
      return t('write.liked');
    },
  });
};
