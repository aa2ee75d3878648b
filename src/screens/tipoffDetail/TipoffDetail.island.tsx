import { useStore } from '@nanostores/react';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { Tipoff } from '../../model/community/tipoff.ts';
import { linkTo } from '../../routes.ts';
import { $sentTips } from '../../state/community/sentTips.ts';
import type { CommunityMetadata, CommunityView } from '../../ui/community/communityView.ts';
import { TipButton } from '../../ui/community/TipButton.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { ListTime } from '../../ui/Timestamp.tsx';
import { CommunityScreen } from '../community/CommunityScreen.tsx';
import { TipoffView } from './TipoffView.tsx';
import { loadTipoffPage, tipoffDetail } from './tipoffDetail.state.ts';

const load = () => void loadTipoffPage(readSettings(), readPage().params.id ?? '');

/** Template page of a tip-off, or without an id of sending one. */
export const TipoffDetail = ({ loading }: { readonly loading: string }) => (
  <CommunityScreen
    describe={describeTipoffDetail}
    missing={['tipoff.gone', 'tipoff.goneHint']}
    name={(t) => t('tipoff.title')}
    load={load}
    page={tipoffDetail}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(tip, view) => (tip ? <TipoffView tip={tip} view={view} /> : <TipoffStart view={view} />)}
  </CommunityScreen>
);

/** Returns the metadata of a tip-off, or of the page for sending one (null). */
function describeTipoffDetail(tip: Tipoff | null, { t, base }: CommunityView): CommunityMetadata {
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

/**
 * Renders the page without an id: an explanation, the form's button, and the tip-offs sent from
 * this device.
 */
function TipoffStart({ view }: { readonly view: CommunityView }) {
  const tips = useStore($sentTips);
  const { t, base, now, config } = view;
  return (
    <div className="tip">
      <h1 className="tip-title">{t('tipoff.about')}</h1>
      <p className="tip-text">{t('tipoff.aboutText')}</p>
      <TipButton isMain t={t} />
      {tips.length > 0 && (
        <section className="tip-sent">
          <h2 className="tip-sent-name">{t('tipoff.sentHere')}</h2>
          <ul>
            {tips.map(({ id, title, at }) => (
              <li key={id} className="tip-item">
                <a className="tip-link" href={linkTo('tipoffDetail', { id }, base)}>
                  <span className="tip-link-title">{title || t('tipoff.title')}</span>
                  <span className="tip-link-time">
                    <ListTime at={at} now={now} t={t} times={config.times} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
