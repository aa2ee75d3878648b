import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { PeopleTranslate } from '../../i18n/translate.ts';
import { linkTo } from '../../routes.ts';
import {
  openSeek,
  type SeekData,
  seekArticleDetail,
} from '../../stores/people/seekArticleDetail.ts';
import type { PeopleFacts, PeopleView } from '../../ui/people/view.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { PeopleScreen } from '../people/PeopleScreen.tsx';
import { SeekView } from './SeekView.tsx';

function open(): void {
  const { linkID: seekId = '', id = '' } = readPage().params;
  void openSeek(readSettings(), { seekId, id });
}

/** Template page of a contribution, or of the call when the path names no contribution. */
export const SeekArticleDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <PeopleScreen
    describe={describe}
    gone={['seek.gone', 'seek.goneHint']}
    name={(t) => t('seek.page')}
    open={open}
    page={seekArticleDetail}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(data, view) => <SeekView data={data} view={view} />}
  </PeopleScreen>
);

function describe({ seek, seekId, piece }: SeekData, { t, base }: PeopleView): PeopleFacts {
  const pictures = (piece?.attached ?? []).filter(({ kind }) => kind === 'picture');
  return {
    name: nameOf({ seek, piece }, t),
    description: piece ? piece.text : (seek?.description ?? ''),
    pictures: [...pictures.map(({ url }) => url), seek?.picture ?? ''].filter(Boolean),
    path: linkTo('seekArticleDetail', { linkID: seekId || undefined, id: piece?.id }, base),
    object: 0,
    id: piece?.id ?? seekId,
  };
}

function nameOf({ seek, piece }: Pick<SeekData, 'seek' | 'piece'>, t: PeopleTranslate): string {
  if (piece) return piece.title || t('contribution.untitled');
  return seek?.title ?? t('seek.title');
}
