import { GrowingList } from '../../islands/list/GrowingList.tsx';
import { ownContributions } from '../../stores/people/inputArticleDetail.ts';
import { ContributionRow } from '../../ui/people/ContributionRow.tsx';
import type { PeopleView } from '../../ui/people/view.ts';

/** Renders the list of the reader's own contributions and the button for a new one. */
export function OwnList({ view }: { readonly view: PeopleView }) {
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
