import { serverNow } from '../../host/clock.ts';
import { readStored, writeStored } from '../../host/storage.ts';
import * as STORAGE_KEYS from '../../host/storageKeys.ts';
import type { Activity } from '../../model/activity/detail.ts';
import { addSavedArticle, parseSavedArticles } from '../../model/saved/savedArticle.ts';
import { linkTo } from '../../routes.ts';

const KEY = STORAGE_KEYS.guestSignUps;

/**
 * Adds a sign-up that the server has confirmed to the list of this device (getUserInfo/SignUpsPart.tsx); one that
 * is listed keeps its place and its time.
 */
export function addGuestSignUp({ id, title, picture }: Activity): void {
  const known = parseSavedArticles(readStored(KEY));
  if (known.some((signUp) => signUp.id === id)) return;
  const path = linkTo('signupdetail', {}, '', { id }).slice(1);
  const signUp = { id, path, title, image: picture, at: serverNow() };
  writeStored(KEY, JSON.stringify(addSavedArticle(known, signUp)));
}
