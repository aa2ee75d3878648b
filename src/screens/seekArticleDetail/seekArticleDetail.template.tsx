import { readPage } from '../../host/page.ts';
import { runBusyTap } from '../../host/runTap.ts';
import type { CommunityTranslate } from '../../i18n/translate.ts';
import { linkTo } from '../../routes.ts';
import { withConfig } from '../../state/singlePage.ts';
import { createCommunityList } from '../../templates/communityList.tsx';
import { startCommunityTemplate } from '../../templates/communityTemplate.ts';
import type { CommunityMetadata, CommunityView } from '../../ui/community/communityView.ts';
import { SeekView } from './SeekView.tsx';
import { loadSeek, type SeekData } from './seekArticleDetail.load.ts';

startCommunityTemplate<SeekData>({
  View: SeekView,
  describe,
  list: createCommunityList({
    emptyMessage: 'seek.none',
    listId: ({ seekId }) => seekId,
    lists: [{ name: 'seekContributions', label: 'seek.pieces' }],
  }),
  load: withConfig((client, id) =>
    loadSeek(client, { seekId: readPage().params.linkID ?? '', id }),
  ),
  missing: ['seek.gone', 'seek.goneHint'],
  name: (t) => t('seek.page'),
  start({ data: { piece } }) {
    const button = document.querySelector('.review button');
    if (!piece || !button) return;
    const open = async () => {
      // A behaviour shows the form: it does not wait for the pictures of the first screen.
      dispatchEvent(new Event('tapped'));
      const form = await import('../inputArticleDetail/openPrefilledForm.ts');
      await form.openPrefilledForm(piece);
    };
    button.addEventListener('click', () => void runBusyTap(button, open));
  },
});

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
