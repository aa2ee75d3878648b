import type { Member } from '../member/memberTypes.ts';
import { removeDuplicates } from '../wire.ts';
import type { Comment, CommentPage, CommentSort, FirstComments } from './commentTypes.ts';

/** The comments of a page. All functions are pure and return the new list. */
export interface CommentList {
  readonly hot: readonly Comment[];
  readonly latest: readonly Comment[];
  readonly totalCount: number;
  readonly hasMore: boolean;
  /** Number of the next page. */
  readonly nextPage: number;
  readonly sort: CommentSort;
  /** Number of the next page of replies by comment id; replies of hot comments also start at 0. */
  readonly replyPages: Readonly<Record<string, number>>;
}

/**
 * Returns the number of comments to display. Servers also count comments in review (wire 10.6): without a visible comment and a further page it is 0.
 */
export const decideVisibleCount = ({ hot, latest }: FirstComments): number =>
  hot.length + latest.comments.length === 0 && !latest.hasMore ? 0 : latest.totalCount;

/** Which comments a part of a page shows: the hottest before its lists, or the others below them. */
export type CommentPart = 'hottest' | 'others';
/** Hot comments before the lists of an article. */
const HOTTEST_MAX = 3;

/** Returns the hot comments of a part of a page; of a page with one part all of them. */
export function pickHotComments(
  hot: readonly Comment[],
  part: CommentPart | undefined,
): readonly Comment[] {
  if (!part) return hot;
  return part === 'hottest' ? hot.slice(0, HOTTEST_MAX) : hot.slice(HOTTEST_MAX);
}

/** Returns the latest comments without those in the list of hot ones. */
export const excludeHotComments = (
  latest: readonly Comment[],
  hot: readonly Comment[],
): readonly Comment[] => latest.filter(({ id }) => !hot.some((comment) => comment.id === id));

/**
 * Returns the part of an article's page that its comments have below the lists: `others` where the
 * hottest are before the lists and others remain; undefined where all are together.
 */
export function decideCommentPart(comments: FirstComments | null): 'others' | undefined {
  if (!comments || comments.hot.length === 0) return undefined;
  const { hot, latest } = comments;
  const others =
    pickHotComments(hot, 'others').length + excludeHotComments(latest.comments, hot).length;
  return others > 0 ? 'others' : undefined;
}

export const createCommentList = (first: FirstComments, sort: CommentSort): CommentList => ({
  hot: first.hot,
  latest: first.latest.comments,
  totalCount: decideVisibleCount(first),
  hasMore: first.latest.hasMore,
  nextPage: 1,
  sort,
  replyPages: {},
});

/** Appends a page without duplicates: new comments on the server shift the pages. */
export function appendPage(list: CommentList, page: CommentPage): CommentList {
  const latest = removeDuplicates([...list.latest, ...page.comments]);
  return {
    ...list,
    latest,
    totalCount: page.totalCount,
    // A page without a new comment ends the list: some servers repeat their last page forever.
    hasMore: page.hasMore && latest.length > list.latest.length,
    nextPage: list.nextPage + 1,
  };
}

/** Appends a page of replies to a comment, in all lists that contain it. */
export function appendReplies(list: CommentList, id: string, page: CommentPage): CommentList {
  const number = list.replyPages[id] ?? 0;
  const merge = ({ replies }: Comment) =>
    // The first page starts with the replies that are shown already.
    number === 0 ? [...page.comments, ...replies] : [...replies, ...page.comments];
  return {
    ...mapComment(list, id, (comment) => ({
      ...comment,
      replies: removeDuplicates(merge(comment)),
      hasMoreReplies: page.hasMore && page.comments.length > 0,
    })),
    replyPages: { ...list.replyPages, [id]: number + 1 },
  };
}

/**
 * Adds a new comment at the front; a reply at the front of the replies of its parent, also in
 * the hot list (product 4.7).
 */
export function insertComment(list: CommentList, comment: Comment): CommentList {
  // A comment that is in the list is included in the count already.
  const totalCount = list.totalCount + (findComment(list, comment.id) ? 0 : 1);
  if (comment.parentId === '') {
    return { ...list, latest: removeDuplicates([comment, ...list.latest]), totalCount };
  }
  const add = (parent: Comment): Comment => {
    if (!containsComment(parent, comment.parentId)) return parent;
    return {
      ...parent,
      replies: removeDuplicates([comment, ...parent.replies]),
      replyCount: parent.replyCount + 1,
    };
  };
  return {
    ...list,
    hot: list.hot.map(add),
    latest: list.latest.map(add),
    totalCount,
  };
}

/** Whether the comment or one of its replies has this id. */
export const containsComment = ({ id, replies }: Comment, wanted: string): boolean =>
  id === wanted || replies.some((reply) => containsComment(reply, wanted));

/** Removes a comment with its replies. */
export function removeComment(list: CommentList, id: string): CommentList {
  const found = findComment(list, id);
  if (!found) return list;
  const drop = (comments: readonly Comment[]): readonly Comment[] =>
    comments.flatMap((comment) => {
      if (comment.id === id) return [];
      const replies = drop(comment.replies);
      const removed = comment.replies.length - replies.length;
      if (replies.every((reply, at) => reply === comment.replies[at]) && removed === 0) {
        return [comment];
      }
      return [{ ...comment, replies, replyCount: Math.max(0, comment.replyCount - removed) }];
    });
  return {
    ...list,
    hot: drop(list.hot),
    latest: drop(list.latest),
    totalCount: Math.max(0, list.totalCount - 1 - found.replyCount),
  };
}

/** Changes the number of likes of a comment. */
export const changeLikes = (list: CommentList, id: string, by: 1 | -1): CommentList =>
  mapComment(list, id, (comment) => ({
    ...comment,
    praises: Math.max(0, comment.praises + by),
  }));

/** Changes a comment or reply in all lists: a hot comment is in two of them. */
function mapComment(
  list: CommentList,
  id: string,
  change: (comment: Comment) => Comment,
): CommentList {
  const visit = (comments: readonly Comment[]): readonly Comment[] =>
    comments.map((comment) => {
      if (comment.id === id) return change(comment);
      if (!containsComment(comment, id)) return comment;
      return { ...comment, replies: visit(comment.replies) };
    });
  return { ...list, hot: visit(list.hot), latest: visit(list.latest) };
}

export function findComment(list: CommentList, id: string): Comment | null {
  const search = (comments: readonly Comment[]): Comment | null => {
    for (const comment of comments) {
      const found = comment.id === id ? comment : search(comment.replies);
      if (found) return found;
    }
    return null;
  };
  return search(list.latest) ?? search(list.hot);
}

/** Whether this reader wrote the comment: servers name the author by either of a member's ids. */
export const isOwnComment = (
  { userId }: Pick<Comment, 'userId'>,
  member: Pick<Member, 'uid' | 'userId'> | null,
): boolean =>
  member !== null && userId !== '' && (userId === member.uid || userId === member.userId);

/**
 * Id prefix of comments without an id from the server: they can be shown, but not answered or
 * liked.
 */
export const LOCAL_ID_PREFIX = 'local:';
export const isLocalId = (id: string): boolean => id.startsWith(LOCAL_ID_PREFIX);

export interface DraftedComment
  extends Pick<
    Comment,
    'id' | 'articleId' | 'source' | 'parentId' | 'parentUserName' | 'text' | 'pictures' | 'inReview'
  > {
  readonly member: Pick<Member, 'userId' | 'nickname' | 'icon'>;
  readonly at: number;
}

/** Creates the comment that is shown when the server's answer does not contain it. */
export const createComment = ({ member, at, ...rest }: DraftedComment): Comment => ({
  ...rest,
  userId: member.userId,
  userName: member.nickname,
  userIcon: member.icon,
  createdAt: at,
  location: '',
  praises: 0,
  replyCount: 0,
  official: false,
  pinned: false,
  excellent: false,
  replies: [],
  hasMoreReplies: false,
});
