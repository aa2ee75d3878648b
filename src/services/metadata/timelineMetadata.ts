import type { PageFacts } from '../../model/metadata.ts';
import type { TimelineColumn, TimelineEntry } from '../../model/timeline.ts';
import { linkTo } from '../../routes.ts';
import { type DocumentSite, describePage } from './pageMetadata.ts';

/** Returns the metadata of a timeline for sharing and for search engines. */
export function describeTimeline(
  { id, name, description, topPicture }: TimelineColumn,
  entries: readonly TimelineEntry[],
  site: DocumentSite,
): PageFacts {
  return describePage(
    {
      name,
      description: description || (entries[0]?.title ?? ''),
      pictures: [topPicture, ...entries.map(({ picture }) => picture)],
      path: linkTo('hotPointTimeAxis', { id }, site.settings.siteBase),
    },
    site,
    entries.map(({ title, href }) => ({ title, link: href })),
  );
}
