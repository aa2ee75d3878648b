import { Search } from 'lucide';
import { readSettings } from '../../host/settings.ts';
import { writeTabParam } from '../../host/tabParam.ts';
import type { CommunityMessageKey, CommunityTranslate } from '../../i18n/translate.ts';
import { useTabKeys } from '../../islands/list/useTabKeys.ts';
import type { RankPeriod } from '../../model/community/communityTypes.ts';
import type { RankRow } from '../../model/community/rank.ts';
import { isVotingPeriod, PERIOD_PARAM, RANK_PERIODS } from '../../model/community/rankPeriod.ts';
import { linkTo } from '../../routes.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import type { CommunityMetadata, CommunityView } from '../../ui/community/communityView.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { type RankState, retryRank, showRankPeriod } from './accountRank.state.ts';

interface RankViewProps {
  readonly state: RankState;
  readonly view: CommunityView;
}

const PERIOD_MESSAGE_KEYS = [
  'rank.week',
  'rank.lastWeek',
  'rank.month',
  'rank.lastMonth',
] as const satisfies readonly CommunityMessageKey[];

const tabId = (period: string) => `rank-tab-${period}`;
const PANEL = 'rank-list';

const showPeriodTab = (name: string) => {
  const period = RANK_PERIODS.find((known) => String(known) === name) ?? 0;
  writeTabParam(period === 0 ? '' : name, PERIOD_PARAM);
  showRankPeriod(readSettings(), period);
};

/** Renders the influence ranking: periods, search, and accounts by rank. */
export function RankView({ state, view }: RankViewProps) {
  const { t, base } = view;
  return (
    <>
      <div className="rank-head">
        <h1 className="rank-title">{t('rank.title')}</h1>
        <a className="rank-rules" href={linkTo('xyRules', {}, base)}>
          {t('rank.rules')}
        </a>
      </div>
      <RankSearch t={t} />
      <Periods current={state.period} t={t} />
      <div aria-labelledby={tabId(String(state.period))} id={PANEL} role="tabpanel">
        <Rows state={state} view={view} />
      </div>
    </>
  );
}

function Periods({ current, t }: { readonly current: RankPeriod; readonly t: CommunityView['t'] }) {
  const onKeyDown = useTabKeys(RANK_PERIODS.map(String), String(current), showPeriodTab, tabId);
  return (
    <div aria-label={t('rank.periods')} className="line-tabs" onKeyDown={onKeyDown} role="tablist">
      {RANK_PERIODS.map((period) => (
        <button
          key={period}
          aria-controls={PANEL}
          aria-selected={period === current}
          className="line-tab"
          id={tabId(String(period))}
          onClick={() => showPeriodTab(String(period))}
          role="tab"
          tabIndex={period === current ? 0 : -1}
          type="button"
        >
          {t(PERIOD_MESSAGE_KEYS[period])}
        </button>
      ))}
    </div>
  );
}

function Rows({ state, view }: RankViewProps) {
  const { list, key, period } = state;
  const { t } = view;
  const isOpen = isVotingPeriod(period);
  if (list.state === 'loading') return <RowsSkeleton label={t('state.loading')} />;
  if (list.state === 'failed') {
    return (
      <Failure heading="h2" kind={list.kind} onRetry={() => retryRank(readSettings())} t={t} />
    );
  }
  const isSearch = key.trim() !== '';
  if (list.rows.length === 0) {
    return (
      <p className="rank-none" role="status">
        {isSearch ? t('rank.notFound', { key: key.trim() }) : t('rank.none')}
      </p>
    );
  }
  return (
    <>
      {isSearch && (
        <p className="sr-only" role="status">
          {t('rank.found', { n: list.rows.length })}
        </p>
      )}
      <ol>
        {list.rows.map((row) => (
          <RankItem key={row.id} isOpen={isOpen} row={row} view={view} />
        ))}
      </ol>
      {!isOpen && <p className="rank-past">{t('rank.past')}</p>}
    </>
  );
}

/** Maximum number of characters of the search text. */
const MAX_KEY = 30;

/**
 * Renders the search field, which filters the accounts by name while typing. The template listens to
 * it, and React never sets its text: one that is typed or composed during hydration would be lost.
 */
const RankSearch = ({ t }: { readonly t: CommunityTranslate }) => (
  <form className="rank-search">
    <Icon className="rank-search-icon" icon={Search} />
    <input
      aria-label={t('rank.search')}
      className="rank-input"
      enterKeyHint="search"
      maxLength={MAX_KEY}
      placeholder={t('rank.search')}
      type="search"
    />
  </form>
);

interface RankItemProps {
  readonly row: RankRow;
  /** Whether readers can vote in the period that is shown. */
  readonly isOpen: boolean;
  readonly view: Pick<CommunityView, 't' | 'base'>;
}

/** Renders an account of the ranking: rank, name, influence, and a vote button. */
function RankItem({ row, isOpen, view: { t, base } }: RankItemProps) {
  const { id, name, icon, influence, rank, canHit } = row;
  const href = linkTo('xyDetail', { id }, base);
  const content = (
    <>
      <Avatar name={name} size="large" src={icon} />
      <span className="rank-words">
        <span className="rank-name">{name}</span>
        <span className="rank-influence">{t('rank.influence', { n: influence })}</span>
      </span>
    </>
  );
  return (
    <li className="rank-item">
      <span className={rank !== null && rank <= 3 ? 'rank-place rank-first' : 'rank-place'}>
        <span aria-hidden="true">{rank ?? '–'}</span>
        <span className="sr-only">
          {rank === null ? t('rank.noPlace') : t('rank.place', { n: rank })}
        </span>
      </span>
      <a className="rank-link" href={href}>
        {content}
      </a>
      {isOpen && (
        <button
          aria-pressed={!canHit}
          className="follow tap"
          data-act="hit"
          data-id={id}
          type="button"
        >
          {t(canHit ? 'rank.hit' : 'rank.hitDone')}
          <span className="sr-only"> {name}</span>
        </button>
      )}
    </li>
  );
}

/** Returns the metadata of the rank of accounts. */
export const describeRank = ({ t, base, config }: CommunityView): CommunityMetadata => ({
  name: t('rank.title'),
  description: t('rank.rulesWhatText'),
  pictures: [config.appShareLogo].filter(Boolean),
  path: linkTo('xyListShare', {}, base),
  object: 5,
  // The page is not about one account.
  id: '',
});
