import type { SentTip, Tipoff } from '../../model/community/tipoff.ts';
import { linkTo } from '../../routes.ts';
import { withConfig } from '../../state/singlePage.ts';
import { ChangingPart, renderOnChange, renderPart } from '../../templates/ChangingPart.tsx';
import { startCommunityTemplate } from '../../templates/communityTemplate.ts';
import type { CommunityMetadata, CommunityView } from '../../ui/community/communityView.ts';
import { loadTipoff } from './loadTipoff.ts';
import { TipoffStart } from './TipoffStart.tsx';
import { TipoffView } from './TipoffView.tsx';

/** The page without an id, whose list grows with what is sent there. */
const PART = 'tipoff-start';

/** A tip-off, or without an id in the address (null) the page for sending one. */
startCommunityTemplate<Tipoff | null>({
  View: ({ data, view }) =>
    data ? (
      <TipoffView tip={data} view={view} />
    ) : (
      <ChangingPart id={PART}>
        <TipoffStart sent={[]} view={view} />
      </ChangingPart>
    ),
  describe,
  load: withConfig(loadTipoff),
  missing: ['tipoff.gone', 'tipoff.goneHint'],
  name: (t) => t('tipoff.title'),
  start({ data, view }) {
    if (data === null) void listSentTips(view).catch(() => {});
  },
});

/** Lists what was sent from this device, now and while the page is open. */
async function listSentTips(view: CommunityView): Promise<void> {
  const { $sentTips } = await import('../../state/community/sentTips.ts');
  const render = (sent: readonly SentTip[]) => <TipoffStart sent={sent} view={view} />;
  renderPart(PART, render($sentTips.get()));
  renderOnChange(PART, $sentTips, render);
}

/** Returns the metadata of a tip-off, or of the page for sending one (null). */
function describe(tip: Tipoff | null, { t, base }: CommunityView): CommunityMetadata {
  const pictures = (tip?.attached ?? []).filter(({ kind }) => kind === 'picture');
  return {
    name: tip ? tip.title || t('tipoff.title') : t('tipoff.about'),
    description: tip ? tip.text : t('tipoff.aboutText'),
    pictures: pictures.map(({ url }) => url),
    path: linkTo('tipoffDetail', tip ? { id: tip.id } : {}, base),
    object: 0,
    id: tip?.id ?? '',
    // For other readers a private tip-off does not exist.
    shareClosed: tip !== null && !tip.isPublic,
  };
}
