import { atom, type ReadableAtom } from 'nanostores';
import { findComment } from '../model/comment/commentList.ts';
import type { Comment } from '../model/comment/types.ts';
import { $comments } from './comments.ts';

/** Upper limit of the count. */
const MAX_COUNTED = 200;

const ids = new Set<string>();
const $count = atom(0);

/** Number of pushed comments that the list on the page does not show. */
export const $newComments: ReadableAtom<number> = $count;

/**
 * Counts a pushed comment, unless the list contains it already, as it does for those of the reader.
 */
export function hearPushedComment({ id }: Comment): void {
  const now = $comments.get();
  if (now.state === 'ready' && findComment(now.list, id)) return;
  if (ids.size < MAX_COUNTED) ids.add(id);
  $count.set(ids.size);
}

/**
 * Keeps the count up to date: removes comments that the list contains by now, and all of them once
 * its first page was loaded again. Returns a function that stops it.
 */
export const followComments = (): (() => void) => {
  let busy = $comments.get().state !== 'ready';
  return $comments.listen((now) => {
    const loading = now.state === 'loading' || (now.state === 'ready' && now.busy);
    if (busy && now.state === 'ready' && !now.busy) ids.clear();
    else if (now.state === 'ready')
      for (const id of ids) if (findComment(now.list, id)) ids.delete(id);
    busy = loading;
    $count.set(ids.size);
  });
};
