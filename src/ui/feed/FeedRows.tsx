import { decideActivityState } from '../../model/activity/activityState.ts';
import type { ActivityItem } from '../../model/activity/normaliseActivity.ts';
import type { FeedRow, ListAd } from '../../model/column/columnTypes.ts';
import { formatRowKey } from '../../model/column/feedRows.ts';
import { linkTo } from '../../routes.ts';
import { AdBlock } from '../AdBlock.tsx';
import { appLinkProps } from '../appLinkProps.ts';
import { DaySpan } from '../DaySpan.tsx';
import { LangText } from '../LangText.tsx';
import { Message } from '../Message.tsx';
import { FeedArticle } from './FeedArticle.tsx';
import { FeedImage } from './FeedImage.tsx';
import type { FeedView, RowHeading } from './feedView.ts';
import { LiveBlock } from './LiveBlock.tsx';
import { ModuleBlock } from './ModuleBlock.tsx';

interface FeedRowsProps {
  readonly rows: readonly FeedRow[];
  readonly view: FeedView;
  /** One level below the heading above the list. */
  readonly heading?: RowHeading | undefined;
  /** Whether the order is a rank, so that the rows have numbers. */
  readonly isRanked?: boolean;
}

/** Renders the rows of a list in order: articles, activities, broadcasts, modules and ads. */
export function FeedRows({ rows, view, heading = 'h2', isRanked = false }: FeedRowsProps) {
  const List = isRanked ? 'ol' : 'ul';
  return (
    <List className={isRanked ? 'feed feed-ranked' : 'feed'}>
      {rows.map((row) => (
        <li key={formatRowKey(row)} className={`row-item feed-${row.kind}`}>
          <Row heading={heading} row={row} view={view} />
        </li>
      ))}
    </List>
  );
}

function Row({ row, view, heading }: { row: FeedRow; view: FeedView; heading: RowHeading }) {
  switch (row.kind) {
    case 'article':
      return <FeedArticle heading={heading} item={row.item} view={view} />;
    case 'activity':
      return <ActivityRow activity={row.activity} heading={heading} view={view} />;
    case 'module':
      return <ModuleBlock heading={heading} module={row.module} view={view} />;
    case 'ad':
      return <AdRow ad={row.ad} view={view} />;
    case 'live':
      return <LiveBlock columnId={row.columnId} heading={heading} items={row.items} view={view} />;
    case 'slot':
      return <AdBlock side="list" slot={row.slot} t={view.t} />;
  }
}

interface AdRowProps {
  readonly ad: ListAd;
  readonly view: FeedView;
}

/** Renders an ad among the rows, with its label and its own frame. */
function AdRow({ ad, view: { t } }: AdRowProps) {
  const content = (
    <>
      <FeedImage height={Math.round(686 / ad.ratio)} src={ad.picture} width={686} />
      <p className="ad-words">
        <Message className="mark ad-word" t={t} k="ad.label" />
        <span className="ad-title">
          <LangText t={t} text={ad.title} />
        </span>
      </p>
    </>
  );
  if (ad.appLink) {
    return (
      <a className="row ad-row" {...appLinkProps(ad.appLink)}>
        {content}
      </a>
    );
  }
  if (ad.link === '') return <div className="row ad-row">{content}</div>;
  return (
    <a className="row ad-row" href={ad.link} rel="noopener nofollow sponsored">
      {content}
    </a>
  );
}

interface ActivityRowProps {
  readonly activity: ActivityItem;
  readonly view: FeedView;
  readonly heading: RowHeading;
}

const STATES = {
  coming: 'column.coming',
  open: 'column.open',
  over: 'column.over',
} as const;

/** Renders an activity: its dates, its state, and its number of participants. */
function ActivityRow({ activity, view, heading: Heading }: ActivityRowProps) {
  const { base, now, t } = view;
  const { id, title, picture, participants, startsAt, endsAt } = activity;
  // A baked page has no current time: it contains the dates without the state.
  const state = now === null ? null : decideActivityState(activity, now);
  const href = activity.url || linkTo('activityDetail', { id }, base);
  const content = (
    <>
      <div className="row-words">
        <Heading className="row-title feed-title">
          <LangText t={t} text={title} />
        </Heading>
      </div>
      {picture && (
        <div className="row-pictures">
          <FeedImage height={422} src={picture} width={750} />
        </div>
      )}
      <p className="row-meta feed-meta">
        {state && (
          <Message className={state === 'open' ? 'is-on' : undefined} t={t} k={STATES[state]} />
        )}
        <span>
          <DaySpan from={startsAt} now={now} t={t} until={endsAt} />
        </span>
        {participants > 0 && <Message t={t} k="column.joined" values={{ n: participants }} />}
      </p>
    </>
  );
  return (
    <a className={`row row-${picture ? 'wide' : 'text'}`} href={href}>
      {content}
    </a>
  );
}
