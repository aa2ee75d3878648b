import { atom } from 'nanostores';
import { discussReply, discussView } from '../api/calls/comments.ts';
import { asShown } from '../api/missing.ts';
import { loadFirstComments } from '../api/pages/articlePage.ts';
import {
  addPraise,
  appendPage,
  appendReplies,
  type CommentList,
  insertComment,
  removeComment,
  startList,
} from '../model/comment/list.ts';
import type { Comment, CommentSort, CommentSource, FirstComments } from '../model/comment/types.ts';
import type { FailureKind } from '../model/failure.ts';
import type { Settings } from '../settings.ts';
import { openClient } from './client.ts';
import { $session, loadSession } from './session.ts';

/** Whose comments a page shows. */
export interface CommentsTarget {
  readonly articleId: string;
  readonly source: CommentSource;
  /** How many hot ones the site shows; null leaves it to the server. */
  readonly countHot: number | null;
}

export type CommentsState =
  | { readonly state: 'loading' }
  | {
      readonly state: 'ready';
      readonly list: CommentList;
      /** Another order is on its way. */
      readonly busy: boolean;
    }
  | { readonly state: 'empty' }
  | { readonly state: 'failed'; readonly kind: FailureKind };

/** The comments that the page shows: of its article, or one with its replies. */
export const $comments = atom<CommentsState>({ state: 'loading' });

let target: CommentsTarget | null = null;
/** The comment whose page this is; '' on pages that show all. */
let thread = '';
/** The number of the newest load: an older one that comes in late changes nothing. */
let newest = 0;

function isMember(): boolean {
  loadSession();
  return $session.get().state === 'member';
}

function change(edit: (list: CommentList) => CommentList): void {
  const now = $comments.get();
  if (now.state === 'ready') $comments.set({ ...now, list: edit(now.list) });
}

/** Says that the address names nothing that could have comments. */
export function showNoComments(): void {
  newest += 1;
  $comments.set({ state: 'empty' });
}

/** Shows comments that were asked for with the page. */
export function showComments(of: CommentsTarget, first: FirstComments): void {
  target = of;
  newest += 1;
  $comments.set({ state: 'ready', list: startList(first, 'newest'), busy: false });
}

/**
 * Loads the first comments. What stands there stays until they are here; a failure shows
 * only where nothing stands.
 */
export async function loadComments(
  settings: Settings,
  of: CommentsTarget,
  sort: CommentSort = 'newest',
): Promise<boolean> {
  target = of;
  newest += 1;
  const load = newest;
  const before = $comments.get();
  $comments.set(before.state === 'ready' ? { ...before, busy: true } : { state: 'loading' });
  const answer = await loadFirstComments(openClient(settings), {
    ...of,
    sort,
    asMember: isMember(),
  });
  if (load !== newest) return true;
  if (answer.ok) {
    $comments.set({ state: 'ready', list: startList(answer.value, sort), busy: false });
    return true;
  }
  const now = $comments.get();
  $comments.set(
    now.state === 'ready'
      ? { ...now, busy: false }
      : { state: 'failed', kind: asShown(answer.error).kind },
  );
  return false;
}

/** The same comments as they are now, in the order that the reader chose. */
export async function reloadComments(settings: Settings): Promise<void> {
  const now = $comments.get();
  if (now.state !== 'ready') return;
  if (thread) await loadThread(settings, thread);
  else if (target) await loadComments(settings, target, now.list.sort);
}

/** Another order, from its first page; false when it did not come. */
export async function sortComments(settings: Settings, sort: CommentSort): Promise<boolean> {
  return target ? loadComments(settings, target, sort) : true;
}

/** The next page; false when it did not come. */
export async function loadMoreComments(settings: Settings): Promise<boolean> {
  const now = $comments.get();
  if (now.state !== 'ready' || !target) return true;
  const { latest, nextPage, sort } = now.list;
  const load = newest;
  const answer = await discussView(openClient(settings), {
    id: target.articleId,
    source: target.source,
    page: nextPage,
    lastFileId: latest[latest.length - 1]?.id,
    sort,
    asMember: isMember(),
  });
  if (answer.ok && load === newest) change((list) => appendPage(list, answer.value));
  return answer.ok;
}

/** The next page of the replies to a comment, from page 0; false when it did not come. */
export async function loadReplies(settings: Settings, id: string): Promise<boolean> {
  const now = $comments.get();
  if (now.state !== 'ready') return true;
  const load = newest;
  const answer = await discussReply(openClient(settings), {
    id,
    page: now.list.replyPages[id] ?? 0,
    asMember: isMember(),
  });
  if (answer.ok && load === newest) change((list) => appendReplies(list, id, answer.value));
  return answer.ok;
}

/** One comment with its replies, as a page of its own; what nobody knows is `empty`. */
export async function loadThread(settings: Settings, id: string): Promise<void> {
  newest += 1;
  const load = newest;
  thread = id;
  const before = $comments.get();
  $comments.set(before.state === 'ready' ? { ...before, busy: true } : { state: 'loading' });
  const answer = await discussReply(openClient(settings), { id, asMember: isMember() });
  if (load !== newest) return;
  if (!answer.ok) {
    const { kind } = asShown(answer.error);
    $comments.set(kind === 'empty' ? { state: 'empty' } : { state: 'failed', kind });
    return;
  }
  const { root, ...page } = answer.value;
  if (root?.id !== id) {
    $comments.set({ state: 'empty' });
    return;
  }
  const bare = { ...root, replies: [], replyCount: Math.max(root.replyCount, page.totalCount) };
  const latest = { comments: [bare], totalCount: 1 + bare.replyCount, hasMore: false, root: null };
  const list = appendReplies(startList({ hot: [], latest }, 'newest'), id, answer.value);
  $comments.set({ state: 'ready', list, busy: false });
}

/** A comment or reply that was just written, at its front. */
export const showWritten = (comment: Comment): void =>
  change((list) => insertComment(list, comment));

export const dropComment = (id: string): void => change((list) => removeComment(list, id));

export const countPraise = (id: string, by: 1 | -1): void =>
  change((list) => addPraise(list, id, by));
