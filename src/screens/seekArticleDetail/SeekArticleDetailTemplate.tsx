import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { CommunityTranslate } from '../../i18n/translate.ts';
import { linkTo } from '../../routes.ts';
import {
  loadSeekPage,
  type SeekData,
  seekArticleDetail,
} from '../../state/community/seekArticleDetail.ts';
import type { CommunityMetadata, CommunityView } from '../../ui/community/communityView.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { CommunityScreen } from '../community/CommunityScreen.tsx';
import { SeekView } from './SeekView.tsx';

function load(): void {
  const { linkID: seekId = '', id = '' } = readPage().params;
  void loadSeekPage(readSettings(), { seekId, id });
}

/** Template page of a contribution, or of the call when the path names no contribution. */
export const SeekArticleDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <CommunityScreen
    describe={describe}
    missing={['seek.gone', 'seek.goneHint']}
    name={(t) => t('seek.page')}
    load={load}
    page={seekArticleDetail}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(data, view) => <SeekView data={data} view={view} />}
  </CommunityScreen>
);

function describe(
  { seek, seekId, piece }: SeekData,
  { t, base }: CommunityView,
): CommunityMetadata {
  const pictures = (piece?.attached ?? []).filter(({ kind }) => kind === 'picture');
  return {
    name: formatTitle({ seek, piece }, t),
    description: piece ? piece.text : (seek?.description ?? ''),
    pictures: [...pictures.map(({ url }) => url), seek?.picture ?? ''].filter(Boolean),
    path: linkTo('seekArticleDetail', { linkID: seekId || undefined, id: piece?.id }, base),
    object: 0,
    id: piece?.id ?? seekId,
  };
}

function formatTitle(
  { seek, piece }: Pick<SeekData, 'seek' | 'piece'>,
  t: CommunityTranslate,
): string {
  if (piece) return piece.title || t('contribution.untitled');
  return seek?.title ?? t('seek.title');
}
