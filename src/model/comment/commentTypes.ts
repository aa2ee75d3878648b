/**
 * What is commented on: 0 an article, 1 a live broadcast, 2 a report in it, 3 an article of
 * the digital newspaper, 4 a question, 5 an answer, 6 an activity (wire 10.7), 18 a
 * post of a circle; the setting `mvodCommentSource` names that of short videos.
 */
export type CommentSource = number;

/** What comments are on. */
export interface Commented {
  readonly articleId: string;
  readonly source: CommentSource;
}

export type CommentSort = 'newest' | 'oldest';

/** A comment or a reply (product 3.10, wire 10.3). */
export interface Comment {
  readonly id: string;
  /** Id of the commented content; '' when the server sends none. */
  readonly articleId: string;
  readonly source: CommentSource;
  readonly parentId: string;
  readonly userId: string;
  /** '' when the server has no name: the page shows a message for anonymous readers. */
  readonly userName: string;
  readonly userIcon: string;
  /** Author of the answered reply, for replies to replies; '' when unknown. */
  readonly parentUserName: string;
  readonly text: string;
  readonly createdAt: number | null;
  readonly location: string;
  readonly praises: number;
  readonly replyCount: number;
  readonly official: boolean;
  readonly pinned: boolean;
  readonly excellent: boolean;
  readonly inReview: boolean;
  readonly pictures: readonly string[];
  /** Addresses of attached videos; absent without one. */
  readonly videos?: readonly string[];
  readonly replies: readonly Comment[];
  readonly hasMoreReplies: boolean;
}

export interface CommentPage {
  readonly comments: readonly Comment[];
  readonly totalCount: number;
  readonly hasMore: boolean;
  /** The comment that these reply to, if the server sent it; only in pages of replies. */
  readonly root: Comment | null;
}

/** The first page of an article's comments, with the hot ones. */
export interface FirstComments {
  readonly hot: readonly Comment[];
  readonly latest: CommentPage;
}

/** The server's answer to a new comment. */
export interface WrittenComment {
  /** '' when the server only confirmed. */
  readonly id: string;
  readonly inReview: boolean;
  /** null when the answer does not contain it. */
  readonly comment: Comment | null;
}
