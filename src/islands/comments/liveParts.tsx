import { ListChunks } from '../list/ListChunks.tsx';
import { useOpened } from '../list/useOpened.ts';
import type { CommentParts, OpenedProps } from './CommentItem.tsx';
import { MoreButton } from './MoreButton.tsx';

function Opened({ opened, name, children }: OpenedProps) {
  const [isOpen, setOpen] = useOpened(opened, name);
  return children(isOpen, setOpen);
}

/** The parts of comments that React renders. */
export const LIVE_PARTS: CommentParts = { Rows: ListChunks, More: MoreButton, Opened };
