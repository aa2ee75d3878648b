import type { ActTranslate } from '../../i18n/translate.ts';
import type { Comment, CommentSort } from '../../model/comment/types.ts';
import type { TimeSettings } from '../../model/site/types.ts';

/** What readers can do with comments: handed in by whoever shows them. */
export interface CommentActs {
  /** undefined where nobody may write. */
  readonly reply?: ((comment: Comment) => void) | undefined;
  readonly praise: (comment: Comment) => void;
  readonly remove: (comment: Comment) => void;
  readonly report: (comment: Comment) => void;
  /** The next page of replies, of comments; false when it did not come. */
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

/** What every piece of the live comments needs. */
export interface LiveProps {
  readonly acts: CommentActs;
  readonly times: TimeSettings;
  /** Epoch ms. */
  readonly now: number;
  readonly t: ActTranslate;
}
