import type { ActTranslate } from '../../i18n/translate.ts';
import type { Comment, CommentSort } from '../../model/comment/types.ts';
import type { TimeSettings } from '../../model/site/types.ts';

/** Actions on comments; the component that shows the list passes them. */
export interface CommentActs {
  /** undefined where readers may not comment. */
  readonly reply?: ((comment: Comment) => void) | undefined;
  readonly praise: (comment: Comment) => void;
  readonly remove: (comment: Comment) => void;
  readonly report: (comment: Comment) => void;
  /** Loads the next page of replies, `loadMore` that of comments; false when the request failed. */
  readonly loadReplies: (id: string) => Promise<boolean>;
  readonly loadMore: () => Promise<boolean>;
  readonly sort: (sort: CommentSort) => Promise<void>;
  /** Keys of the texts and replies that the reader has opened (`useOpened`). */
  readonly opened: Set<string>;
  readonly isPraised: (id: string) => boolean;
  readonly isOwn: (comment: Comment) => boolean;
  /** Address of the page of one comment. */
  readonly threadLink: (id: string) => string;
}

/** Props of every component of the live comments. */
export interface LiveProps {
  readonly acts: CommentActs;
  readonly times: TimeSettings;
  /** Epoch ms. */
  readonly now: number;
  readonly t: ActTranslate;
}
