import { readPageArticle } from '../host/document/pageObject.ts';
import { readShareParams } from '../host/document/readShareParams.ts';
import { showToast } from '../host/toast.ts';
import type { SavedArticle } from '../model/saved/savedArticle.ts';
import { loadActionMessages, readPageLocale } from '../services/loadMessages.ts';
import { readOpenedArticle } from '../services/openedArticle.ts';
import { changeMark } from '../services/outbox/markStore.ts';
import { toggle } from '../services/outbox/toggle.ts';
import { getTokenStore } from '../services/session/tokenStore.ts';
import { addDeviceFavourite, removeDeviceFavourite } from '../state/mine/deviceFavourites.ts';
import { favouriteMark } from '../writes/toggles.ts';
import type { Action } from './action.ts';
import { findButtons, isPressed, setPressed } from './actionButtons.ts';
import { showButtonStates } from './showButtonStates.ts';

/**
 * Adds the page's article to the favourites, or removes it: to those of the member, and without a
 * login to those of this device.
 */
export const action: Action = async (button, settings) => {
  const article = readPageArticle();
  if (!article) return;
  const cancel = isPressed(button);
  showButtonStates(settings);
  const opened = readOpenedArticle();
  if (opened) void keepOnDevice(opened, !cancel);
  if (getTokenStore().readMember() === null) return toggleOnDevice(article.id, cancel);
  await toggle({
    kind: 'fav',
    payload: { articleId: article.id, imageUrl: readShareParams()?.imgUrl ?? '', cancel },
    show: (on) => setPressed(findButtons('fav'), on),
  });
};

async function toggleOnDevice(id: string, cancel: boolean): Promise<void> {
  const article = readOpenedArticle();
  if (!cancel && !article) return;
  const isStored = cancel || (article && addDeviceFavourite(article));
  if (cancel) removeDeviceFavourite(id);
  if (isStored) {
    changeMark(favouriteMark(id), !cancel);
    setPressed(findButtons('fav'), !cancel);
  }
  if (cancel) return;
  const t = await loadActionMessages(readPageLocale());
  showToast(t(isStored ? 'write.favHere' : 'write.favFull'));
}

const keepOnDevice = async (article: SavedArticle, isOn: boolean): Promise<void> =>
  (await import('../services/offline/keepPages.ts')).keepFavourite(article, isOn);
