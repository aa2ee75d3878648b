import { LANG_OF } from '../i18n/translate.ts';
import type { PageFacts } from '../model/column/facts.ts';
import { listMetadata } from '../model/column/metadata.ts';
import type { TimelineEntry } from '../model/timeline.ts';
import { linkTo } from '../routes.ts';
import type { DocumentSite } from './columnDocument.ts';
import type { AxisColumn } from './hotPointTimeAxis.ts';

/** What unfurls when a timeline is shared, and what search engines read. */
export function describeTimeline(
  { id, name, description, topPicture }: AxisColumn,
  entries: readonly TimelineEntry[],
  { settings, config, locale }: DocumentSite,
): PageFacts {
  const { siteUrl, siteBase } = settings;
  return listMetadata(
    {
      name,
      description: description || (entries[0]?.title ?? ''),
      pictures: [topPicture, ...entries.map(({ picture }) => picture)],
      items: entries.map(({ title, href }) => ({ title, link: href })),
    },
    {
      canonical: siteUrl + linkTo('hotPointTimeAxis', { id }, siteBase),
      siteUrl,
      siteName: config.siteName,
      siteImages: [config.appShareLogo, config.appLogo],
      maxTitleLength: config.article.maxTitleLength,
      lang: LANG_OF[locale],
    },
  );
}
