import { atom, type ReadableAtom } from 'nanostores';
import { findComment } from '../model/comment/commentList.ts';
import type { Comment } from '../model/comment/types.ts';
import { $comments } from './comments.ts';

/** As many as are counted one by one. */
const MAX_COUNTED = 200;

const ids = new Set<string>();
const $count = atom(0);

/** How many comments were told of that the list on the page does not show. */
export const $newComments: ReadableAtom<number> = $count;

/** Counts a comment that was pushed, unless it stands in the list: the reader's own does. */
export function hearPushedComment({ id }: Comment): void {
  const now = $comments.get();
  if (now.state === 'ready' && findComment(now.list, id)) return;
  if (ids.size < MAX_COUNTED) ids.add(id);
  $count.set(ids.size);
}

/** Leaves out what stands in the list meanwhile; all of it once its first page was loaded anew. */
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
