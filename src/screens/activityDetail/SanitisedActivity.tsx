import { formatJsonLd } from '../../model/jsonLd.ts';
import type { CommunityViewProps } from '../../ui/community/communityView.ts';
import { SanitisedProse } from '../../ui/SanitisedProse.tsx';
import { ActivityView } from './ActivityView.tsx';
import { createEventJsonLd } from './activityDetailScreen.ts';

/** Renders an activity whose text has passed the sanitiser. */
export function SanitisedActivity({ data, view }: CommunityViewProps<'activityDetail'>) {
  const { html } = data.activity;
  const event = createEventJsonLd(data.activity);
  return (
    <>
      <ActivityView body={html ? <SanitisedProse html={html} /> : null} data={data} view={view} />
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
