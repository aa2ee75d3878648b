import type { ReactNode } from 'react';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { ContributionReviewNotice } from '../inputArticleDetail/ContributionReviewNotice.tsx';
import { ContributionText } from './ContributionText.tsx';
import { SeekHead } from './SeekHead.tsx';
import type { SeekData } from './seekArticleDetail.load.ts';

interface SeekViewProps {
  readonly data: SeekData;
  readonly view: CommunityView;
  /** The other contributions. */
  readonly list?: ReactNode;
}

/** Renders a call for contributions, the contribution named in the path, and the other ones. */
export function SeekView({ data: { seek, seekId, piece, first }, view, list }: SeekViewProps) {
  const { t } = view;
  const hasOthers = first.rows.length > 0 || first.hasMore;
  return (
    <>
      {seek && <SeekHead isAside={piece !== null} seek={seek} view={view} />}
      {!seek && !piece && <h1 className="mt-28 text-38 font-semibold">{t('seek.title')}</h1>}
      {piece && <ContributionText contribution={piece} view={view} />}
      {piece && (piece.review !== 'passed' || piece.articleId) && (
        <ContributionReviewNotice contribution={piece} view={view} />
      )}
      {seekId && (hasOthers || !piece) && (
        <>
          <h2 className="mt-28 text-30 font-medium text-ink-2">
            {t(piece ? 'seek.others' : 'seek.pieces')}
          </h2>
          {list}
        </>
      )}
    </>
  );
}
