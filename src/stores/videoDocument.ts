import { showVideoDocument } from '../host/videoDocument.ts';
import type { Locale } from '../i18n/locales.ts';
import { LANG_OF } from '../i18n/translate.ts';
import { detectLang } from '../model/article/language.ts';
import type { PageFacts } from '../model/metadata.ts';
import type { ShortVideo, VideoShareInfo, VideoSite } from '../model/mvod/types.ts';
import { createVideoMetadata } from '../model/mvod/videoMetadata.ts';
import { linkTo } from '../routes.ts';
import type { Settings } from '../settings.ts';
import { visitVideo } from './videoEvents.ts';

interface Around {
  readonly settings: Settings;
  readonly site: VideoSite;
  readonly locale: Locale;
  readonly share: VideoShareInfo | null;
}

/**
 * What unfurls when a video is shared, from whichever of its pages: a shared link leads to
 * the page that shows this one video.
 */
export const describeVideo = (video: ShortVideo, around: Around): PageFacts => {
  const { settings, site, locale, share } = around;
  return createVideoMetadata(video, {
    share,
    canonical: settings.siteUrl + linkTo('mvodShare', { id: video.id }, settings.siteBase),
    siteName: site.name,
    siteImage: site.image,
    maxTitleLength: site.maxTitleLength,
    lang: detectLang(`${video.title} ${video.description}`) ?? LANG_OF[locale],
  });
};

/** Makes the document that of a video, and counts that it is shown. */
export function showVideo(
  route: 'mvodShare' | 'minVideoDetail',
  video: ShortVideo,
  around: Around,
): void {
  const { settings } = around;
  showVideoDocument({
    ...describeVideo(video, around),
    id: video.id,
    address: route === 'minVideoDetail' ? linkTo(route, { id: video.id }, settings.siteBase) : '',
  });
  void visitVideo(settings, video.id);
}
