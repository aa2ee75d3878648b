import { formatJsonLd } from '../../model/jsonLd.ts';
import type { PeopleViewProps } from '../../ui/people/view.ts';
import { ActivityView } from './ActivityView.tsx';
import { eventOf } from './event.ts';

/** Renders an activity in a baked page, whose text is already sanitised. */
export function BakedActivity({ data, view }: PeopleViewProps<'activityDetail'>) {
  const { html } = data.activity;
  const event = eventOf(data.activity);
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
