import { atom } from 'nanostores';
import { discussReply, discussView } from '../../api/calls/comments.ts';
import { asPageError } from '../../api/missingError.ts';
import { loadFirstComments } from '../../api/pages/firstComments.ts';
import {
  appendPage,
  appendReplies,
  type CommentList,
  changeLikes,
  createCommentList,
  findComment,
  insertComment,
  removeComment,
} from '../../model/comment/commentList.ts';
import type { Comment, CommentSort, CommentSource } from '../../model/comment/commentTypes.ts';
import { createThreadList } from '../../model/comment/threadList.ts';
import type { FailureKind } from '../../model/failure.ts';
import { createRequestOrder } from '../../model/requestOrder.ts';
import { getClient } from '../../services/pageClient.ts';
import { $session, loadSession } from '../../services/session/memberSession.ts';
import type { Settings } from '../../settings.ts';

/** What the comments of a page are written on. */
export interface CommentsTarget {
  readonly articleId: string;
  readonly source: CommentSource;
  /** How many hot comments the site shows; null leaves the number to the server. */
  readonly countHot: number | null;
}

export type CommentsState =
  | { readonly state: 'loading' }
  | {
      readonly state: 'ready';
      readonly list: CommentList;
      /** Whether the comments are being loaded again, for example in another order. */
      readonly busy: boolean;
    }
  | { readonly state: 'empty' }
  | { readonly state: 'failed'; readonly kind: FailureKind };

/** The comments that the page shows: all of its article, or one comment with its replies. */
export const $comments = atom<CommentsState>({ state: 'loading' });

/** Whose comments the page shows; null until they are requested. */
const $target = atom<CommentsTarget | null>(null);
/** The comment that the page shows with its replies; '' on pages that show all comments. */
const $threadId = atom('');
const requests = createRequestOrder();

function isMember(): boolean {
  loadSession();
  return $session.get().state === 'member';
}

type Edit = (list: CommentList) => CommentList;

function change(edit: Edit): void {
  const now = $comments.get();
  if (now.state === 'ready') $comments.set({ ...now, list: edit(now.list) });
}

/** What the reader has written or deleted since the list was requested: the answer may be older. */
let editsMeanwhile: readonly Edit[] = [];

/** Begins a request for the list; returns whether it is still the newest one. */
function beginLoading(): () => boolean {
  editsMeanwhile = [];
  const before = $comments.get();
  $comments.set(before.state === 'ready' ? { ...before, busy: true } : { state: 'loading' });
  return requests.begin();
}

const showLoaded = (loaded: CommentList): void => {
  const list = editsMeanwhile.reduce((edited, edit) => edit(edited), loaded);
  $comments.set({ state: 'ready', list, busy: false });
};

/** Ends a request that failed: what is shown stays. */
function showFailure(kind: FailureKind): void {
  const now = $comments.get();
  $comments.set(now.state === 'ready' ? { ...now, busy: false } : { state: 'failed', kind });
}

/** Returns whether the comments of this target are shown or requested. */
export const isRequested = ({ articleId, source }: CommentsTarget): boolean => {
  const target = $target.get();
  return target?.articleId === articleId && target.source === source;
};

/** Shows comments that were loaded together with the page. */
export function showComments(of: CommentsTarget, list: CommentList): void {
  $target.set(of);
  requests.begin();
  $comments.set({ state: 'ready', list, busy: false });
}

/** Shows one comment with its replies (`createThreadList`), which was loaded with the page. */
export function showThread(id: string, list: CommentList): void {
  $threadId.set(id);
  requests.begin();
  $comments.set({ state: 'ready', list, busy: false });
}

/**
 * Loads the first comments; returns false when that failed. Comments that are shown stay until the
 * new ones have arrived, and a failure is shown only when there are none.
 */
export async function loadComments(
  settings: Settings,
  of: CommentsTarget,
  sort: CommentSort = 'newest',
): Promise<boolean> {
  $target.set(of);
  const isNewest = beginLoading();
  const answer = await loadFirstComments(getClient(settings), {
    ...of,
    sort,
    asMember: isMember(),
  });
  if (!isNewest()) return true;
  if (answer.ok) {
    showLoaded(createCommentList(answer.value, sort));
    return true;
  }
  showFailure(asPageError(answer.error).kind);
  return false;
}

/** Loads the comments again, in the order that the reader chose. */
export async function reloadComments(settings: Settings): Promise<void> {
  const now = $comments.get();
  if (now.state !== 'ready') return;
  const [threadId, target] = [$threadId.get(), $target.get()];
  if (threadId) await reloadThread(settings, threadId);
  else if (target) await loadComments(settings, target, now.list.sort);
}

/** Loads the first page in another order; returns false when that failed. */
export async function sortComments(settings: Settings, sort: CommentSort): Promise<boolean> {
  const target = $target.get();
  return target ? loadComments(settings, target, sort) : true;
}

/** Loads the next page; returns false when that failed. */
export async function loadMoreComments(settings: Settings): Promise<boolean> {
  const now = $comments.get();
  const target = $target.get();
  if (now.state !== 'ready' || !target) return true;
  const { latest, nextPage, sort } = now.list;
  const isNewest = requests.watch();
  const answer = await discussView(getClient(settings), {
    id: target.articleId,
    source: target.source,
    page: nextPage,
    lastFileId: latest[latest.length - 1]?.id,
    sort,
    asMember: isMember(),
  });
  if (answer.ok && isNewest()) change((list) => appendPage(list, answer.value));
  return answer.ok;
}

/**
 * Loads the next page of the replies to a comment, the first being page 0; returns false when that
 * failed.
 */
export async function loadReplies(settings: Settings, id: string): Promise<boolean> {
  const now = $comments.get();
  if (now.state !== 'ready') return true;
  const isNewest = requests.watch();
  const answer = await discussReply(getClient(settings), {
    id,
    page: now.list.replyPages[id] ?? 0,
    asMember: isMember(),
  });
  if (answer.ok && isNewest()) change((list) => appendReplies(list, id, answer.value));
  return answer.ok;
}

/** Loads the comment of the page with its replies again; `empty` when the server has it no longer. */
async function reloadThread(settings: Settings, id: string): Promise<void> {
  const isNewest = beginLoading();
  const answer = await discussReply(getClient(settings), { id, asMember: isMember() });
  if (!isNewest()) return;
  if (!answer.ok) {
    const { kind } = asPageError(answer.error);
    if (kind === 'empty') $comments.set({ state: 'empty' });
    else showFailure(kind);
    return;
  }
  const list = createThreadList(id, answer.value);
  if (list) showLoaded(list);
  else $comments.set({ state: 'empty' });
}

/** Inserts a comment or reply that was just written, at the front of its list. */
export function addWrittenComment(comment: Comment): void {
  change((list) => insertComment(list, comment));
  const insertMissing: Edit = (list) =>
    findComment(list, comment.id) ? list : insertComment(list, comment);
  editsMeanwhile = [...editsMeanwhile, insertMissing];
}

export function dropComment(id: string): void {
  const remove: Edit = (list) => removeComment(list, id);
  change(remove);
  editsMeanwhile = [...editsMeanwhile, remove];
}

export const changeCommentLikes = (id: string, by: 1 | -1): void =>
  change((list) => changeLikes(list, id, by));
