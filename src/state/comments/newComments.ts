import { atom, type ReadableAtom } from 'nanostores';
import { findComment } from '../../model/comment/commentList.ts';
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
 * Keeps the count up to date: removes comments that the list contains by now, and all of them once
 * its first page was loaded again. Returns a function that stops it.
 */
export const trackNewComments = (): (() => void) => {
  let busy = $comments.get().state !== 'ready';
  return $comments.listen((now) => {
    const loading = now.state === 'loading' || (now.state === 'ready' && now.busy);
    if (busy && now.state === 'ready' && !now.busy) newIds.clear();
    else if (now.state === 'ready')
      for (const id of newIds) if (findComment(now.list, id)) newIds.delete(id);
    busy = loading;
    $count.set(newIds.size);
  });
};
