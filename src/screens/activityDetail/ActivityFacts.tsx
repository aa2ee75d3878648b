import type { Translate } from '../../i18n/translate.ts';
import type { Activity } from '../../model/activity/detail.ts';
import { formatCount } from '../../model/article/counts.ts';
import { formatDate, formatSiteIso } from '../../model/time.ts';
import type { JoinView } from '../../ui/community/communityView.ts';
import { Fact } from '../../ui/join/Fact.tsx';
import { ExactTime } from '../../ui/Timestamp.tsx';

interface ActivityFactsProps {
  readonly activity: Activity;
  readonly t: JoinView['t'];
}

/** Renders the times, venue and organizer of an activity, and its counts. */
export function ActivityFacts({ activity, t }: ActivityFactsProps) {
  const { signUpFrom, signUpUntil, startsAt, endsAt, place, organizer } = activity;
  const { takesSignUps, participants, capacity, views } = activity;
  return (
    <dl className="join-facts">
      {takesSignUps && (signUpFrom !== null || signUpUntil !== null) && (
        <Fact name="activity.signUpTime" t={t}>
          <TimeSpan from={signUpFrom} until={signUpUntil} t={t} />
        </Fact>
      )}
      {(startsAt !== null || endsAt !== null) && (
        <Fact name="activity.time" t={t}>
          <TimeSpan from={startsAt} until={endsAt} t={t} />
        </Fact>
      )}
      {place && (
        <Fact name="activity.place" t={t}>
          {place}
        </Fact>
      )}
      {organizer && (
        <Fact name="activity.organizer" t={t}>
          {organizer}
        </Fact>
      )}
      {takesSignUps && (
        <Fact name="activity.joined" t={t}>
          <span data-fact="participants">{formatCount(participants)}</span>
          {capacity !== null && ` / ${capacity}`}
        </Fact>
      )}
      {views > 0 && (
        <Fact name="activity.views" t={t}>
          <span data-fact="views">{formatCount(views)}</span>
        </Fact>
      )}
    </dl>
  );
}

interface TimeSpanProps {
  readonly from: number | null;
  readonly until: number | null;
  readonly t: Translate;
}

/** Renders a time span to the minute, in the site's time zone; a shared day is written once. */
export function TimeSpan({ from, until, t }: TimeSpanProps) {
  const isOneDay = from !== null && until !== null && dayOf(from) === dayOf(until);
  return (
    <>
      {from !== null && <ExactTime at={from} t={t} />}
      {' – '}
      {until !== null &&
        (isOneDay ? (
          <time dateTime={formatSiteIso(until)}>{formatDate(until, 'HH:mm')}</time>
        ) : (
          <ExactTime at={until} t={t} />
        ))}
    </>
  );
}

const dayOf = (at: number) => formatDate(at, 'YYYY-MM-DD');
