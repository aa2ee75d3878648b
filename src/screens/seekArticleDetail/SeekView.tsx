import type { ReactNode } from 'react';
import { formatExactTime } from '../../i18n/formatTimestamp.ts';
import type { CommunityMessageKey } from '../../i18n/translate.ts';
import type { Seek } from '../../model/community/contribution.ts';
import { isParticipationOpen } from '../../model/community/isParticipationOpen.ts';
import { linkTo } from '../../routes.ts';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { FoldedText } from '../../ui/FoldedText.tsx';
import { ContributionReviewNotice } from '../inputArticleDetail/ContributionReviewNotice.tsx';
import { ContributionText } from './ContributionText.tsx';
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

interface SeekHeadProps {
  readonly seek: Seek;
  readonly view: CommunityView;
  /** Whether the head is shown compactly above a contribution, which is the page's subject. */
  readonly isAside: boolean;
}

const STATES = {
  coming: 'seek.coming',
  open: 'seek.open',
  closed: 'seek.closed',
} as const satisfies Readonly<Record<Seek['state'], CommunityMessageKey>>;

/** Renders a call for contributions: description, deadline and the button to send one. */
function SeekHead({ seek, view: { t, base, now }, isAside }: SeekHeadProps) {
  const { id, title, description, picture, state } = seek;
  const status = (
    <span className="mt-8 flex flex-wrap gap-x-20 text-26 tabular-nums text-ink-3">
      <span className={`font-medium ${state === 'open' ? 'text-positive' : ''}`}>
        {t(STATES[state])}
      </span>
      <SeekPeriod seek={seek} t={t} />
    </span>
  );
  const send = isParticipationOpen(seek, now) && (
    <button
      className={isAside ? 'send-quiet' : 'send mt-28'}
      data-act="form"
      data-form="contribution"
      data-id={id}
      data-name={title}
      type="button"
    >
      {t('contribution.send')}
    </button>
  );
  if (isAside) {
    return (
      <header className="flex items-center gap-28 border-b py-24">
        <a
          className="min-w-0 flex-1 text-30 font-medium"
          href={linkTo('seekArticleDetail', {}, base, { linkID: id })}
        >
          <span>{title}</span>
          {status}
        </a>
        {send}
      </header>
    );
  }
  return (
    <header className="border-b pb-28">
      {picture && (
        <div className="seek-picture">
          <img alt="" src={picture} />
        </div>
      )}
      <h1 className="mt-28 text-38 font-semibold">{title}</h1>
      {status}
      {description && (
        <div className="mt-20">
          <FoldedText t={t} text={description} />
        </div>
      )}
      {send}
    </header>
  );
}

/** Renders the start of a coming call, otherwise its end. */
function SeekPeriod({
  seek: { state, startsAt, endsAt },
  t,
}: {
  seek: Seek;
  t: CommunityView['t'];
}) {
  const at = state === 'coming' ? startsAt : endsAt;
  if (at === null) return null;
  const date = formatExactTime(at, t);
  return <span>{t(state === 'coming' ? 'seek.from' : 'seek.until', { date })}</span>;
}
