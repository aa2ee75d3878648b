import { linkTo } from '../../routes.ts';
import { FirstChunks } from '../list/FirstChunks.tsx';
import type { CommentActionHandlers, CommentParts } from './CommentItem.tsx';

/** The parts of comments as React renders them at first (liveParts.tsx). */
export const FIRST_PARTS: CommentParts = {
  Rows: FirstChunks,
  More: ({ label }) => (
    <button aria-busy={false} className="comment-more" type="button">
      {label}
    </button>
  ),
  Opened: ({ children }) => children(false, doNothing),
};

function doNothing(): void {}
const loadNothing = async () => false;

/** Returns the actions of comments as they are shown first: nothing is known of the reader. */
export const createFirstActions = (canReply: boolean, base: string): CommentActionHandlers => ({
  reply: canReply ? doNothing : undefined,
  like: doNothing,
  remove: doNothing,
  report: doNothing,
  loadReplies: loadNothing,
  loadMore: loadNothing,
  sort: async () => {},
  opened: new Set(),
  isLiked: () => false,
  isOwn: () => false,
  threadLink: (id) => linkTo('replyAll', { id }, base),
});
