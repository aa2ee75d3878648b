import type { Activity, ActivityVote, Entry } from '../../model/activity/detail.ts';
import { startsWithLabel } from '../../model/article/rowMeta.ts';
import { formatJsonLd } from '../../model/jsonLd.ts';
import { formatDescription } from '../../model/text.ts';
import { formatSiteIso } from '../../model/time.ts';
import { linkTo } from '../../routes.ts';
import { AdBlock } from '../../ui/AdBlock.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import type {
  CommunityComposition,
  CommunityViewProps,
  JoinView,
} from '../../ui/community/communityView.ts';
import { DaySpan } from '../../ui/DaySpan.tsx';
import { Message } from '../../ui/Message.tsx';
import { SanitisedProse } from '../../ui/SanitisedProse.tsx';
import { ActivityFacts } from './ActivityFacts.tsx';
import { ApplyButton } from './ApplyButton.tsx';

/**
 * Renders an activity: facts, ad, text, which has passed the sanitiser, votes, latest sign-ups, and
 * the sign-up button.
 */
function ActivityView({ data, view }: CommunityViewProps<'activityDetail'>) {
  const { activity, ad, entries, votes } = data;
  const { id, title, tag, abstract, picture, html } = activity;
  const event = createEventJsonLd(activity);
  const { t } = view;
  return (
    <>
      {picture && (
        <div className="join-head">
          <img alt="" fetchPriority="high" src={picture} />
        </div>
      )}
      <article>
        {tag && !startsWithLabel(title, tag) && <p className="join-tag">{tag}</p>}
        <h1 className="join-headline">{title}</h1>
        <ActivityFacts activity={activity} view={view} />
        <AdBlock side="top" slot={ad} t={t} />
        {abstract && <p className="join-abstract">{abstract}</p>}
        <SanitisedProse html={html} />
      </article>
      <ActivityVotes id={id} view={view} votes={votes} />
      <LatestSignUps entries={entries} t={t} />
      <ApplyButton activity={activity} view={view} />
      {event && (
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that closes no element
          dangerouslySetInnerHTML={{ __html: formatJsonLd(event) }}
          type="application/ld+json"
        />
      )}
    </>
  );
}

/** The page of an activity. */
export const ACTIVITY_DETAIL = {
  View: ActivityView,
  describe: ({ activity: { id, title, abstract, html, picture, shareClosed } }, { base }) => ({
    name: title,
    description: abstract || formatDescription(html),
    pictures: [picture].filter(Boolean),
    path: linkTo('activityDetail', { id }, base),
    object: 4,
    id,
    shareClosed,
  }),
  sanitise: (data, sanitise) => ({
    ...data,
    activity: { ...data.activity, html: sanitise(data.activity.html) },
  }),
} satisfies CommunityComposition<'activityDetail'>;

interface LatestSignUpsProps {
  readonly entries: readonly Entry[];
  readonly t: JoinView['t'];
}

/** Renders the latest sign-ups, as many as the loader returned. */
function LatestSignUps({ entries, t }: LatestSignUpsProps) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2 className="join-title">
        <Message k="activity.entries" t={t} />
      </h2>
      <ul className="entries">
        {entries.map(({ name, icon, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names are masked, several may be the same
          <li key={`${at}-${name}-${index}`} className="entry">
            <Avatar name={name} src={icon} />
            <span className="entry-name">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the schema.org Event of an activity; null without a start time, which Event requires. */
export function createEventJsonLd(activity: Activity): object | null {
  const { title, abstract, picture, startsAt, endsAt, place, organizer } = activity;
  if (startsAt === null) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    ...(abstract && { description: abstract }),
    ...(picture && { image: [picture] }),
    startDate: formatSiteIso(startsAt),
    ...(endsAt !== null && { endDate: formatSiteIso(endsAt) }),
    ...(place && { location: { '@type': 'Place', name: place, address: place } }),
    ...(organizer && { organizer: { '@type': 'Organization', name: organizer } }),
  };
}

interface ActivityVotesProps {
  /** Id of the activity. */
  readonly id: string;
  readonly votes: readonly ActivityVote[];
  readonly view: Pick<JoinView, 't' | 'base' | 'now'>;
}

/** Renders links to the votes of an activity. */
function ActivityVotes({ id, votes, view }: ActivityVotesProps) {
  const { t, base, now } = view;
  if (votes.length === 0) return null;
  return (
    <section>
      <h2 className="join-title">
        <Message k="activity.votes" t={t} />
      </h2>
      <ul>
        {votes.map((vote) => (
          <li key={vote.id} className="join-row">
            <a className="join-link" href={linkTo('activityVote', { linkID: vote.id, id }, base)}>
              <span className="join-words">
                <span className="join-name">
                  {vote.title || <Message k="activity.vote" t={t} />}
                </span>
                {(vote.startsAt !== null || vote.endsAt !== null) && (
                  <span className="join-meta">
                    <DaySpan from={vote.startsAt} hour now={now} t={t} until={vote.endsAt} />
                  </span>
                )}
              </span>
              <span aria-hidden="true" className="join-more" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
