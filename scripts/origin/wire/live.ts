import type { SampleArticle, SampleCamera, SampleLive } from '../../sample/types.ts';
import type { Addresses } from './addresses.ts';
import { formatStoragePath, listTitleImages } from './images.ts';
import { formatChinaTime, parseChinaTime } from './time.ts';

/** `status` of a camera: live until the broadcast has ended. */
const LINE_LIVE = '1';
const LINE_PLAYBACK = '2';
const ENDED = 2;

/** Formats the live fields of an item or article (wire 5.16); {} for other kinds. */
export function formatLive(article: SampleArticle, addresses: Addresses) {
  const { live } = article;
  if (!live) return {};
  const banner = findBannerImage(article);
  return {
    liveType: 1,
    liveStatus: live.status,
    liveStartTime: formatChinaTime(parseChinaTime(live.startsAt)),
    liveContent: article.abstract ?? '',
    config: {
      appBanner: formatStoragePath(banner, article.id),
      appBannerUrl: addresses.image(banner),
      webBanner: '',
      users: [],
      videos: (live.lines ?? []).map((line, index) => ({
        line: String(index + 1),
        lineName: line.name,
        type: 1,
        // A string here, a number on the item.
        status: live.status === ENDED ? LINE_PLAYBACK : LINE_LIVE,
        streamID: '',
        ...formatLine(line, live, addresses),
        appBanner: formatStoragePath(banner, article.id),
        webBanner: '',
      })),
    },
  };
}

/** Returns the name of a broadcast's banner image. */
export const findBannerImage = (article: SampleArticle): string =>
  listTitleImages(article)[0] ?? 'stage-1';

/** Formats a camera: the stream before and during the broadcast, afterwards the recording, if any. */
function formatLine(line: SampleCamera, { status }: SampleLive, addresses: Addresses) {
  const isOver = status === ENDED;
  const stream = isOver ? null : readStream(line, addresses);
  const recording = isOver && line.recording ? addresses.file(line.recording) : '';
  return {
    appLiveUrl: stream?.app ?? '',
    webLiveUrl: stream?.web ?? '',
    appPlaybackUrl: recording,
    webPlaybackUrl: recording,
    playbackUrls: recording ? [recording] : [],
  };
}

/** Returns the addresses of a stream: FLV for the native app, HLS for browsers. */
function readStream({ stream, segments }: SampleCamera, addresses: Addresses) {
  const sample = segments ? addresses.segments(segments) : '';
  if (!stream) return { app: sample, web: sample };
  const { flv, segments: onAir } = addresses.stream(stream);
  return { app: flv, web: onAir };
}
