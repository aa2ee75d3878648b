import type { Activity } from '../../model/activity/activityTypes.ts';
import { formatCount } from '../../model/article/counts.ts';
import type { JoinView } from '../../ui/community/communityView.ts';
import { Fact } from '../../ui/join/Fact.tsx';
import { TimeSpan } from './TimeSpan.tsx';

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
