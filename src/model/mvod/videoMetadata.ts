import { originalImage } from '../cardImage.ts';
import { formatJsonLd } from '../jsonLd.ts';
import { filterMediaLink } from '../link.ts';
import { formatCards, type PageFacts } from '../metadata.ts';
import { cutDescription } from '../text.ts';
import { formatSiteIso } from '../time.ts';
import type { ShortVideo, VideoShareInfo } from './normaliseMvod.ts';

interface Surroundings {
  /** The editors' share texts; null while they are unknown. */
  readonly share: VideoShareInfo | null;
  /** Absolute address of the page. */
  readonly canonical: string;
  readonly siteName: string;
  /** Image for videos without a cover. */
  readonly siteImage: string;
  /** BCP 47. */
  readonly lang: string;
}

/** Returns title, share cards and JSON-LD of a video's page. */
export function createVideoMetadata(video: ShortVideo, around: Surroundings): PageFacts {
  const { share, canonical, siteName, lang } = around;
  const heading = share?.title || video.title || video.description || siteName;
  const description = share?.description || cutDescription(video.description);
  const image = originalImage(share?.image || video.cover || around.siteImage);
  const published = video.publishedAt === null ? '' : formatSiteIso(video.publishedAt);
  // An encrypted address is left out: no other program could open it.
  const mediaUrl = filterMediaLink(video.url);
  const size = (px: number) => (px > 0 ? String(px) : '');
  const type = 'video.other';
  const facts = { type, siteName, title: heading, description, canonical, image, lang };
  return {
    title: heading,
    description,
    canonical,
    cards: formatCards(facts, [
      ['og:video', mediaUrl],
      ['og:video:width', mediaUrl && size(video.width)],
      ['og:video:height', mediaUrl && size(video.height)],
      ['video:duration', size(Math.round(video.durationS))],
      ['video:release_date', published],
    ]),
    jsonLd: formatJsonLd({
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: heading,
      description: description || heading,
      ...(image && { thumbnailUrl: [image] }),
      ...(published && { uploadDate: published }),
      ...(video.durationS > 0 && { duration: `PT${Math.round(video.durationS)}S` }),
      ...(mediaUrl && { contentUrl: mediaUrl }),
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
