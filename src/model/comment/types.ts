/**
 * What is commented on: 0 an article, 1 a live broadcast, 2 a report in it, 3 an article of
 * the digital newspaper, 4 a question, 5 an answer, 6 an activity (wire 10.7), 18 a
 * post of a circle.
 */
export type CommentSource = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 18;
/** What readers write on here. */
export type WritableSource = Extract<CommentSource, 0 | 1 | 2 | 3 | 18>;
export type CommentSort = 'newest' | 'oldest';

/** A comment or a reply (product 3.10, wire 10.3). */
export interface Comment {
  readonly id: string;
  /** What it is written on; '' when the server does not tell. */
  readonly articleId: string;
  readonly source: CommentSource;
  readonly parentId: string;
  readonly userId: string;
  /** '' when the server has no name: the page shows the word for an anonymous reader. */
  readonly userName: string;
  readonly userIcon: string;
  /** Who is answered, for replies to replies; '' when not told. */
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
  readonly replies: readonly Comment[];
  readonly hasMoreReplies: boolean;
}

export interface CommentPage {
  readonly comments: readonly Comment[];
  readonly totalCount: number;
  readonly hasMore: boolean;
  /** The comment that these answer, where the server tells; replies only. */
  readonly root: Comment | null;
}

/** The first comments of an article with the hot ones. */
export interface FirstComments {
  readonly hot: readonly Comment[];
  readonly latest: CommentPage;
}

/** What is known of a comment that was just sent. */
export interface WrittenComment {
  /** '' when the server only said yes. */
  readonly id: string;
  readonly inReview: boolean;
  /** null when the server does not send it back. */
  readonly comment: Comment | null;
}
