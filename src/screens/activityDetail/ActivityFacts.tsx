import type { Activity } from '../../model/activity/detail.ts';
import { formatMapAddress } from '../../model/activity/formatMapAddress.ts';
import { formatCount } from '../../model/article/counts.ts';
import { CalendarButton } from '../../ui/CalendarButton.tsx';
import type { JoinView } from '../../ui/community/communityView.ts';
import { DaySpan } from '../../ui/DaySpan.tsx';
import { Fact } from '../../ui/join/Fact.tsx';
import { Message } from '../../ui/Message.tsx';

interface ActivityFactsProps {
  readonly activity: Activity;
  readonly view: Pick<JoinView, 'now' | 't' | 'mapUrl'>;
}

/** Renders the times, venue and organizer of an activity, and its counts. */
export function ActivityFacts({ activity, view: { now, t, mapUrl } }: ActivityFactsProps) {
  const { signUpFrom, signUpUntil, title, startsAt, endsAt, place, organizer } = activity;
  const { takesSignUps, participants, capacity, views } = activity;
  const map = formatMapAddress(mapUrl, place);
  return (
    <dl className="join-facts">
      {takesSignUps && (signUpFrom !== null || signUpUntil !== null) && (
        <Fact name="activity.signUpTime" t={t}>
          <DaySpan from={signUpFrom} hour now={now} t={t} until={signUpUntil} />
        </Fact>
      )}
      {(startsAt !== null || endsAt !== null) && (
        <Fact name="activity.time" t={t}>
          <DaySpan from={startsAt} hour now={now} t={t} until={endsAt} />
          {startsAt !== null && (now === null || now < (endsAt ?? startsAt)) && (
            <CalendarButton event={{ name: title, startsAt, endsAt, place }} t={t} />
          )}
        </Fact>
      )}
      {place && (
        <Fact name="activity.place" t={t}>
          {place}
          {map && (
            <a className="beside-fact" href={map} rel="noopener noreferrer">
              <Message k="activity.map" t={t} />
            </a>
          )}
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
