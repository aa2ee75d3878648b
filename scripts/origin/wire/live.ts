import type { EditionArticle } from '../../edition/types.ts';
import type { Addresses } from './addresses.ts';
import { formatStoragePath, titlePicturesOf } from './pictures.ts';
import { formatChinaTime, parseChinaTime } from './time.ts';

/** The live fields of an item or article (interop section 5, Live); none for other kinds. */
export function formatLive(article: EditionArticle, addresses: Addresses) {
  const { live } = article;
  if (!live) return {};
  const [banner = 'stage-1'] = titlePicturesOf(article);
  return {
    liveType: 1,
    liveStatus: live.status,
    liveStartTime: formatChinaTime(parseChinaTime(live.startsAt)),
    liveContent: article.abstract ?? '',
    config: {
      appBanner: formatStoragePath(banner, article.id),
      appBannerUrl: addresses.picture(banner),
      webBanner: '',
      users: [],
      videos: [
        {
          line: '1',
          lineName: '线路一',
          type: 1,
          // A string here, a number on the item.
          status: String(live.status),
          streamID: '',
          appLiveUrl: live.liveUrl ? addresses.file(live.liveUrl) : '',
          webLiveUrl: live.liveUrl ? addresses.file(live.liveUrl) : '',
          appPlaybackUrl: live.playbackUrl ? addresses.file(live.playbackUrl) : '',
          webPlaybackUrl: live.playbackUrl ? addresses.file(live.playbackUrl) : '',
          appBanner: formatStoragePath(banner, article.id),
          webBanner: '',
        },
      ],
    },
  };
}
