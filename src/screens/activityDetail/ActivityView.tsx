import { formatJsonLd } from '../../model/jsonLd.ts';
import { formatDescription } from '../../model/text.ts';
import { linkTo } from '../../routes.ts';
import { AdBlock } from '../../ui/AdBlock.tsx';
import type { CommunityComposition, CommunityViewProps } from '../../ui/community/communityView.ts';
import { SanitisedProse } from '../../ui/SanitisedProse.tsx';
import { ActivityFacts } from './ActivityFacts.tsx';
import { ActivityVotes } from './ActivityVotes.tsx';
import { ApplyButton } from './ApplyButton.tsx';
import { createEventJsonLd } from './createEventJsonLd.ts';
import { LatestSignUps } from './LatestSignUps.tsx';

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
        {tag && <p className="join-tag">{tag}</p>}
        <h1 className="join-headline">{title}</h1>
        <ActivityFacts activity={activity} t={t} />
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
