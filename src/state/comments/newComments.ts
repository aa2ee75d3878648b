import { atom, type ReadableAtom } from 'nanostores';
import { type CommentList, findComment } from '../../model/comment/commentList.ts';
import type { Comment } from '../../model/comment/commentTypes.ts';
import { $comments } from './comments.ts';

/** Upper limit of the count. */
const MAX_COUNTED = 200;

const newIds = new Set<string>();
const $count = atom(0);

/** Number of pushed comments that the list on the page does not show. */
export const $newComments: ReadableAtom<number> = $count;

/**
 * Counts a pushed comment, unless the list contains it already, as it does for those of the reader.
 */
export function addPushedComment({ id }: Comment): void {
  const now = $comments.get();
  if (now.state === 'ready' && findComment(now.list, id)) return;
  if (newIds.size < MAX_COUNTED) newIds.add(id);
  $count.set(newIds.size);
}

/**
 * Keeps the count up to date: removes comments that the list contains by now, and, once its first page
 * was loaded again, those that were pushed before it was requested. Returns a function that stops it.
 */
export const trackNewComments = (): (() => void) => {
  let request: { readonly list: CommentList | null; readonly ids: readonly string[] } | null = null;
  return $comments.listen((now) => {
    const list = now.state === 'ready' ? now.list : null;
    if (now.state === 'loading' || (now.state === 'ready' && now.busy)) {
      request ??= { list, ids: [...newIds] };
    } else {
      // The list stays the same when the request failed.
      if (request && request.list !== list) for (const id of request.ids) newIds.delete(id);
      request = null;
    }
    if (list) for (const id of newIds) if (findComment(list, id)) newIds.delete(id);
    $count.set(newIds.size);
  });
};
