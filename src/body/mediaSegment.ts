import type { AudioItem, VideoItem } from '../model/article/articleTypes.ts';
import { filterImageLink } from '../model/link.ts';
import { decideAudioTitle } from './audioTitle.ts';
import type { BodyContext, MediaSegment } from './types.ts';

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
