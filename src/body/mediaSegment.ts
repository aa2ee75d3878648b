import type { AudioItem, VideoItem } from '../model/article/articleTypes.ts';
import { filterImageLink } from '../model/link.ts';
import type { BodyContext, BodyOptions, MediaSegment } from './types.ts';

const DEFAULT_AUDIO_TITLE = '音频文件';

/**
 * Returns the displayed title of an audio, '' for none (product 5.13): for the site's type 0
 * none, for 2 the item's title or the default, for 3 the default, otherwise the item's title or
 * none. An item with title type 1 has the article's title.
 */
export function decideAudioTitle(
  item: Pick<AudioItem, 'title' | 'titleType' | 'audioTitle'>,
  articleTitle: string,
  options: Pick<BodyOptions, 'audioTitleType' | 'audioTitle'>,
): string {
  const fallback = options.audioTitle || DEFAULT_AUDIO_TITLE;
  const own = item.titleType === 1 ? articleTitle : item.audioTitle || item.title;
  switch (options.audioTitleType) {
    case 0:
      return '';
    case 2:
      return own || fallback;
    case 3:
      return fallback;
    default:
      return own;
  }
}

/**
 * Whether an address is played as audio, whichever list it was in: .mp3 (product 5.11) and
 * the other audio formats of browsers; all others are video.
 */
export const isAudioUrl = (url: string) =>
  /\.(?:mp3|m4a|aac|wav|og[ga]|opus|flac)(?:[?#]|$)/i.test(url);

export function createVideoSegment(item: VideoItem, context: BodyContext): MediaSegment {
  if (isAudioUrl(item.url)) {
    return createAudioSegment({ ...item, title: '', titleType: 0, audioTitle: '' }, context);
  }
  const { url, description, durationS, vertical, selfMedia, captions } = item;
  const poster = filterImageLink(item.poster);
  const facts = { url, poster, description, durationS, vertical, selfMedia };
  return { kind: 'video', video: { ...facts, ...(captions && { captions }) } };
}

export function createAudioSegment(item: AudioItem, context: BodyContext): MediaSegment {
  if (!isAudioUrl(item.url)) {
    return createVideoSegment({ ...item, poster: '', vertical: false }, context);
  }
  const { url, description, durationS, selfMedia } = item;
  const title = decideAudioTitle(item, context.input.title, context.options);
  return { kind: 'audio', audio: { url, title, description, durationS, selfMedia } };
}
