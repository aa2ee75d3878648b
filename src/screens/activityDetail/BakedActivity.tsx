import { formatJsonLd } from '../../model/jsonLd.ts';
import type { CommunityViewProps } from '../../ui/community/communityView.ts';
import { ActivityView } from './ActivityView.tsx';
import { createEventJsonLd } from './activityDetailScreen.ts';

/** Renders an activity in a baked page, whose text is already sanitised. */
export function BakedActivity({ data, view }: CommunityViewProps<'activityDetail'>) {
  const { html } = data.activity;
  const event = createEventJsonLd(data.activity);
  return (
    <>
      <ActivityView
        body={
          html ? (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the page has sanitised it
            <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
          ) : null
        }
        data={data}
        view={view}
      />
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
