/** A comment or a reply (spec section 3, Comments; interop section 10). */
export interface Comment {
  readonly id: string;
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
}

/** The first comments of an article with the hot ones. */
export interface FirstComments {
  readonly hot: readonly Comment[];
  readonly latest: CommentPage;
}
