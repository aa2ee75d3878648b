import type { Contribution } from '../../model/people/types.ts';
import { linkTo } from '../../routes.ts';
import type { PeopleView } from '../../ui/people/view.ts';
import { Piece } from '../seekArticleDetail/Piece.tsx';
import { ReviewNotice } from './ReviewNotice.tsx';

interface OwnPieceProps {
  readonly piece: Contribution;
  readonly view: PeopleView;
}

/** Renders one of the reader's own contributions, its review state first. */
export function OwnPiece({ piece, view: { t, base }, view }: OwnPieceProps) {
  const { seekId, seekTitle } = piece;
  const call = seekId && linkTo('seekArticleDetail', { linkID: seekId }, base);
  return (
    <>
      <ReviewNotice piece={piece} view={view} />
      {call && (
        <a className="flex min-h-88 items-center break-words text-28 text-ink-2" href={call}>
          {seekTitle || t('seek.title')}
        </a>
      )}
      <Piece piece={piece} view={view} />
    </>
  );
}
