import { decideActivityState } from '../../model/activity/activityState.ts';
import type { ActivityItem } from '../../model/activity/activityTypes.ts';
import { formatDate, formatSiteIso } from '../../model/time.ts';
import { linkTo } from '../../routes.ts';
import { LangText } from '../LangText.tsx';
import { Message } from '../Message.tsx';
import { FeedImage } from './FeedImage.tsx';
import type { FeedView, RowHeading } from './feedView.ts';

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
export function ActivityRow({ activity, view, heading: Heading }: ActivityRowProps) {
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
        {startsAt !== null && <Day at={startsAt} t={t} />}
        {startsAt !== null && endsAt !== null && '–'}
        {endsAt !== null && <Day at={endsAt} t={t} />}
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

const Day = ({ at, t }: { at: number; t: FeedView['t'] }) => (
  <time dateTime={formatSiteIso(at)}>{formatDate(at, t('time.date'))}</time>
);
