import type { Member } from '../member/types.ts';
import type { Comment, CommentPage, CommentSort, FirstComments } from './types.ts';

/** The comments that a page shows. Pure: each function answers the list as it is afterwards. */
export interface CommentList {
  readonly hot: readonly Comment[];
  readonly latest: readonly Comment[];
  readonly totalCount: number;
  readonly hasMore: boolean;
  /** The page that comes next. */
  readonly nextPage: number;
  readonly sort: CommentSort;
  /** By comment, the page of its replies that comes next; hot ones start at 0, too. */
  readonly replyPages: Readonly<Record<string, number>>;
}

/** Replies that stand under a comment before a reader asks for all. */
export const REPLIES_SHOWN = 3;

/**
 * The number over a list of comments. Servers count those in review too (wire 10.6):
 * where no comment is shown and none follows, there is nothing to count.
 */
export const countShown = ({ hot, latest }: FirstComments): number =>
  hot.length + latest.comments.length === 0 && !latest.hasMore ? 0 : latest.totalCount;

/** The latest comments without those that are shown as hot ones. */
export const withoutHot = (
  latest: readonly Comment[],
  hot: readonly Comment[],
): readonly Comment[] => latest.filter(({ id }) => !hot.some((comment) => comment.id === id));

export const startList = (first: FirstComments, sort: CommentSort): CommentList => ({
  hot: first.hot,
  latest: first.latest.comments,
  totalCount: countShown(first),
  hasMore: first.latest.hasMore,
  nextPage: 1,
  sort,
  replyPages: {},
});

/** Appends a page. What is there already does not come twice: new comments push pages on. */
export function appendPage(list: CommentList, page: CommentPage): CommentList {
  const latest = withoutRepeats([...list.latest, ...page.comments]);
  return {
    ...list,
    latest,
    totalCount: page.totalCount,
    // A server that sends the same page again and again has no more.
    hasMore: page.hasMore && latest.length > list.latest.length,
    nextPage: list.nextPage + 1,
  };
}

/** Puts a page of replies under a comment, wherever it stands. */
export function appendReplies(list: CommentList, id: string, page: CommentPage): CommentList {
  const number = list.replyPages[id] ?? 0;
  const merge = ({ replies }: Comment) =>
    // The first page begins where those begin that are shown already.
    number === 0 ? [...page.comments, ...replies] : [...replies, ...page.comments];
  return {
    ...mapComment(list, id, (comment) => ({
      ...comment,
      replies: withoutRepeats(merge(comment)),
      hasMoreReplies: page.hasMore && page.comments.length > 0,
    })),
    replyPages: { ...list.replyPages, [id]: number + 1 },
  };
}

/**
 * Puts a comment that was just written at the front; a reply at the front of the replies of
 * the comment that it stands under, in the hot list, too (product 4.7).
 */
export function insertComment(list: CommentList, comment: Comment): CommentList {
  // One that the list has already is counted already.
  const totalCount = list.totalCount + (findComment(list, comment.id) ? 0 : 1);
  if (comment.parentId === '') {
    return { ...list, latest: withoutRepeats([comment, ...list.latest]), totalCount };
  }
  const add = (parent: Comment): Comment => {
    if (!holdsComment(parent, comment.parentId)) return parent;
    return {
      ...parent,
      replies: withoutRepeats([comment, ...parent.replies]),
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

/** Whether a comment has this id, or one of the replies under it. */
export const holdsComment = ({ id, replies }: Comment, wanted: string): boolean =>
  id === wanted || replies.some((reply) => holdsComment(reply, wanted));

/** Takes a comment away with what stands under it. */
export function removeComment(list: CommentList, id: string): CommentList {
  const found = findComment(list, id);
  if (!found) return list;
  const drop = (comments: readonly Comment[]): readonly Comment[] =>
    comments.flatMap((comment) => {
      if (comment.id === id) return [];
      const replies = drop(comment.replies);
      const gone = comment.replies.length - replies.length;
      if (replies.every((reply, at) => reply === comment.replies[at]) && gone === 0) {
        return [comment];
      }
      return [{ ...comment, replies, replyCount: Math.max(0, comment.replyCount - gone) }];
    });
  return {
    ...list,
    hot: drop(list.hot),
    latest: drop(list.latest),
    totalCount: Math.max(0, list.totalCount - 1 - found.replyCount),
  };
}

/** Counts a like more or less. */
export const addPraise = (list: CommentList, id: string, by: 1 | -1): CommentList =>
  mapComment(list, id, (comment) => ({
    ...comment,
    praises: Math.max(0, comment.praises + by),
  }));

/** Changes a comment or reply wherever it stands: a hot one stands twice. */
function mapComment(
  list: CommentList,
  id: string,
  change: (comment: Comment) => Comment,
): CommentList {
  const visit = (comments: readonly Comment[]): readonly Comment[] =>
    comments.map((comment) => {
      if (comment.id === id) return change(comment);
      if (!holdsComment(comment, id)) return comment;
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

function withoutRepeats(comments: readonly Comment[]): readonly Comment[] {
  const seen = new Set<string>();
  return comments.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** Whether a comment is this reader's own: servers name its writer by one id or the other. */
export const isOwn = (
  { userId }: Pick<Comment, 'userId'>,
  member: Pick<Member, 'uid' | 'userId'> | null,
): boolean =>
  member !== null && userId !== '' && (userId === member.uid || userId === member.userId);

/** Begins the ids of comments that no server has named: they can be read, and nothing more. */
export const LOCAL = 'local:';
export const isLocal = (id: string): boolean => id.startsWith(LOCAL);

export interface DraftedComment {
  readonly id: string;
  readonly articleId: string;
  readonly source: Comment['source'];
  readonly member: Pick<Member, 'userId' | 'nickname' | 'icon'>;
  readonly parentId: string;
  readonly parentUserName: string;
  readonly text: string;
  readonly pictures: readonly string[];
  readonly at: number;
  readonly inReview: boolean;
}

/** The comment that was written, where the server does not send it back. */
export const makeComment = ({ member, at, ...rest }: DraftedComment): Comment => ({
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
