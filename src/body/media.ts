import type { AudioItem, VideoItem } from '../model/article/types.ts';
import { filterImageLink } from '../model/link.ts';
import { audioTitle } from './audioTitle.ts';
import type { BodyContext, MediaSegment } from './types.ts';

/**
 * The end of an address decides what it is played as, whichever list it came in: audio for
 * .mp3 (product 5.11) and the other audio formats that browsers play, video for the rest.
 */
export const isAudioUrl = (url: string) =>
  /\.(?:mp3|m4a|aac|wav|og[ga]|opus|flac)(?:[?#]|$)/i.test(url);

export function videoSegment(item: VideoItem, context: BodyContext): MediaSegment {
  if (isAudioUrl(item.url)) {
    return audioSegment({ ...item, title: '', titleType: 0, audioTitle: '' }, context);
  }
  const { url, description, durationS, vertical, selfMedia, captions } = item;
  const poster = filterImageLink(item.poster);
  const film = { url, poster, description, durationS, vertical, selfMedia };
  return { kind: 'video', video: { ...film, ...(captions && { captions }) } };
}

export function audioSegment(item: AudioItem, context: BodyContext): MediaSegment {
  if (!isAudioUrl(item.url)) {
    return videoSegment({ ...item, poster: '', vertical: false }, context);
  }
  const { url, description, durationS } = item;
  const title = audioTitle(item, context.input.title, context.options);
  return { kind: 'audio', audio: { url, title, description, durationS } };
}
