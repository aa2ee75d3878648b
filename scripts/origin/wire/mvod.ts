import { REPORTERS } from '../../sample/reporters.ts';
import type { SampleShortVideo } from '../../sample/types.ts';
import { VIDEOS } from '../../sample/videos.ts';
import type { VideoCounts } from '../store/mvod.ts';
import type { Addresses } from './addresses.ts';
import { formatWireTime, parseChinaTime } from './time.ts';

// Guesses: no answer of a server with these objects is known (src/docs/wireFields.md).

type Wire = Record<string, unknown>;

const VERTICAL = 1;
const HORIZONTAL = 0;

/** Formats a short video (product 3.18, mvod). */
export function formatShortVideo(
  video: SampleShortVideo,
  counts: VideoCounts,
  addresses: Addresses,
): Wire {
  const { width, height, seconds } = findVideo(video);
  const author = REPORTERS.find(({ name }) => name === video.author);
  return {
    id: String(video.id),
    title: video.title,
    description: video.description,
    videoUrl: addresses.file(video.video),
    coverUrl: addresses.image(video.cover),
    duration: seconds,
    videoDirection: height > width ? VERTICAL : HORIZONTAL,
    width,
    height,
    authorName: video.author,
    authorIcon: author ? addresses.logo(`reporter-${author.id}.jpg`) : '',
    publishTime: formatWireTime(parseChinaTime(video.at)),
    categoryId: String(video.category),
    ...formatVideoCounts(video, counts),
  };
}

export const formatVideoCounts = (video: SampleShortVideo, counts: VideoCounts): Wire => ({
  countClick: counts.clicks,
  countPraise: counts.praises,
  countDiscuss: video.counts.comments,
  countShare: counts.shares,
});

/** Formats the files of a short video: the video and its cover. */
export const formatVideoAttachments = (
  video: SampleShortVideo,
  addresses: Addresses,
): readonly Wire[] => {
  const imageUrl = addresses.image(video.cover);
  return [
    {
      type: 2,
      url: addresses.file(video.video),
      imageUrl,
      duration: findVideo(video).seconds,
    },
    { type: 1, url: imageUrl, imageUrl, duration: 0 },
  ];
};

function findVideo({ video }: SampleShortVideo) {
  const found = VIDEOS.find(({ file }) => file === video);
  if (!found) throw new Error(`the sample content has no video ${video}`);
  return found;
}
