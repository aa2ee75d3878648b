import { GrowingList } from '../../islands/list/GrowingList.tsx';
import { ContributionRow } from '../../ui/community/ContributionRow.tsx';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { ownContributions } from './inputArticleDetail.state.ts';

/** Renders the list of the reader's own contributions and the button for a new one. */
export function OwnContributionList({ view }: { readonly view: CommunityView }) {
  const { t } = view;
  return (
    <>
      <header className="border-b pb-28">
        <h1 className="mt-28 text-38 font-semibold">{t('contribution.mine')}</h1>
        <p className="mt-12 text-28 text-ink-2">{t('contribution.about')}</p>
        <button
          className="send mt-28"
          data-act="form"
          data-form="contribution"
          data-id=""
          type="button"
        >
          {t('contribution.send')}
        </button>
      </header>
      <GrowingList list={ownContributions} none={t('contribution.none')} t={t}>
        {(piece) => <ContributionRow contribution={piece} own view={view} />}
      </GrowingList>
    </>
  );
}
