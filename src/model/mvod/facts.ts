import { type MediaFacts, mediaFacts } from '../media/facts.ts';
import type { ShortVideo } from './types.ts';

/** Returns the player's facts of a short video, which starts again at its end. */
export const factsOf = (video: ShortVideo): MediaFacts =>
  mediaFacts({
    kind: 'video',
    url: video.url,
    title: video.title,
    poster: video.cover,
    durationS: video.durationS,
    vertical: video.vertical,
    loop: true,
  });
