import { atom } from 'nanostores';
import { discussHot, discussView } from '../api/calls/comments.ts';
import type { ApiError } from '../api/errors.ts';
import type { FirstComments } from '../model/comment/types.ts';
import type { Settings } from '../settings.ts';
import { openClient } from './client.ts';

export type CommentsState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly comments: FirstComments }
  | { readonly state: 'failed'; readonly error: ApiError };

export const $comments = atom<CommentsState>({ state: 'loading' });
