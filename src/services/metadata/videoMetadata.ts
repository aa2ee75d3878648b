import { setVideoMetadata } from '../../host/document/setVideoMetadata.ts';
import type { Locale } from '../../i18n/locales.ts';
import { LANG_OF } from '../../i18n/translate.ts';
import { detectLang } from '../../model/article/language.ts';
import type { PageFacts } from '../../model/metadata.ts';
import type { ShortVideo, VideoShareInfo, VideoSite } from '../../model/mvod/normaliseMvod.ts';
import { createVideoMetadata } from '../../model/mvod/videoMetadata.ts';
import { linkTo } from '../../routes.ts';
import type { Settings } from '../../settings.ts';

interface VideoMetadataOptions {
  readonly settings: Settings;
  readonly site: VideoSite;
  readonly locale: Locale;
  readonly share: VideoShareInfo | null;
}

/**
 * Returns the metadata for sharing a video. Its canonical address is always the page that shows
 * this video alone.
 */
export const describeVideo = (video: ShortVideo, around: VideoMetadataOptions): PageFacts => {
  const { settings, site, locale, share } = around;
  return createVideoMetadata(video, {
    share,
    canonical: settings.siteUrl + linkTo('mvodShare', { id: video.id }, settings.siteBase),
    siteName: site.name,
    siteImage: site.image,
    lang: detectLang(`${video.title} ${video.description}`) ?? LANG_OF[locale],
  });
};

/** Applies the metadata of a video to the document, and counts its view. */
export function updateVideoMetadata(
  route: 'mvodShare' | 'minVideoDetail',
  video: ShortVideo,
  around: VideoMetadataOptions,
): void {
  const { settings } = around;
  setVideoMetadata({
    ...describeVideo(video, around),
    id: video.id,
    address: route === 'minVideoDetail' ? linkTo(route, { id: video.id }, settings.siteBase) : '',
  });
  import('../statistics/videoEvents.ts').then(
    ({ recordVideoVisit }) => recordVideoVisit(settings, video.id),
    () => {},
  );
}
