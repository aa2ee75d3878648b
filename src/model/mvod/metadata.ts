import { formatJsonLd } from '../jsonLd.ts';
import { filterMediaLink } from '../link.ts';
import { formatDescription, formatPageTitle } from '../text.ts';
import { toChinaIso } from '../time.ts';
import type { ShortVideo, VideoShareInfo } from './types.ts';

interface Surroundings {
  /** What the editors want a share to say; null while that is not known. */
  readonly share: VideoShareInfo | null;
  /** The page that is shared, whole. */
  readonly canonical: string;
  readonly siteName: string;
  /** Stands in for a cover. */
  readonly siteImage: string;
  readonly maxTitleLength: number;
  /** BCP 47. */
  readonly lang: string;
}

export interface VideoMetadata {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** `property` of Open Graph or `name` of a Twitter card, and its content. */
  readonly cards: readonly (readonly [string, string])[];
  /** JSON-LD, safe to stand inside a script element. */
  readonly jsonLd: string;
}

/** What unfurls when a video is shared, and what search engines read. */
export function videoMetadata(video: ShortVideo, around: Surroundings): VideoMetadata {
  const { share, canonical, siteName, lang } = around;
  const heading = share?.title || video.title || video.description || siteName;
  const description = share?.description || formatDescription(video.description);
  const image = share?.image || video.cover || around.siteImage;
  const published = video.publishedAt === null ? '' : toChinaIso(video.publishedAt);
  // An encrypted address is none that others could open.
  const film = filterMediaLink(video.url);
  const size = (px: number) => (px > 0 ? String(px) : '');
  const cards = (
    [
      ['og:type', 'video.other'],
      ['og:site_name', siteName],
      ['og:title', heading],
      ['og:description', description],
      ['og:url', canonical],
      ['og:image', image],
      ['og:video', film],
      ['og:video:width', film && size(video.width)],
      ['og:video:height', film && size(video.height)],
      ['og:locale', lang.replace('-', '_')],
      ['video:duration', size(Math.round(video.durationS))],
      ['video:release_date', published],
      ['twitter:card', image ? 'summary_large_image' : 'summary'],
    ] as const
  ).filter(([, content]) => content !== '');
  return {
    title: formatPageTitle(heading, around.maxTitleLength),
    description,
    canonical,
    cards,
    jsonLd: formatJsonLd({
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: heading,
      description: description || heading,
      ...(image && { thumbnailUrl: [image] }),
      ...(published && { uploadDate: published }),
      ...(video.durationS > 0 && { duration: `PT${Math.round(video.durationS)}S` }),
      ...(film && { contentUrl: film }),
      ...(video.counts.clicks > 0 && {
        interactionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: { '@type': 'WatchAction' },
          userInteractionCount: video.counts.clicks,
        },
      }),
      inLanguage: lang,
      ...(video.author && { author: { '@type': 'Person', name: video.author } }),
      publisher: { '@type': 'NewsMediaOrganization', name: siteName },
      mainEntityOfPage: canonical,
    }),
  };
}
