import { PeopleList } from '../../islands/PeopleList.island.tsx';
import type { PeopleListTab } from '../../islands/people/PeopleTabs.tsx';
import type { SeekData } from '../../stores/people/seekArticleDetail.ts';
import type { PeopleView } from '../../ui/people/view.ts';
import { ReviewNotice } from '../inputArticleDetail/ReviewNotice.tsx';
import { Piece } from './Piece.tsx';
import { SeekHead } from './SeekHead.tsx';

const LISTS: readonly [PeopleListTab] = [{ name: 'seekContributions', label: 'seek.pieces' }];

interface SeekViewProps {
  readonly data: SeekData;
  readonly view: PeopleView;
}

/** Renders a call for contributions, the contribution named in the path, and the other ones. */
export function SeekView({ data: { seek, seekId, piece, first }, view }: SeekViewProps) {
  const { t, config, locale } = view;
  const hasOthers = first.rows.length > 0 || first.hasMore;
  return (
    <>
      {seek && <SeekHead isAside={piece !== null} seek={seek} view={view} />}
      {!seek && !piece && <h1 className="mt-28 text-38 font-semibold">{t('seek.title')}</h1>}
      {piece && <Piece piece={piece} view={view} />}
      {piece && (piece.review !== 'passed' || piece.articleId) && (
        <ReviewNotice piece={piece} view={view} />
      )}
      {seekId && (hasOthers || !piece) && (
        <>
          <h2 className="mt-28 text-30 font-medium text-ink-2">
            {t(piece ? 'seek.others' : 'seek.pieces')}
          </h2>
          <PeopleList
            config={config}
            first={first}
            id={seekId}
            lists={LISTS}
            locale={locale}
            none="seek.none"
          />
        </>
      )}
    </>
  );
}
