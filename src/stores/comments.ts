import { atom } from 'nanostores';
import { loadFirstComments } from '../api/pages/articlePage.ts';
import type { FirstComments } from '../model/comment/types.ts';
import type { Settings } from '../settings.ts';
import { openClient } from './client.ts';

export type CommentsState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly comments: FirstComments }
  | { readonly state: 'failed' };

/** The comments of the article that the page shows. */
export const $comments = atom<CommentsState>({ state: 'loading' });

export async function loadComments(
  settings: Settings,
  articleId: string,
  countHot: number,
): Promise<void> {
  $comments.set({ state: 'loading' });
  const comments = await loadFirstComments(openClient(settings), articleId, countHot);
  $comments.set(comments ? { state: 'ready', comments } : { state: 'failed' });
}
