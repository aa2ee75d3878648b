import type { ActionTranslate } from '../../i18n/translate.ts';
import type { Comment, CommentSort } from '../../model/comment/commentTypes.ts';
import type { TimeStyle } from '../../model/site/siteTypes.ts';

/** Actions on comments; the component that shows the list passes them. */
export interface CommentActionHandlers {
  /** undefined where readers may not comment. */
  readonly reply?: ((comment: Comment) => void) | undefined;
  readonly like: (comment: Comment) => void;
  readonly remove: (comment: Comment) => void;
  readonly report: (comment: Comment) => void;
  /** Loads the next page of replies, `loadMore` that of comments; false when the request failed. */
  readonly loadReplies: (id: string) => Promise<boolean>;
  readonly loadMore: () => Promise<boolean>;
  readonly sort: (sort: CommentSort) => Promise<void>;
  /** Keys of the texts and replies that the reader has opened (`useOpened`). */
  readonly opened: Set<string>;
  readonly isLiked: (id: string) => boolean;
  readonly isOwn: (comment: Comment) => boolean;
  /** Address of the page of one comment. */
  readonly threadLink: (id: string) => string;
}

/** Props of every component of the live comments. */
export interface LiveCommentProps {
  readonly actions: CommentActionHandlers;
  readonly timeStyle: TimeStyle;
  /** Replies below a comment before the reader opens all. */
  readonly countReply: number;
  /** Epoch ms. */
  readonly now: number;
  readonly t: ActionTranslate;
}
